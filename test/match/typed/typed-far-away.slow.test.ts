// What stands in front of an address or beside it, in several countries. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'Norway: what introduces an address is no part of it',
  { code: 'NO', name: 'Norge' },
  ['Tolgata 12; 0155; Oslo; Oslo; Oslo; 59.91,10.75'],
  [
    ['Leveres til Tolgata 12, 0155 Oslo', 'Tolgata 12', 'accept'],
    ['Leveringsadresse: Tolgata 12, 0155 Oslo', 'Tolgata 12', 'accept'],
  ],
);

table(
  'Australia: a unit behind what stands in front of the address',
  { code: 'AU', name: 'Australia' },
  [
    ...['20/1', '20/3', '3', '22'].map(
      (house) => `Tolga Street ${house}; 3220; Geelong; Greater Geelong; Victoria; -38.15,144.36`,
    ),
    ...['45', '45/4', '45/Shop 5', '4'].map(
      (house) => `George Street ${house}; 3220; Geelong; Greater Geelong; Victoria; -38.14,144.36`,
    ),
  ],
  [
    ['Send to 3/20 Tolga St, Geelong VIC 3220', 'Tolga Street 20/3', 'accept'],
    ['"3/20 Tolga St, Geelong VIC 3220"', 'Tolga Street 20/3', 'accept'],
    ['3220; Geelong; Apt 3/20 Tolga St', 'Tolga Street 20/3', 'accept'],
    ['Geelong VIC 3220: U3/20 Tolga St', 'Tolga Street 20/3', 'accept'],
  ],
);

table(
  'India: the words for the number of a house',
  { code: 'IN', name: 'India' },
  [
    'Tola Road 9; 411004; Pune; Pune; Maharashtra; 18.5,73.8',
    'Tola Road 14; 411004; Pune; Pune; Maharashtra; 18.501,73.8',
  ],
  [
    ['Old No. 14, New No. 9, Tola Road, Pune 411004', 'Tola Road 9', 'accept'],
    ['New No. 9 (Old No. 14), Tola Road, Pune 411004', 'Tola Road 9', 'accept'],
    ['Plot No. 9, Tola Road, Pune 411004', 'Tola Road 9', 'accept'],
    ['Pune; 411004; H.No. 9, Tola Road', 'Tola Road 9', 'accept'],
    ['9, Tola Road, behind Bus Stand, Pune 411004', 'Tola Road 9', 'accept'],
  ],
);

table(
  'Mexico: block and lot beside a number',
  { code: 'MX', name: 'México' },
  ['Calle Tolosa 400; 97000; Mérida; Mérida; Yucatán; 20.97,-89.6'],
  [
    ['Calle Tolosa 400, Mz. 4 Lt. 12, 97000 Mérida, Yuc.', 'Calle Tolosa 400', 'accept'],
    ['Calle Tolosa #400, Desp. 201, 97000 Mérida, Yuc.', 'Calle Tolosa 400', 'accept'],
    // The digits in front are a postcode, so the sign is that of the house.
    ['97000, Mérida, Calle Tolosa #400, Depto. 301', 'Calle Tolosa 400', 'accept'],
  ],
);

table(
  'a house number that was taken out with what stands beside it is missed',
  { code: 'IE', name: 'Ireland' },
  [
    'Tola Park 5/A; D04 F9T2; Dublin; Dublin; Leinster; 53.34,-6.26',
    'Tola Park 7; D04 F9T2; Dublin; Dublin; Leinster; 53.34,-6.26',
  ],
  [
    ['c/o Mary Byrne 5 A, Tola Park, Dublin D04 F9T2', 'Tola Park 5/A', 'accept'],
    [
      'DELIVER TO Kelly & Sons Ltd c/o Mary Byrne 5 A, Tola Park Dublin 1/1 2.5 KG',
      'Tola Park 5/A',
      'accept',
    ],
  ],
);

