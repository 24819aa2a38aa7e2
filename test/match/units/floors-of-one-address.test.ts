// Floors of a number that has one address, in a register with flats. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

// The floor was a unit that the register lacks, and the only address with the number was to be confirmed.
table(
  'A floor of the only address with its number',
  { code: 'BE', name: 'België' },
  [
    'Golflaan 34; 1050; Elsene; Elsene; Brussel',
    'Golflaan 36/A; 1050; Elsene; Elsene; Brussel',
    'Golflaan 38; 1050; Elsene; Elsene; Brussel',
    'Golflaan 38/B; 1050; Elsene; Elsene; Brussel',
    'Golflaan 40/b001; 1050; Elsene; Elsene; Brussel',
    'Golflaan 40/b002; 1050; Elsene; Elsene; Brussel',
    // Floors are units of this register.
    'Golflaan 44/RDC; 1050; Elsene; Elsene; Brussel',
  ],
  [
    ['Golflaan 34, 2de verdieping, 1050 Elsene', 'Golflaan 34', 'accept'],
    ['Golflaan 34 gelijkvloers, 1050 Elsene', 'Golflaan 34', 'accept'],
    ['Golflaan 34 (glvl), 1050 Elsene', 'Golflaan 34', 'accept'],
    ['Golflaan 34 - 1er ét - 1050 Elsene', 'Golflaan 34', 'accept'],
    // A slip in the name may hide more of the number.
    ['Gulflaan 34, 2de verdieping, 1050 Elsene', 'Golflaan 34', 'confirm'],
    // A letter is another house, with or without a floor.
    ['Golflaan 34C, 1050 Elsene', 'Golflaan 34', 'confirm'],
    ['Golflaan 34C, 2de verdieping, 1050 Elsene', 'Golflaan 34', 'confirm'],
    // The register tells parts of these houses apart.
    ['Golflaan 36, 2de verdieping, 1050 Elsene', 'Golflaan 36', 'add-unit'],
    ['Golflaan 38, 2de verdieping, 1050 Elsene', 'Golflaan 38', 'add-unit'],
    ['Golflaan 40, 2de verdieping, 1050 Elsene', 'Golflaan 40', 'add-unit'],
  ],
);

// `3° p` was the letter of a house, and `kj.` a suffix.
table(
  'Floors in a word and a sign',
  { code: 'IT', name: 'Italia' },
  ['Via Neera 12; 20141; Milano; Milano; Milano', 'Via Neera 14; 20141; Milano; Milano; Milano'],
  [
    ['Via Neera 12 - 3° p. - 20141 Milano', 'Via Neera 12', 'accept'],
    ['Via Neera 12 p. 2, 20141 Milano', 'Via Neera 12', 'accept'],
    ['Via Neera 12 p, 20141 Milano', 'Via Neera 12', 'confirm'],
  ],
);

table(
  'Icelandic floors and parts of a house',
  { code: 'IS', name: 'Ísland' },
  ['Langagata 52; 999; Nýibær; Nýibær; Austurland', 'Langagata 3; 999; Nýibær; Nýibær; Austurland'],
  [
    ['Langagata 52, 3h, 999 Nýibær', 'Langagata 52', 'accept'],
    ['Langagata 52, 2h. t.v., 999 Nýibær', 'Langagata 52', 'accept'],
    ['Langagata 52 kj., 999 Nýibær', 'Langagata 52', 'accept'],
    ['Langagata 52 ris, 999 Nýibær', 'Langagata 52', 'accept'],
    ['Langagata 52h, 999 Nýibær', 'Langagata 52', 'confirm'],
  ],
);
