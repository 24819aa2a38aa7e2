/** Words that only announce a quarter, a town or a block, and the streets at its ends. */

import { table } from '../table-of-lines';

table(
  'Mexico',
  { code: 'MX', name: 'México' },
  [
    'Avenida Álvaro Obregón 151; 06700; Ciudad de México; Cuauhtémoc; Ciudad de México',
    'Boulevard Miguel de la Madrid 500; 28200; Manzanillo; Manzanillo; Colima',
    'Calle 60 450; 97000; Mérida; Mérida; Yucatán',
  ],
  [
    ['Av. Álvaro Obregón 151 Col. Roma', 'Avenida Álvaro Obregón 151', 'confirm'],
    ['Av. Álvaro Obregón 151, Col. Roma, 06700 Ciudad de México', 'Avenida Álvaro Obregón 151', 'accept'],
    ['Blvd. Miguel de la Madrid 500, Manzanillo, Col.', 'Boulevard Miguel de la Madrid 500', 'accept'],
    ['Calle 60 #450 x 53 y 55, Mérida', 'Calle 60 450', 'accept'],
  ],
);

table(
  'Bulgaria',
  { code: 'BG', name: 'България' },
  [
    'ул. Шипка 20; 4000; Пловдив; Пловдив; Пловдив',
    'ж.к. Младост 1 50; 1784; София; Столична; София',
    'ж.к. Младост 1 3; 1784; София; Столична; София',
    'ж.к. Младост 2 50; 1799; София; Столична; София',
  ],
  [
    ['ул. Шипка 20, гр. Пловдив', 'ул. Шипка 20', 'accept'],
    ['ж.к. Младост 1 бл. 50, София', 'ж.к. Младост 1 50', 'accept'],
    ['ж.к. Младост 2, бл. 50, вх. А, София', 'ж.к. Младост 2 50', 'accept'],
    ['ж.к. Младост 3 бл. 50, София', 'ж.к. Младост 2 50', 'fix'],
  ],
);

table(
  'Turkey',
  { code: 'TR', name: 'Türkiye' },
  ['Moda Caddesi 12; 34710; Kadıköy; Kadıköy; İstanbul', 'Gül Sokak 12; 34710; Kadıköy; Kadıköy; İstanbul'],
  [
    ['Caferağa Mah. Moda Cad. 12 Kadıköy', 'Moda Caddesi 12', 'accept'],
    ['Caferağa Mahallesi Gül Sok. No:12 Kadıköy/İstanbul', 'Gül Sokak 12', 'accept'],
  ],
);

table(
  'Argentina',
  { code: 'AR', name: 'Argentina' },
  [
    'Calle 50 500; B1900; La Plata; La Plata; Buenos Aires',
    'Calle 7 8; B1900; La Plata; La Plata; Buenos Aires',
  ],
  [
    ['Calle 50 e/ 7 y 8 N° 500, La Plata', 'Calle 50 500', 'accept'],
    ['Calle 50 N° 500 entre 7 y 8, La Plata', 'Calle 50 500', 'accept'],
  ],
);
