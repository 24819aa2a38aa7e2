/** A town in front of the street that the data lack, in a line that names no other. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let german: Geocoder;
let spanish: Geocoder;
beforeAll(async () => {
  german = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
    'Karl-Marx-Allee 12; 10178; Berlin; Berlin; Berlin; 52.52, 13.42; Mitte',
    'Am Friedrichshain 33; 10407; Berlin; Berlin; Berlin; 52.53, 13.43; Prenzlauer Berg',
  ]);
  spanish = await tinyGeocoder({ code: 'ES', name: 'España' }, [
    'Calle Dos de Mayo 5; 28004; Madrid; Madrid; Madrid',
  ]);
});

describe('a town in front that the data lack', () => {
  it.each([
    'Rostock, Karl-Marx-Allee 12',
    '18055 Rostock, Karl-Marx-Allee 12',
    'D-18055 Rostock, Karl-Marx-Allee 12',
    'A-1010 Wien, Karl-Marx-Allee 12',
    'CH-8001 Zürich, Karl-Marx-Allee 12',
    'NL-6511AB Nijmegen, Karl-Marx-Allee 12',
    'Bad Doberan, Am Friedrichshain 33',
    '10179 Rostock, Karl-Marx-Allee 12',
  ])('the street may be the one there: %s', (line) =>
    expect(german.search(line)[0]).toMatchObject({ number: expect.any(String), advice: 'confirm' }),
  );

  it('also without a comma, where types begin names: Zaragoza Calle Dos de Mayo 5', () =>
    expect(spanish.search('Zaragoza Calle Dos de Mayo 5')[0]).toMatchObject({ advice: 'confirm' }));

  it.each([
    ['it is the town of the answer, misspelt', 'Belrin, Karl-Marx-Allee 12'],
    ['with its quarter', 'Berlin-Mitte, Karl-Marx-Allee 12'],
    ['the postcode tells the town', 'Rostock, Karl-Marx-Allee 12, 10178'],
    ['a salutation tells that it is a person', 'Frau Weber, Karl-Marx-Allee 12'],
    ['so does the form of a company', 'Weber GmbH, Karl-Marx-Allee 12'],
    ['a word tells what it is', 'Bäckerei Weber, Karl-Marx-Allee 12'],
    ['a word tells that an address follows', 'Lieferadresse, Karl-Marx-Allee 12'],
    ['there is a town behind it', 'Weber, Karl-Marx-Allee 12, Berlin'],
  ])('but not if %s: %s', (_, line) =>
    expect(german.search(line)[0]).toMatchObject({
      label: expect.stringContaining('12, 10178'),
      advice: 'accept',
    }),
  );
});
