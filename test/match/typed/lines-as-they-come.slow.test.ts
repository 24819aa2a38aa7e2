// Lines as call centres, shops, spreadsheets and copied web pages have them. Each was wrong or not accepted, or is the neighbour of one
// that was. Each row: the line, the address as number and suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

const houses = (street: string, behind: string, ...numbers: readonly string[]) =>
  numbers.map((number) => `${street} ${number}; ${behind}`);

table(
  'a town glued to the street',
  { code: 'NL', name: 'Nederland' },
  [
    ...houses('Moezel', '9204EC; Drachten; Smallingerland; Friesland; 53.11,6.08', '12', '12/a', '14'),
    ...houses('Esdoornlaan', '9741KA; Groningen; Groningen; Groningen; 53.23,6.56', '3', '28/b'),
  ],
  [
    ['DrachtenMoezel 12', 'Moezel 12', 'accept'],
    ['Moezel 12Drachten', 'Moezel 12', 'accept'],
    ['Esdoornlaan 28bGroningen', 'Esdoornlaan 28/b', 'accept'],
    ['GroningenEsdoornlaan 3', 'Esdoornlaan 3', 'accept'],
    // The other town has no such street.
    ['GroningenMoezel 12', 'city', 'fix'],
  ],
);

table(
  'glued words where the number stands first',
  { code: 'FR', name: 'France' },
  [
    ...houses('Rue des Balcons', '12520; Aguessac; Aguessac; Aveyron; 44.14,3.09', '4', '14', '14/bis', '16'),
    ...houses('Quai Haut', '12520; Aguessac; Aguessac; Aveyron; 44.14,3.09', '37'),
    ...houses('Place Basse', '12100; Millau; Millau; Aveyron; 44.1,3.08', '1'),
  ],
  [
    ['4 Rue des BalconsAguessac', 'Rue des Balcons 4', 'accept'],
    ['14 bisRue des Balcons, 12520 Aguessac', 'Rue des Balcons 14/bis', 'accept'],
    // The letter of the house was lost, and the answer accepted.
    ['37 QQuai Haut, 12520 Aguessac', 'Quai Haut 37', 'confirm'],
    ['4 Q Rue-des-Balcons 12520 Aguessac', 'Rue des Balcons 4', 'confirm'],
    ['4 q rue des balcons 12520 aguessac', 'Rue des Balcons 4', 'confirm'],
  ],
);

table(
  'a house that is not there beside a flat',
  { code: 'DE', name: 'Deutschland' },
  houses(
    'Birkenstraße',
    '; Essen; Essen; Nordrhein-Westfalen; 51.45,7.01',
    '14',
    '15',
    '15/a',
    '16',
    '17',
    '18',
  ),
  [
    ['Birkenstraße 14, 2. OG links, Essen', 'Birkenstraße 14', 'accept'],
    ['Birkenstraße 15a, 2. OG links, Essen', 'Birkenstraße 15/a', 'accept'],
    ['Birkenstraße 14z, 2. OG links, Essen', 'Birkenstraße 14', 'confirm'],
    ['Birkenstraße 14z, Essen - 2. OG links', 'Birkenstraße 14', 'confirm'],
  ],
);

