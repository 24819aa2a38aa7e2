import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

type Line = [why: string, line: string, label: string];

/** Lines as people type them that were once answered wrong, with invented streets. */
const LINES: Record<string, { name: string; addresses: readonly string[]; lines: readonly Line[] }> = {
  FR: {
    name: 'France',
    addresses: [
      'Rue Jean Marlinie 21; 19100; Brivac; Brivac; Corrèze',
      'Rue Marlinet 21; 19100; Brivac; Brivac; Corrèze',
      "Rue de l'Abbé Delvaux 4; 19100; Brivac; Brivac; Corrèze",
      'Chemin de Rochefol 5; 19100; Brivac; Brivac; Corrèze',
      'Rue Barbel 1; 19100; Brivac; Brivac; Corrèze',
      'Rue Henri Martin 1; 19100; Brivac; Brivac; Corrèze',
      'Zone Activités de Lisserac 60; 19100; Brivac; Brivac; Corrèze',
      "Rue des Mimosas 7; 32600; L'Isle-Dorade; L'Isle-Dorade; Gers",
      "Rue des Mimosas 3; 32600; L'Isle-Dorade; L'Isle-Dorade; Gers",
      'Rue Sorbinet 2; 75016; Paris; Paris; Paris; 48.85, 2.28; Paris 16e Arrondissement',
      'Rue Sorbinet 16; 75016; Paris; Paris; Paris; 48.851, 2.28; Paris 16e Arrondissement',
      'Rue Sorbinet 8; 75016; Paris; Paris; Paris; 48.852, 2.28; Paris 16e Arrondissement',
    ],
    lines: [
      [
        'a given name left out is likelier than a typo',
        '21 Rue Marlinie 19100 Brivac',
        '21 Rue Jean Marlinie, 19100 Brivac',
      ],
      ['r is rue', '4 r Abbe Delvaux Brivac', "4 Rue de l'Abbé Delvaux, 19100 Brivac"],
      ['R. is rue', '4 R. ABBE DELVAUX 19100 BRIVAC', "4 Rue de l'Abbé Delvaux, 19100 Brivac"],
      [
        'a residence behind the street',
        '5 Chemin de Rochefol, résidence Le Clos Fleuri, 19100 Brivac',
        '5 Chemin de Rochefol, 19100 Brivac',
      ],
      [
        'chez and a name that is a street too',
        '1 Rue Barbel chez Mme Martin 19100 Brivac',
        '1 Rue Barbel, 19100 Brivac',
      ],
      ['ZA in two meanings', '60 ZA de Lisserac 19100 Brivac', '60 Zone Activités de Lisserac, 19100 Brivac'],
      [
        'a floor before a town with an article',
        "7 Rue des Mimosas 3e etage 32600 L'Isle-Dorade",
        "7 Rue des Mimosas, 32600 L'Isle-Dorade",
      ],
      ['a district without its word', '2 rue sorbinet 16e', '2 Rue Sorbinet, 75016 Paris'],
      ['the same apart', '8 Rue Sorbinet, 16ème', '8 Rue Sorbinet, 75016 Paris'],
    ],
  },
  IT: {
    name: 'Italia',
    addresses: [
      'Via Pellegrino Rossetti 30; 20161; Milano; Milano; Milano',
      'Via Santa Tersilla 20; 20142; Milano; Milano; Milano',
      'Via Sarzello 20; 20142; Milano; Milano; Milano',
    ],
    lines: [
      ['v. before an initial', 'v. P. Rossetti 30 20161 MI', 'Via Pellegrino Rossetti 30, 20161 Milano'],
      [
        'v. and the initial without a space',
        'v. P.Rossetti 30 20161 Milano',
        'Via Pellegrino Rossetti 30, 20161 Milano',
      ],
      ['v. before a saint', 'v. S. Tersilla 20 Milano', 'Via Santa Tersilla 20, 20142 Milano'],
    ],
  },
  BE: {
    name: 'België',
    addresses: [
      'Van Lintelstraat 55; 1070; Anderdam; Anderdam; Brussel',
      'Van Lintelstraat 2; 1070; Anderdam; Anderdam; Brussel',
      'Dikke Berglaan 16; 1090; Jettedam; Jettedam; Hoofdstad',
      'Dikkeberglaan 14; 1020; Brussel; Brussel; Hoofdstad',
      'Dikkeberglaan 18; 1020; Brussel; Brussel; Hoofdstad',
    ],
    lines: [
      [
        'one place under two names is against the answer once',
        'Dikke Berglaan 16, 1090 Bxl - Brussel',
        'Dikke Berglaan 16, 1090 Jettedam',
      ],
      ['an abbreviated floor', 'Van Lintelstr 55, 2de verd., Anderdam', 'Van Lintelstraat 55, 1070 Anderdam'],
    ],
  },
};

describe.each(Object.entries(LINES))('%s', (code, { name, addresses, lines }) => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code, name }, addresses);
  });
  afterAll(() => geocoder.close());

  it.each(lines)('%s: %s', (_, line, label) => {
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ label, level: 'address', advice: 'accept' });
  });
});

describe('a street that the data lack is not accepted for another one', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    const streets = ['Via Balardo', 'Via Montebruno', 'Via Sorvigo'];
    geocoder = await tinyGeocoder(
      { code: 'IT', name: 'Italia' },
      streets.map((street, at) => `${street} ${at + 1}; 20157; Milano; Milano; Milano`),
    );
  });
  afterAll(() => geocoder.close());

  it.each([
    ['many letters differ', 'Via Gascardo 1, 20157 Milano'],
    ['only its number and its postcode agree', '3 Via Ghislanti 20157 Milano'],
  ])('%s: %s', (_, line) => expect(geocoder.search(line)[0]!.advice).not.toBe('accept'));

  it('but two typos are', () =>
    expect(geocoder.search('Via Bakardi 1, 20157 Milano')[0]).toMatchObject({
      streetname: 'Via Balardo',
      advice: 'accept',
    }));
});
