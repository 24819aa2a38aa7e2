import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';
import { type LineReading, readLine, wordsOfLine } from '../../../src/parse/read-line';
import { isNameAlone } from '../../../src/parse/well-formed/name-alone';
import { readWellFormed } from '../../../src/parse/well-formed/read-well-formed';
import { vocabularyOf } from '../vocabulary-of';

const STREETS = [
  ...[
    'Brink',
    "'s-Gravenweg",
    'Burg. de Vriesstraat',
    'Rue Victor Hugo',
    "Rue de l'Église",
    'Avenue du Général Leclerc',
  ],
  ...[
    'Main Street',
    'N Main St',
    'Mill Road',
    'Church Lane',
    'Hauptstraße',
    'Lange Straße',
    'Am Markt',
    'Via Roma',
  ],
  ...[
    'Calle Mayor',
    'Nørregade',
    'Storgata',
    'Tjalk',
    'Tjalk 42',
    'Jol 33',
    'Place Saint-Pierre',
    'Park Avenue N',
    'Mill Road West',
  ],
  ...[
    'Rue Pierre et Marie Curie',
    'Impasse le Coin',
    'Lange Ecke',
    'Rue du 8 Mai 1945',
    'Place du 19 Mars 1962',
    'Rue du 11 Novembre',
    'VT Route 14 S',
    'US Route 2',
    'County Road 7',
    'Off Mill Road',
    '5th St',
    '222nd Street',
    '11ème Avenue',
    'A.P. Fokkerstraat',
    'W. Bruinstraat',
    'Dr. J. W. Schuurmanstraat',
    'Pastoor A.C. Damesstraat',
  ],
];
/** Names that the data lack, of which some may mean something else. */
const UNKNOWN = [
  ...['Brnik', 'Hoofdstraet', 'Kerkstraat', 'Rue Victro Hugo', 'rue dse Lilas', 'Avenue Général Leclrec'],
  ...['Main Stret', 'Mill Raod', 'N Mian St', 'Park Crcle', 'Old Mill Rd', 'Huaptstraße', 'Vai Roma'],
  ...[
    'Via Giovanni Battista Ramusio',
    'Via Riva Trento',
    'Piazza Venticinque Aprile',
    'Calle Mayro',
    'Storgat',
  ],
  ...[
    'Bakkerij Jansen Bronk',
    'Jansen Brnk',
    'Familie Jansen',
    'Huber GmbH',
    'Nieuwe Brnk',
    'Brnk West',
    'Weg',
  ],
  ...[
    'AssenBrnk',
    'Brnk Assen',
    'Assen Brnk',
    'Rue de',
    'De Brnk',
    'Flat Brnk',
    'Drie Linden',
    'Vingt Lnden',
  ],
  ...[
    'Springfieldblvd',
    'Route',
    'Hameau',
    'Lieu dit Pré',
    'Saint-Martign',
    "l'Égilse",
    'Holland',
    'Co Mayo',
  ],
  ...[
    'Rue Brink Lilas',
    'Mill',
    'Main',
    'Broadway Main',
    'Gemeente Brnk',
    'Brnk letter',
    'Brnk nr',
    'Postbus',
  ],
];
const PLACES = [
  ...[
    'Assen',
    'Hoek van Holland',
    'Nederland',
    'Paris',
    'Le Havre',
    'Saint-Denis',
    'St. Albans',
    'Barre',
    'VT',
    'Essen',
  ],
  ...[
    'Milano',
    'Madrid',
    'Odense C',
    'Oslo',
    'Bath',
    'Ee',
    'La Paz',
    'Brink',
    'West Virginia',
    'Virginia',
    'Reykjavík',
    'Ter Apel',
    'Le Moule',
    'Moule',
    'Bij Assen',
    'Troy',
  ],
];
const POSTCODES = [
  '9401 AB',
  '9401AB',
  '8531KM',
  '75018',
  '05641',
  '1000',
  '101',
  'SW1A 1AA',
  'K1A 0B1',
  '110 00',
  '00-950',
];
const COUNTRIES = 'NL BE FR DE AT CH IT ES PT GB IE US CA AU NZ DK NO SE FI IS PL CZ IN BR MX'.split(' ');
const OTHERS = [
  'near',
  'bij',
  'coin',
  'apt',
  'Suite',
  'A',
  'bis',
  'B-1080',
  'nr',
  'de',
  'in',
  'Hwy',
  '2e',
  '1st',
  'not',
  'Noord',
];

