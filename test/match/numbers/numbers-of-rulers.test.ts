/** Names with the number of a ruler or of a day: another number is another street. */

import { table } from '../table-of-lines';

table(
  'Sweden',
  { code: 'SE', name: 'Sverige' },
  ['Karl XI:s väg 20; 302 42; Halmstad; Halmstad; Hallands län'],
  [
    ['Karl XI:s väg 20 Halmstad', 'Karl XI:s väg 20', 'accept'],
    ['Karl XII:s väg 20 Halmstad', 'Karl XI:s väg 20', 'confirm'],
    ['karl xii väg 20, halmstad', 'city', 'fix'],
  ],
);

table(
  'Norway',
  { code: 'NO', name: 'Norge' },
  ['Haakon VIIs gate 10; 0161; Oslo; Oslo; Oslo'],
  [
    ['Haakon VIIs gate 10 Oslo', 'Haakon VIIs gate 10', 'accept'],
    ['Haakon VIs gate 10 Oslo', 'Haakon VIIs gate 10', 'confirm'],
    ['Håkon VIIIs gate 10, Oslo', 'Haakon VIIs gate 10', 'confirm'],
  ],
);

table(
  'Poland',
  { code: 'PL', name: 'Polska' },
  [
    'Aleja Jana Pawła II 20; 00-175; Warszawa; Warszawa; mazowieckie',
    '1 Maja 2; 40-224; Katowice; Katowice; śląskie',
    'Osiedle Jana III Sobieskiego 20; 60-688; Poznań; Poznań; wielkopolskie',
  ],
  [
    ['al. Jana Pawła II 20 Warszawa', 'Aleja Jana Pawła II 20', 'accept'],
    ['2 Maja 1, Katowice', '1 Maja 2', 'confirm'],
    ['ul. 1 Maja 2, Katowice', '1 Maja 2', 'accept'],
    ['al. Jana Pawła I 20 Warszawa', 'Aleja Jana Pawła II 20', 'confirm'],
    ['os. Jana II Sobieskiego 20 Poznań', 'Osiedle Jana III Sobieskiego 20', 'confirm'],
  ],
);

table(
  'Czechia',
  { code: 'CZ', name: 'Česko' },
  ['17. listopadu 12; 779 00; Olomouc; Olomouc; Olomoucký kraj'],
  [
    ['17. listopadu 12, Olomouc', '17. listopadu 12', 'accept'],
    ['17 listopadu 12 Olomouc', '17. listopadu 12', 'accept'],
    ['16. listopadu 12, Olomouc', '17. listopadu 12', 'confirm'],
    ['18. listopadu 12 Olomouc', '17. listopadu 12', 'confirm'],
  ],
);
