/** Postcodes with other signs and spaces than the register has, and letters that belong to the house in front of them. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let american: Geocoder;
let austrian: Geocoder;
let brazilian: Geocoder;
let danish: Geocoder;
let polish: Geocoder;
beforeAll(async () => {
  american = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Hickoryhurst Dr 9722; 21236; Nottingham; Baltimore; Maryland',
    'Hickoryhurst Dr 9724; 21236; Nottingham; Baltimore; Maryland',
  ]);
  austrian = await tinyGeocoder({ code: 'AT', name: 'Österreich' }, [
    'Ungargasse 12; 1010; Wien; Wien; Wien',
    'Ungargasse 12/A; 1010; Wien; Wien; Wien',
    'Ungargasse 14; 1010; Wien; Wien; Wien',
  ]);
  brazilian = await tinyGeocoder({ code: 'BR', name: 'Brasil' }, [
    'Rua Augusta 698; 24033-130; Niterói; Niterói; Rio de Janeiro',
  ]);
  danish = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
    'Langgade 12; 9998; Nyby N; Nyby; Sjælland',
    'Langgade 14; 9998; Nyby N; Nyby; Sjælland',
  ]);
  polish = await tinyGeocoder({ code: 'PL', name: 'Polska' }, [
    'Sportowa 6; 95-100; Zgierz; Zgierz; łódzkie',
    'Sportowa 8; 95-100; Zgierz; Zgierz; łódzkie',
  ]);
});

it.each([
  '9722 Hickoryhurst Dr, Nottingham, MD 21236 9423, USA',
  '9722 Hickoryhurst Dr, 21236 9423',
  '9722 Hickoryhurst Dr, 21236.9423',
  '9722 Hickoryhurst Dr, 21236_9423',
  '9722 Hickoryhurst Dr, 21236/9423',
  '9722 Hickoryhurst Dr, 21236-942',
  '21236 9423, Nottingham, 9722 Hickoryhurst Dr',
  '9722 Hickoryhurs Dr, Nottingham, Md., 21236 9423',
])('ZIP+4: %s', (line) =>
  expect(american.search(line)[0]).toMatchObject({
    number: '9722',
    verdicts: { postcode: 'exact' },
    advice: 'accept',
  }),
);

it.each(['21236 9722', '21236 9722, Nottingham', '21236 9722, Nottingham, Maryland'])(
  'no ZIP+4, but a postcode and a number: %s',
  (line) =>
    expect(american.search(line)[0]).toMatchObject({ number: '9722', level: 'address', postcode: '21236' }),
);

it.each([
  ['a dot behind the second digit, as post offices wrote it', 'Rua Augusta 698, Niteroi, 24.033-130'],
  ['spaces around its hyphen', 'Rua Augusta 698 Niteroi, 24033 - 130 Brazil'],
])('Brazil, %s: %s', (_, line) =>
  expect(brazilian.search(line)[0]).toMatchObject({ verdicts: { postcode: 'exact' }, advice: 'accept' }),
);

it.each(['Sportowa 6, 95 - 100 Zgierz', 'Sportowa 6, 95–100 Zgierz', 'Sportowa 6 w 95-100 Zgierz'])(
  'Poland: %s',
  (line) => expect(polish.search(line)[0]).toMatchObject({ number: '6', level: 'address', advice: 'accept' }),
);

// `A` is also the sign of Austria, which stands in front of postcodes: number 12 was accepted.
describe('the letter of the house is no sign of the country', () => {
  it.each(['Ungargasse 12/A – 1010 Wien', 'Ungargasse 12 A\t1010 Wien', 'Ungargasse 12 A 1010 Wien'])(
    '%s',
    (line) => expect(austrian.search(line)[0]).toMatchObject({ number: '12', suffix: 'A', advice: 'accept' }),
  );

  it.each([
    'Ungargasse 12, A 1010 Wien',
    'Ungargasse 12/A-1010 Wien',
    'Ungargasse 12, A-1010 Wien',
    'Ungargasse 12 A-1010 Wien',
  ])('but in %s it is', (line) =>
    expect(austrian.search(line)[0]).toMatchObject({ number: '12', suffix: null, advice: 'accept' }),
  );
});

it('a postcode that the data lack, behind a street without a number, is no house number', () =>
  expect(danish.parse('Skolegade, 9997 Nyby S').fields).toMatchObject({
    streetname: 'Skolegade',
    postcode: '9997',
  }));

it('Poland: a `w` between number and town may be a letter of the number, so the answer is to be confirmed', () =>
  expect(polish.search('Sportowa 6 w Zgierz')[0]).toMatchObject({
    number: '6',
    level: 'address',
    advice: 'confirm',
  }));
