// A postcode without the zero in front, as spreadsheets write it. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'French postcodes of four digits',
  { code: 'FR', name: 'France' },
  [
    'Rue des Sorbiers 5; 04000; Digne; Digne; Alpes-de-Haute-Provence; 44.09,6.23',
    'Rue des Sorbiers 9; 04100; Manosque; Manosque; Alpes-de-Haute-Provence; 43.83,5.78',
    'Rue Mercière 7; 04000; Digne; Digne; Alpes-de-Haute-Provence; 44.09,6.23',
  ],
  [
    ['5 rue des Sorbiers, 4000 Digne', 'Rue des Sorbiers 5', 'accept'],
    ['5 rue des Sorbiers, 4000', 'Rue des Sorbiers 5', 'accept'],
    ['5 rue des Sorbiers, 4000 Digne, Gaubert', 'Rue des Sorbiers 5', 'accept'],
    ['5 rue des Sorbiers, 04000 Gaubert', 'Rue des Sorbiers 5', 'accept'],
    // A whole postcode of Belgium.
    ['5 rue des Sorbiers, 4000 Liège', 'Rue des Sorbiers 5', 'confirm'],
  ],
);
