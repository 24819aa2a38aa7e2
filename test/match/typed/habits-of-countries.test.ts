// What people of single countries write otherwise than their registers. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'Finland: a stair of the register with a flat behind it',
  { code: 'FI', name: 'Suomi' },
  [
    ...['1', '1/A', '1/B', '3'].map((house) => `Tolatie ${house}; 02700; Espoo; Espoo; Uusimaa; 60.2,24.65`),
    ...Array.from({ length: 8 }, (_, at) => `Tammitie ${at + 1}; 02700; Espoo; Espoo; Uusimaa; 60.21,24.66`),
  ],
  [
    ['Tolatie 1 B 12, 02700 Espoo', 'Tolatie 1/B', 'accept'],
    ['c/o Virtanen, Tolatie 1 A 3, 02700 Espoo', 'Tolatie 1/A', 'accept'],
    ['Tolatie 1 C 3, 02700 Espoo', 'Tolatie 1', 'add-unit'],
  ],
);

table(
  'Poland: a letter of the house and a flat, and a number with a letter in front',
  { code: 'PL', name: 'Polska' },
  [
    ...['12', '38', '38/B', '50', '50/4', '50/5'].map(
      (house) => `Tolna ${house}; 05-507; Warszawa; Warszawa; mazowieckie; 52.23,21.01`,
    ),
  ],
  [
    // The register has flats, but none of 38B.
    ['ul. Tolna 38B/12, 05-507 Warszawa', 'Tolna 38/B', 'confirm'],
    ['38 B, Tolna, 12', 'Tolna 12', 'confirm'],
  ],
);

table(
  'Norway: a letter of the house in front of a flat that the register lacks',
  { code: 'NO', name: 'Norge' },
  ['10/H0201', '10/H0301', '33', '33/A', '33/B'].map(
    (house) => `Tolgata ${house}; 0555; Oslo; Oslo; Oslo; 59.91,10.75`,
  ),
  [['Tolgt 33b, H0302, 0555 Oslo', 'Tolgata 33/B', 'confirm']],
);

table(
  'Hungary: letters, ranges, ground floors and districts',
  { code: 'HU', name: 'Magyarország' },
  [
    ...['45', '47', '47/B', '60'].map(
      (house) => `Tolna utca ${house}; 1056; Budapest; Budapest; Budapest; 47.5,19.05`,
    ),
    ...['1', '13'].map((house) => `Lajos tér ${house}; 1055; Budapest; Budapest; Budapest; 47.51,19.05`),
  ],
  [
    ['1056 Budapest, Tolna utca 47/b. 3. emelet 2. ajtó', 'Tolna utca 47/B', 'accept'],
    ['1056 Budapest Tolna utca 47/B. 2/5', 'Tolna utca 47/B', 'accept'],
    ['1056 Budapest, Tolna utca 45. fszt. 2.', 'Tolna utca 45', 'accept'],
    ['1055 Budapest, Lajos tér 1-3.', 'Lajos tér 1', 'accept'],
    ['Budapest V. kerület Tolna utca 60', 'Tolna utca 60', 'accept'],
    ['Tolna u. 60. Budapest V.', 'Tolna utca 60', 'accept'],
  ],
);

table(
  'Sweden: a joined type of which the first letter is left',
  { code: 'SE', name: 'Sverige' },
  [
    'Götgatan 48; 118 46; Stockholm; Stockholm; Stockholms län; 59.31,18.07',
    'Götgatan 36; 116 22; Stockholm; Stockholm; Stockholms län; 59.32,18.07',
    'Andra Långgatan 20; 118 46; Stockholm; Stockholm; Stockholms län; 59.33,18.07',
  ],
  [
    ['Götg. 48, 118 46 Stockholm', 'Götgatan 48', 'accept'],
    ['Andra långg. 20, Stockholm', 'Andra Långgatan 20', 'accept'],
  ],
);

