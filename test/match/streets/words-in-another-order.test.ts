// Words of a name in another order beside a street of another type. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'small words that were swapped',
  { code: 'FR', name: 'France' },
  [
    'Avenue de la Grande Armée 8; 75017; Paris; Paris; Paris; 48.876,2.288',
    'Villa de la Grande Armée 8; 75017; Paris; Paris; Paris; 48.877,2.286',
    'Rue de Belleville 28; 75020; Paris; Paris; Paris; 48.872,2.38',
    'Boulevard de Belleville 28; 75020; Paris; Paris; Paris; 48.868,2.383',
  ],
  [
    ['8 Avenue la de Grande Armée, 75017 Paris', 'Avenue de la Grande Armée 8', 'accept'],
    ['8 Villa la de Grande Armée, 75017 Paris', 'Villa de la Grande Armée 8', 'accept'],
    ['28 Rue Belleville de, 75020 Paris', 'Rue de Belleville 28', 'accept'],
    ['28 Rue de Bellevile, 75020 Paris', 'Rue de Belleville 28', 'accept'],
  ],
);