const number = fc.oneof(
  fc.constantFrom('1', '12', '7', '42', '33-53', '566', '1234', '10109', '05401'),
  fc
    .tuple(
      fc.integer({ min: 1, max: 99999 }),
      fc.constantFrom('', 'A', 'b', '-3', '-a', ' bis', ' C', ' TER', 'A-3', 'b-12'),
    )
    .map(([digits, suffix]) => `${digits}${suffix}`),
);
const unit = fc.constantFrom(
  ' bus 3',
  ' bte 2',
  ' Apt 4',
  ', Apt 4B',
  ' #4',
  ', 1. th',
  ' st. tv',
  ' Flat 2',
  ' app. 5',
  ' bus A',
);
const sign = fc.constantFrom(' ', ' ', ', ', ', ', ',', '  ', ' - ', '. ', ' , ');
const part = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...STREETS, ...UNKNOWN, ...PLACES) },
  { weight: 2, arbitrary: number },
  { weight: 2, arbitrary: fc.constantFrom(...POSTCODES) },
  { weight: 1, arbitrary: fc.constantFrom(...OTHERS) },
);
const orderly = fc
  .tuple(
    fc.constantFrom(...STREETS, ...UNKNOWN),
    fc.oneof({ weight: 3, arbitrary: fc.constant('') }, { weight: 1, arbitrary: unit }),
    number,
    fc.constantFrom('', ...POSTCODES),
    fc.array(fc.constantFrom(...PLACES), { minLength: 1, maxLength: 2 }),
  )
  .chain(([street, flat, one, postcode, places]) =>
    fc.constantFrom(
      [street, one + flat, postcode, ...places],
      [one, street + flat, postcode, ...places],
      [one, street + flat, ...places, postcode],
      [street, one + flat, ...places, 'Nederland'],
      [one, street + flat, ...places, 'United States of America'],
    ),
  )
  .chain((parts) =>
    fc
      .array(sign, { minLength: parts.length, maxLength: parts.length })
      .map((signs) =>
        parts.map((text, at) => (text === '' ? '' : (at === 0 ? '' : signs[at]!) + text)).join(''),
      ),
  );
const anyhow = fc.array(fc.tuple(part, sign), { minLength: 2, maxLength: 7 }).map((parts) =>
  parts
    .map(([text, behind]) => text + behind)
    .join('')
    .trim(),
);
const written = fc.constantFrom(
  (text: string) => text,
  (text: string) => text.toLowerCase(),
  (text: string) => text.toUpperCase(),
);
const line = fc
  .tuple(fc.oneof({ weight: 3, arbitrary: orderly }, { weight: 1, arbitrary: anyhow }), written)
  .map(([text, write]) => write(text));

/** All readings of a line, without the quick look: a sign at its end is no letter of it. */
function wholeWay(code: string, text: string): readonly LineReading[] {
  return readingsOf(code, `${text};`);
}

function readingsOf(code: string, text: string): readonly LineReading[] {
  const profile = countryProfile(code);
  return readLine(profile, vocabularyOf(profile, STREETS, PLACES), text).all();
}

function wellFormed(code: string, text: string): LineReading | null {
  const profile = countryProfile(code);
  return readWellFormed(profile, vocabularyOf(profile, STREETS, PLACES), text);
}