table(
  'boxes of letters in front of a town',
  { code: 'BE', name: 'Belgium' },
  [
    ...houses(
      'Meidoornlaan',
      '1070; Anderlecht; Anderlecht; Brussel; 50.83,4.3',
      ...[
        '12',
        '14',
        '14/RDC',
        '14/0002',
        '16',
        '16/b002',
        '16/b004',
        '5/b002',
        '52/b004',
        '3',
        '30',
        '30/6e',
      ],
    ),
    ...houses('Kerkstraat', '1050; Elsene; Elsene; Brussel; 50.83,4.37', '2', '4'),
    ...houses('Ter Linden', '1030; Schaarbeek; Schaarbeek; Brussel; 50.86,4.38', '81', '83'),
  ],
  [
    ['Meidoornlaan 14 bus RDC Anderlecht', 'Meidoornlaan 14/RDC', 'accept'],
    ['Meidoornlaan 14 bus 2 Anderlecht', 'Meidoornlaan 14/0002', 'accept'],
    // Its other box, or the house without it, was accepted.
    ['Meidoornlaan 5 2 bus 4, 1070 Anderlecht', 'Meidoornlaan 5/b002', 'confirm'],
    ['Meidoornlaan 3 0 bus 6e, 1070 Anderlecht', 'Meidoornlaan 3', 'confirm'],
    ['Meidoornlaan 14 gelieve te bellen Anderlecht', 'Meidoornlaan 14', 'accept'],
    // The town behind the remark was lost, and another one accepted.
    ['Ter Linden 81 gelieve te bellen Elsene', 'Ter Linden 81', 'confirm'],
    ['Ter Linden 81, 1030 Schaarbeek, 2x bellen', 'Ter Linden 81', 'accept'],
  ],
);

table(
  'letters and floors in Denmark',
  { code: 'DK', name: 'Danmark' },
  [
    ...houses(
      'Rugmarken',
      '5000; Odense C; Odense; Danmark; 55.4,10.38',
      ...['40', '40/G', '42/st. tv', '42/1. tv', '42/1.', '42/st. 4', '42/1. 4', '44', '46', '48'],
    ),
    ...houses('Grønnegade', '8000; Aarhus C; Aarhus; Danmark; 56.15,10.2', '2', '4', '6'),
  ],
  [
    ['Rugmarken 40, g, 5000 Odense C', 'Rugmarken 40/G', 'accept'],
    // The letter was lost, and number 40 accepted.
    ['46, g Rugmarken, 5000 Odense C', 'Rugmarken 46', 'confirm'],
    ['Rugmarken 42, 1. Odense C', 'Rugmarken 42/1.', 'accept'],
    ['Rugmarken 42, 1. tvOdense C', 'Rugmarken 42/1. tv', 'accept'],
    ['Rugmarken 42, st. 4 Odense C', 'Rugmarken 42/st. 4', 'accept'],
    ['Rugmarkn 42, 1. 4 Odense C', 'Rugmarken 42/1. 4', 'accept'],
  ],
);

table(
  'a letter joined to digits behind an Italian number',
  { code: 'IT', name: 'Italia' },
  houses('Via Olmo', '20161; Milano; Milano; Milano; 45.5,9.17', '7', '7/c01', '7/p01', '9', '8'),
  [
    ['Via Olmo 7/c01 Milano', 'Via Olmo 7/c01', 'accept'],
    ['Via Olmo 7 c01, 20161 Milano', 'Via Olmo 7/c01', 'accept'],
    ['Via Olmo 8 c01, Milano', 'Via Olmo 8', 'confirm'],
  ],
);

table(
  'digits that are no postcode of the street',
  { code: 'IS', name: 'Ísland' },
  [
    ...houses('Ránargata', '101; Reykjavík; Reykjavík; Reykjavík; 64.15,-21.95', '2', '4', '6'),
    ...houses('Melás', '105; Reykjavík; Reykjavík; Reykjavík; 64.14,-21.91', '2', '4'),
  ],
  [
    ['Ránargata 106 Reykjavík', 'street', 'confirm'],
    ['Ránargata, 101 Reykjavík', 'street', 'accept'],
  ],
);

