// Fields that were read as another one, or not at all. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

const PARIS = [
  'Rue de Lille 6; 75007; Paris; Paris; Paris; 48.86,2.33',
  'Rue de Lille 12; 75007; Paris; Paris; Paris; 48.86,2.331',
];

// The slashes stood for blanks: `1er` was the number, or none was found.
table('slashes between the fields', { code: 'FR', name: 'France' }, PARIS, [
  ['1er ét. dr./6 Rue de Lille/75007 Paris', 'Rue de Lille 6', 'accept'],
  ['porte droite/12 Rue de Lille/75007 Paris', 'Rue de Lille 12', 'accept'],
  ['Pharmacie Centrale/12 Rue de Lille/75007 Paris', 'Rue de Lille 12', 'accept'],
]);

// The number went with the name of the person.
table('a person behind the postcode', { code: 'FR', name: 'France' }, PARIS, [
  ['Paris 75007 chez Mme Petit 12, Rue de Lille', 'Rue de Lille 12', 'accept'],
  // The first sign of the number went with the name, and 6 was accepted.
  ["à l'attention de M. Roche - S6, Rue de Lille - 75007 Paris", 'street', 'fix'],
]);

table(
  'in Queens',
  { code: 'US', name: 'United States' },
  [
    '207th Street 114-37; 11411; ; Queens; New York; 40.70, -73.74; Cambria Heights',
    '207th Street 114-39; 11411; ; Queens; New York; 40.70, -73.74; Cambria Heights',
  ],
  [
    ['Sunrise Nails LLC/114-37 207th Street/NY 11411', '207th Street 114-37', 'accept'],
    ['ATTN MIKE R / 114/37, 207TH STREET / NY 11411', '207th Street 114-37', 'accept'],
  ],
);

// The house number was the beginning of a postcode, and the suite was the house.
table(
  'a suite in a column in front',
  { code: 'US', name: 'United States' },
  [
    'East Street 100; 05701; Rutland; Rutland; Vermont; 43.6,-72.97',
    'East Street 165; 05701; Rutland; Rutland; Vermont; 43.61,-72.97',
  ],
  [['Suite 100, 165, East Street, Rutland VT', 'East Street 165', 'accept']],
);
table(
  'a suite in a column in front of a number that is not there',
  { code: 'US', name: 'United States' },
  ['East Street 100; 05701; Rutland; Rutland; Vermont; 43.6,-72.97'],
  [['Suite 100, 165, East Street, Rutland VT', 'street', 'fix']],
);

// `47a UG` was the 47th basement, and the street alone was accepted. `à` was the letter of the house.
table(
  'floors in Switzerland',
  { code: 'CH', name: 'Schweiz' },
  [
    'Alpenstrasse 46; 2502; Biel; Biel; Bern; 47.14,7.25',
    'Alpenstrasse 46/a; 2502; Biel; Biel; Bern; 47.14,7.25',
    'Alpenstrasse 47; 2502; Biel; Biel; Bern; 47.14,7.26',
    'Alpenstrasse 47/a; 2502; Biel; Biel; Bern; 47.14,7.26',
  ],
  [
    ['Alpenstrasse 47a UG, 2502 Biel', 'Alpenstrasse 47/a', 'accept'],
    ['Alpenstrasse 47a DG, Biel', 'Alpenstrasse 47/a', 'accept'],
    ['Alpenstrasse 46;4e étage à droite;2502;Biel', 'Alpenstrasse 46', 'accept'],
  ],
);
