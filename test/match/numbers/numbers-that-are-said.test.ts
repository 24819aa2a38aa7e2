/** House numbers in words, as Americans say them. */

import { beforeAll, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    ...[4, 169, 211, 904, 1002, 1230, 2315, 3800].map(
      (number) => `Beckley St ${number}; 05641; Barre; Washington; Vermont`,
    ),
    'Two Eleven Rd 7; 05641; Barre; Washington; Vermont',
    '205th St 31; 05641; Barre; Washington; Vermont',
    'Shady Ridge Ct 3; 05641; Barre; Washington; Vermont',
    'Shady Ridge Ct 4; 05641; Barre; Washington; Vermont',
  ]);
});

it.each([
  ['two eleven Beckley St, Barre VT', '211'],
  ['Two Hundred and Eleven Beckley St, Barre VT 05641', '211'],
  ['two one one beckley st barre vt', '211'],
  ['one hundred sixty-nine Beckley St, Barre VT', '169'],
  ['nine oh four Beckley St, Barre VT 05641', '904'],
  ['ten oh two Beckley St in Barre', '1002'],
  ['twelve thirty Beckley St Barre VT', '1230'],
  ['twenty three fifteen Beckley St, Barre', '2315'],
  ['thirty eight hundred Beckley St, Barre', '3800'],
  ['Beckley St, twelve thirty, Barre VT 05641', '1230'],
  ['four, Beckley St, Barre, VT, 05641', '4'],
])('%s is number %s', (line, number) =>
  expect(geocoder.search(line)[0]).toMatchObject({
    streetname: 'Beckley St',
    number,
    level: 'address',
    advice: 'accept',
  }),
);

it('a street may be called so: 7 Two Eleven Rd', () =>
  expect(geocoder.search('7 Two Eleven Rd, Barre VT')[0]).toMatchObject({
    streetname: 'Two Eleven Rd',
    number: '7',
  }));

// Number 4 was accepted: the other number was taken for a part of the name.
it('beside a number in digits, the word may be the number: No. 4, three Shady Ridge Ct', () =>
  expect(geocoder.search('No. 4, three Shady Ridge Ct, Barre, VT 05641')[0]).toMatchObject({
    advice: 'confirm',
  }));

// The columns of a form say them, too: the street was found without its number, and the numbered street not at all.
it.each([
  ['Beckley St', 'Four', '4'],
  ['Two Hundred Fifth St', '31', '31'],
  ['205th St', 'thirty-one', '31'],
])('%s, %s', (streetname, number, found) =>
  expect(geocoder.candidates({ streetname, number, city: 'Barre', postcode: '05641' })[0]).toMatchObject({
    number: found,
    advice: 'accept',
  }),
);