table(
  'copied web pages and notes',
  { code: 'NL', name: 'Nederland' },
  [
    ...houses('Ramsweg', '8308PW; Nagele; Noordoostpolder; Flevoland; 52.64,5.72', '5', '22', '24'),
    ...houses('Hoge Berg', '8301AA; Emmeloord; Noordoostpolder; Flevoland; 52.71,5.75', '22'),
  ],
  [
    ['Ramsweg 22 · 8308 PW Nagele · Open ⋅ Closes 5PM', 'Ramsweg 22', 'accept'],
    ['Ramsweg 22 · 8308 PW Nagele · Geopend ⋅ Sluit om 17:00', 'Ramsweg 22', 'accept'],
    ['Ramsweg 22, 8308 PW Nagele, ma-vr 9-17 uur', 'Ramsweg 22', 'accept'],
    ['© 2024 Jansen B.V., Ramsweg 22, 8308 PW Nagele', 'Ramsweg 22', 'accept'],
    ['Contact Ramsweg 22, 8308 PW Nagele', 'Ramsweg 22', 'accept'],
    ['4711;J. de Vries;Ramsweg;22;8308 PW;Nagele', 'Ramsweg 22', 'accept'],
    ['Dhr. P. van den Berg Ramsweg 22, 8308 PW Nagele', 'Ramsweg 22', 'accept'],
    ['Dhr. Hoge Berg 22, Emmeloord', 'Hoge Berg 22', 'accept'],
    ['Ramsweg 22, Nagele (graag achterom)', 'Ramsweg 22', 'accept'],
    ['Ramsweg 22, Nagele (naast de kerk links)', 'Ramsweg 22', 'accept'],
    ['Ramsweg 22, Nagele (Oldenburg)', 'Ramsweg 22', 'confirm'],
    ['ramsweg 22 8 3 0 8 p w nagele', 'Ramsweg 22', 'accept'],
    ['ramsweg 5 8 3 0 8 p w nagele', 'Ramsweg 5', 'accept'],
  ],
);

table(
  'web pages and dictation in the United States',
  { code: 'US', name: 'United States' },
  [
    ...houses('H Street', '05401; Burlington; Chittenden; Vermont; 44.48,-73.21', '10-12', '10', '12', '25'),
    ...houses('Crosby Drive', '05478; Saint Albans; Franklin; Vermont; 44.81,-73.08', '77', '79'),
  ],
  [
    ['10-12 H Street, Burlington, VT 05401', 'H Street 10-12', 'accept'],
    ['12 H Street, Burlington, VT 05401 Mon-Fri 9am-5pm', 'H Street 12', 'accept'],
    ['77 crosby drive saint albans vt 0 5 4 7 8', 'Crosby Drive 77', 'accept'],
    ['Saint AlbansCrosby Drive 77', 'Crosby Drive 77', 'accept'],
    ['77 Crosby DriveSaint Albans', 'Crosby Drive 77', 'accept'],
  ],
);

table(
  'numbers that a spreadsheet took for dates',
  { code: 'NL', name: 'Nederland' },
  houses(
    'Moezel',
    '9204EC; Drachten; Smallingerland; Friesland; 53.11,6.08',
    '12',
    '12/3',
    '14',
    '1',
    '1/10',
  ),
  [
    ['Moezel 12-mrt, 9204 EC Drachten', 'Moezel 12/3', 'accept'],
    ['Moezel;1-okt;Drachten', 'Moezel 1/10', 'accept'],
    ['Moezel 14-mrt Drachten', 'Moezel 14', 'confirm'],
  ],
);

table(
  'blocks of Puerto Rico',
  { code: 'PR', name: 'Puerto Rico' },
  [
    ...houses('Calle 8', '00956; Bayamón; Bayamón; Bayamón; 18.3,-66.1', 'B12', 'B14', '12', 'C3'),
    ...houses('Calle 12', '00956; Bayamón; Bayamón; Bayamón; 18.3,-66.1', 'B8', '8'),
  ],
  [
    ['B-12 Calle 8, Bayamón PR 00956', 'Calle 8 B12', 'accept'],
    ['B13 Calle 8, Bayamón', 'Calle 8 B12', 'confirm'],
    // The letter was lost, and number 12 accepted.
    ['B 12 Calle 8 Bayamón', 'Calle 8 12', 'confirm'],
  ],
);

