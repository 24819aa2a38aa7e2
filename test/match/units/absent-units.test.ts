// A unit that a register with flats does not have. Each row: the line, the building, and the advice.
import { table } from '../table-of-lines';

table(
  'Ireland',
  { code: 'IE', name: 'Ireland' },
  [
    'Tolbrink Street 12/Flat 1; D02 AF30; Dublin; Dublin; Leinster; 53.34,-6.26',
    'Tolbrink Street 12/Flat 2; D02 AF31; Dublin; Dublin; Leinster; 53.34,-6.26',
    'Tolbrink Street 14; D02 AF32; Dublin; Dublin; Leinster; 53.341,-6.26',
  ],
  [
    ['Flat 1, 12 Tolbrink Street, Dublin', 'Tolbrink Street 12/Flat 1', 'accept'],
    ['Flat 3, 12 Tolbrink Street, Dublin', 'Tolbrink Street 12', 'add-unit'],
    ['Apt 5, 14 Tolbrink Street, Dublin', 'Tolbrink Street 14', 'confirm'],
    ['14 Tolbrink Street, Dublin', 'Tolbrink Street 14', 'accept'],
  ],
);

table(
  'Norway',
  { code: 'NO', name: 'Norge' },
  [
    'Tolgata 12/H0101; 0155; Oslo; Oslo; Oslo; 59.91,10.75',
    'Tolgata 12/H0201; 0155; Oslo; Oslo; Oslo; 59.91,10.75',
    'Tolgata 14; 0155; Oslo; Oslo; Oslo; 59.911,10.75',
  ],
  [
    ['Tolgata 12 H0201, 0155 Oslo', 'Tolgata 12/H0201', 'accept'],
    ['Tolgata 12 H0301, 0155 Oslo', 'Tolgata 12', 'add-unit'],
    ['Tolgata 14 H0101, 0155 Oslo', 'Tolgata 14', 'confirm'],
  ],
);

table(
  'Sweden',
  { code: 'SE', name: 'Sverige' },
  [
    'Tolgatan 12/lgh 1101; 111 22; Stockholm; Stockholm; Stockholm; 59.33,18.06',
    'Tolgatan 12/lgh 1102; 111 22; Stockholm; Stockholm; Stockholm; 59.33,18.06',
    'Tolgatan 14; 111 22; Stockholm; Stockholm; Stockholm; 59.331,18.06',
  ],
  [
    ['Tolgatan 12 lgh 1102, Stockholm', 'Tolgatan 12/lgh 1102', 'accept'],
    ['Tolgatan 12 lgh 1301, Stockholm', 'Tolgatan 12', 'add-unit'],
    ['Tolgatan 14 lgh 1301, Stockholm', 'Tolgatan 14', 'confirm'],
  ],
);

table(
  'Poland',
  { code: 'PL', name: 'Polska' },
  [
    'Tolowa 12/1; 61-848; Poznań; Poznań; Wielkopolskie; 52.41,16.93',
    'Tolowa 12/2; 61-848; Poznań; Poznań; Wielkopolskie; 52.41,16.93',
    'Tolowa 14; 61-848; Poznań; Poznań; Wielkopolskie; 52.41,16.931',
  ],
  [
    ['ul. Tolowa 12/3, Poznań', 'Tolowa 12', 'add-unit'],
    ['ul. Tolowa 14 m. 3, Poznań', 'Tolowa 14', 'confirm'],
    ['ul. Tolowa 14/18, Poznań', 'Tolowa 14', 'confirm'],
  ],
);