describe('the quick look at a line', () => {
  it('gives the reading that is the first of all, or none', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), line, (code, text) => {
        const found = wellFormed(code, text);
        if (found === null) return;
        const all = wholeWay(code, text);
        expect(found).toEqual(all[0]);
        expect(readingsOf(code, text)).toEqual(all);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    [
      'NL',
      'Brink 12, 9401 AB Assen',
      { streetname: 'Brink', number: '12', postcode: '9401AB', city: 'Assen' },
    ],
    ['NL', "'s-Gravenweg 12-a Ter Apel", { streetname: "'s-Gravenweg", number: '12-a', city: 'Ter Apel' }],
    [
      'NL',
      "'s-Gravenweg 12-a, 9561AB Assen, Nederland",
      { streetname: "'s-Gravenweg", number: '12-a', postcode: '9561AB', city: 'Assen' },
    ],
    ['NL', 'Brink 12 A, Assen', { streetname: 'Brink', number: '12 A', city: 'Assen' }],
    [
      'NL',
      'Burg. de Vriesstraat 7 8531KM Assen',
      { streetname: 'Burg. de Vriesstraat', number: '7', postcode: '8531KM', city: 'Assen' },
    ],
    [
      'FR',
      '12 bis Rue Victor Hugo 75018 Paris',
      { streetname: 'Rue Victor Hugo', number: '12 bis', postcode: '75018', city: 'Paris' },
    ],
    ['FR', "8 rue de l'église, le havre", { streetname: "rue de l'église", number: '8', city: 'le havre' }],
    [
      'US',
      '12 N Main St, Barre, VT 05641',
      { streetname: 'N Main St', number: '12', city: 'Barre', suburb: 'VT', postcode: '05641' },
    ],
    [
      'US',
      '109 Mill Road, Barre, United States of America',
      { streetname: 'Mill Road', number: '109', city: 'Barre' },
    ],
    [
      'GB',
      '1 Church Lane, Bath SW1A 1AA',
      { streetname: 'Church Lane', number: '1', city: 'Bath', postcode: 'SW1A 1AA' },
    ],
    ['US', '12 VT Route 14 S, Barre', { streetname: 'VT Route 14 S', number: '12', city: 'Barre' }],
    [
      'US',
      '12 Main Street Apt 4, Barre',
      { streetname: 'Main Street', number: '12', suffix: 'Apt 4', city: 'Barre' },
    ],
    [
      'BE',
      'Brink 82 bus 3, 1000 Assen',
      { streetname: 'Brink', number: '82', suffix: 'bus 3', city: 'Assen', postcode: '1000' },
    ],
    [
      'DK',
      'Nørregade 3, 1. th, 1000 Odense C',
      { streetname: 'Nørregade', number: '3', suffix: '1. th', city: 'Odense C', postcode: '1000' },
    ],
    ['US', '2806 5th St, Barre, VT', { streetname: '5th St', number: '2806', city: 'Barre', suburb: 'VT' }],
    [
      'FR',
      '1 Rue Pierre et Marie Curie, 97160 Le Moule',
      { streetname: 'Rue Pierre et Marie Curie', number: '1', city: 'Le Moule', postcode: '97160' },
    ],
    [
      'NL',
      'A.P. Fokkerstraat 57A-3, 9401AB Assen',
      { streetname: 'A.P. Fokkerstraat', number: '57A-3', city: 'Assen', postcode: '9401AB' },
    ],
    [
      'IS',
      'Brink 176, 101 Reykjavík',
      { streetname: 'Brink', number: '176', city: 'Reykjavík', postcode: '101' },
    ],
    [
      'DK',
      'Nørregade 3, 1000 Odense C',
      { streetname: 'Nørregade', number: '3', city: 'Odense C', postcode: '1000' },
    ],
    ['NL', 'Strandweg 1, Assen', { streetname: 'Strandweg', number: '1', city: 'Assen' }],
    [
      'FR',
      '12 Rue Victro Hugo, 75018 Paris',
      { streetname: 'Rue Victro Hugo', number: '12', postcode: '75018', city: 'Paris' },
    ],
    [
      'IT',
      'Via Giovanni Battista Ramusio 1, Milano',
      { streetname: 'Via Giovanni Battista Ramusio', number: '1', city: 'Milano' },
    ],
  ])('%s: %s', (code, text, fields) => {
    expect(wellFormed(code, text)?.fields).toEqual(fields);
  });

  it.each([
    ['NL', 'Tjalk 42, 9401 AB Assen', 'the number is a part of the name'],
    ['NL', 'Jol 33-53, Assen', 'a part of the number is'],
    ['NL', 'Brink 1234, Assen', 'the number may begin a postcode'],
    ['NL', 'Brnik 1, Emmen', 'the data know neither street nor place'],
    ['NL', 'Bakkerij Jansen Bronk 12, Assen', 'the first words may be somebody'],
    ['NL', 'Brnk nr 12, Assen', 'a word belongs to the number'],
    ['NL', 'Brnk 12 z, Assen', 'the letter may belong to another word'],
    ['NL', 'Assen Brnk 12, Assen', 'the first word is a place'],
    ['NL', 'AssenBrnk 12, Assen', 'a town may be glued to the street'],
    ['DK', 'Main 12 Brink Le Moule', 'the street may be behind the number'],
    ['IT', 'Via Riva Trento 26, Milano', 'the name has two types'],
    ['FR', '12 Rue Basse ZA Nord, Paris', 'the street may end in front of a zone'],
    ['FR', '7 Rue Gay CP 15000 Paris', 'a short word may belong to the postcode'],
    ['FR', '12 Avenue des, Paris', 'the name breaks off'],
    ['FR', '4 Rue, Paris', 'a type alone is no street'],
    ['FR', '22 Jol 33 bte 2 101 Milano', 'without the unit, two numbers look like a postcode'],
    ['US', '12 Springfieldblvd, Barre', 'a type may be glued to the street'],
    ['CA', '1 Brnik, K1A 0B1 Moule', 'a postcode with letters tells the street'],
    ['NL', 'Brink 1, Emmen', 'the data do not have the place'],
    ['NL', 'Brink 1', 'there is no place'],
    ['NL', 'Brink 1, Hoek van Holland', 'the place may end in the country'],
    ['NL', 'Brink 1 (achter), Assen', 'there is a remark'],
    ['NL', 'niet Brink 1, Assen', 'it is negated'],
    ['US', '12 Mill Road West Virginia', 'two streets have a place behind them'],
    ['FR', '12 Rue Paris', 'the type alone is no street'],
    ['US', '12 Main Street Apt 4 c/o Smith, Barre', 'there is a remark beside the unit'],
    ['US', '12 Main Street 2nd floor, Barre', 'there is a floor'],
    ['US', '12 Off Mill Road, Barre', 'the street may be near another one'],
    ['AU', '12 Brink Brink 1000', 'a word is there twice'],
    ['CA', '3-45 Main Street, Barre', 'there is a unit in front'],
    ['US', '12 Main Street, VT Barre', 'the place may begin with a unit'],
    ['IS', 'Brink 566, Reykjavík', 'the number may be a postcode'],
    ['US', '10109 Mill Road, Barre', 'the same'],
  ])('%s: %s has to be read with care: %s', (code, text) => {
    expect(wellFormed(code, text)).toBeNull();
    expect(wholeWay(code, text)).not.toEqual([]);
  });
});

