// Habits of American lines that were misread, and lines that were accepted as something else. Each row: the line, the address as number
// and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

const US = { code: 'US', name: 'United States' };

table(
  'a unit behind the street without a word for it',
  US,
  [
    ...['104', '302'].map(
      (house) => `STRONG RD ${house}; 05673; WAITSFIELD; Washington; Vermont; 44.19,-72.83`,
    ),
    ...['1', '4'].map((house) => `SUMMIT MEADOWS LN ${house}; 05356; DOVER; Windham; Vermont; 42.95,-72.83`),
    ...['7', '38'].map(
      (house) => `Precision Drive ${house}; 05156; Springfield; Windsor; Vermont; 43.27,-72.43`,
    ),
    'VT ROUTE 12 4C; 05356; DOVER; Windham; Vermont; 42.96,-72.83',
  ],
  [
    ['302 Strong Rd 104, Waitsfield, VT 05673', 'STRONG RD 302', 'confirm'],
    ['302 Strong Rd 104 Waitsfield', 'STRONG RD 302', 'confirm'],
    ['302 Strong Rd 302, Waitsfield, VT', 'STRONG RD 302', 'confirm'],
    ['1 Summit Meadows Ln 4C, Dover, VT 05356', 'SUMMIT MEADOWS LN 1', 'confirm'],
    ['38 Precision Dr off Route 7, Springfield, VT 05156', 'Precision Drive 38', 'accept'],
    ['38 Precision Dr off US Route 7 Springfield, VT 05156', 'Precision Drive 38', 'accept'],
  ],
);

table(
  'a house number behind a postcode and a dash',
  US,
  [
    'W LAKE RD 1272; 05674; WARREN; Washington; Vermont; 44.12,-72.83',
    'S 116 RD 4736; 05674; WARREN; Washington; Vermont; 44.13,-72.83',
    ...['12', '1797'].map((house) => `AIRPORT RD ${house}; 05674; WARREN; Washington; Vermont; 44.11,-72.83`),
  ],
  [
    ['Warren VT 05674 - 1797 Airport Rd', 'AIRPORT RD 1797', 'accept'],
    ['Warren VT 05674 - 1272 W Lake Rd', 'W LAKE RD 1272', 'accept'],
    ['Warren VT 05674 - 4736 S 116 Rd', 'S 116 RD 4736', 'accept'],
    ['05674 – 1797 Airport Rd', 'AIRPORT RD 1797', 'accept'],
    ['12 Airport Rd, Warren VT 05674 - 1797', 'AIRPORT RD 12', 'accept'],
    ['12 Airport Rd, Warren VT 05674 - 1797 USA', 'AIRPORT RD 12', 'accept'],
  ],
);

table(
  'a name in front ends at the house number',
  US,
  [
    '207th Street 114-37; 11412; Queens; Queens; New York; 40.70,-73.74',
    'N POINT RD 7521; 21219; SPARROWS POINT; Baltimore; Maryland; 39.2,-76.4',
  ],
  [
    ['C/O John Smith 114-37 207th St, Queens, NY 11412', '207th Street 114-37', 'accept'],
    ['attn Jane Doe 114-37 207 St, Queens, NY 11412', '207th Street 114-37', 'accept'],
    ['C/O John Smith 7521 N Point Rd, Sparrows Point, MD 21219', 'N POINT RD 7521', 'accept'],
    // Where the address is taken out with the name, the rest is not what was asked.
    ['C/O John Smith 7521-a-1 N Point Rd, Sparrows Point, MD 21219', 'postcode', 'fix'],
  ],
);

table(
  'a direction behind an abbreviated type, where the register writes words in full',
  US,
  [
    'South Union Street 457; ; Burlington; Chittenden; Vermont; 44.47,-73.21',
    'North Union Street 31; ; Burlington; Chittenden; Vermont; 44.48,-73.21',
    'East Lakeshore Drive 352; ; Colchester; Chittenden; Vermont; 44.54,-73.21',
    'Union Avenue 457; ; Burlington; Chittenden; Vermont; 44.49,-73.21',
  ],
  [
    ['457 Union St S, Burlington, VT 05401', 'South Union Street 457', 'accept'],
    ['31 union st. n., burlington vt', 'North Union Street 31', 'accept'],
    ['352 Lakeshore Dr E, Colchester', 'East Lakeshore Drive 352', 'accept'],
  ],
);

table(
  'a letter in front of the number',
  US,
  [
    ...['1221', '11221', '3510'].map(
      (house) => `BEACH RD ${house}; 21162; WHITE MARSH; Baltimore; Maryland; 39.38,-76.4`,
    ),
    '204th Street 113-28; 11412; Queens; Queens; New York; 40.70,-73.74',
  ],
  [
    ['l1221 Beach Rd, White Marsh, MD 21162', 'BEACH RD 11221', 'confirm'],
    ['l3510 Beach Rd, White Marsh, MD 21162', 'BEACH RD 3510', 'confirm'],
    ['A3510 Beach Rd, White Marsh, MD 21162', 'BEACH RD 3510', 'confirm'],
    ['l13-28 204th St, Queens, NY 11412', '204th Street 113-28', 'confirm'],
    ['A113-28 204th St, Queens, NY 11412', '204th Street 113-28', 'confirm'],
    ['`3510 Beach Rd, White Marsh, MD 21162', 'BEACH RD 3510', 'accept'],
    ['A3599 Beach Rd, White Marsh, MD 21162', 'street', 'fix'],
  ],
);

