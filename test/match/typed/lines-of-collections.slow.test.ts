// Lines as registers, advertisements, imprints and programs have them. Most were wrong, or right and not accepted; the others are
// their neighbours. Each row: the line, the address as number and suffix, or the level without a number, and the advice.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { table } from '../table-of-lines';
import { tinyGeocoder } from '../tiny-dataset';

table(
  'the Netherlands',
  { code: 'NL', name: 'Nederland' },
  [
    ...['2', '3', '31', '31/A'].map(
      (house) => `Groenkampen ${house}; 9481JJ; Vries; Tynaarlo; Drenthe; 53.07,6.57`,
    ),
    'Nieuwe Weg 1; 4529PW; Eede; Sluis; Zeeland; 51.24,3.44',
  ],
  [
    ['Groenkampen 31 Vries, 3 bomen', 'Groenkampen 31', 'confirm'],
    ['Groenkampen 31 Vries 2x22kW', 'Groenkampen 31', 'confirm'],
    ['A1 Groenkampen 31 Vries 65651', 'Groenkampen 31', 'confirm'],
    ['Groenkampen 31 Vries, 112 m2', 'Groenkampen 31', 'accept'],
    ['Groenkampen 31, 9481JJ Vries KvK 12345678', 'Groenkampen 31', 'accept'],
    ['Groenkampen 31, 9481JJ Vries KvK 12345678 IBAN NL46 INGB 0007 3998 00', 'Groenkampen 31', 'accept'],
    ['Groenkampen 31;9481JJ;Vries;53.0712;6.5734', 'Groenkampen 31', 'accept'],
    ['{"street":"Groenkampen","houseNumber":31,"zip":"9481JJ","city":"Vries"}', 'Groenkampen 31', 'accept'],
    ['groenkampen-31-9481jj-vries', 'Groenkampen 31', 'accept'],
    ['addr:street=Groenkampen\\naddr:housenumber=31\\naddr:city=Vries', 'Groenkampen 31', 'accept'],
    ['Groenkampen 31 Vries Groenkampen 31 9481JJ Vries', 'Groenkampen 31', 'accept'],
    // The data have postcodes, and none of Zuid-Holland.
    ['Nieuwe Weg 1, 2202 AB Eede', 'Nieuwe Weg 1', 'confirm'],
    ['Nieuwe Weg 1, 4529PX Eede', 'Nieuwe Weg 1', 'accept'],
  ],
);

table(
  'the United States',
  { code: 'US', name: 'United States' },
  [
    ...['3', '6', '33', '40', '119', '300'].map(
      (house) => `Luck Street ${house}; 05401; Burlington; Chittenden; Vermont; 44.48,-73.21`,
    ),
  ],
  [
    ['P.S. 33 - 40 Luck St, Burlington, VT 05401', 'Luck Street 40', 'confirm'],
    ['Engine 3: 40 Luck St, Burlington, VT', 'Luck Street 40', 'accept'],
    ['MOTEL 6 119 LUCK ST BURLINGTON VT', 'Luck Street 119', 'confirm'],
    ['Motel 6, 119 Luck St, Burlington, VT', 'Luck Street 119', 'accept'],
    ['1st Baptist Church 119 Luck St, Burlington VT', 'Luck Street 119', 'confirm'],
    ['119 Luck St, Burlington, VT 05401 | 3 bd 2 ba', 'Luck Street 119', 'confirm'],
    ['$180,000 - 119 Luck St, Burlington VT', 'Luck Street 119', 'accept'],
    ['119 Luck St, Burlington, VT 05401 (44.48732, -73.21113)', 'Luck Street 119', 'accept'],
    ['119-Luck-St-Burlington-VT-05401', 'Luck Street 119', 'accept'],
    ['Address Line 1: 119 Luck St\\nCity: Burlington\\nState: VT', 'Luck Street 119', 'accept'],
    ["{'house_number': '119', 'road': 'Luck Street', 'city': 'Burlington'}", 'Luck Street 119', 'accept'],
    ['300 block of Luck St, Burlington, VT', 'Luck Street 300', 'confirm'],
    // Its state says nothing of the town.
    ['119 Luck St, Yonkersville, VT', 'Luck Street 119', 'confirm'],
  ],
);

