// Units in American lines: words of units that are names of streets, and units in every writing. Each row: the line, the address as number
// and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

const US = { code: 'US', name: 'United States' };

table(
  'a word for a unit in the name of a street',
  US,
  [
    'TOWER RD 42; 05255; MANCHESTER; Bennington; Vermont; 43.16,-73.07',
    'E MANCHESTER RD 42; 05255; MANCHESTER; Bennington; Vermont; 43.17,-73.07',
    'STATE GARAGE RD 1145; 05767; ROCHESTER; Windsor; Vermont; 43.87,-72.81',
    'BAY FRONT RD 7419; 21219; SPARROWS POINT; Baltimore; Maryland; 39.2,-76.4',
    'BAY FRONT RD 7419/A; 21219; SPARROWS POINT; Baltimore; Maryland; 39.2,-76.4',
    'Third Level Drive 12; 05301; Brattleboro; Windham; Vermont; 42.85,-72.56',
    'Crescent Drive 12; 05301; Brattleboro; Windham; Vermont; 42.86,-72.56',
    'MAIN ST 12; 05478; SAINT ALBANS; Franklin; Vermont; 44.81,-73.08',
  ],
  [
    ['42 Tower Rd Apt 2B, Manchester, VT 05255', 'TOWER RD 42', 'accept'],
    ['42 Tower Rd. #3 Manchester VT 05255', 'TOWER RD 42', 'accept'],
    ['1145 State Garage Rd Apt 2B, Rochester, VT 05767', 'STATE GARAGE RD 1145', 'accept'],
    ['7419 Bay Front Rd Apt A, Sparrows Point, MD 21219', 'BAY FRONT RD 7419/A', 'accept'],
    ['12 Third Level Dr Apt 2B, Brattleboro, VT 05301', 'Third Level Drive 12', 'accept'],
    ['12 Main St, second floor St Albans, VT', 'MAIN ST 12', 'accept'],
    ['12 Main St Tower 2, St Albans, VT', 'MAIN ST 12', 'confirm'],
    // A type alone is not the name of a street.
    ['12 Dr, Brattleboro, VT 05301', 'Crescent Drive 12', 'confirm'],
  ],
);

table(
  'a unit without a house number, where the town has a street of its name',
  US,
  [
    'COLLEGE HILL RD 12; 05091; WOODSTOCK; Windsor; Vermont; 43.63,-72.52',
    'WOODSTOCK RD 446; 05091; WOODSTOCK; Windsor; Vermont; 43.62,-72.51',
    'MONKTON RD 929; 21111; MONKTON; Baltimore; Maryland; 39.57,-76.61',
  ],
  [
    ['College Hill Rd Unit 446, Woodstock, VT 05091', 'street', 'fix'],
    ['Collge Hill Road Apt 446 Woodstock VT 05091', 'street', 'fix'],
    ['Monkton Rd Apt 929, Monkton, MD 21111', 'street', 'fix'],
    ['12 College Hill Rd Unit 446, Woodstock, VT 05091', 'COLLEGE HILL RD 12', 'accept'],
    ['Acme 446 Woodstock Rd, Woodstock, VT 05091', 'WOODSTOCK RD 446', 'accept'],
  ],
);
