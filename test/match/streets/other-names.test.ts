import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../../src/index';
import { bilingual } from '../bilingual';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = Geocoder.open(
    await bilingual(['nl,fr', 'Wetstraat,Chaussée de Saint-Job', 'Kerkstraat,Place Eugène Flagey']),
  );
});
afterAll(() => geocoder.close());

describe('a misspelt alias of a street: the official name is no evidence against it', () => {
  it.each([
    ['without its small words, abbreviated', 'Chée St Job 16 Bruxelles', 'Wetstraat'],
    ['with a slip', '16 chausée de saint-job, Brussel', 'Wetstraat'],
    ['with a slip in its last word', 'Chaussée de Saint-Jop 18, 1000 Bruxelles', 'Wetstraat'],
    ['without its first name', '4 place Flagey Bruxelles', 'Kerkstraat'],
  ])('%s: %s', (_, line, streetname) => {
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ level: 'address', streetname });
    expect(best!.confidence).toBeGreaterThan(0.8);
  });

  it('another type is still another street', () => {
    for (const { confidence, level } of geocoder.search('Avenue de Saint-Job 16 Bruxelles'))
      expect(confidence < 0.8 || level === 'municipality' || level === 'city').toBe(true);
  });
});

describe('initials in an alias', () => {
  it.each([
    ['one', 'Place E. Flagey 4, 1000 Bruxelles'],
    ['a second one that the alias lacks', 'Place E. J. Flagey 4, 1000 Bruxelles'],
    ['both without spaces', '4 place E.J.Flagey, 1000 Bruxelles'],
  ])('%s: %s', (_, line) =>
    expect(geocoder.search(line)[0]).toMatchObject({
      level: 'address',
      streetname: 'Kerkstraat',
      number: '4',
    }),
  );

  it('of another person find nothing', () => {
    const [best] = geocoder.search('Place M. K. Flagey 4, 1000 Bruxelles');
    expect(best!.advice).not.toBe('accept');
  });
});