table(
  'Austria: the same, and the English name of the capital',
  { code: 'AT', name: 'Österreich' },
  [
    'Große Sperlgasse 24; 1020; Wien; Wien; Wien; 48.21,16.37',
    'Große Sperlgasse 26; 1020; Wien; Wien; Wien; 48.21,16.38',
  ],
  [
    ['Große Sperlg. 24, 1020 Wien', 'Große Sperlgasse 24', 'accept'],
    ['Große Sperlgasse 24, Vienna, Austria', 'Große Sperlgasse 24', 'accept'],
  ],
);

table(
  'Argentina: the names of its capital, which is a province as well, and ordinals with their letters',
  { code: 'AR', name: 'Argentina' },
  [
    'Avenida Tolosa 1234; C1043AAZ; Ciudad Autónoma de Buenos Aires; Comuna 1; Ciudad Autónoma de Buenos Aires; -34.6,-58.38',
    'Calle 7 776; B1900TFS; La Plata; La Plata; Buenos Aires; -34.92,-57.95',
  ],
  [
    ['Av. Tolosa 1234, CABA', 'Avenida Tolosa 1234', 'accept'],
    ['tolosa 1234 buenos aires', 'Avenida Tolosa 1234', 'accept'],
    ['AV TOLOSA 1234 CAPITAL FEDERAL', 'Avenida Tolosa 1234', 'accept'],
    ['Av. Tolosa 1234, 5to piso, depto. C, Capital Federal', 'Avenida Tolosa 1234', 'accept'],
    ['Calle 7 N° 776, La Plata, Buenos Aires', 'Calle 7 776', 'accept'],
  ],
);

table(
  'Mexico: a quarter with its word, and the streets at both ends',
  { code: 'MX', name: 'México' },
  [
    'Calle Tolosa 300; 06700; Ciudad de México; Cuauhtémoc; Ciudad de México; 19.43,-99.15; Roma Norte',
    'Calle 62 319; 06700; Ciudad de México; Cuauhtémoc; Ciudad de México; 19.44,-99.15; Roma Norte',
  ],
  [
    ['TOLOSA 300 COL ROMA NORTE CP 06700 MEXICO DF', 'Calle Tolosa 300', 'accept'],
    ['Tolosa 300, Colonia Roma Norte, Ciudad de México', 'Calle Tolosa 300', 'accept'],
    ['Calle 62 319 por 37 y 39, Ciudad de México', 'Calle 62 319', 'accept'],
  ],
);

table(
  'Canada: a suite with a sign and four digits, and numbered streets with their letters',
  { code: 'CA', name: 'Canada' },
  [
    'King Street West 500; M5X 1A1; Toronto; Toronto; Ontario; 43.65,-79.38',
    '4 Street SW 2100; T2S 1W3; Calgary; Calgary; Alberta; 51.05,-114.07',
  ],
  [
    ['#1204-500 King St W Toronto', 'King Street West 500', 'accept'],
    ['2100 4th Street S.W., Calgary', '4 Street SW 2100', 'accept'],
    ['2100 4th St SW Calgary', '4 Street SW 2100', 'accept'],
  ],
);

table(
  'Ireland: a post office of Dublin by its letter',
  { code: 'IE', name: 'Ireland' },
  ['Tolka Street 204; D02 YX88; Dublin; Dublin City; Leinster; 53.35,-6.26'],
  [['Apt. 12, 204 Tolka St., D2', 'Tolka Street 204', 'accept']],
);

table(
  'Britain: a flat with its article',
  { code: 'GB', name: 'United Kingdom' },
  ['55/Basement Flat', '55/Flat 3', '57'].map(
    (house) => `Tolworth Crescent ${house}; W11 2JF; London; Westminster; Greater London; 51.5,-0.2`,
  ),
  [
    [
      'The Basement Flat, 55 Tolworth Crescent, London W11 2JF',
      'Tolworth Crescent 55/Basement Flat',
      'accept',
    ],
  ],
);

