// Titles and codes in fields of places. Each row: the fields, their verdict, and the advice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

const DATA = {
  NL: 'Hereweg 12; 9725AA; Groningen; Groningen; Groningen',
  CH: 'Höheweg 9; ; Biel/Bienne; Biel/Bienne; Bern',
  DE: 'Zollstraße 3; ; Essen; Essen; Nordrhein-Westfalen',
  IT: 'Via Brusuglio 78; 20161; Milano; Milano; Milano',
};
const ROWS = [
  ['NL', 'province', 'GR', 'abbreviation', 'accept'],
  ['NL', 'province', 'NL-GR', 'abbreviation', 'accept'],
  ['NL', 'province', 'NL-DR', 'conflict', 'confirm'],
  ['NL', 'province', 'Provincie Groningen', 'abbreviation', 'accept'],
  ['NL', 'city', 'Stad Groningen', 'alias', 'accept'],
  ['NL', 'city', 'Gemeente Groningen', 'abbreviation', 'accept'],
  ['CH', 'province', 'Kanton Bern', 'alias', 'accept'],
  ['CH', 'province', 'Canton de Berne', 'alias', 'accept'],
  ['CH', 'province', 'CH-BE', 'alias', 'accept'],
  ['CH', 'province', 'Kanton Wallis', 'conflict', 'confirm'],
  ['DE', 'province', 'NW', 'abbreviation', 'accept'],
  ['DE', 'province', 'DE-NI', 'conflict', 'confirm'],
  ['DE', 'city', 'Stadt Essen', 'alias', 'accept'],
  ['IT', 'city', 'Comune di Milano', 'alias', 'accept'],
  ['IT', 'province', 'Città metropolitana di Milano', 'alias', 'accept'],
  ['IT', 'province', 'Provincia di Roma', 'conflict', 'confirm'],
] as const;

describe.each(Object.entries(DATA))('places with a title, %s', (code, address) => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code, name: code }, [address]);
  });
  afterAll(() => geocoder.close());

  it.each(ROWS.filter(([country]) => country === code))(
    '%s: %s %s is %s',
    (_, field, text, verdict, advice) => {
      const [house = '', , city = ''] = address.split(';').map((part) => part.trim());
      const cut = house.lastIndexOf(' ');
      const query = { streetname: house.slice(0, cut), number: house.slice(cut + 1), city, [field]: text };
      const [best] = geocoder.candidates(query);
      expect([best!.verdicts[field], best!.advice]).toEqual([verdict, advice]);
    },
  );
});
