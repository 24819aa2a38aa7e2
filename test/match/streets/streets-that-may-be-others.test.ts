// Lines of blind readers whose street, or whose town, may well be another one than the best answer: most were accepted. Beside them, their
// neighbours that are accepted. Each row: the line, the address as number and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'a near name of a street',
  { code: 'DE', name: 'Deutschland' },
  [
    'Gottfried-Herder-Str. 8; 45127; Essen; Essen; Nordrhein-Westfalen; 51.45,7.01',
    'Werderstr. 8; 45127; Essen; Essen; Nordrhein-Westfalen; 51.46,7.01',
    'Soniusweg 60; 45127; Essen; Essen; Nordrhein-Westfalen; 51.47,7.01',
    'Emil-Kemper-Str. 7; 45127; Essen; Essen; Nordrhein-Westfalen; 51.48,7.01',
    'Semperstr. 7; 45127; Essen; Essen; Nordrhein-Westfalen; 51.49,7.01',
  ],
  [
    // The last name alone stands beside a slip in the first letter: either may be meant.
    ['Herderstr. 8, Essen', 'Werderstr. 8', 'confirm'],
    ['Kemperstr. 7, Essen', 'Emil-Kemper-Str. 7', 'confirm'],
    ['Königsweg 60, Essen', 'Soniusweg 60', 'confirm'],
    ['Sonisweg 60, Essen', 'Soniusweg 60', 'accept'],
  ],
);

table(
  'a name in another arrondissement',
  { code: 'FR', name: 'France' },
  [
    'Rue Bruant 10; 75013; Paris; Paris; Paris; 48.834,2.366',
    'Rue Aristide Bruant 10; 75018; Paris; Paris; Paris; 48.885,2.337',
    'Rue Cardinet 126; 75017; Paris; Paris; Paris; 48.886,2.313',
  ],
  [
    ['10 Rue Bruant 75018 Paris', 'Rue Aristide Bruant 10', 'confirm'],
    ['10 Rue Bruant 75013 Paris', 'Rue Bruant 10', 'accept'],
    ['126 Rue du Martinet 75017 Paris', 'Rue Cardinet 126', 'confirm'],
  ],
);

table(
  'towns of one postcode, and short names of towns',
  { code: 'FR', name: 'France' },
  [
    'Rue de la Fontaine 14; 15250; Reilhac; Reilhac; Cantal; 44.97,2.42',
    'Rue Basse 2; 15250; Jussac; Jussac; Cantal; 44.99,2.42',
    'Rue de la Fontaine 3; 12230; Nant; Nant; Aveyron; 44.02,3.30',
    'Rue de la Fontaine 5; 52220; Longeville; Longeville; Haute-Marne; 48.46,4.75; Lans',
    // The name is common.
    ...Array.from(
      { length: 17 },
      (_, at) => `Rue de la Fontaine 1; 0${1000 + at}; Ville ${at}; Ville ${at}; Ain; 46.1,5.${at + 10}`,
    ),
    'Rue Rougé 106; 97160; Le Moule; Le Moule; Guadeloupe; 16.33,-61.35',
    'Avenue de Paris 47; 19100; Brive; Brive; Corrèze; 45.16,1.53',
    'Avenue de Paris 47; 19270; Donzenac; Donzenac; Corrèze; 45.23,1.52',
  ],
  [
    ['14 Rue de la Fontaine 15250 Jussac', 'Rue de la Fontaine 14', 'confirm'],
    ['14 Rue de la Fontaine 15250 Reilhac', 'Rue de la Fontaine 14', 'accept'],
    ['3 Rue de la Fontaine, Nantes', 'Rue de la Fontaine 3', 'confirm'],
    ['5 Rue de la Fontaine, Lens', 'Rue de la Fontaine 5', 'confirm'],
    ['3 Rue de la Fontaine, Nat', 'Rue de la Fontaine 3', 'accept'],
    ['106 Rue Rougé 97160 Donzenac', 'Rue Rougé 106', 'confirm'],
    ['47 Avenue de Paris 19100 Donzenac', 'Avenue de Paris 47', 'confirm'],
  ],
);

table(
  'the year of a day',
  { code: 'FR', name: 'France' },
  [
    'Avenue du 11 Novembre 50; 48000; Mende; Mende; Lozère; 44.52,3.50',
    'Avenue du 11 Novembre 1918 50; 15000; Aurillac; Aurillac; Cantal; 44.93,2.44',
    'Rue du 8 Mai 1945 8; 08160; Nouvion; Nouvion; Ardennes; 49.70,4.79',
    'Rue du 8 Mai 8; 08000; Charleville; Charleville; Ardennes; 49.77,4.72',
  ],
  [
    ['50 Avenue du 11 Novembre 1918 48000 Mende', 'Avenue du 11 Novembre 50', 'accept'],
    ['50 Avenue du 11 Novembre 15000 Aurillac', 'Avenue du 11 Novembre 1918 50', 'accept'],
    ['8 Rue du 8 Mai Nouvion', 'Rue du 8 Mai 1945 8', 'accept'],
    ['8 Rue du 8 Mai 1962 Nouvion', 'Rue du 8 Mai 1945 8', 'confirm'],
  ],
);

table(
  'streets of two registers, directions and words more',
  { code: 'US', name: 'United States' },
  [
    'ROCKWOOD ST 8; 05052; HARTLAND; HARTLAND; Vermont; 43.54,-72.40',
    'Rockwood Street 8; 05201; Bennington; Bennington; Vermont; 42.88,-73.20',
    'STATE ST 36; 05602; MONTPELIER; MONTPELIER; Vermont; 44.26,-72.58',
    'E STATE ST 36; 05602; MONTPELIER; MONTPELIER; Vermont; 44.26,-72.57',
    'TARBELL HILL RD 187; 05142; CAVENDISH; CAVENDISH; Vermont; 43.38,-72.61',
    'PARK ST 10; 05641; BARRE; BARRE; Vermont; 44.197,-72.498',
    'PARK ST 10; ; BARRE; BARRE; Vermont; 44.143,-72.475',
    'N SNYDER AVE 2519; 05701; RUTLAND; RUTLAND; Vermont; 43.61,-72.96',
    'S SNYDER AVE 2519; 05701; RUTLAND; RUTLAND; Vermont; 43.60,-72.96',
    'GLEASON RD 12; 05701; RUTLAND; RUTLAND; Vermont; 43.61,-72.95',
  ],
  [
    ['8 Rockwood St', 'ROCKWOOD ST 8', 'confirm'],
    ['8 Rockwood St, Hartland', 'ROCKWOOD ST 8', 'accept'],
    ['36 W State St, Montpelier, VT 05602', 'STATE ST 36', 'confirm'],
    ['36 State St, Montpelier, VT 05602', 'STATE ST 36', 'accept'],
    ['187 Tarbell Farm Rd, Cavendish, VT 05142', 'TARBELL HILL RD 187', 'confirm'],
    ['10 Park St, Barre, VT 05641', 'PARK ST 10', 'confirm'],
    // A leading S is no slip of the next one.
    ['2519 Snyder Ave, Rutland, VT 05701', 'N SNYDER AVE 2519', 'fix'],
    ['2519 S Snyder Ave, Rutland, VT 05701', 'S SNYDER AVE 2519', 'accept'],
    ['12 Gleason Hill Rd, Rutland, VT 05701', 'GLEASON RD 12', 'confirm'],
  ],
);
