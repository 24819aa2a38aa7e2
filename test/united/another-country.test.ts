import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';

let both: Geocoder;

beforeAll(async () => {
  const dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Kerkstraat 101; 4461AB; Goes; Goes; Zeeland; 51.50,3.89',
    'Beestenmarkt 3; 4461AC; Goes; Goes; Zeeland; 51.51,3.88',
  ]);
  const icelandic = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Laugavegur 1; 101; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið; 64.15,-21.93',
  ]);
  both = Geocoder.open([dutch.directory, icelandic.directory]);
  dutch.close();
  icelandic.close();
});
afterAll(() => both.close());

it.each([
  ['Kerkstraat 101 Goes', 'Kerkstraat 101, 4461AB Goes'],
  ['Kerkstraet 101 Goes', 'Kerkstraat 101, 4461AB Goes'],
  ['Laugavegur 1, 101 Reykjavík', 'Laugavegur 1, 101 Reykjavík'],
])('%s is %s: its number is no postcode of the other country', (line, label) =>
  expect(both.search(line)[0]?.label).toBe(label),
);

it('a street that is in no data, with a number that is a postcode of another country, is no postcode there', () => {
  const [best] = both.search('Onbekendeweg 101 Goes');
  expect(best).toMatchObject({ label: 'Goes, Zeeland', level: 'city', advice: 'fix' });
});

it('words unread beside a postcode are most likely its street: nobody is told to accept the postcode', () => {
  const [best] = both.search('Hvergigata 101 Reykjavík');
  expect(best).toMatchObject({ level: 'postcode', postcode: '101', advice: 'fix' });
  expect(best?.verdicts.streetname).toBe('missing');
});

describe('streets of one name in two countries', () => {
  let rivals: Geocoder;

  beforeAll(async () => {
    const german = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
      'Bahnhofstr. 12; ; Kohlstadt; Kohlstadt; Westfalen; 51.45,7.01',
      'Ringstr. 60; ; Kohlstadt; Kohlstadt; Westfalen; 51.46,7.02',
      'Ringstr. 61; ; Kohlstadt; Kohlstadt; Westfalen; 51.46,7.03',
      'Im Grund 2; ; Kohlstadt; Kohlstadt; Westfalen; 51.46,7.04',
      'Fahrenweg 1; ; Kohlstadt; Kohlstadt; Westfalen; 51.47,7.02',
      'Fahrenweg 3; ; Kohlstadt; Kohlstadt; Westfalen; 51.47,7.021',
    ]);
    const swiss = await tinyGeocoder({ code: 'CH', name: 'Schweiz' }, [
      'Bahnhofstrasse 12; ; Uhrdorf; Uhrdorf; Seeland; 47.13,7.24',
      'Ring 6; ; Uhrdorf; Uhrdorf; Seeland; 47.14,7.25',
      'Im Grund 20; ; Uhrdorf; Uhrdorf; Seeland; 47.14,7.26',
      'Farenweg 2; ; Uhrdorf; Uhrdorf; Seeland; 47.15,7.26',
    ]);
    rivals = Geocoder.open([german.directory, swiss.directory]);
    german.close();
    swiss.close();
  });
  afterAll(() => rivals.close());

  it.each(['Bahnhofstrasse 12', 'Bahnhofstr. 12'])(
    'compete where one writes its type otherwise: %s',
    (line) => {
      for (const found of [
        rivals.search(line),
        rivals.candidates({ streetname: line.slice(0, -3), number: '12' }),
      ]) {
        expect(found.map(({ country }) => country).sort()).toEqual(['CH', 'DE']);
        expect(found[0]).toMatchObject({ advice: 'confirm', verdicts: { streetname: 'exact' } });
      }
    },
  );

  it.each([
    ['Bahnhofstrasse 12, Uhrdorf', 'Bahnhofstrasse 12, Uhrdorf'],
    ['Bahnhofstrasse 12, Kohlstadt', 'Bahnhofstr. 12, Kohlstadt'],
  ])('the place tells which is meant: %s', (line, label) =>
    expect(rivals.search(line)[0]).toMatchObject({ label, advice: 'accept' }),
  );

  it.each([
    ['Ring 6', 'Ring 6, Uhrdorf'],
    ['Im Grund 2', 'Im Grund 2, Kohlstadt'],
  ])('what is typed to its end in one stands before longer ones of another: %s', (typed, label) => {
    const [best] = rivals.suggest(typed);
    expect(best).toMatchObject({ label, verdicts: { streetname: 'exact', number: 'exact' } });
    expect(best?.confidence).toBeGreaterThan(0.8);
  });

  it('a name with a slip in one is beside the exact name of another', () => {
    const query = { streetname: 'Fahrenweg', number: '2' };
    const [alone] = rivals.candidates(query, { country: 'DE' });
    const [best, ...others] = rivals.candidates(query);
    expect(best).toMatchObject({ label: 'Fahrenweg, Kohlstadt', level: 'interpolated', advice: 'confirm' });
    expect(others.every(({ confidence }) => confidence < best!.confidence)).toBe(true);
    expect(alone!.confidence - best!.confidence).toBeLessThan(0.1);
  });
});
