// Lines as people type them, and lines that must not be taken for something else. Most were wrong, or right and not accepted, or accepted
// and doubtful; the others are their neighbours. Each row: the line, the address as number and suffix, or the level without a number, and
// the advice.
import { table } from '../table-of-lines';

table(
  'the Netherlands',
  { code: 'NL', name: 'Nederland' },
  [
    'Siemensstraat 64; 9727GB; Groningen; Groningen; Groningen; 53.20,6.55',
    'Stationsweg 10; 9001EG; Grou; Leeuwarden; Fryslân; 53.09,5.84',
    'Klaverkamp 3; 7908MH; Hoogeveen; Hoogeveen; Drenthe; 52.73,6.49',
    'Klaverkamp 12; 7908MH; Hoogeveen; Hoogeveen; Drenthe; 52.73,6.49',
    'Molenweg 91; 4388NA; Oost-Souburg; Vlissingen; Zeeland; 51.46,3.60',
    'Molenweg 1; 9751AB; Haren; Groningen; Groningen; 53.17,6.60',
    'Molenweg 2; 7831AB; Emmen; Emmen; Drenthe; 52.78,6.90',
  ],
  [
    ['siemensplein 64 9727gb groningen', 'Siemensstraat 64', 'confirm'],
    ['siemensplein 64 groningen', 'Siemensstraat 64', 'confirm'],
    // Another street type and another town: the town alone.
    ['siemensplein 64 emmen', 'city', 'fix'],
    // The beginning of Groningen, and Grou with a wrong letter.
    ['stationsweg 10 gron', 'Stationsweg 10', 'confirm'],
    ['stationsweg 10 grow', 'Stationsweg 10', 'accept'],
    ['klaverkamp l2 hoogeveen', 'Klaverkamp 12', 'confirm'],
    ["Klaverkamp '12, Hoogeveen", 'Klaverkamp 12', 'accept'],
    ['Klaverkamp 3: 7908MH Hoogeveen', 'Klaverkamp 3', 'accept'],
    ['Klaverkamp app. 12, Hoogeveen', 'Klaverkamp 12', 'confirm'],
    ['Klaverkamp 12, Hoogeveen, Suriname', 'Klaverkamp 12', 'confirm'],
    ['Klaverkamp 12, Hoogeveen, Nederland', 'Klaverkamp 12', 'accept'],
    ['niet Klaverkamp 12 Hoogeveen', 'Klaverkamp 12', 'confirm'],
    ['Molenweg 91', 'Molenweg 91', 'confirm'],
    ['Molenweg 91, Oost-Souburg', 'Molenweg 91', 'accept'],
    ['Klaverkamp 12', 'Klaverkamp 12', 'accept'],
  ],
);

table(
  'Paris',
  { code: 'FR', name: 'France' },
  [
    'Rue Oberkampf 11; 75011; Paris; Paris; Paris; 48.865,2.370; Paris 11e Arrondissement',
    'Rue Oberkampf 98; 75011; Paris; Paris; Paris; 48.865,2.377; Paris 11e Arrondissement',
    'Rue Morand 23; 75011; Paris; Paris; Paris; 48.868,2.376; Paris 11e Arrondissement',
    'Boulevard Morland 23; 75004; Paris; Paris; Paris; 48.849,2.363; Paris 4e Arrondissement',
  ],
  [
    ['rue oberkampf paris 11', 'street', 'accept'],
    ['rue oberkampf, paris11', 'street', 'accept'],
    ['rue oberkampf paris 11 n°98', 'Rue Oberkampf 98', 'accept'],
    ['98 rue oberkampf paris xi', 'Rue Oberkampf 98', 'accept'],
    ['98 rue oberkampf, paris 11e', 'Rue Oberkampf 98', 'accept'],
    // Neither the Rue Morand of the 11th arrondissement nor number 4.
    ['23 rue morland paris 4', 'Boulevard Morland 23', 'confirm'],
    ['98 rue oberkampf paris 4', 'Rue Oberkampf 98', 'confirm'],
    ['98 rue oberkampf 2e gauche paris', 'Rue Oberkampf 98', 'accept'],
    ['98 rue Oberkampf, Paris, Texas', 'Rue Oberkampf 98', 'confirm'],
    ['98 RUE OBERKAMPF PARIS, TX 75460', 'Rue Oberkampf 98', 'confirm'],
    // In capitals, the article is no code of Louisiana.
    ['98 RUE OBERKAMPF, PARIS LA DEFENSE', 'Rue Oberkampf 98', 'accept'],
  ],
);

