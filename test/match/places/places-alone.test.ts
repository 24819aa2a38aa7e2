import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

describe('a place alone', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Ooievaarweg 1; 9711AA; Ternum; Ternum; Ternum; 53.2,6.5',
      'Ooievaarweg 3; 9711AB; Ternum; Ternum; Ternum; 53.21,6.5',
      'Lepelaarweg 5; 9411AA; Bielen; Midden-Ternum; Ternum; 52.9,6.5',
      'Grutterweg 7; 9401AA; Asbeek; Asbeek; Ternum; 53.0,6.6',
    ]);
  });
  afterAll(() => geocoder.close());
  const best = (line: string) => geocoder.search(line)[0]!;

  it('is the town, of which municipality and province of that name are no rivals', () => {
    const [town, ...others] = geocoder.search('Ternum');
    expect(town).toMatchObject({ level: 'city', advice: 'accept' });
    expect(town!.confidence).toBeGreaterThan(0.95);
    expect(others.map(({ level }) => level)).toEqual(expect.arrayContaining(['municipality', 'province']));
    for (const { confidence } of others) expect(confidence).toBeLessThan(0.5);
  });

  it.each([
    ['provincie Ternum', 'province'],
    ['prov. Ternum', 'province'],
    ['gemeente Ternum', 'municipality'],
  ])('%s: a word tells the level', (line, level) => expect(best(line)).toMatchObject({ level }));

  it('of that name is hardly meant by a word for a quarter in front', async () => {
    using french = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue Pasteur 1; 15000; Aurillac; Aurillac; Cantal',
    ]);
    expect(french.search('Quartier Aurillac')[0]!.advice).not.toBe('accept');
    expect(french.search('Aurillac')[0]).toMatchObject({ level: 'city', advice: 'accept' });
  });

  it('in front of its municipality is the town', () => {
    expect(best('Bielen, Midden-Ternum')).toMatchObject({ level: 'city', city: 'Bielen', advice: 'accept' });
  });

  it('beside another town, or a word that is not read, is not accepted', () => {
    expect(best('Bielen Asbeek')).toMatchObject({ advice: 'confirm' });
    expect(Object.values(best('Bielen Asbeek').verdicts)).toContain('conflict');
    expect(best('Xyzdorp, Ternum').advice).toBe('confirm');
  });
});