describe('words of letters alone', () => {
  const word = fc.constantFrom(
    ...[
      'Brink',
      'rue',
      'de',
      'la',
      "l'Église",
      'Saint-Denis',
      'Holland',
      'van',
      'Noord',
      'near',
      'bij',
      'not',
      'Apt',
      'ter',
      'Ecke',
    ],
    ...[
      'Paris',
      'IV',
      'Flat',
      'one',
      'hundred',
      'VT',
      'a',
      'z',
      'Baden',
      'France',
      'BP',
      'bis',
      'tav',
      'nvt',
      'Route',
      'N',
    ],
  );
  const name = fc.tuple(fc.array(word, { minLength: 1, maxLength: 5 }), fc.constantFrom('', ' '));

  it('are the words of their line, as the whole way of reading finds them', () => {
    fc.assert(
      fc.property(fc.constantFrom(...COUNTRIES), name, (code, [words, end]) => {
        const profile = countryProfile(code);
        const text = words.join(' ') + end;
        if (!isNameAlone(profile, text)) return;
        const isPostcode = () => true;
        // A break at the end changes nothing, and is no letter.
        const whole = wordsOfLine(profile, `${text};`, isPostcode);
        expect(
          whole.map(({ postcode, postBox, words: found }) => ({ words: found, postcode, postBox })),
        ).toEqual(wordsOfLine(profile, text, isPostcode));
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['NL', 'Noord', true],
    ['NL', "'s-Grav", false],
    ['NL', 'Hoek van Holland', false],
    ['FR', "rue de l'église ", true],
    ['FR', 'rue Pasteur coin', false],
    ['NL', 'Brink tav Jan', false],
    ['US', '12 main', false],
    ['DE', 'Baden Baden', false],
  ])('%s: %s %s', (code, text, isAlone) => {
    expect(isNameAlone(countryProfile(code), text)).toBe(isAlone);
  });
});
