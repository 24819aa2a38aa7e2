import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';
import { town } from './town';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await town();
});
afterAll(() => geocoder?.close());

describe('two streets that meet', () => {
  it.each([
    'hoek Brink / Brinkstraat, Assen',
    'hoek Brinkstraat en Brink Assen',
    'Brink & Brinkstraat, Assen',
    'Assen, hoek van de Brink en de Brinkstraat',
    'Brink/Brinkstraat Assen',
  ])('%s: the street, where their addresses come nearest', (line) => {
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ level: 'street', id: null, number: null, city: 'Assen' });
    expect(best!.label).toMatch(/^(?:Brink \/ Brinkstraat|Brinkstraat \/ Brink), Assen$/);
    expect(['Brink', 'Brinkstraat']).toContain(best!.streetname);
    expect(best!.verdicts).toMatchObject({ streetname: 'nearest' });
    expect(best!.confidence).toBeGreaterThan(0.8);
    // Even numbers of Brink stand at 52.9922, odd ones of Brinkstraat at 52.994.
    expect(best!.latitude).toBeCloseTo(52.9931, 4);
  });

  it('parse gives both names', () => {
    expect(geocoder.parse('hoek Brink / Brinkstraat, Assen').fields).toEqual({
      streetname: 'Brink / Brinkstraat',
      city: 'Assen',
    });
  });

  it.each([
    ['KATIE RD / JACKSON CABIN RD, PHOENIX', /KATIE RD \/ JACKSON CABIN RD, PHOENIX/],
    ['BUTLER RD and 2ND AVE, PHOENIX', /BUTLER RD \/ 2ND AVE, PHOENIX/],
  ])(
    '%s: one of them alone, its name in part or without its number, does not hide the corner',
    async (line, label) => {
      using tiny = await tinyGeocoder({ code: 'US', name: 'United States' }, [
        'KATIE RD 14414; 21131; PHOENIX; PHOENIX; Maryland; 39.51,-76.62',
        'JACKSON CABIN RD 3; 21131; PHOENIX; PHOENIX; Maryland; 39.5101,-76.62',
        'BUTLER RD 2; 21131; PHOENIX; PHOENIX; Maryland; 39.52,-76.61',
        '2ND AVE 9; 21131; PHOENIX; PHOENIX; Maryland; 39.5201,-76.61',
      ]);
      const [best] = tiny.search(line);
      expect(best).toMatchObject({ level: 'street', verdicts: { streetname: 'nearest' } });
      expect(best!.label).toMatch(label);
      expect(best!.confidence).toBeGreaterThan(0.8);
    },
  );

  it('a postcode tells whether the corner is the meant one', async () => {
    using tiny = await tinyGeocoder({ code: 'FR', name: 'France' }, [
      'Rue Barbet 2; 32000; Auch; Auch; Gers; 43.65,0.58',
      'Avenue de Verdun 3; 32000; Auch; Auch; Gers; 43.6501,0.58',
    ]);
    const confidence = (line: string) => tiny.search(line)[0]!.confidence;
    expect(confidence('Rue Barbet / Avenue de Verdun, 32000 Auch')).toBeGreaterThan(0.95);
    expect(confidence('Rue Barbet / Avenue de Verdun - 94999 Iverny sur Seine')).toBeLessThan(0.8);
  });

  it('of streets in two towns no corner is made', () => {
    const [best] = geocoder.search('hoek Oude Molenweg / Herestraat');
    expect(best?.label ?? '').not.toContain('/');
  });
});

describe('the beginning of a postcode', () => {
  it.each(['9711 Groningen', '9711, Groningen'])('%s is the place', (line) => {
    expect(geocoder.search(line)[0]).toMatchObject({
      level: 'city',
      city: 'Groningen',
      streetname: null,
      verdicts: { postcode: 'partial' },
    });
  });

  it('in fields too; a place elsewhere is a conflict', () => {
    expect(geocoder.candidates({ postcode: '9401', city: 'Assen' })[0]).toMatchObject({
      level: 'city',
      verdicts: { city: 'exact', postcode: 'partial' },
    });
    expect(geocoder.candidates({ postcode: '9711', city: 'Assen' })[0]!.verdicts.postcode).toBe('conflict');
  });

  it('alone it names the cities that have it', () => {
    expect(
      geocoder.candidates({ postcode: '9401' }).map(({ label, verdicts }) => [label, verdicts.postcode]),
    ).toEqual([['Assen, Drenthe', 'partial']]);
  });

  it('gives each place once', () => {
    const ids = geocoder
      .search('9711 Groningen', { limit: 50 })
      .map(({ level, label }) => `${level} ${label}`);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
