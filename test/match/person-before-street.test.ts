/** A person or a company before the street, without a comma between them, where the number stands behind the street. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/index';
import { tinyGeocoder } from './tiny-dataset';

let german: Geocoder;
let icelandic: Geocoder;
beforeAll(async () => {
  german = await tinyGeocoder({ code: 'DE', name: 'Deutschland' }, [
    'Gartenweg 9; 12345; Neustadt; Neustadt; Sachsen',
    'Frau-Holle-Weg 4; 12345; Neustadt; Neustadt; Sachsen',
    'Lange Straße 12; 12345; Neustadt; Neustadt; Sachsen',
    'Holzweg 4; 12345; Neustadt; Neustadt; Sachsen',
  ]);
  icelandic = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Langagata 9; 999; Nýibær; Nýibær; Austurland',
  ]);
});

describe('a salutation begins what is no street', () => {
  it.each([
    ['z. Hd. Frau Müller Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['z.Hd. Einkauf Gartenweg 9, 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['c/o Weber Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['Herr und Frau Weber Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['Frau Dr. med. Sabine Koch Lange Straße 12 12345 Neustadt', 'Lange Straße 12, 12345 Neustadt'],
    ['Weber GmbH z.Hd. Herrn Koch Lange Str. 12 12345 Neustadt', 'Lange Straße 12, 12345 Neustadt'],
    ['Fa. Elektro Koch Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    // The words behind the number and before a comma were a remark already.
    ['Gartenweg 9 c/o Weber 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['c/o Haus 3, Gartenweg 9, 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
  ])('%s', (line, label) =>
    expect(german.search(line)[0]).toMatchObject({ level: 'address', label, advice: 'accept' }),
  );

  it('is left unread beside a misspelt street, which has to be confirmed then', () =>
    expect(german.search('Familie Koch Gartenwge 9 12345 Neustadt')[0]).toMatchObject({
      label: 'Gartenweg 9, 12345 Neustadt',
      advice: 'confirm',
    }));

  it.each(['Frau-Holle-Weg 4 Neustadt', 'Frau Holle Weg 4, Neustadt', 'Frau Hole Weg 4 Neustadt'])(
    'but a name may begin so: %s',
    (line) => expect(german.search(line)[0]).toMatchObject({ label: 'Frau-Holle-Weg 4, 12345 Neustadt' }),
  );

  it('brackets behind the number are no place, if other words are', () =>
    expect(german.search('Gartenweg 9 (Garage) Neustadt-Kray')[0]).toMatchObject({
      label: 'Gartenweg 9, 12345 Neustadt',
      advice: 'accept',
    }));

  it('also in Iceland', () =>
    expect(icelandic.search('c/o Jón Jónsson Langagata 9, Nýibær')[0]).toMatchObject({
      label: 'Langagata 9, 999 Nýibær',
      advice: 'accept',
    }));
});
