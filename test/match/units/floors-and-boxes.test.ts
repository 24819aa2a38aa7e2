// Floors and boxes where most people do not write them. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

// `bus RC - 1050` was no box, and the house itself was accepted; `2e verdieping 1050` took the postcode for the number of a unit.
table(
  'Boxes of Brussels',
  { code: 'BE', name: 'België' },
  [
    'Golflaan 34; 1050; Elsene; Elsene; Brussel',
    'Golflaan 34/RC; 1050; Elsene; Elsene; Brussel',
    'Golflaan 34/AB13; 1050; Elsene; Elsene; Brussel',
    'Golflaan 34/ETRC; 1050; Elsene; Elsene; Brussel',
    'Golflaan 34/b007; 1050; Elsene; Elsene; Brussel',
    'Golflaan 34/002e; 1050; Elsene; Elsene; Brussel',
  ],
  [
    ['Golflaan 34 bus RC - 1050 Elsene', 'Golflaan 34/RC', 'accept'],
    ['Golflaan 34 bus RC / 1050 Elsene', 'Golflaan 34/RC', 'accept'],
    ['Golflaan 34 bus ETRC B-1050 Elsene', 'Golflaan 34/ETRC', 'accept'],
    ['Golflaan 34 bus AB13; B-1050', 'Golflaan 34/AB13', 'accept'],
    ['Golflaan 34 bus b007 - 2e verdieping - 1050', 'Golflaan 34/b007', 'accept'],
    ['Golflaan 34 b007 2e verdieping 1050 Elsene', 'Golflaan 34/b007', 'accept'],
    ['Golflaan 34 bus RC\\n1050', 'Golflaan 34/RC', 'accept'],
    // A box that nothing reads is not left out.
    ['34 bus ETRC Golflaan 1050 België', 'Golflaan 34/ETRC', 'confirm'],
  ],
);

// The floor was the house number, and the number in front was left over.
table(
  'Dutch floors behind a number in front',
  { code: 'NL', name: 'Nederland' },
  [
    'Harpstraat 49; 1312KE; Almere; Almere; Flevoland',
    'Harpstraat 1; 1312KA; Almere; Almere; Flevoland',
    'Harpstraat 2; 1312KB; Almere; Almere; Flevoland',
  ],
  [
    // The register has one address with the number, so that the floor is one of it.
    ['49 Harpstraat - 1 hoog - 1312KE Almere', 'Harpstraat 49', 'accept'],
    ['49 Harpstraat, 1 hoog, Almere', 'Harpstraat 49', 'accept'],
    ['49 Harpstraat 2e etage Almere', 'Harpstraat 49', 'accept'],
    ['Harpstraat 49, 1 hoog, Almere', 'Harpstraat 49', 'accept'],
  ],
);

table(
  'Icelandic floors with two spaces',
  { code: 'IS', name: 'Ísland' },
  ['Langagata 52; 999; Nýibær; Nýibær; Austurland', 'Langagata 2; 999; Nýibær; Nýibær; Austurland'],
  [['999,  langagata  nr.  52,  2.  hæð,  nýibær', 'Langagata 52', 'accept']],
);
