import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** `1511/230`: house 1511 of the district, 230 of the street. People write either, mostly the second. */
describe('numbers of a street and of a district', () => {
  let geocoder: Geocoder;

  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'CZ', name: 'Česko' }, [
      'Vinohradská 1511/230; 100 00; Praha; Praha; Praha',
      'Vinohradská 230/12; 130 00; Praha; Praha; Praha',
      'Vinohradská 77; 130 00; Praha; Praha; Praha',
    ]);
  });
  afterAll(() => geocoder.close());

  it.each([
    ['230', '1511/230'],
    ['1511', '1511/230'],
    ['1511/230', '1511/230'],
    ['12', '230/12'],
    ['230/12', '230/12'],
    ['77', '77'],
  ])('%s is %s, sure', (number, written) => {
    const [match] = geocoder.candidates({ streetname: 'Vinohradská', number, city: 'Praha' });
    expect(match).toMatchObject({ level: 'address', advice: 'accept' });
    expect(match!.label).toContain(`Vinohradská ${written}, `);
  });

  it('a number that neither part has is missing', () => {
    const [match] = geocoder.candidates({ streetname: 'Vinohradská', number: '511', city: 'Praha' });
    expect(match!.verdicts.number).not.toBe('exact');
    expect(match!.advice).not.toBe('accept');
  });

  it('the number of the street is completed while it is typed', () => {
    const labels = geocoder.suggest('Vinohradská 23').map(({ label }) => label);
    expect(labels.sort()).toEqual(['Vinohradská 1511/230, 100 00 Praha', 'Vinohradská 230/12, 130 00 Praha']);
  });
});
