import { expect, it } from 'vitest';
import { countryProfile } from '../../../src/country/index';

it.each([
  ['FR', 'c/o Dupont, 12 rue Pasteur, Paris', 'c/o Dupont'],
  ['DE', 'z. Hd. Frau Meier, Hauptstr. 5, Essen', 'z. Hd. Frau Meier'],
  ['US', 'c/o Smith, 12 Main St, Barre', 'c/o Smith'],
  ['NL', 't.a.v. J. Jansen, Brink 1 Assen', 't.a.v. J. Jansen'],
  ['DE', 'Hauptstr. 5 III. Stock Essen', 'III. Stock'],
  ['CH', 'Hauptstr. 5, Essen, 032 111 22 33', '032 111 22 33'],
  ['IS', 'Langagata 5, Akureyri, s. 555 1234', 's. 555 1234'],
  ['IS', 'Langagata 5, 3ja hæð, Akureyri', '3ja hæð'],
  ['NL', 'p/a Jansen, Brink 1 Assen', 'p/a Jansen'],
  ['NL', 'Brink 1, 2e verd., Assen', '2e verd.'],
  ['NL', 'Brink 1 lokaal 3 Assen', 'lokaal 3'],
  ['NL', 'Brink 1, begane grond, Assen', 'begane grond'],
  ['FR', '12 rue Pasteur, code 12B45, 15000 Aurillac', 'code 12B45'],
  ['FR', '12 rue Pasteur code porte 4578A 15000 Aurillac', 'code porte 4578A'],
  ['FR', '12 rue Pasteur, digicode : 4512, Aurillac', 'digicode : 4512'],
  ['US', '12 Main St, Barre, gate code 4411#', 'gate code 4411#'],
  ['DE', '3 Zimmer, Hauptstr. 5, Essen', '3 Zimmer'],
])('%s: %s holds the remark %s', (code, line, remark) =>
  expect(countryProfile(code).takeExtras(line).noise).toEqual([remark]),
);

it.each([
  ['NL', 'Brink 1, 9401HS Assen'],
  ['FR', '12 rue Pasteur, 15000 Aurillac'],
  ['FR', '12 rue du Code Civil, code postal 15000 Aurillac'],
  ['US', '12 Code Rd, Barre'],
  // A room was left out: `Zimmer` is a family's name where a street type follows.
  ['US', '22 Zimmer Ln, Rutland'],
  ['US', '4 Acres Rd, Rutland'],
  // A telephone number was left out.
  ['US', '05494 Westford VT Route 128 2269'],
  // `CH` is short for a room in French, and the code of Switzerland.
  ['CH', 'Hauptstr. 5 CH2504 Biel'],
])('%s: %s holds no remark', (code, line) =>
  expect(countryProfile(code).takeExtras(line)).toMatchObject({ text: line, unit: null, noise: [] }),
);

// Boxes of Brussels were lost: `4E bus` was read as an ordinal, and `SS+R` and `3  C` as no number of a unit.
it.each([
  ['Gemeenschappenlaan 4E bus 8, 1140 Evere', 'bus 8'],
  ['Neerveldstraat 101A bus 02, 1200 Sint-Lambrechts-Woluwe', 'bus 02'],
  ['Calabriëlaan 23A bus A/b1, 1200 Brussel', 'bus A/b1'],
  ['Dalstraat 22 bus SS+R, 1050 Elsene', 'bus SS+R'],
  ['Jubelfeestlaan 141 bus 3  C, 1080 Sint-Jans-Molenbeek', 'bus 3  C'],
  ['Rue Royale 12 bte 3 Bruxelles', 'bte 3'],
])('BE: the unit of %s is %s', (line, unit) => expect(countryProfile('BE').takeExtras(line).unit).toBe(unit));
