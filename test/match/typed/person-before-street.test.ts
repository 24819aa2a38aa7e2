/** A person or a company before the street, without a comma between them. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let german: Geocoder;
let icelandic: Geocoder;
let french: Geocoder;
let italian: Geocoder;
let dutch: Geocoder;
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
  french = await tinyGeocoder(
    { code: 'FR', name: 'France' },
    [
      '8 Rue du Four; 75006; Paris; Paris; Paris',
      '4 Rue des Petits Champs; 75002; Paris; Paris; Paris',
      '4 Galerie Vivienne; 75002; Paris; Paris; Paris',
    ].map(numberLast),
  );
  italian = await tinyGeocoder({ code: 'IT', name: 'Italia' }, [
    'Via Roma 12; 20100; Milano; Milano; Lombardia',
    'Piazza del Duomo 3; 20100; Milano; Milano; Lombardia',
  ]);
  dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Herestraat 12; 9711LJ; Groningen; Groningen; Groningen',
    'Jan Bosweg 12; 9711AB; Groningen; Groningen; Groningen',
    'Bosweg 12; 9711AC; Groningen; Groningen; Groningen',
    'Bergense Steenweg 12; 9711AD; Groningen; Groningen; Groningen',
    'Waterloose Steenweg 3; 9401AA; Assen; Assen; Drenthe',
    'Brink 12; 9401HS; Assen; Assen; Drenthe',
  ]);
});

/** The rows of a tiny dataset have the number behind the street. */
function numberLast(row: string): string {
  return row.replace(/^(\d+) ([^;]*)/, '$2 $1');
}

describe('a name in front', () => {
  it.each([
    [
      'a number tells where the address begins',
      'Boulangerie Martin 8 rue du Four',
      '8 Rue du Four, 75006 Paris',
    ],
    ['behind a salutation', 'c/o M. Martin 8 r. du Four 75006', '8 Rue du Four, 75006 Paris'],
    [
      'which is a street itself, but the number belongs to the street that it stands before',
      'Galerie Vivienne 4 rue des Petits Champs',
      '4 Rue des Petits Champs, 75002 Paris',
    ],
    ['the street is misspelt', 'Boulangerie Martin 8 reu du Fuor, Paris', '8 Rue du Four, 75006 Paris'],
    ['and a comma', 'Galerie Vivienne, 4 rue des Petits Champs', '4 Rue des Petits Champs, 75002 Paris'],
  ])('in France, %s: %s', (_, line, label) =>
    expect(french.search(line)[0]).toMatchObject({ level: 'address', label, advice: 'accept' }),
  );

  it.each([
    ['Ospedale Maggiore Via Roma 12', 'Via Roma 12, 20100 Milano'],
    ['Bar Centrale P.za del Duomo 3', 'Piazza del Duomo 3, 20100 Milano'],
  ])('in Italy the street type tells where the address begins: %s', (line, label) =>
    expect(italian.search(line)[0]).toMatchObject({ level: 'address', label, advice: 'accept' }),
  );

  // The postcode was the house number.
  it.each(['Jón Jónsson 9 Langagata 999 Nýibær', 'Bakarí Jóns ehf 9 Langagata, 999 Nýibær'])(
    'and the number, in a country that writes it last: %s',
    (line) =>
      expect(icelandic.search(line)[0]).toMatchObject({
        level: 'address',
        label: 'Langagata 9, 999 Nýibær',
        advice: 'accept',
      }),
  );

  it('no street of the data begins so, and the town has the street: Bakkerij Jansen Herestraat 12 Groningen', () =>
    expect(dutch.search('Bakkerij Jansen Herestraat 12 Groningen')[0]).toMatchObject({
      label: 'Herestraat 12, 9711LJ Groningen',
      advice: 'accept',
    }));

  it.each(['Bakkerij Jansen Heerestraat 12 Groningen', 'Bakkerij Jansen Herestraat 12 9711LJ'])(
    'the street is misspelt, or the postcode tells where it is: %s',
    (line) =>
      expect(dutch.search(line)[0]).toMatchObject({
        label: 'Herestraat 12, 9711LJ Groningen',
        advice: 'accept',
      }),
  );

  it.each([
    'Oude Herestraat 12 Groningen',
    'Burgemeester Jansen Herestraat 12 Groningen',
    'Bakkerij Jansen Waterloose Steenweg 12 Groningen',
    'Bakkerij Jansen Waterlose Steenweg 12 Groningen',
  ])('but the words may begin the name of another street: %s', (line) =>
    expect(dutch.search(line)[0]!.advice).not.toBe('accept'),
  );

  // Brink 12 was no answer: a type took the word in front of it for its name.
  it.each(['Bakkerij Jansen Brink 12 Assen', 'Hotel De Jonge Brink 12, 9401 HS Assen'])(
    'a street that is a type alone may have the words for its name: %s',
    (line) =>
      expect(dutch.search(line)[0]).toMatchObject({ label: 'Brink 12, 9401HS Assen', advice: 'confirm' }),
  );

  it.each(['Nieuwe Brink 12 Assen', 'Oude Vis Brink 12, Assen'])('a street that the data lack: %s', (line) =>
    expect(dutch.search(line)[0]!.advice).toBe('fix'),
  );

  it.each(['Jan Bosweg 12 Groningen', 'Jan Bosweg 12, Groningen'])('a street begins so: %s', (line) =>
    expect(dutch.search(line)[0]).toMatchObject({ label: 'Jan Bosweg 12, 9711AB Groningen' }),
  );
});

describe('a salutation begins what is no street', () => {
  it.each([
    ['z. Hd. Frau Müller Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['z.Hd. Einkauf Gartenweg 9, 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['c/o Weber Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['Herr und Frau Weber Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['Frau Dr. med. Sabine Koch Lange Straße 12 12345 Neustadt', 'Lange Straße 12, 12345 Neustadt'],
    ['Weber GmbH z.Hd. Herrn Koch Lange Str. 12 12345 Neustadt', 'Lange Straße 12, 12345 Neustadt'],
    ['Adresse Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['Fa. Elektro Koch Gartenweg 9 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    // The words behind the number and before a comma were a remark already.
    ['Gartenweg 9 c/o Weber 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
    ['c/o Haus 3, Gartenweg 9, 12345 Neustadt', 'Gartenweg 9, 12345 Neustadt'],
  ])('%s', (line, label) =>
    expect(german.search(line)[0]).toMatchObject({ level: 'address', label, advice: 'accept' }),
  );

  it('also beside a misspelt street', () =>
    expect(german.search('Familie Koch Gartenwge 9 12345 Neustadt')[0]).toMatchObject({
      label: 'Gartenweg 9, 12345 Neustadt',
      advice: 'accept',
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

it.each([
  'Groningen: Herestraat 12',
  'Bezoekadres: Herestraat 12 Groningen',
  'Bezoekadres: Herestraat 12, Groningen',
])('a word with a colon in front is the town, or a label: %s', (line) =>
  expect(dutch.search(line)[0]).toMatchObject({
    label: 'Herestraat 12, 9711LJ Groningen',
    verdicts: { city: 'exact' },
    advice: 'accept',
  }),
);
