import { expect, it } from 'vitest';
import { withLostLetters } from '../../src/text/lost-letters';

it.each([
  ['1 All?e Verte, 75011 Paris', '1 Allee Verte, 75011 Paris'],
  ['Rue du G\ufffdn\ufffdral Henrys', 'Rue du General Henrys'],
  // One sign for each byte.
  ['Keningsl??n 5', 'Keningslen 5'],
  ["2 rue de l'?chelle", "2 rue de l'echelle"],
  ['3 Rue du March?, 75001 Paris', '3 Rue du Marche, 75001 Paris'],
  ['Hauptstra?e 12, Essen', 'Hauptstraße 12, Essen'],
  ['HAUPTSTRA?E 12', 'HAUPTSTRAßE 12'],
  // Questions.
  ['Where is 3 Rue de la Paix, Paris?', 'Where is 3 Rue de la Paix, Paris?'],
  ['Brink 12? 9401 Assen', 'Brink 12? 9401 Assen'],
  ['Brink 12, Assen ???', 'Brink 12, Assen ???'],
  ['', ''],
])('%s', (text, read) => {
  expect(withLostLetters(text)).toBe(read);
});
