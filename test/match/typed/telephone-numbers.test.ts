// Telephone numbers as people group them, in lines that have little else wrong. Each row: the line, the address as number and suffix,
// and the advice.
import { table } from '../table-of-lines';

table(
  'telephone numbers in Germany',
  { code: 'DE', name: 'Deutschland' },
  [
    'Rahmheide 27; 45359; Essen; Essen; Nordrhein-Westfalen',
    'Rahmheide 12; 45359; Essen; Essen; Nordrhein-Westfalen',
  ],
  [
    ['Rahmheide 27, 45359 Essen, (0201) 12 34 56', 'Rahmheide 27', 'accept'],
    ['Rhamheide 27 45359 Essen (0201) 12 34 56', 'Rahmheide 27', 'accept'],
    ['Rahmheide 27, 45359 Essen, (0201) 123 45 67', 'Rahmheide 27', 'accept'],
  ],
);

table(
  'telephone numbers in France',
  { code: 'FR', name: 'France' },
  ['Avenue des Tilleuls 65; 55000; Bar-le-Duc; Bar-le-Duc; Meuse'],
  [
    ['65 avenue des tilluls|55000 bar-le-duc|0612345678', 'Avenue des Tilleuls 65', 'accept'],
    ['65 avenue des tilluls,55000 bar-le-duc,06 12 34 56 78', 'Avenue des Tilleuls 65', 'accept'],
  ],
);

table(
  'telephone numbers in Italy',
  { code: 'IT', name: 'Italia' },
  ['Via Legnone 45; 20158; Milano; Milano; Milano'],
  [
    ['Via Legnone 45, 20158 Milano, 3331234567', 'Via Legnone 45', 'accept'],
    ['Via Legnone 45, 20158 Milano, 393331234567', 'Via Legnone 45', 'accept'],
  ],
);
