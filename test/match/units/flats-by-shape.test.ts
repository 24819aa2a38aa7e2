/** Flats as a country writes them, in registers without flats: the building is all that the data can tell. */

import { table } from '../table-of-lines';

const houses = (street: string, rest: string) =>
  [10, 11, 12, 13, 14, 15, 16, 17, 18, 20].map((number) => `${street} ${number}; ${rest}`);

table('Poland', { code: 'PL', name: 'Polska' }, houses('Długa', '80-827; Gdańsk; Gdańsk; pomorskie'), [
  ['ul. Długa 10 m. 5, 80-827 Gdańsk', 'Długa 10', 'accept'],
  ['Długa 10 m 5 Gdańsk', 'Długa 10', 'accept'],
  ['Długa 10/5, Gdańsk', 'Długa 10', 'accept'],
  ['Długa 10 mieszkania 5, Gdańsk', 'Długa 10', 'accept'],
  ['Długa 10A/5, Gdańsk', 'Długa 10', 'confirm'],
  ['Długa 10A, Gdańsk', 'Długa 10', 'confirm'],
]);

table('Finland', { code: 'FI', name: 'Suomi' }, houses('Hämeentie', '00530; Helsinki; Helsinki; Uusimaa'), [
  ['Hämeentie 12 A 14, 00530 Helsinki', 'Hämeentie 12', 'accept'],
  ['Hämeentie 12 B 3 Helsinki', 'Hämeentie 12', 'accept'],
  ['Hämeentie 12 a, Helsinki', 'Hämeentie 12', 'confirm'],
]);

table('Norway', { code: 'NO', name: 'Norge' }, houses('Storgata', '0184; Oslo; Oslo; Oslo'), [
  ['Storgata 20 H0201, 0184 Oslo', 'Storgata 20', 'accept'],
  ['Storgata 20, H0201 Oslo', 'Storgata 20', 'accept'],
  ['Storgata 20 B, 0184 Oslo', 'Storgata 20', 'confirm'],
]);

table(
  'Sweden',
  { code: 'SE', name: 'Sverige' },
  houses('Hornsgatan', '117 21; Stockholm; Stockholm; Stockholms län'),
  [
    ['Hornsgatan 10 2tr, Stockholm', 'Hornsgatan 10', 'accept'],
    ['Hornsgatan 10 nb Stockholm', 'Hornsgatan 10', 'accept'],
    ['Hornsgatan 10 C Stockholm', 'Hornsgatan 10', 'confirm'],
  ],
);
