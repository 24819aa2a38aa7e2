/** Codes in names of streets, and words and short forms of postcodes. */

import { table } from '../table-of-lines';

table(
  'Brazil',
  { code: 'BR', name: 'Brasil' },
  [
    'SQS 308 Bloco A 203; 70355-010; Brasília; Brasília; Distrito Federal',
    'Alameda Santos 1000; 01418-000; São Paulo; São Paulo; São Paulo',
  ],
  [
    ['SQS 308 Bloco A 203 Brasília', 'SQS 308 Bloco A 203', 'accept'],
    ['SQS 308 Bloco A Apto 203 Brasília', 'SQS 308 Bloco A 203', 'accept'],
    ['SQS 308 Bl. A Ap. 203, Brasília DF', 'SQS 308 Bloco A 203', 'accept'],
    ['SQN 308 Bloco A 203 Brasília', 'SQS 308 Bloco A 203', 'confirm'],
    ['Alameda Santos 1000 CEP 01418-000', 'Alameda Santos 1000', 'accept'],
    ['alameda santos 1000, cep 01418000', 'Alameda Santos 1000', 'accept'],
  ],
);

table(
  'Portugal',
  { code: 'PT', name: 'Portugal' },
  [
    'Rua Direita 20; 2750-300; Cascais; Cascais; Lisboa',
    'Rua Direita 1000; 2750-301; Cascais; Cascais; Lisboa',
  ],
  [
    ['Rua Direita, 20, 2750 Cascais', 'Rua Direita 20', 'accept'],
    ['Rua Direita 20 2750 Cascais', 'Rua Direita 20', 'accept'],
    ['Rua Direita 1000, Cascais', 'Rua Direita 1000', 'accept'],
  ],
);
