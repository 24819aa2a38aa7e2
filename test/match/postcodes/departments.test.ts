// The number of a French department beside the postcode. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'the number of the department',
  { code: 'FR', name: 'France' },
  [
    'Rue Bobillot 81; 75013; Paris; Paris; Paris; 48.82,2.35',
    'Rue Bobillot 75; 75013; Paris; Paris; Paris; 48.82,2.35',
    'Rue Yacinthe 31; 97170; Petit-Bourg; Petit-Bourg; Guadeloupe; 16.19,-61.59',
    'Rue Condorcet 59; 75009; Paris; Paris; Paris; 48.87,2.34',
  ],
  [
    ['81 rue Bobillot, 75013 Paris, 75', 'Rue Bobillot 81', 'accept'],
    ['81 rue Bobillot, 75013 Paris, 75, France', 'Rue Bobillot 81', 'accept'],
    ['81 rue Bobillot, 75013, dép. 75', 'Rue Bobillot 81', 'accept'],
    ['81 rue Bobillot | 75013 | Paris | département 75', 'Rue Bobillot 81', 'accept'],
    ['81 rue Bobillot, Paris, 75', 'Rue Bobillot 81', 'accept'],
    ['31 rue Yacinthe, 97170 Petit-Bourg, 97', 'Rue Yacinthe 31', 'accept'],
    ['31 rue Yacinthe, 97170 Petit-Bourg, 971', 'Rue Yacinthe 31', 'accept'],
    ['59 Condorcet|75009|Paris|75', 'Rue Condorcet 59', 'accept'],
    // Another number counts something else.
    ['81 rue Bobillot, 75013 Paris, 82', 'Rue Bobillot 81', 'confirm'],
    ['Rue Bobillot, Paris, 75', 'Rue Bobillot 75', 'accept'],
  ],
);