table(
  'Austria: a letter apart and the attic behind it',
  { code: 'AT', name: 'Österreich' },
  [
    'Tolnauer Straße 16/A; 2700; Wiener Neustadt; Wiener Neustadt; Niederösterreich; 47.8,16.2',
    'Tolnauer Straße 16; 2700; Wiener Neustadt; Wiener Neustadt; Niederösterreich; 47.8,16.2',
  ],
  [['Tolnauer Straße 16 A DG AT-2700 Wiener Neustadt', 'Tolnauer Straße 16', 'add-unit']],
);

table(
  'United States: a ZIP+4 with blanks is no telephone number',
  { code: 'US', name: 'United States' },
  ['HIGH TOLL RD 187; 05673; WAITSFIELD; Washington; Vermont; 44.19,-72.8'],
  [['Waitsfield Vt. 05673 - 7733 187 High Toll Rd.', 'HIGH TOLL RD 187', 'confirm']],
);

table(
  'Japan: a telephone number behind an address',
  { code: 'JP', name: '日本' },
  [
    '花見通 1; ; 千葉市; 千葉市; 千葉県; 35.6,140.1; 花見',
    '花見通 2; ; 千葉市; 千葉市; 千葉県; 35.6,140.2; 花見',
  ],
  [['千葉市花見 電話：０３（１２３４）５６７８', 'suburb', 'accept']],
);

table(
  'Canada: a suite in front, behind a quote or a label',
  { code: 'CA', name: 'Canada' },
  [
    'Tolland Road 810; V1Y 6N2; Kelowna; Kelowna; British Columbia; 49.88,-119.4',
    'Tolland Road 302; V1Y 6N2; Kelowna; Kelowna; British Columbia; 49.881,-119.4',
  ],
  [
    // Without a word or a sign, a register may have the whole as a number.
    ['"302-810 Tolland Road, Kelowna BC V1Y 6N2"', 'Tolland Road 810', 'confirm'],
    ['Address: #5-810 Tolland Road, City: Kelowna', 'Tolland Road 810', 'accept'],
  ],
);

table(
  'Finland: stair and flat behind a comma',
  { code: 'FI', name: 'Suomi' },
  [
    'Tolkantie 24; 00100; Helsinki; Helsinki; Uusimaa; 60.16,24.9',
    'Tolkantie 7; 00100; Helsinki; Helsinki; Uusimaa; 60.161,24.9',
    'Pohjoinen Tolkantie 5; 00100; Helsinki; Helsinki; Uusimaa; 60.162,24.9',
  ],
  [
    ['Tolkantie 24, B 7, 00100 Helsinki', 'Tolkantie 24', 'accept'],
    ['Tolkantie 24\\nA12\\n00100 Helsinki', 'Tolkantie 24', 'accept'],
    ['P. Tolkantie 5, 00100 Helsinki', 'Pohjoinen Tolkantie 5', 'accept'],
  ],
);

table(
  'Portugal: the letters of a post box in front of a postcode; a floor without a house number',
  { code: 'PT', name: 'Portugal' },
  ['Rua da Tola 4; 4400-129; Vila Nova; Vila Nova; Porto; 41.13,-8.6'],
  [
    ['Rua da Tola 4, CP 4400-129 Vila Nova', 'Rua da Tola 4', 'accept'],
    ['Rua da Tola, 4 cave, 4400-129 Vila Nova', 'street', 'confirm'],
  ],
);

table(
  'Turkey: a letter apart in front of a floor is that of the house',
  { code: 'TR', name: 'Türkiye' },
  [
    'Çam Caddesi 26/A; 34360; Şişli; Şişli; İstanbul; 41.06,28.98',
    'Çam Caddesi 3; 34360; Şişli; Şişli; İstanbul; 41.061,28.98',
  ],
  [['Çam Caddesi No 26 A Kat 3 D:8 Şişli', 'Çam Caddesi 26/A', 'accept']],
);

table(
  'Czechia: a box in English words',
  { code: 'CZ', name: 'Česko' },
  ['Tolní 1013/4; 616 00; Brno; Brno; Jihomoravský kraj; 49.2,16.6'],
  [['Tolní 1013/4, P.O. Box 33, Brno', 'Tolní 1013/4', 'accept']],
);
