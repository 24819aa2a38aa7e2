import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** The houses of a street, every tenth with another number behind it, if asked: `20`, `20/2`. */
function houses(street: string, city: string, flats: boolean): string[] {
  return Array.from({ length: 60 }, (_, index) => index + 1).flatMap((number) => {
    const rest = `; ; ${city}; ${city}; Maryland`;
    const house = `${street} ${number}${rest}`;
    return flats && number % 10 === 0
      ? [house, `${street} ${number}/1${rest}`, `${street} ${number}/2${rest}`]
      : [house];
  });
}

const COUNTRY = { code: 'US', name: 'United States' };

describe('a flat that is asked of a register without flats', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder(COUNTRY, [
      ...houses('Curlew Rd', 'Oxbow', false),
      'Curlew Rd 70/B; ; Oxbow; Oxbow; Maryland',
    ]);
  });
  afterAll(() => geocoder.close());
  const best = (line: string) => geocoder.search(line)[0]!;

  it.each([
    '12 Curlew Rd Apt 3, Oxbow',
    '12 Curlew Rd #3 Oxbow MD',
    '12 Curlew Rd apt3, Oxbow',
    '12 Curlew Rd Apt#3, Oxbow',
    '12 Curlew Rd Unit-3, Oxbow',
    '12 Curlew Rd Unit: 3, Oxbow',
    '12 Curlew Rd Ste.200, Oxbow',
    '12 Curlew Rd, Suite 200, Oxbow, MD',
    '12 Curlew Rd 1st floor front, Oxbow',
  ])('%s: the building is accepted, the unit is missing', (line) => {
    expect(best(line)).toMatchObject({
      level: 'building',
      number: '12',
      verdicts: { number: 'exact', suffix: 'missing' },
      advice: 'accept',
    });
  });

  it('a letter may be that of another house', () => {
    expect(best('12B Curlew Rd, Oxbow')).toMatchObject({
      verdicts: { suffix: 'missing' },
      advice: 'confirm',
    });
  });

  it('nor is the flat of a house with another letter accepted', () => {
    expect(best('12B Curlew Rd Apt 3, Oxbow')).toMatchObject({ number: '12', advice: 'confirm' });
  });

  it('fields are judged alike', () => {
    const [answer] = geocoder.candidates({
      streetname: 'Curlew Rd',
      number: '12',
      suffix: 'Apt 3',
      city: 'Oxbow',
    });
    expect(answer).toMatchObject({ level: 'building', verdicts: { suffix: 'missing' }, advice: 'accept' });
  });
});

it('a register with flats lacks the one that was asked', async () => {
  using geocoder = await tinyGeocoder(COUNTRY, houses('Curlew Rd', 'Oxbow', true));
  expect(geocoder.search('12 Curlew Rd Apt 3, Oxbow')[0]).toMatchObject({
    verdicts: { suffix: 'missing' },
    advice: 'confirm',
  });
});

describe('words for a part of the house that have no number', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder(COUNTRY, [
      ...houses('Curlew Rd', 'Oxbow', false),
      'Front St 12; ; Oxbow; Oxbow; Maryland',
      'Curlew Rd 12; ; Upper Tern; Upper Tern; Maryland',
    ]);
  });
  afterAll(() => geocoder.close());
  const best = (line: string) => geocoder.search(line)[0]!;

  it.each([
    '12 Curlew Rd Rear, Oxbow',
    '12 Curlew Rd Basement Oxbow',
    '12 Curlew Rd Front, Oxbow MD',
    '12 Curlew Rd Uppr, Oxbow',
    '12 Curlew Rd Lower Level, Oxbow',
  ])('%s: they are no part of a name', (line) => {
    expect(best(line)).toMatchObject({
      streetname: 'Curlew Rd',
      number: '12',
      city: 'Oxbow',
      verdicts: { number: 'exact' },
      advice: 'accept',
    });
  });

  it('where they are part of a name, they are read so', () => {
    expect(best('12 Front St, Oxbow')).toMatchObject({ streetname: 'Front St', advice: 'accept' });
    expect(best('12 Curlew Rd Upper Tern')).toMatchObject({ city: 'Upper Tern', advice: 'accept' });
  });
});

describe('a town in front of its state', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder(COUNTRY, [
      ...houses('Curlew Rd', 'Oxbow Timber', false),
      ...houses('Dunlin Rd', 'Ternville', false),
    ]);
  });
  afterAll(() => geocoder.close());
  const best = (line: string) => geocoder.search(line)[0]!;

  it.each(['12 Curlew Rd, Oxbow MD', '12 Curlew Rd Oxbow MD', '12 Curlew Rd, Oxbow, Maryland'])(
    '%s: is found by the beginning of its name',
    (line) => {
      expect(best(line)).toMatchObject({
        city: 'Oxbow Timber',
        verdicts: { city: 'alias' },
        advice: 'accept',
      });
    },
  );

  it('is found with a letter wrong', () => {
    expect(best('12 Dunlin Rd, Ternvile MD')).toMatchObject({
      city: 'Ternville',
      verdicts: { city: 'typo' },
      advice: 'accept',
    });
  });

  it('that the data lack contradicts', () => {
    expect(best('12 Dunlin Rd, Grebe Junction MD')).toMatchObject({
      verdicts: { city: 'conflict' },
      advice: 'confirm',
    });
  });
});

it('a person behind `presso` and a comma is no place near', async () => {
  using geocoder = await tinyGeocoder({ code: 'IT', name: 'Italia' }, [
    'Via Orti 8; 20139; Milano; Milano; Milano',
  ]);
  expect(geocoder.search('presso Rossi, Via Orti 8, Milano')[0]).toMatchObject({
    verdicts: { number: 'exact' },
    advice: 'accept',
  });
});

describe('a floor behind the number, in a register without flats', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, houses('Amselweg', 'Waldau', false));
  });
  afterAll(() => geocoder.close());

  it.each(['Amselweg 12 EG Waldau', 'Amselweg 12 DG, Waldau', 'Amselweg 12 Hinterhaus Waldau'])(
    '%s: the building is accepted',
    (line) => {
      expect(geocoder.search(line)[0]).toMatchObject({ number: '12', advice: 'accept' });
    },
  );

  it('a letter is that of another house', () => {
    expect(geocoder.search('Amselweg 12 B Waldau')[0]).toMatchObject({ number: '12', advice: 'confirm' });
  });
});