table(
  'India: the block of a quarter in front of it, and initials',
  { code: 'IN', name: 'India' },
  [
    '4th Cross Road 7; 560034; Bengaluru; Bengaluru Urban; Karnataka; 12.97,77.59; Koramangala 3rd Block',
    '4th Cross Road 9; 560034; Bengaluru; Bengaluru Urban; Karnataka; 12.97,77.6; Koramangala 3rd Block',
    'Swami Vivekananda Road 45; 400058; Mumbai; Mumbai; Maharashtra; 19.07,72.87',
    'Lal Bahadur Shastri Road 88; 411030; Pune; Pune; Maharashtra; 18.52,73.85',
  ],
  [
    ['#7, 4th Cross, 3rd Block, Koramangala, Bangalore 560034', '4th Cross Road 7', 'accept'],
    // Another name may have the same initials.
    ['45, S.V. Road, Mumbai', 'Swami Vivekananda Road 45', 'confirm'],
    ['45 SV Rd, Mumbai 400058', 'Swami Vivekananda Road 45', 'confirm'],
    ['88, L.B.S. Road, Pune', 'Lal Bahadur Shastri Road 88', 'confirm'],
  ],
);

table(
  'Korea: short names of provinces, buildings behind the number, and types of roads',
  { code: 'KR', name: '대한민국' },
  [
    '퇴계로 97; 04535; 중구; 중구; 서울특별시; 37.56,126.98',
    '명동길 14; 04536; 중구; 중구; 서울특별시; 37.561,126.981',
    '종로 33; 03154; 종로구; 종로구; 서울특별시; 37.57,126.98',
  ],
  [
    ['서울 중구 퇴계로 97', '퇴계로 97', 'accept'],
    ['서울시 중구 퇴계로 97, 5층', '퇴계로 97', 'accept'],
    ['서울 중구 퇴계로 97 (태평로1가)', '퇴계로 97', 'accept'],
    ['서울특별시 종로구 종로 33 그랑서울', '종로 33', 'accept'],
    ['서울 중구 퇴계로 97 파인애비뉴 B동', '퇴계로 97', 'accept'],
    ['서울 중구 명동로 14', '명동길 14', 'confirm'],
    ['서울 중구 퇴계로 97 맞은편', '퇴계로 97', 'confirm'],
  ],
);

table(
  'Turkey: a floor in front of the number, a building beside it, and what stands across from it',
  { code: 'TR', name: 'Türkiye' },
  [
    'Tolga Caddesi 20; 34710; Kadıköy; Kadıköy; İstanbul; 40.99,29.03',
    'Tolga Caddesi 63; 34710; Kadıköy; Kadıköy; İstanbul; 40.99,29.04',
  ],
  [
    ['Tolga Caddesi Kat 3 No 20 Kadıköy', 'Tolga Caddesi 20', 'accept'],
    ['Tolga Cad. Ferah Apt. No:63 D:4 Kadıköy', 'Tolga Caddesi 63', 'accept'],
    ['Tolga Cad. No 20 karşısı Kadıköy', 'Tolga Caddesi 20', 'confirm'],
  ],
);

table(
  'Greece and Romania: names of cities abroad, and what stands across from an address',
  { code: 'GR', name: 'Ελλάδα' },
  [
    'Σταδίου 60; 105 64; Αθήνα; Δήμος Αθηναίων; Αττική; 37.98,23.73',
    'Σταδίου 88; 185 35; Πειραιάς; Δήμος Πειραιά; Αττική; 37.94,23.65',
    'Τσιμισκή 45; 546 24; Θεσσαλονίκη; Δήμος Θεσσαλονίκης; Κεντρική Μακεδονία; 40.64,22.94',
  ],
  [
    ['Stadiou 60 Athens', 'Σταδίου 60', 'accept'],
    ['Stadiou 88, Piraeus', 'Σταδίου 88', 'accept'],
    ['Τσιμισκη 45 Θεσ/νίκη', 'Τσιμισκή 45', 'accept'],
    ['απέναντι από Σταδίου 60, Αθήνα', 'Σταδίου 60', 'confirm'],
  ],
);

table(
  'Romania: the same',
  { code: 'RO', name: 'România' },
  ['Calea Tolnei 120; 010065; București; București; București; 44.43,26.1'],
  [
    ['Calea Tolnei 120, Bucharest, Romania', 'Calea Tolnei 120', 'accept'],
    ['vis-a-vis de Calea Tolnei 120, București', 'Calea Tolnei 120', 'confirm'],
  ],
);
