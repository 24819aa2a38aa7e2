// Flats and floors as Hungary, Turkey, Czechia, Portugal, Spain, Norway and Singapore write them, in registers that have houses alone.
// Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'Hungary',
  { code: 'HU', name: 'Magyarország' },
  [
    'Tölgy tér 27; 7621; Pécs; Pécs; Baranya; 46.07,18.23',
    'Tölgy tér 5; 7621; Pécs; Pécs; Baranya; 46.071,18.23',
    'Tölgy tér 2; 7621; Pécs; Pécs; Baranya; 46.072,18.23',
    'Tölgy tér 2/A; 7621; Pécs; Pécs; Baranya; 46.072,18.23',
    'Tölgy tér 2/B; 7621; Pécs; Pécs; Baranya; 46.072,18.23',
    'Hárs köz 4; 7621; Pécs; Pécs; Baranya; 46.073,18.23',
  ],
  [
    ['Tölgy tér 27. II. em. 5., 7621 Pécs', 'Tölgy tér 27', 'accept'],
    ['7621 Pécs, Tölgy tér 27., I. lph. 2. em. 7.', 'Tölgy tér 27', 'accept'],
    ['7621 Pécs, Tölgy tér 27, II. emelet 4. ajtó', 'Tölgy tér 27', 'accept'],
    ['7621 Pécs, Tölgy tér 27. III/12', 'Tölgy tér 27', 'accept'],
    ['7621 Pécs, Tölgy t. 27, fszt. 1', 'Tölgy tér 27', 'accept'],
    // The letter is that of a stair, though there is a house 2/B.
    ['7621 Pécs, Tölgy tér 2, B lph.', 'Tölgy tér 2', 'accept'],
    // Behind a slash it is that of the house.
    ['7621 Pécs, Tölgy tér 2/B, II. em. 5.', 'Tölgy tér 2/B', 'accept'],
    ['Hárs kz. 4, 7621 Pécs', 'Hárs köz 4', 'accept'],
    ['Tölgy t.2/B., fszt.5, 7621 Pécs', 'Tölgy tér 2/B', 'accept'],
  ],
);

table(
  'Turkey',
  { code: 'TR', name: 'Türkiye' },
  [
    'Çınar Caddesi 20; 07010; Muratpaşa; Muratpaşa; Antalya; 36.88,30.7',
    'Çınar Caddesi 22; 07010; Muratpaşa; Muratpaşa; Antalya; 36.881,30.7',
    'Çınar Caddesi 8; 07010; Muratpaşa; Muratpaşa; Antalya; 36.882,30.7',
  ],
  [
    ['Çınar Cad. N:20, 07010 Muratpaşa/Antalya', 'Çınar Caddesi 20', 'accept'],
    ['Çınar Cad. No:20/5, 07010 Muratpaşa/Antalya', 'Çınar Caddesi 20', 'accept'],
    ['Çınar Cad. No: 20 D:5 07010 Muratpaşa', 'Çınar Caddesi 20', 'accept'],
    ['Çınar Cad. No: 20, K:3 D:7, 07010 Muratpaşa', 'Çınar Caddesi 20', 'accept'],
    ['Çınar Cad. No: 20, Kat 3 No 8, 07010 Muratpaşa', 'Çınar Caddesi 20', 'accept'],
    ['Çınar Cad. No: 20, İç Kapı No: 8, 07010 Muratpaşa', 'Çınar Caddesi 20', 'accept'],
  ],
);

table(
  'Czechia, where people write the number in the street alone',
  { code: 'CZ', name: 'Česko' },
  [
    'Tolní 1013/4; 616 00; Brno; Brno; Jihomoravský kraj; 49.2,16.6',
    'Tolní 1015/6; 616 00; Brno; Brno; Jihomoravský kraj; 49.201,16.6',
  ],
  [
    ['Tolní 4, dveře 7, 616 00 Brno', 'Tolní 1013/4', 'accept'],
    ['Tolní 4, byt č. 12, 616 00 Brno', 'Tolní 1013/4', 'accept'],
    ['Tolní 4, 1. poschodí, Brno', 'Tolní 1013/4', 'accept'],
  ],
);

table(
  'Portugal',
  { code: 'PT', name: 'Portugal' },
  [
    'Rua da Tola 29; 4000-322; Porto; Porto; Porto; 41.15,-8.6',
    'Rua da Tola 31; 4000-322; Porto; Porto; Porto; 41.151,-8.6',
  ],
  [
    ['Rua da Tola 29, 1º, 4000-322 Porto', 'Rua da Tola 29', 'accept'],
    ['Rua da Tola 29, 2ºC, Porto', 'Rua da Tola 29', 'accept'],
    ['Rua da Tola 29 - 3.º B, Porto', 'Rua da Tola 29', 'accept'],
    ['Rua da Tola 29, 2.º Dt.º, Porto', 'Rua da Tola 29', 'accept'],
  ],
);

table(
  'Spain',
  { code: 'ES', name: 'España' },
  [
    'Calle Tolera 23; 22002; Huesca; Huesca; Aragón; 42.13,-0.4',
    'Calle Tolera 5; 22002; Huesca; Huesca; Aragón; 42.131,-0.4',
  ],
  [
    ['Calle Tolera, 23., 3ºB, 22002 Huesca', 'Calle Tolera 23', 'accept'],
    ['C/ Tolera 23, 5 A, 22002 Huesca', 'Calle Tolera 23', 'accept'],
    ['C/ Tolera 23, ático, 22002 Huesca', 'Calle Tolera 23', 'accept'],
    ['C/ Tolera 23, Pral. 1ª, 22002 Huesca', 'Calle Tolera 23', 'accept'],
  ],
);

table(
  'Norway',
  { code: 'NO', name: 'Norge' },
  ['Tolgata 12; 0155; Oslo; Oslo; Oslo; 59.91,10.75', 'Tolgata 3; 0155; Oslo; Oslo; Oslo; 59.911,10.75'],
  [
    ['Tolgata 12, hybel 3, 0155 Oslo', 'Tolgata 12', 'accept'],
    ['Tolgata 12, bolig H0401, 0155 Oslo', 'Tolgata 12', 'accept'],
  ],
);

table(
  'Singapore',
  { code: 'SG', name: 'Singapore' },
  [
    'Tolong Drive 16 2; 328833; Singapore; Singapore; Singapore; 1.3,103.8',
    'Tolong Road 15; 460088; Singapore; Singapore; Singapore; 1.31,103.8',
  ],
  [
    ['15 Tolong Road, #01-23/24, Singapore 460088', 'Tolong Road 15', 'accept'],
    ['Lim Trading Pte Ltd APT BLK 15 Tolong Road 460088', 'Tolong Road 15', 'accept'],
  ],
);