table(
  'little streets of Australia',
  { code: 'AU', name: 'Australia' },
  [
    ...houses('Victoria Parade', '3000; Melbourne; Melbourne; Victoria; -37.8,144.9', '2', '4', '45'),
    ...houses('Little Collins Street', '3000; Melbourne; Melbourne; Victoria; -37.81,144.9', '10', '12'),
  ],
  [
    ['45 Lt Victoria Pde Melbourne', 'Victoria Parade 45', 'confirm'],
    ['10 Lt Collins St Melbourne', 'Little Collins Street 10', 'accept'],
  ],
);

table(
  'Swedish names of Finnish towns',
  { code: 'FI', name: 'Suomi' },
  [
    ...houses('Satakunnankatu', '33100; Tampere; Tampere; Pirkanmaa; 61.5,23.7', '5', '7'),
    ...houses('Satakunnankatu', '90100; Oulu; Oulu; Pohjois-Pohjanmaa; 65,25.5', '5', '7'),
  ],
  [
    ['Satakunnankatu 5, Tammerfors', 'Satakunnankatu 5', 'accept'],
    ['Satakunnankatu 5, Uleåborg', 'Satakunnankatu 5', 'accept'],
  ],
);

table(
  'a letter apart from its number, in front of it',
  { code: 'FR', name: 'France' },
  [
    ...houses('Rue Vernet', '12100; Millau; Millau; Aveyron; 44.1,3.08', '5', '7', '9'),
    ...houses('Quai Oudinot', '12100; Millau; Millau; Aveyron; 44.11,3.08', '77'),
  ],
  [
    ['z 5 Rue Vernet, 12100 Millau', 'Rue Vernet 5', 'confirm'],
    ['K. 5, rue vernet, 12100 Millau', 'Rue Vernet 5', 'confirm'],
    ['g 77 Quai Oudinot\\n12100 Millau', 'Quai Oudinot 77', 'confirm'],
    ['7G-7z Rue Vernet, Rdc gauche, 12100 Millau', 'Rue Vernet 7', 'confirm'],
    ['au 5 rue Vernet, 12100 Millau', 'Rue Vernet 5', 'accept'],
  ],
);

table(
  'a letter apart from its number, behind the name or behind a word',
  { code: 'CH', name: 'Schweiz' },
  [
    ...houses('Chemin du Terreau', '2502; Biel; Biel; Bern; 47.14,7.25', '1', '3', '5'),
    ...houses('Bahnhofstrasse', '2502; Biel; Biel; Bern; 47.13,7.24', '24', '26'),
  ],
  [
    ['Chemin du Terreau Q 1, 2502 Biel', 'Chemin du Terreau 1', 'confirm'],
    ['Bahnhofstrasse 24 letter q, 2502 Biel', 'Bahnhofstrasse 24', 'confirm'],
    ['Bahnhofstr. g 24, 2502 Biel', 'Bahnhofstrasse 24', 'confirm'],
    ['Chemin du Terreau 3, 2502 Biel', 'Chemin du Terreau 3', 'accept'],
  ],
);

table(
  'a number that looks like a floor',
  { code: 'IS', name: 'Ísland' },
  houses('Barmahlíð', '603; Akureyri; Akureyri; Norðurland; 65.6,-18.1', '4', '6', '8'),
  [
    ['6.H Barmahlíð, 603 Akureyri', 'street', 'confirm'],
    ['Barmahlíð 6, 2. hæð, 603 Akureyri', 'Barmahlíð 6', 'accept'],
  ],
);

table(
  'a box of letters that is read as a place',
  { code: 'BE', name: 'Belgium' },
  houses(
    'Warlandlaan',
    '1090; Jette; Jette; Brussel; 50.88,4.32',
    '140',
    '142',
    '142/RCBV',
    '144',
    '140/2',
    '144/3',
  ),
  [
    ['Warlandlaan 142 bus RCBV, 1090 Jette', 'Warlandlaan 142/RCBV', 'accept'],
    ['Warlandlaan 144 letter h, 1090 Jette', 'Warlandlaan 144', 'add-unit'],
  ],
);
