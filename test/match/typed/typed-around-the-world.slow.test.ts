// Habits of countries that write English, Malay, Turkish, Spanish and Portuguese. Each row: the line, the address, the advice.
import { table } from '../table-of-lines';

table(
  'Singapore',
  { code: 'SG', name: 'Singapore' },
  [
    'Ang Mo Kio Avenue 3 588; 560588; Singapore; Singapore; Singapore; 1.37,103.84',
    'Bedok North Road 85; 460085; Singapore; Singapore; Singapore; 1.33,103.93',
    'Orchard Road 391/#12-01; 238872; Singapore; Singapore; Singapore; 1.3,103.83',
    'Orchard Road 391/#12-02; 238872; Singapore; Singapore; Singapore; 1.3,103.83',
  ],
  [
    ['Blk 588 AMK Ave 3 S(560588)', 'Ang Mo Kio Avenue 3 588', 'accept'],
    ['B588 Ang Mo Kio Ave 3', 'Ang Mo Kio Avenue 3 588', 'accept'],
    ["Bedok North Rd Blk 85, S'pore 460085", 'Bedok North Road 85', 'accept'],
    ['Delivery address: Blk. 85, Bedok North Rd., Singapore 460085', 'Bedok North Road 85', 'accept'],
    ['391 Orchard Rd # 12 - 01 Singapore 238872', 'Orchard Road 391/#12-01', 'accept'],
    // The flat and the postcode are no telephone number.
    ['391 Orchard Rd #12-01 238872', 'Orchard Road 391/#12-01', 'accept'],
    ['588 Ang Mo Kio Street 3, Singapore 560588', 'Ang Mo Kio Avenue 3 588', 'confirm'],
  ],
);

table(
  'Malaysia',
  { code: 'MY', name: 'Malaysia' },
  ['Lorong Maarof 7; 59000; Kuala Lumpur; Kuala Lumpur; Kuala Lumpur; 3.13,101.67'],
  [
    ['Rumah No 7, Lorong Maarof, Kuala Lumpur', 'Lorong Maarof 7', 'accept'],
    ['No 7 Lor Maarof, KL', 'Lorong Maarof 7', 'accept'],
  ],
);

table(
  'India',
  { code: 'IN', name: 'India' },
  [
    'MG Road 45; 560001; Bengaluru; Bengaluru Urban; Karnataka; 12.97,77.6',
    'MG Road 45; 682016; Kochi; Ernakulam; Kerala; 9.97,76.28',
    '100 Feet Road 720; 560038; Bengaluru; Bengaluru Urban; Karnataka; 12.98,77.64',
  ],
  [
    ['45, Mahatma Gandhi Rd, Kochi-682016', 'MG Road 45', 'accept'],
    ['720, 100 Ft Rd, Bengaluru-560038', '100 Feet Road 720', 'accept'],
  ],
);

table(
  'the Philippines',
  { code: 'PH', name: 'Philippines' },
  [
    '10th Avenue 88; 1400; Caloocan; Caloocan; Metro Manila; 14.65,120.98; Grace Park',
    'J.P. Rizal Street 120; 1800; Marikina; Marikina; Metro Manila; 14.63,121.1',
  ],
  [
    // The postcode behind a numbered street, or one of initials, is no unit.
    ['88 10th Avenue, 1400 Caloocan', '10th Avenue 88', 'accept'],
    ['120 J.P. Rizal Street, 1800 Marikina', 'J.P. Rizal Street 120', 'accept'],
    ['88 10th Ave brgy Grace Park Caloocan', '10th Avenue 88', 'accept'],
    ['120 J.P. Rizal Street, Marikina, PH', 'J.P. Rizal Street 120', 'accept'],
  ],
);

table(
  'Turkey',
  { code: 'TR', name: 'Türkiye' },
  [
    'Bağdat Caddesi 250/5; 34726; İstanbul; Kadıköy; İstanbul; 40.97,29.06; Fenerbahçe',
    'Bağdat Caddesi 250/6; 34726; İstanbul; Kadıköy; İstanbul; 40.97,29.06; Fenerbahçe',
    '1423. Sokak 8; 35220; İzmir; Konak; İzmir; 38.43,27.14; Alsancak',
    'Atatürk Bulvarı 191; 06680; Ankara; Çankaya; Ankara; 39.9,32.86; Kavaklıdere',
  ],
  [
    [
      'Fenerbahçe Mah. Bağdat Cad. Yıldız Plaza No:250 D:5 Kadıköy/İstanbul',
      'Bağdat Caddesi 250/5',
      'accept',
    ],
    ['Bağdat Caddesi no=250 daire no 5 İstanbul', 'Bağdat Caddesi 250/5', 'accept'],
    ['alsancak mah. 1423. sokak kapı no: 8 konak/izmir', '1423. Sokak 8', 'accept'],
    ['Atatürk S. No:191 Ankara', 'Atatürk Bulvarı 191', 'confirm'],
  ],
);

table(
  'Colombia',
  { code: 'CO', name: 'Colombia' },
  [
    'Carrera 7A 72-64; 110231; Bogotá; Bogotá; Bogotá; 4.65,-74.05',
    'Avenida Calle 100 19-54; 110111; Bogotá; Bogotá; Bogotá; 4.68,-74.04',
    'Avenida Calle 100 19-61/Oficina 502; 110111; Bogotá; Bogotá; Bogotá; 4.68,-74.05',
  ],
  [
    ['Cra7A # 72 - 64 Bogotá', 'Carrera 7A 72-64', 'accept'],
    ['K 7-A # 72-64, Bogotá', 'Carrera 7A 72-64', 'accept'],
    ['Carrera 7C # 72-64, Bogotá', 'Carrera 7A 72-64', 'confirm'],
    // 19-54 is another house, though the register has no 19-61 without an office.
    ['Avenida Calle 100 # 19-61, Bogotá', 'Avenida Calle 100 19-61', 'add-unit'],
  ],
);

