/** Registers that leave out the word for a street of any kind, and name squares and avenues. */

import { table } from '../table-of-lines';

table(
  'Poland',
  { code: 'PL', name: 'Polska' },
  [
    'Grunwaldzka 20; 80-244; Gdańsk; Gdańsk; pomorskie',
    'Piotrkowska 100; 90-001; Łódź; Łódź; łódzkie',
    'Tadeusza Kościuszki 50; 50-438; Wrocław; Wrocław; dolnośląskie',
    'Aleja Tadeusza Kościuszki 50; 90-009; Łódź; Łódź; łódzkie',
    'Plac Wolności 5; 91-415; Łódź; Łódź; łódzkie',
  ],
  [
    ['ul. Grunwaldzka 20 Gdańsk', 'Grunwaldzka 20', 'accept'],
    ['pl. Grunwaldzki 20 Gdańsk', 'Grunwaldzka 20', 'confirm'],
    ['al. Piotrkowska 100 Łódź', 'Piotrkowska 100', 'confirm'],
    ['plac Piotrkowska 100 Łódź', 'Piotrkowska 100', 'confirm'],
    ['ul. Kościuszki 50 Wrocław', 'Tadeusza Kościuszki 50', 'accept'],
    ['al. Kościuszki 50 Łódź', 'Aleja Tadeusza Kościuszki 50', 'accept'],
    ['pl. Wolności 5, Łódź', 'Plac Wolności 5', 'accept'],
    ['ul. Wolności 5, Łódź', 'Plac Wolności 5', 'confirm'],
    ['Wolności 5, Łódź', 'Plac Wolności 5', 'accept'],
    ['ul. al. Kościuszki 50 Łódź', 'Aleja Tadeusza Kościuszki 50', 'accept'],
  ],
);

table(
  'Poland, a square without a street of its name',
  { code: 'PL', name: 'Polska' },
  ['Plac Grunwaldzki 8; 50-377; Wrocław; Wrocław; dolnośląskie'],
  [
    ['Grunwaldzki 8, Wrocław', 'Plac Grunwaldzki 8', 'accept'],
    // A street has the feminine form: `ulica Grunwaldzka`. It was accepted.
    ['Grunwaldzka 8, Wrocław', 'Plac Grunwaldzki 8', 'confirm'],
  ],
);

table(
  'Czechia',
  { code: 'CZ', name: 'Česko' },
  [
    'Sokolovská 94; 186 00; Praha; Praha; Praha',
    '28. října 117; 702 00; Ostrava; Ostrava; Moravskoslezský kraj',
    'Masarykova třída 25; 779 00; Olomouc; Olomouc; Olomoucký kraj',
    'Náměstí Míru 9; 120 00; Praha; Praha; Praha',
  ],
  [
    ['ulice Sokolovská 94, Praha', 'Sokolovská 94', 'accept'],
    ['ul. 28. října 117, Ostrava', '28. října 117', 'accept'],
    ['nám. Sokolovská 94 Praha', 'Sokolovská 94', 'confirm'],
    ['třída 28. října 117 Ostrava', '28. října 117', 'confirm'],
    ['náměstí 28. října 117, 702 00 Ostrava', '28. října 117', 'confirm'],
    ['Masarykova tř. 25 Olomouc', 'Masarykova třída 25', 'accept'],
    ['nám. Míru 9, Praha', 'Náměstí Míru 9', 'accept'],
  ],
);

table(
  'Greece',
  { code: 'GR', name: 'Ελλάδα' },
  ['Ερμού 12; 105 63; Αθήνα; Αθηναίων; Αττική', 'Χαριλάου Τρικούπη 50; 106 80; Αθήνα; Αθηναίων; Αττική'],
  [
    ['οδός Ερμού 12, Αθήνα', 'Ερμού 12', 'accept'],
    ['Πλατεία Ερμού 12 Αθήνα', 'Ερμού 12', 'confirm'],
    ['Λεωφόρος Ερμού 12, 105 63 Αθήνα', 'Ερμού 12', 'confirm'],
    ['οδός Τρικούπη 50 Αθήνα', 'Χαριλάου Τρικούπη 50', 'confirm'],
  ],
);