table(
  'French streets named by days',
  { code: 'FR', name: 'France' },
  [
    'Avenue du Huit Mai 1945 51; 82160; Caylus; Caylus; Tarn-et-Garonne; 44.23,1.77',
    'Rue du 19 Mars 1962 6; 23800; Naillat; Naillat; Creuse; 46.24,1.67',
    'Rue du 8 Mai 80; 24430; Marsac; Marsac; Dordogne; 45.18,0.65',
  ],
  [
    ['51 av 8 mai 45 82160 caylus', 'Avenue du Huit Mai 1945 51', 'accept'],
    ['51 avenue du 8/5/1945 caylus', 'Avenue du Huit Mai 1945 51', 'accept'],
    ['6 rue du 19-03-1962 naillat', 'Rue du 19 Mars 1962 6', 'accept'],
    ['6 rue 19mars1962 naillat', 'Rue du 19 Mars 1962 6', 'accept'],
    // No year: the house number stands behind.
    ['Rue du 8 Mai 80, 24430 Marsac', 'Rue du 8 Mai 80', 'accept'],
  ],
);

table(
  'the United States',
  { code: 'US', name: 'United States' },
  [
    'Church Street 149; 05401; Burlington; Burlington; Vermont; 44.48,-73.21',
    'Gothard Road 2; 05401; Burlington; Burlington; Vermont; 44.49,-73.21',
    'Woodard Hill Extension 1405; 05676; Waterbury; Waterbury; Vermont; 44.34,-72.75',
    '91st Avenue 209-15; 05402; Hollis; Hollis; Vermont; 44.10,-72.60',
    'Hollis Avenue 209-15; 05402; Hollis; Hollis; Vermont; 44.11,-72.60',
  ],
  [
    ['149 church st burlington ontario', 'Church Street 149', 'confirm'],
    ['149 church st burlington ma 01803', 'Church Street 149', 'confirm'],
    ['149 church st burlington vt usa', 'Church Street 149', 'accept'],
    ['149 church st burlington vt 5401', 'Church Street 149', 'accept'],
    ['149 church rd burlington vt 05401', 'Church Street 149', 'confirm'],
    ['149 church st burlington on', 'Church Street 149', 'confirm'],
    ['not 149 church st burlington', 'Church Street 149', 'confirm'],
    ['one forty nine church st burlington', 'Church Street 149', 'accept'],
    ['gothard rd near church st burlington', 'street', 'confirm'],
    ['1,405 Woodard Hill Ext, Waterbury', 'Woodard Hill Extension 1405', 'accept'],
    ['209-15 91st ave hollis vt', '91st Avenue 209-15', 'accept'],
  ],
);

table(
  'Brussels',
  { code: 'BE', name: 'België' },
  [
    'Kroonlaan 172; 1050; Elsene; Elsene; Brussel; 50.83,4.38',
    'Kroonlaan 172/b23; 1050; Elsene; Elsene; Brussel; 50.83,4.38',
    'Brogniezstraat 23; 1070; Anderlecht; Anderlecht; Brussel; 50.84,4.33',
    'Nieuwstraat 1; 1000; Brussel; Brussel; Brussel; 50.85,4.35',
  ],
  [
    ['kroonlaan 172 elsene bus 23', 'Kroonlaan 172/b23', 'accept'],
    ['Kroonlaan bus 172, 1050 Elsene', 'Kroonlaan 172', 'confirm'],
    ['brogniezstraat 23 brussel', 'Brogniezstraat 23', 'fix'],
    ['brogniezlaan 23 anderlecht', 'Brogniezstraat 23', 'confirm'],
  ],
);

