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