table(
  'Argentina',
  { code: 'AR', name: 'Argentina' },
  [
    'Avenida Corrientes 1234; C1043AAZ; Buenos Aires; Comuna 1; Ciudad Autónoma de Buenos Aires; -34.6,-58.38',
  ],
  [
    ['Av. Corrientes 1234, 1043 Buenos Aires', 'Avenida Corrientes 1234', 'accept'],
    ['Av Corrientes 1234, Cap. Fed.', 'Avenida Corrientes 1234', 'accept'],
  ],
);

table(
  'Brazil and Portugal',
  { code: 'BR', name: 'Brasil' },
  ['Rua Augusta 1500; 01304-001; São Paulo; São Paulo; São Paulo; -23.55,-46.66'],
  [
    ['Rua Augusta, 1500 São Paulo-SP', 'Rua Augusta 1500', 'accept'],
    ['r. augusta 1500 são paulo/sp', 'Rua Augusta 1500', 'accept'],
  ],
);

table(
  'South Africa',
  { code: 'ZA', name: 'South Africa' },
  [
    'Long Street 14; 8001; Cape Town; City of Cape Town; Western Cape; -33.92,18.42',
    '7th Avenue 22; 2193; Johannesburg; Johannesburg; Gauteng; -26.14,28.03',
  ],
  [
    ['14 Long Street Cape Town WC', 'Long Street 14', 'accept'],
    ['22 7th Avenue, 2193 Johannesburg', '7th Avenue 22', 'accept'],
  ],
);

table(
  'Britain',
  { code: 'GB', name: 'United Kingdom' },
  [
    'Oxford Road North 2; RG1 7UZ; Reading; Reading; Berkshire; 51.45,-0.98',
    'Church Lane 40; SY1 1AB; Shrewsbury; Shropshire; Shropshire; 52.7,-2.75',
    'Church Road 12; SY1 1AF; Shrewsbury; Shropshire; Shropshire; 52.71,-2.75',
    "St Mary's Road 7; CT1 2RY; Canterbury; Canterbury; Kent; 51.29,1.08",
    'High Street 14/Flat 2; CT1 2RX; Canterbury; Canterbury; Kent; 51.28,1.08',
    'High Street 14/Flat 3; CT1 2RX; Canterbury; Canterbury; Kent; 51.28,1.08',
  ],
  [
    // A type in front of a direction is another one.
    ['2 Oxford Lane North, Reading RG1 7UZ', 'Oxford Road North 2', 'confirm'],
    // The number behind a floor is that of the house.
    ['Basement 40 Church Lane Shrewsbury SY1 1AB', 'Church Lane 40', 'accept'],
    ['Basement\\n40 Church Lane\\nShrewsbury', 'Church Lane 40', 'accept'],
    // A name with a slip beside a postcode of one street is no town.
    ['12 Churvh Road SY1 1AF', 'Church Road 12', 'accept'],
    ['40 church la shrewsbury salop', 'Church Lane 40', 'accept'],
    ['F2, 14 High Street, Canterbury CT1 2RX', 'High Street 14/Flat 2', 'accept'],
    ['40 Church Lane, Shrewsbury, GB', 'Church Lane 40', 'accept'],
    // `'s Road` is no state road.
    ["7 St Mary's Lane, Canterbury CT1 2RY", "St Mary's Road 7", 'confirm'],
    ['7 St Marys Rd, Canterbury', "St Mary's Road 7", 'accept'],
    // The number of the house stands with the sender.
    ['Attn: Tom Baker / 40 / Church Lane / Shrewsbury SY1 1AB', 'Church Lane 40', 'accept'],
  ],
);

table(
  'Canada',
  { code: 'CA', name: 'Canada' },
  [
    'Main Street West 15; L8P 1H1; Hamilton; Hamilton; Ontario; 43.25,-79.87',
    'Main Street West 215/302; L8P 1H2; Hamilton; Hamilton; Ontario; 43.25,-79.88',
    'Main Street West 215/303; L8P 1H2; Hamilton; Hamilton; Ontario; 43.25,-79.88',
    'Avenue du Parc Est 55; H2T 1N4; Montréal; Montréal; Québec; 45.52,-73.58',
  ],
  [
    ['15 Main Road West, Hamilton, ON L8P 1H1', 'Main Street West 15', 'confirm'],
    ['55 Place du Parc Est Montréal QC H2T 1N4', 'Avenue du Parc Est 55', 'confirm'],
    ['#302 , 215 Main Street West , Hamilton', 'Main Street West 215/302', 'accept'],
    ['302 | 215 Main St W | Hamilton', 'Main Street West 215/302', 'accept'],
    ['15 main street west hamilton l8p-1h1', 'Main Street West 15', 'accept'],
  ],
);

table(
  'Ireland',
  { code: 'IE', name: 'Ireland' },
  [
    'Main Street 4; F91 XY10; Sligo; Sligo; Sligo; 54.27,-8.47',
    'Rathmines Road Lower 11; D06 K1F2; Dublin; Dublin; Dublin; 53.32,-6.26',
  ],
  [
    ['4 Main Street Sligo Co. Sligo', 'Main Street 4', 'accept'],
    ['11 Rathmines Close Lower, Dublin, D06 K1F2', 'Rathmines Road Lower 11', 'confirm'],
  ],
);
