import { expect, it } from 'vitest';
import { plainLine } from '../../../src/parse/clean/plain-line';

it.each([
  ['12 Main St, Barre, 12 Main St, Barre', '12 Main St, Barre, Barre'],
  ['12 Main St, Barre 12 Main St, Barre', '12 Main St, Barre'],
  ['Brink 1 Assen Brink 1 Assen', 'Brink 1 Assen'],
  ['Brink 1\nBRINK 1\n9401 HS Assen', 'Brink 1\n9401 HS Assen'],
  // A place may share its name with its province, and a number with a unit.
  ['Herestraat 1, Groningen, Groningen', 'Herestraat 1, Groningen, Groningen'],
  ['Brink 1, 12, 12, Assen', 'Brink 1, 12, 12, Assen'],
  ['Brink 1, Brink 11', 'Brink 1, Brink 11'],
  ['90-13 Two Hundred Fifth Street', '90-13 205th Street'],
  ['8 Two Hundred and Forty-Second St', '8 242nd St'],
  ['9 ONE HUNDREDTH AVE', '9 100th AVE'],
  ['3 Two Hundred Acre Rd', '3 Two Hundred Acre Rd'],
  ['104 and a half Ridge Ave', '104 1/2 Ridge Ave'],
  ['12 and 14 Half Moon Rd', '12 and 14 Half Moon Rd'],
  ['Brink_1_Assen', 'Brink 1 Assen'],
  ['Brink+1,+Assen', 'Brink 1, Assen'],
  ['12+14', '12+14'],
  ['Brink 12+14', 'Brink 12+14'],
  ['Brink+Markt', 'Brink+Markt'],
  ['Anna Weber / Brink 1 / 9401 Assen', 'Anna Weber, Brink 1, 9401 Assen'],
  // Corners of streets, and one slash alone, stay.
  ['Brink / Markt / 9401 Assen', 'Brink / Markt / 9401 Assen'],
  ['Brink 1 / Assen', 'Brink 1 / Assen'],
  ['* 12 Main St', '12 Main St'],
  ['*12 Main St, Barre*', '12 Main St, Barre'],
  ['- Brink 1', 'Brink 1'],
  ['> Brink 1', 'Brink 1'],
  ['(12) Main St', '12 Main St'],
  ['(Hof) Brink 1', '(Hof) Brink 1'],
  ['Ort:Essen', 'Ort: Essen'],
  ['75015Paris', '75015 Paris'],
  ['9712HMGroningen', '9712HM Groningen'],
  ['Brink 12Assen', 'Brink 12 Assen'],
  ['12Main St', '12 Main St'],
  ['12½ Main St', '12 1/2 Main St'],
  ['12 ½ Main St', '12 1/2 Main St'],
  ['12bis rue X', '12bis rue X'],
  ['12Bis rue X', '12Bis rue X'],
  ['📍12 Main St', '12 Main St'],
  ['🏠 Brink 1 ☎️ 0592', 'Brink 1    0592'],
  ['Brink 12.0, Assen', 'Brink 12, Assen'],
  ['Brink 12.0 9401.0', 'Brink 12 9401'],
  ['Brink 12-1.0, bus 9b1.0', 'Brink 12-1.0, bus 9b1.0'],
  ['Brink 12.05', 'Brink 12.05'],
  ['1st St', '1st St'],
  ['Brink 12 - A, Assen', 'Brink 12-A, Assen'],
  ['Brink 12 - bis', 'Brink 12-bis'],
  ['12 - A Rue Pasteur', '12-A Rue Pasteur'],
  ['Calle Mayor 12 - A Coruña', 'Calle Mayor 12 - A Coruña'],
  ['12 - 14 Main St', '12 - 14 Main St'],
  ['Brink 1\\n9401 Assen', 'Brink 1\n9401 Assen'],
  ['9evverkenstr. 14, Essen', '9evverkenstr. 14, Essen'],
  ['Assen', 'Assen'],
  [
    'Rue Vandenbussche/Vandenbusschestraat 8, Bruxelles/Brussel',
    'Rue Vandenbussche/Vandenbusschestraat 8, Bruxelles/Brussel',
  ],
  ['', ''],
])('%s', (line, expected) => {
  expect(plainLine(line)).toBe(expected);
});

it.each([
  ['22MAIN ST, BARRE', '22 MAIN ST, BARRE'],
  ['12rue Lepic', '12 rue Lepic'],
  ['12bis rue Lepic', '12bis rue Lepic'],
  ['22nd St', '22nd St'],
  ['3ème rue', '3ème rue'],
  ['8 BEECH ST/PROCTOR/VT', '8 BEECH ST, PROCTOR, VT'],
  ['8 Rue de Paris/Rue de Lyon, Tulle', '8 Rue de Paris/Rue de Lyon, Tulle'],
  ['2v Voie Et/20, Paris/France', '2v Voie Et/20, Paris/France'],
])('where the number stands first, %s', (line, expected) => {
  expect(plainLine(line, true)).toBe(expected);
});
