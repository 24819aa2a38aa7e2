import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** Lines whose town the data lack: the words and the conventions of the country decide what is what. */
describe('a line that the data do not have', () => {
  let italy: Geocoder;
  let germany: Geocoder;
  let netherlands: Geocoder;
  beforeAll(async () => {
    italy = await tinyGeocoder({ code: 'IT', name: 'Italia' }, [
      'Via Corallina 64; 20121; Torrebruna; Torrebruna; Chieti; 45.46, 9.19',
      'Via Corallina 73/a; 20121; Torrebruna; Torrebruna; Chieti; 45.46, 9.2',
      'Via Ombra 1; 20122; Torrebruna; Torrebruna; Chieti; 45.47, 9.2',
      'Via Fano 1; 20122; Torrebruna; Torrebruna; Chieti; 45.48, 9.2',
    ]);
    germany = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
      'Turm 1; 04999; Nebelstadt; Nebelstadt; Sachsen; 51.3, 12.4',
      'Hoher Weg 18; 04999; Nebelstadt; Nebelstadt; Sachsen; 51.31, 12.41',
      'Dornstr. 15; 04999; Nebelstadt; Nebelstadt; Sachsen; 51.32, 12.42',
    ]);
    netherlands = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Middenweg 2; 9999AB; Nergenshuizen; Nergenshuizen; Groningen; 53.2, 6.5',
      'Dorpsstraat 5; 9998AB; Verweg; Verweg; Groningen; 53.3, 6.6',
    ]);
  });

  it.each([
    ['a place of few letters is no suffix', 'via collina 28 fabro', 'via collina', '28', 'fabro'],
    [
      'nor behind a street that the data have elsewhere',
      'via corallina 28 fabro',
      'via corallina',
      '28',
      'fabro',
    ],
    ['nor behind an unknown postcode', 'via tonda, 1 61032 fabro', 'via tonda', '1', 'fabro'],
    [
      'a street type makes a street',
      'via mario de prati, 00185 fabro',
      'via mario de prati',
      undefined,
      'fabro',
    ],
  ])('Italy: %s: %s', (_, line, streetname, number, city) => {
    const { fields } = italy.parse(line);
    expect(fields).toMatchObject({ streetname, city });
    expect(fields.number).toBe(number);
    expect(fields.suffix).toBeUndefined();
  });

  it.each([
    ['a street whose name holds that of another', 'Am Turm 1, 65183 Sonnental', 'Am Turm', '1', 'Sonnental'],
    [
      'a street of another name with the same type',
      'Gnomer Weg 18, Sonnental',
      'Gnomer Weg',
      '18',
      'Sonnental',
    ],
    ['postcode and place are no suffix', 'dornstr. 415 44809 bornum', 'dornstr.', '415', 'bornum'],
  ])('Germany: %s: %s', (_, line, streetname, number, city) =>
    expect(germany.parse(line).fields).toMatchObject({ streetname, number, city }),
  );

  it('Italy: words before a street type are a company', () =>
    expect(italy.parse('Studio Rossetti Via Tonda 56 61032 Fabro')).toMatchObject({
      fields: { streetname: 'Via Tonda', number: '56', city: 'Fabro', postcode: '61032' },
      leftOver: ['Studio Rossetti'],
    }));

  it('Germany: a city that stands with its postcode in front', () =>
    expect(germany.parse('65183 Sonnental, Am Brunnen 3').fields).toEqual({
      streetname: 'Am Brunnen',
      number: '3',
      city: 'Sonnental',
      postcode: '65183',
    }));

  it.each([
    ['Via Tonda 5, 61032 Fabro (PU)', { city: 'Fabro', province: 'PU' }],
    ['Via Tonda 5, 61032 Fabro Alto PU', { city: 'Fabro Alto', province: 'PU' }],
    ['Via Tonda 5, 61032 Fabro (it)', { city: 'Fabro' }],
  ])('Italy: the code of a province or of the country: %s', (line, places) => {
    const { streetname, number, postcode, ...others } = italy.parse(line).fields;
    expect([streetname, number, postcode]).toEqual(['Via Tonda', '5', '61032']);
    expect(others).toEqual(places);
  });

  it('Italy: a flat behind a number with its letter', () =>
    expect(italy.parse('Via Tonda 12/A int. 5, 00184 Fabro').fields).toMatchObject({
      streetname: 'Via Tonda',
      number: '12',
      suffix: 'A int. 5',
    }));

  it('a street of a known place that the data lack, though they have one with a part of its name', () =>
    expect(netherlands.parse('Groene Middenweg 2, Verweg').fields).toMatchObject({
      streetname: 'Groene Middenweg',
      number: '2',
    }));

  it('is not taken for the same street in the town of the data', () =>
    expect(germany.search('Dornstr. 415, 44809 Bornum')[0]?.confidence ?? 0).toBeLessThan(0.3));

  it.each([
    ['Via Corallina 64 piano terra, Torrebruna', 'Via Corallina 64, 20121 Torrebruna'],
    ['Via Corallina 73a piano terra, Torrebruna', 'Via Corallina 73a, 20121 Torrebruna'],
    ['Via Corallina 73/A int. 5, 20121 Torrebruna', 'Via Corallina 73a, 20121 Torrebruna'],
  ])('a floor or a flat behind the number: %s', (line, label) => {
    const [found] = italy.search(line);
    expect(found?.label.replace('/', '')).toBe(label);
  });
});