table(
  'a box on a rural route',
  US,
  [
    ...['1', '2', '3'].map(
      (house) => `CAIN HILL RD ${house}; 05443; BRISTOL; Addison; Vermont; 44.13,-73.07`,
    ),
  ],
  [
    ['RD 2 Box 108, Bristol, VT 05443', 'postcode', 'fix'],
    ['RD #2, Box 108, Bristol, VT 05443', 'postcode', 'fix'],
    ['R.R. 1 Box 817, Bristol, VT 05443', 'postcode', 'fix'],
    ['RFD 3, Box 786, Bristol, VT 05443', 'postcode', 'fix'],
    ['Rural Rt 3, Box 786, Bristol, VT 05443', 'postcode', 'fix'],
    ['Box 108 RD 2, Bristol, VT 05443', 'postcode', 'fix'],
    ['2 Cain Hill Rd Box 108, Bristol, VT 05443', 'CAIN HILL RD 2', 'accept'],
  ],
);

table(
  'a letter apart from the number of a road',
  US,
  [
    'VT ROUTE 12A 4162; 05060; BRAINTREE; Orange; Vermont; 43.97,-72.72',
    'VT ROUTE 12 4162; 05060; BRAINTREE; Orange; Vermont; 43.95,-72.7',
    'VT ROUTE 12 70; 05060; BRAINTREE; Orange; Vermont; 43.95,-72.7',
    'VT ROUTE 100 N 70; 05060; BRAINTREE; Orange; Vermont; 43.96,-72.7',
  ],
  [
    ['4162 Route 12-a, Braintree', 'VT ROUTE 12A 4162', 'accept'],
    ['4162 VT 12-A, Braintree, VT 05060', 'VT ROUTE 12A 4162', 'accept'],
    ['4162 VT 12 A, Braintree, VT 05060', 'VT ROUTE 12A 4162', 'accept'],
    ['4162 vt rte 12 a braintree', 'VT ROUTE 12A 4162', 'accept'],
    // A flat of a house on a road that has no such branch.
    ['70 Route 12 F, Braintree', 'VT ROUTE 12 70', 'confirm'],
    ['70 Route 100 N, Braintree', 'VT ROUTE 100 N 70', 'accept'],
  ],
);

table(
  'a letter at a number with a hyphen',
  US,
  [
    '194th Street 100-48; 11423; Queens; Queens; New York; 40.71,-73.76',
    '94th Avenue 211-07A; 11423; Queens; Queens; New York; 40.72,-73.76',
  ],
  [
    ['100-48A 194th St, Queens, NY 11423', '194th Street 100-48', 'confirm'],
    ['100-48 194th St Apt A, Queens, NY 11423', '194th Street 100-48', 'accept'],
    ['211-07A 94th Ave, Queens, NY 11423', '94th Avenue 211-07A', 'accept'],
  ],
);

table(
  'a county by its name',
  US,
  [
    'ELM ST 23; 05089; WINDSOR; Windsor; Vermont; 43.48,-72.39',
    'ELM ST 23; 05091; WOODSTOCK; Windsor; Vermont; 43.62,-72.52',
    'OAK ST 5; 05091; WOODSTOCK; Windsor; Vermont; 43.62,-72.52',
  ],
  [
    ['23 Elm St, Windsor, VT', 'ELM ST 23', 'accept'],
    // The town and another one of its county.
    ['23 Elm St, Windsor County, VT', 'ELM ST 23', 'fix'],
    ['5 Oak St, Windsor County, VT', 'OAK ST 5', 'confirm'],
    ['5 Oak St, Windsor County, VT 05091', 'OAK ST 5', 'accept'],
    ['Windsor County, VT', 'municipality', 'accept'],
  ],
);

table(
  'another name of the address',
  US,
  ['KINGSLEY AVE 16; 05701; RUTLAND; Rutland; Vermont; 43.61,-72.97'],
  [
    ['16 Kingsley Ave a/k/a 99 Elm St, Rutland, VT 05701', 'KINGSLEY AVE 16', 'accept'],
    ['16 Kingsley Ave (aka 99 Elm St), Rutland, VT', 'KINGSLEY AVE 16', 'accept'],
  ],
);

table(
  'a street type glued to the name',
  US,
  [
    'Springfield Boulevard 107-16; 11429; Queens; Queens; New York; 40.71,-73.74',
    'FORE ST 12; 05641; BARRE; Washington; Vermont; 44.2,-72.5',
    'FOREST AVE 12; 05401; BURLINGTON; Chittenden; Vermont; 44.4,-73.2',
  ],
  [
    ['107-16 Springfieldblvd, Queens, NY 11429', 'Springfield Boulevard 107-16', 'accept'],
    // A name of its own that ends like a type.
    ['12 Forest, Burlington', 'FOREST AVE 12', 'confirm'],
  ],
);