table(
  'France',
  { code: 'FR', name: 'France' },
  ['5', '17', '54', '78'].map(
    (house) => `Rue Daguerre ${house}; 52000; Chaumont; Chaumont; Haute-Marne; 48.11,5.14`,
  ),
  [
    ['Studio 54 - 78 Rue Daguerre 52000 Chaumont', 'Rue Daguerre 78', 'confirm'],
    ['Hall 5 17 Rue Daguerre 52000 Chaumont', 'Rue Daguerre 17', 'accept'],
    ['17 Rue Daguerre 52000 Chaumont, 17 Rue Daguerre, 52000 Chaumont', 'Rue Daguerre 17', 'accept'],
    ['17 Rue Daguerre-52000-Chaumont', 'Rue Daguerre 17', 'accept'],
    ['17 Rue Daguerre - 52000 Chaumont - SIRET : 412 345 678 00012 - APE 4711F', 'Rue Daguerre 17', 'accept'],
    ['17 Rue Daguerre 52000 Chaumont - 120 000 €', 'Rue Daguerre 17', 'accept'],
    ['17 Rue Daguerre 89370 Chaumont', 'Rue Daguerre 17', 'confirm'],
    ['17 Rue Daguerre 52100 Chaumont', 'Rue Daguerre 17', 'accept'],
  ],
);

table(
  'towns of one postcode, and streets named by a day',
  { code: 'FR', name: 'France' },
  [
    ...['6', '8'].map((house) => `Rue Gambetta ${house}; 52200; Langres; Langres; Haute-Marne; 47.86,5.33`),
    'Rue du Puits 1; 52200; Peigney; Peigney; Haute-Marne; 47.87,5.36',
    'Rue du Puits 2; 52200; Peigney; Peigney; Haute-Marne; 47.87,5.36',
    'Rue du Puits 3; 52200; Peigney; Peigney; Haute-Marne; 47.87,5.36',
    ...['8', '12'].map(
      (house) => `Avenue du 8 Mai 1945 ${house}; 24310; Brantôme; Brantôme; Dordogne; 45.36,0.65`,
    ),
  ],
  [
    // Langres is smaller in these data, so Peigney may be the town of its post office.
    ['6 Rue Gambetta, 52200 Peigney', 'Rue Gambetta 6', 'accept'],
    ['2 Rue du Puits, 52200 Langres', 'Rue du Puits 2', 'confirm'],
    ['S/N Avenue du 8 Mai 1945 24310 Brantôme', 'Avenue du 8 Mai 1945 8', 'confirm'],
    ['8 Avenue du 8 Mai 1945, 24310 Brantôme', 'Avenue du 8 Mai 1945 8', 'accept'],
  ],
);

table(
  'Queens',
  { code: 'US', name: 'United States' },
  ['113-14', '113-16'].map((house) => `207th Street ${house}; 11429; Queens; Queens; New York; 40.71,-73.75`),
  [['11314 207TH ST APT 2, QUEENS, NY 11429', '207th Street 113-14', 'accept']],
);

table(
  'Germany',
  { code: 'DE', name: 'Deutschland' },
  ['7', '57', '79'].map((house) => `Steile Str. ${house}; ; Essen; Essen; Nordrhein-Westfalen; 51.45,7.01`),
  [
    ['Steile Straße 79, 45149 Essen 2,1 km', 'Steile Str. 79', 'accept'],
    ['Steile Straße 79, 45149 Essen, 3 Zi., 75 m², 2. OG', 'Steile Str. 79', 'accept'],
    ['Bäckerei Peter\\nSteile Str. 57\\nD-45276 Essen\\nTel.: 0201 / 21 65 63', 'Steile Str. 57', 'accept'],
    ['Steile Str. 57, 45276 Essen, 0201 / 12 34 56', 'Steile Str. 57', 'accept'],
    ['Steile Str. 57, Hessen', 'Steile Str. 57', 'confirm'],
  ],
);

describe('a number that counts something else never takes the place of the house number', () => {
  const REMARKS = [
    '3 bomen',
    '2x22kW',
    'case 65651',
    'Rit 12345',
    '2024-6907',
    '4,5 sterren',
    '12 appartementen',
  ];
  const ADDRESS = 'Groenkampen 31';
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder(
      { code: 'NL', name: 'Nederland' },
      ['2', '3', '4', '5', '12', '22', '31'].map(
        (house) => `Groenkampen ${house}; 9481JJ; Vries; Tynaarlo; Drenthe; 53.07,6.57`,
      ),
    );
  });
  afterAll(() => geocoder.close());

  it.each(REMARKS)('%s', (remark) => {
    for (const line of [
      `${ADDRESS}, Vries, ${remark}`,
      `${ADDRESS} Vries ${remark}`,
      `${ADDRESS}, 9481JJ Vries ${remark}`,
      `${remark}, ${ADDRESS}, Vries`,
      `${remark} - ${ADDRESS}, 9481JJ Vries`,
    ]) {
      const [best] = geocoder.search(line);
      expect([line, best?.streetname, best?.number]).toEqual([line, 'Groenkampen', '31']);
    }
  });
});