table(
  'Switzerland',
  { code: 'CH', name: 'Schweiz' },
  ['Bahnhofstrasse 12; ; Biel/Bienne; Biel/Bienne; Bern; 47.13,7.24'],
  [
    ['Bahnhofstrasse 12, Bern', 'Bahnhofstrasse 12', 'confirm'],
    ['Bahnhofstrasse 12, 2502 Biel (BE)', 'Bahnhofstrasse 12', 'accept'],
    ['Bahnhofstrasse 12, 3989 Biel VS', 'Bahnhofstrasse 12', 'confirm'],
    // A name that every object of the language has.
    ['Bahnhofstrasse 12, Biel, constructor', 'Bahnhofstrasse 12', 'accept'],
  ],
);

table(
  'Poland',
  { code: 'PL', name: 'Polska' },
  ['6', '7'].map((flat) => `Marszałkowska 122/${flat}; 00-026; Warszawa; Warszawa; mazowieckie; 52.23,21.01`),
  [['ul. Marszałkowska 122 m. 6, Warszawa', 'Marszałkowska 122/6', 'accept']],
);

table(
  'Portugal',
  { code: 'PT', name: 'Portugal' },
  ['1.º Dto.', '1.º Esq.'].map(
    (flat) => `Avenida Almirante Reis 92/${flat}; 1150-018; Lisboa; Lisboa; Lisboa; 38.72,-9.13`,
  ),
  [
    ['Av. Almirante Reis 92, 1.º Dto., Lisboa', 'Avenida Almirante Reis 92/1.º Dto.', 'accept'],
    ['av almirante reis 92 1 esq lisboa', 'Avenida Almirante Reis 92/1.º Esq.', 'accept'],
  ],
);

table(
  'Great Britain',
  { code: 'GB', name: 'United Kingdom' },
  ['Basement Flat', 'Flat 1'].map(
    (flat) => `St Paul's Road 31/${flat}; BS8 1LR; Bristol; Bristol; England; 51.46,-2.61`,
  ),
  [["Basement Flat, 31 St Paul's Road, Bristol", "St Paul's Road 31/Basement Flat", 'accept']],
);

table(
  'Czechia',
  { code: 'CZ', name: 'Česko' },
  ['Na Příkopě 9; 110 00; Praha; Praha; Praha; 50.09,14.43'],
  [['ul. Na Příkopě 9, Praha', 'Na Příkopě 9', 'accept']],
);

table(
  'Russia',
  { code: 'RU', name: 'Россия' },
  ['улица Арбат 11; 119019; Москва; Москва; Москва; 55.75,37.60'],
  [['г.Москва, ул.Арбат, д.11', 'улица Арбат 11', 'accept']],
);

table(
  'Türkiye',
  { code: 'TR', name: 'Türkiye' },
  [
    'Moda Caddesi 50; 34710; Kadıköy; Kadıköy; İstanbul; 40.98,29.03',
    'Moda Caddesi 3; 34710; Kadıköy; Kadıköy; İstanbul; 40.98,29.03',
  ],
  [['Moda Cad. No:50 Kat:3 Daire:5 Kadıköy/İstanbul', 'Moda Caddesi 50', 'accept']],
);

table(
  'India',
  { code: 'IN', name: 'India' },
  ['100 Feet Road 720; 560038; Bengaluru; Bengaluru; Karnataka; 12.97,77.64'],
  [['720, 100 Feet Rd, Bengaluru', '100 Feet Road 720', 'accept']],
);
