import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

/** Lines as people of a country type them, each named for what once misled, and the label that they mean. */
const TYPED: Record<
  string,
  {
    country: { code: string; name: string };
    addresses: string[];
    asked: [cause: string, line: string, label: string][];
  }
> = {
  France: {
    country: { code: 'FR', name: 'France' },
    addresses: [
      'Rue Pasteur 12; 15000; Aurillac; Aurillac; Cantal; 44.93,2.44',
      'Rue Pasteur 12; 24700; Douze; Douze; Dordogne; 45.06,0.86',
      'Rue Pasteur 14; 26000; Valence; Valence; Drôme; 44.93,4.89',
      'Rue Pasteur 14; 82400; Valence; Valence; Tarn-et-Garonne; 44.11,0.89',
      'Rue Pasteur 3; 20000; Ajaccio; Ajaccio; Corse-du-Sud; 41.93,8.74',
      'Rue Pasteur 98/bis; 15000; Aurillac; Aurillac; Cantal; 44.93,2.46',
      'Rue Pasteur 98; 15000; Aurillac; Aurillac; Cantal; 44.93,2.46',
      'Rue du Four 3; 20000; Ajaccio; Ajaccio; Corse-du-Sud; 41.93,8.75',
      'Chemin du Bois Diable 14; 97310; Kourou; Kourou; Guyane; 5.16,-52.65',
      'Chemin du Bois 1; 20000; Ajaccio; Ajaccio; Corse-du-Sud; 41.94,8.75',
      'Rue Dumyrat 14; 19100; Brive-la-Gaillarde; Brive-la-Gaillarde; Corrèze; 45.16,1.53',
      'Rue Pasteur 14; 09100; Brie; Brie; Ariège; 43.17,1.47',
      'Route des Mines 36; 07000; Privas; Privas; Ardèche; 44.73,4.59',
      'Route des Mines 7; 07000; Privas; Privas; Ardèche; 44.73,4.58',
      'Avenue Turgot 17; 19200; Ussel; Ussel; Corrèze; 45.55,2.31',
      'Avenue Turgot 17/BIS; 19200; Ussel; Ussel; Corrèze; 45.55,2.32',
      'Rue de la Forge 2; 08140; Cernay; Cernay; Ardennes; 49.7,5.03',
    ],
    asked: [
      ['the first word of a city', '14 rue Dumyrat, Brive', '14 Rue Dumyrat, 19100 Brive-la-Gaillarde'],
      ['the same without a comma', '14 r. Dumyrat Brive', '14 Rue Dumyrat, 19100 Brive-la-Gaillarde'],
      ['a département before the city', '36 route des Mines 07 Privas', '36 Route des Mines, 07000 Privas'],
      [
        'postcode and city in front, a comma behind the number',
        '07000 PRIVAS - 36, RTE DES MINES',
        '36 Route des Mines, 07000 Privas',
      ],
      ['a repetition by its letter', '17 B avenue Turgot Ussel', '17 BIS Avenue Turgot, 19200 Ussel'],
      [
        'people in front, without a comma',
        'M. et Mme Jean-Pierre Delmas 36 route des Mines 07000 Privas',
        '36 Route des Mines, 07000 Privas',
      ],
      [
        'a damaged street type that looks like a suffix',
        '3 Ru du Four, Ajaccio',
        '3 Rue du Four, 20000 Ajaccio',
      ],
      [
        'a damaged type beside a part of the name',
        '12 ue Pasteru, 15000 Aurillac',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
      [
        'the same twice',
        '2 rue de la Forge, Cernay, 2 rue de la Forge, Cernay',
        '2 Rue de la Forge, 08140 Cernay',
      ],
      ['labels of a form', 'Adresse: 7 route des Mines Ville:Privas', '7 Route des Mines, 07000 Privas'],
      [
        'a label that is the type',
        'Rue: Dumyrat N°: 14 Commune: Brive',
        '14 Rue Dumyrat, 19100 Brive-la-Gaillarde',
      ],
      ['references of HTML', '14 rue Pasteur, 26000 Valence, Dr&ocirc;me', '14 Rue Pasteur, 26000 Valence'],
      [
        'a city that breaks off',
        '14 rue Dumyrat, Brive-la-Gailla',
        '14 Rue Dumyrat, 19100 Brive-la-Gaillarde',
      ],
      ['a street that breaks off', '14 Chemin du Bois Dia, Kourou', '14 Chemin du Bois Diable, 97310 Kourou'],
      ['a digit of the postcode left out', '14 rue Pasteur, 8240 Valence', '14 Rue Pasteur, 82400 Valence'],
      ['a sign too many in the postcode', '14 rue Pasteur, 260000 Valence', '14 Rue Pasteur, 26000 Valence'],
      ['a number of a list', '3. 14 rue Pasteur, 82400 Valence', '14 Rue Pasteur, 82400 Valence'],
      ['a word that its writer cut off', '14 rue Dumy., Brive', '14 Rue Dumyrat, 19100 Brive-la-Gaillarde'],
      ['a postcode glued to its city', '12 rue Pasteur 15000Aurillac', '12 Rue Pasteur, 15000 Aurillac'],
      [
        'an abbreviated type behind the number, no known place behind the postcode',
        '12 r. Pasteur 15000 fond de cour',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
      ['a small word before the place', '12 rue Pasteur à Aurillac', '12 Rue Pasteur, 15000 Aurillac'],
      [
        'a small word before the postcode',
        'rue Pasteur 12 au 15000 Aurillac',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
      ['the number behind street and place', 'rue Pasteur Aurillac 12', '12 Rue Pasteur, 15000 Aurillac'],
      [
        'a telephone number in pairs',
        '12 Rue Pasteur Aurillac 04 71 48 12 34',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
      [
        'a telephone number with its word',
        '12 Rue Pasteur Aurillac tél : 0471481234',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
      [
        'an address of mail',
        '12 Rue Pasteur, 15000 Aurillac - a.b@mairie.fr',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
      [
        'a département in brackets, which is a place spelled',
        '12 rue Pasteur, Aurillac (15)',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
      [
        'a département in brackets tells two cities apart',
        '14 rue Pasteur Valence (82)',
        '14 Rue Pasteur, 82400 Valence',
      ],
      [
        'a département in brackets tells the other',
        '14 rue Pasteur Valence (26)',
        '14 Rue Pasteur, 26000 Valence',
      ],
      ['Corsica in brackets', '3 rue Pasteur, Ajaccio (2A)', '3 Rue Pasteur, 20000 Ajaccio'],
      ['a dash before the postcode', 'Rue Pasteur, 12 - 15000 Aurillac', '12 Rue Pasteur, 15000 Aurillac'],
      [
        'dashes between the parts',
        'Les Lilas - 12 Rue Pasteur - 15000 Aurillac',
        '12 Rue Pasteur, 15000 Aurillac',
      ],
    ],
  },
  Germany: {
    country: { code: 'DE', name: 'Deutschland' },
    addresses: [
      'Triftstr. 93; ; Essen; Essen; Nordrhein-Westfalen',
      'Wilmsweg 25; ; Essen; Essen; Nordrhein-Westfalen',
      'Wilmsweg 34; ; Essen; Essen; Nordrhein-Westfalen',
      'Vogelheimer Str. 172; ; Essen; Essen; Nordrhein-Westfalen',
      '1. Stichweg 4; ; Essen; Essen; Nordrhein-Westfalen',
      '2. Stichweg 4; ; Essen; Essen; Nordrhein-Westfalen',
    ],
    asked: [
      ['a telephone number behind a slash', 'Triftstr. 93, Essen, 0201/123456', 'Triftstr. 93, Essen'],
      ['a district behind a hyphen', 'Triftstr. 93, 45141 Essen-Rüttenscheid', 'Triftstr. 93, Essen'],
      ['a post box in pairs of digits', 'Wilmsweg 25, Postfach 10 12 34, 45127 Essen', 'Wilmsweg 25, Essen'],
      ['a street that begins with a number', '1. Stichweg 4, Essen', '1. Stichweg 4, Essen'],
      ['the same in a list', '2. 1. Stichweg 4, Essen', '1. Stichweg 4, Essen'],
      ['a word that its writer cut off', 'Vogelh. Str. 172, Essen', 'Vogelheimer Str. 172, Essen'],
      ['a number glued to the street', 'VogelheimerStr.172 essen', 'Vogelheimer Str. 172, Essen'],
      ['a company without a comma', 'Fa. Schmidt GmbH Triftstr. 93 Essen', 'Triftstr. 93, Essen'],
      [
        'a company whose form looks like a street type',
        'Schmidt GmbH & Co. KG, Triftstr. 93, Essen',
        'Triftstr. 93, Essen',
      ],
      ['a numbered object in front', 'Halle 25, Wilmsweg 34, Essen', 'Wilmsweg 34, Essen'],
      ['the same with words behind its number', 'Kita 25 Zwerge, Wilmsweg 34, Essen', 'Wilmsweg 34, Essen'],
      ['the same in two parts', 'Tor 25 - Bühne am Kanal, Wilmsweg 34, Essen', 'Wilmsweg 34, Essen'],
    ],
  },
  'the Netherlands': {
    country: { code: 'NL', name: 'Nederland' },
    addresses: [
      'Tolweg 5; 9902TK; Appingedam; Eemsdelta; Groningen',
      'Tolweg 7; 9902TK; Appingedam; Eemsdelta; Groningen',
      'Tolweg 5; 8911AA; Leeuwarden; Leeuwarden; Fryslân',
      'Kerkpad 2; 7900AA; Leeuwte; Leeuwte; Drenthe',
      'Kerkpad 2; 9902TL; Appingedam; Eemsdelta; Groningen',
      'Singel 3; 8748AA; Witmarsum; Súdwest-Fryslân; Fryslân',
      'Singel 3; 9291AA; Kollum; Noardeast-Fryslân; Fryslân',
      'Burgemeester Klinkhamerweg 6; 9902TK; Appingedam; Eemsdelta; Groningen',
    ],
    asked: [
      ['a city that breaks off like another', 'Tolweg 5, Leeuwar', 'Tolweg 5, 8911AA Leeuwarden'],
      [
        'a street that breaks off far from its end',
        'burgemeester klinkha 6 appingedam',
        'Burgemeester Klinkhamerweg 6, 9902TK Appingedam',
      ],
      ['a number of a list', '7. Tolweg 5, Appingedam', 'Tolweg 5, 9902TK Appingedam'],
      ['the same behind a mark', '* 7) Tolweg 5, Appingedam', 'Tolweg 5, 9902TK Appingedam'],
      ['a letter of the postcode left out', 'Tolweg 5, 8911A Leeuwarden', 'Tolweg 5, 8911AA Leeuwarden'],
      ['a letter for a digit of the postcode', 'Tolweg 5, 99O2TK', 'Tolweg 5, 9902TK Appingedam'],
      ['a postcode glued to its city', 'Tolweg 5, 8911AALeeuwarden', 'Tolweg 5, 8911AA Leeuwarden'],
      [
        'a company whose name ends as a street does',
        'Bakkerij Bos, Tolweg 5, Appingedam',
        'Tolweg 5, 9902TK Appingedam',
      ],
      [
        'an object with a number and a city in its name',
        'Garage 4 Wielen Appingedam, Tolweg 5, Appingedam',
        'Tolweg 5, 9902TK Appingedam',
      ],
      ['an object at a road', 'Hotel Noord A7, Tolweg 5, Leeuwarden', 'Tolweg 5, 8911AA Leeuwarden'],
      [
        'an object with a number in front of a damaged street',
        'Hotel Noord P4, Burgemeester Klinkhammerweg 6, Appingedam',
        'Burgemeester Klinkhamerweg 6, 9902TK Appingedam',
      ],
      ['a code of an object in front', 'ABC-0240 Tolweg 5, Appingedam', 'Tolweg 5, 9902TK Appingedam'],
      ['a code of an object behind', 'Kerkpad 2 - Q.005678, Appingedam', 'Kerkpad 2, 9902TL Appingedam'],
      ['a list of numbers', 'Tolweg 5, 6 en 7, Appingedam', 'Tolweg 5, 9902TK Appingedam'],
      ['a municipality of former times', 'Singel 3, Wonseradeel', 'Singel 3, 8748AA Witmarsum'],
      ['the same in the other language', 'Singel 3, Wûnseradiel', 'Singel 3, 8748AA Witmarsum'],
      ['the same with its sign', 'Singel 3 gem. Kollumerland c.a.', 'Singel 3, 9291AA Kollum'],
      ['a city and a slash in front of the street', 'Appingedam/Tolweg 7', 'Tolweg 7, 9902TK Appingedam'],
      ['a word of place before the number', 'Tolweg achter 7, Appingedam', 'Tolweg 7, 9902TK Appingedam'],
      [
        'another street in front of words of place',
        'Kerkpad tpv Tolweg 7, Appingedam',
        'Tolweg 7, 9902TK Appingedam',
      ],
      [
        'a name in front of words of place',
        'Parkeerplaats Sporthal tegenover Tolweg 7, Appingedam',
        'Tolweg 7, 9902TK Appingedam',
      ],
    ],
  },
  Switzerland: {
    country: { code: 'CH', name: 'Schweiz' },
    addresses: [
      'Rebenweg 22; ; Biel/Bienne; Biel/Bienne; Bern',
      'Höheweg 5; ; Biel/Bienne; Biel/Bienne; Bern',
    ],
    asked: [
      ['one of two names of a city', 'Rebenweg 22, 2502 Biel', 'Rebenweg 22, Biel/Bienne'],
      ['the other name', 'Rebenweg 22, CH-2502 Bienne', 'Rebenweg 22, Biel/Bienne'],
    ],
  },
  Iceland: {
    country: { code: 'IS', name: 'Ísland' },
    addresses: [
      'Langholtsvegur 1; 104; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið',
      'Bergstaðastræti 15; 101; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið',
      'Langholtsvegur 3; 104; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið',
      'Laugavegur 1; 101; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið',
    ],
    asked: [
      ['another case of the name', 'Langholtsveg 1, Reykjavík', 'Langholtsvegur 1, 104 Reykjavík'],
      ['a name that breaks off', 'Bergstaðast 15, Reykjavík', 'Bergstaðastræti 15, 101 Reykjavík'],
    ],
  },
  Denmark: {
    country: { code: 'DK', name: 'Danmark' },
    addresses: [
      'Østre Stationsvej 38; 5000; Odense C; Odense; Fyn',
      'Vestergade 12; 5000; Odense C; Odense; Fyn',
    ],
    asked: [
      [
        'an ending of one letter',
        'Østre Stationsv. 38, 5000 Odense C',
        'Østre Stationsvej 38, 5000 Odense C',
      ],
    ],
  },
  Belgium: {
    country: { code: 'BE', name: 'België' },
    addresses: [
      'Gentsesteenweg 1189; 1082; Sint-Agatha-Berchem; Sint-Agatha-Berchem; Brussel',
      'Gentsesteenweg 2; 1082; Sint-Agatha-Berchem; Sint-Agatha-Berchem; Brussel',
      'Riddersstraat 20; 1050; Elsene; Elsene; Brussel',
      'Riddersstraat 2; 1050; Elsene; Elsene; Brussel',
      'Wetstraat 552/001e; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 552; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 16/0003; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 16/b003; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 18/RC+1; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 20/ETRC; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 22/b3; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 22/b4; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 24/R+SS; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 24/2t; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 28/3e; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 28/2e; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 30/0002; 1040; Etterbeek; Etterbeek; Brussel; 50.84,4.39',
      'Wetstraat 30/b002; 1040; Etterbeek; Etterbeek; Brussel; 50.84,4.39',
      'Wetstraat 26/3; 1040; Etterbeek; Etterbeek; Brussel',
      'Wetstraat 26/B3; 1040; Etterbeek; Etterbeek; Brussel',
    ],
    asked: [
      ['a box like a postcode', 'Wetstraat 552 001E, Etterbeek', 'Wetstraat 552 bus 001e, 1040 Etterbeek'],
      ['a box of four digits', 'Wetstraat 16 0003 Etterbeek', 'Wetstraat 16 bus 0003, 1040 Etterbeek'],
      [
        'two boxes that are compared alike',
        'Wetstraat 16 bus b003, 1040 Etterbeek',
        'Wetstraat 16 bus b003, 1040 Etterbeek',
      ],
      ['a box with a sign', 'Wetstraat 18 bus RC+1, Etterbeek', 'Wetstraat 18 bus RC+1, 1040 Etterbeek'],
      ['a box without its mark', 'Wetstraat 26 boite 3, Etterbeek', 'Wetstraat 26 bus 3, 1040 Etterbeek'],
      [
        'a floor that is a box',
        'Wetstraat 28 3e étage 1040 Etterbeek',
        'Wetstraat 28 bus 3e, 1040 Etterbeek',
      ],
      ['one box that stands twice', 'Wetstraat 30 bus 2, Etterbeek', 'Wetstraat 30 bus 0002, 1040 Etterbeek'],
      ['a box behind a capital', 'Wetstraat 22 B 3, Etterbeek', 'Wetstraat 22 bus b3, 1040 Etterbeek'],
      ['the same behind a slash', 'Wetstraat 22/B 4, Etterbeek', 'Wetstraat 22 bus b4, 1040 Etterbeek'],
      ['a box of two floors', 'Wetstraat 24 r+ss, Etterbeek', 'Wetstraat 24 bus R+SS, 1040 Etterbeek'],
      ['a suite', 'Wetstraat 24 suite 2t, Etterbeek', 'Wetstraat 24 bus 2t, 1040 Etterbeek'],
      [
        'two boxes that are compared alike, in small letters',
        'Wetstraat 26 b3, Etterbeek',
        'Wetstraat 26 bus B3, 1040 Etterbeek',
      ],
      ['a box of letters', 'Wetstraat 20 bus ETRC, 1040 Etterbeek', 'Wetstraat 20 bus ETRC, 1040 Etterbeek'],
      [
        'a number that looks like a postcode',
        'gentsesteenweg 1189 sint-agatha-berchem',
        'Gentsesteenweg 1189, 1082 Sint-Agatha-Berchem',
      ],
      [
        'a number that looks like a postcode, first',
        '1189 Gentsesteenweg 1082 Sint-Agatha-Berchem',
        'Gentsesteenweg 1189, 1082 Sint-Agatha-Berchem',
      ],
      ['a number in brackets', 'Riddersstraat 20 (bel 2x), 1050 Elsene', 'Riddersstraat 20, 1050 Elsene'],
    ],
  },
  Italy: {
    country: { code: 'IT', name: 'Italia' },
    addresses: [
      'Via Dante 25; 20139; Milano; Milano; Milano',
      'Via Quintosole 42/23; 20141; Milano; Milano; Milano',
      'Via Quintosole 42; 20141; Milano; Milano; Milano',
      'Via Giuseppe Candiani 94; 20158; Milano; Milano; Milano',
      'Viale Fulvio Testi 302/a; 20126; Milano; Milano; Milano',
    ],
    asked: [
      [
        'a company in front, without a comma, the street by its type',
        'Bar Centrale via Dante 25 Milano',
        'Via Dante 25, 20139 Milano',
      ],
      [
        'a person in front, the first name of the street left out',
        'Mario Rossi via Candiani 94 Milano',
        'Via Giuseppe Candiani 94, 20158 Milano',
      ],
      [
        'a numbered object in front, a comma before the number',
        'Farmacia comunale n. 94 - VIA DANTE, 25 - MILANO',
        'Via Dante 25, 20139 Milano',
      ],
      ['a bell with its number', 'via Dante 25 citofono 34 Milano', 'Via Dante 25, 20139 Milano'],
      [
        'a quarter of two words behind the city',
        'via Dante 25 Milano quarto oggiaro',
        'Via Dante 25, 20139 Milano',
      ],
      ['a quarter before the city', 'Via Dante 25 Bovisa Milano', 'Via Dante 25, 20139 Milano'],
      ['a quarter behind the city', 'Via Dante 25 Milano Isola', 'Via Dante 25, 20139 Milano'],
      ['a numbered quarter', 'Via Dante 25 Milano zona 9', 'Via Dante 25, 20139 Milano'],
      ['the province by its word', 'Via Dante, 25 Milano prov. MI', 'Via Dante 25, 20139 Milano'],
      [
        'a comma before the number, the first name left out',
        'Via Candiani, 94, Milano',
        'Via Giuseppe Candiani 94, 20158 Milano',
      ],
      [
        'a word of the number glued to it',
        'Viale Fulvio Testi n.302/a Milano',
        'Viale Fulvio Testi 302a, 20126 Milano',
      ],
      [
        'the corner at which a house stands',
        'Via Dante 25 ang. via Roma, Milano',
        'Via Dante 25, 20139 Milano',
      ],
      [
        'a flat beside a suffix',
        'Via Quintosole 42/23, scala A, int. 5, 20141 Milano',
        'Via Quintosole 42/23, 20141 Milano',
      ],
    ],
  },
  'the United States': {
    country: { code: 'US', name: 'United States' },
    addresses: [
      'YORK RD 16709; 21111; MONKTON; Baltimore; Maryland',
      'YORK RD 16711; 21111; MONKTON; Baltimore; Maryland',
      'MONKTON RD 9; 21111; MONKTON; Baltimore; Maryland',
      'YORK RD 9; 21111; MONKTON; Baltimore; Maryland',
      'YORK RD 280; 21111; MONKTON; Baltimore; Maryland',
      'MONKTON RD 2800; 21111; MONKTON; Baltimore; Maryland',
      'MCCOMAS RD 2800; 21111; MONKTON; Baltimore; Maryland',
      'BURDICK TRAILER PARK 45; 21111; MONKTON; Baltimore; Maryland',
      'PARKVIEW DR 45; 21111; MONKTON; Baltimore; Maryland',
      'US ROUTE 7 1234; 21111; MONKTON; Baltimore; Maryland',
      'GRANDVIEW DR C8; 21111; MONKTON; Baltimore; Maryland',
      'MD ROUTE 45 900; 21111; MONKTON; Baltimore; Maryland',
    ],
    asked: [
      ["a state's road without the state", '900 Rte 45, Monkton', '900 MD ROUTE 45, MONKTON, Maryland 21111'],
      [
        'a company in front, without a comma',
        'Liberty Dental Care 16709 York Rd Monkton MD',
        '16709 YORK RD, MONKTON, Maryland 21111',
      ],
      [
        'a street called as its city',
        '2800 MONKTON RD, MONKTON, Maryland 21111',
        '2800 MONKTON RD, MONKTON, Maryland 21111',
      ],
      [
        'a street with a word of flats in its name',
        '45 Burdick Trailer Park, Monkton, MD 21111',
        '45 BURDICK TRAILER PARK, MONKTON, Maryland 21111',
      ],
      [
        'a number that begins with a letter',
        'C8 Grandview Dr, Monkton',
        'C8 GRANDVIEW DR, MONKTON, Maryland 21111',
      ],
      [
        'a number of five digits behind the street',
        'York Rd 16709, Monkton, MD',
        '16709 YORK RD, MONKTON, Maryland 21111',
      ],
      [
        'a numbered object in front, with a word that ends streets',
        'Engine 9 Fire Station, 2800 Monkton Rd, Monkton MD',
        '2800 MONKTON RD, MONKTON, Maryland 21111',
      ],
      ['a numbered object', 'District 9, 280 York Rd, Monkton', '280 YORK RD, MONKTON, Maryland 21111'],
      [
        'the streets between which a house stands',
        '16709 York Rd between Monkton Rd and Parkview Dr, Monkton MD',
        '16709 YORK RD, MONKTON, Maryland 21111',
      ],
      ['a number in brackets', '(16709) York Rd, Monkton MD', '16709 YORK RD, MONKTON, Maryland 21111'],
      [
        'a telephone number',
        '16709 York Rd, Monkton, MD 21111 (410) 555-0134',
        '16709 YORK RD, MONKTON, Maryland 21111',
      ],
    ],
  },
};

describe.each(Object.entries(TYPED))('a line typed in %s', (_, { country, addresses, asked }) => {
  let geocoder: Geocoder;

  beforeAll(async () => {
    geocoder = await tinyGeocoder(country, addresses);
  });
  afterAll(() => geocoder.close());

  it.each(asked)('%s: %s', (__, line, label) => {
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ level: 'address', label });
    expect(best!.confidence).toBeGreaterThan(0.8);
  });
});

it('a unit with its floor written out', async () => {
  using geocoder = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
    'Fyrreparken 108/3.th; 5240; Odense; Odense; Fyn',
    'Fyrreparken 108/3.tv; 5240; Odense; Odense; Fyn',
  ]);
  for (const line of ['Fyrreparken 108, 3. sal th., Odense', 'Fyrreparken 108, 3. sal til højre, Odense'])
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', suffix: '3.th' });
});

it.each([
  [
    'FR',
    'a floor with a side behind the street',
    'cabinet dentaire 12 rue Pasteur 2ème étage gauche 15000 Aurillac',
  ],
  ['IT', 'a staircase behind the city', 'via Pasteur 12 Aurillac scala B'],
])('%s: %s is a unit, not a part of the street or the place', async (code, _, line) => {
  const street = code === 'FR' ? 'Rue Pasteur' : 'Via Pasteur';
  using geocoder = await tinyGeocoder({ code, name: code }, [
    `${street} 12; 15000; Aurillac; Aurillac; Cantal; 44.93,2.44`,
    `${street} 14; 15000; Aurillac; Aurillac; Cantal; 44.94,2.44`,
  ]);
  const [best] = geocoder.search(line);
  expect(best).toMatchObject({ streetname: street, number: '12', verdicts: { suffix: 'missing' } });
  expect(best!.confidence).toBeGreaterThan(0.8);
});

it('a street type that the register leaves out, beside a first name that people leave out', async () => {
  const others = Array.from({ length: 120 }, (_, at) => {
    const type = at % 5 === 0 ? 'aleja ' : '';
    return `${type}${'BDKLMNPRST'[at % 10]}${'aeiou'[Math.floor(at / 10) % 5]}${'kmnt'[Math.floor(at / 30)]}owska 1; 00-133; Warszawa; Warszawa; Mazowieckie`;
  });
  using geocoder = await tinyGeocoder({ code: 'PL', name: 'Polska' }, [
    'Tadeusza Kościuszki 7; 30-105; Kraków; Kraków; Małopolskie',
    ...others,
  ]);
  const [best] = geocoder.search('ul. Kościuszki 7, Kraków');
  expect(best).toMatchObject({ streetname: 'Tadeusza Kościuszki', number: '7' });
  expect(best!.confidence).toBeGreaterThan(0.8);
  expect(geocoder.search('aleja Kościuszki 7, Kraków')[0]!.level).toBe('city');
});

it('the second number of a range is not a damaged postcode', async () => {
  using geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Urðarbakki 12; 109; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið',
    'Urðarbakki 14; 109; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið',
  ]);
  for (const line of ['Urðarbakki 12 - 14, Reykjavík', 'Urðarbakki 12-14, Reykjavík'])
    expect(geocoder.search(line)[0]).toMatchObject({ number: '12', verdicts: { number: 'partial' } });
});

it('a box that does not exist is not a range of numbers', async () => {
  using geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
    'Wetstraat 2; 1040; Etterbeek; Etterbeek; Brussel',
    'Wetstraat 2/b004; 1040; Etterbeek; Etterbeek; Brussel',
    'Wetstraat 2/ET30; 1040; Etterbeek; Etterbeek; Brussel',
  ]);
  for (const number of ['2b006', '2 ET32', '2-0009', '2b 28'])
    expect(geocoder.search(`Wetstraat ${number}, Etterbeek`)[0]).toMatchObject({
      level: 'building',
      verdicts: { suffix: 'missing' },
    });
  expect(geocoder.search('Wetstraat 2 à 6, Etterbeek')[0]).toMatchObject({ verdicts: { number: 'partial' } });
});

it('a number in the postcode of a town is not used if the street is unread', async () => {
  using geocoder = await tinyGeocoder(
    { code: 'FR', name: 'France' },
    Array.from({ length: 40 }, (_, at) => `Rue Numéro${at} 52; 04200; Sisteron; Sisteron; Alpes`),
  );
  const [best] = geocoder.search('51, rue Grand-Duc 04200 Sisteron');
  expect(best!.number ?? null).toBeNull();
});

it("a later word of a city's name means that city if few cities have the word", async () => {
  using geocoder = await tinyGeocoder({ code: 'BE', name: 'Belgique' }, [
    "Rue d'Ostende 45; 1080; Molenbeek-Saint-Jean; Bruxelles; Bruxelles; 50.85,4.33",
    'Rue de Gand 1; 1082; Berchem-Sainte-Agathe; Bruxelles; Bruxelles; 50.86,4.29',
    "Rue d'Ostende 45; 9000; Gand; Gand; Flandre; 51.05,3.72",
  ]);
  const [best] = geocoder.search("45 rue d'ostende saint-jean");
  expect(best).toMatchObject({ city: 'Molenbeek-Saint-Jean', verdicts: { city: 'alias' }, advice: 'accept' });
});

it("a later word of a suburb's name is not a place", async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Trommelstraat 92; 1312WH; Almere; Almere; Flevoland; 52.37,5.2; Centrum Stadshart',
  ]);
  const [best] = geocoder.search('Trommelstraat 92, Stadshart');
  expect(best!.level).not.toBe('suburb');
});

describe('the initial of a name', () => {
  const street = ['Wilhelm-Gefeller-Weg 26; 45277; Essen; Essen; NRW; 51.44,7.08'];
  const country = { code: 'DE', name: 'Deutschland' };

  it('may abbreviate another word: W. is Wilhelm here, not West', async () => {
    using geocoder = await tinyGeocoder(country, street);
    const [best] = geocoder.search('W.-Gefeller-Weg 26, Essen');
    expect(best).toMatchObject({ streetname: 'Wilhelm-Gefeller-Weg', number: '26', advice: 'accept' });
  });

  it('of another person is confirmed first', async () => {
    using geocoder = await tinyGeocoder(country, street);
    const [best] = geocoder.search('M. Gefeller Weg 26, Essen');
    expect(best).toMatchObject({ streetname: 'Wilhelm-Gefeller-Weg', number: '26', advice: 'confirm' });
  });
});

it.each([
  ['AU', '3/45 George St, Sydney', '3'],
  ['AU', 'Unit 3/45 George St, Sydney NSW 2000', '3'],
  ['AU', 'Jane Doe, 3 / 45 George Street, Sydney', '3'],
  ['AU', '45 George St, Sydney', null],
  ['NZ', 'Flat 3/45 George St, Sydney', '3'],
  ['CA', '3-45 George St, Sydney', '3'],
])('%s: the unit comes before its number: %s', async (code, line, suffix) => {
  using geocoder = await tinyGeocoder({ code, name: code }, [
    'George Street 45/3; 2000; Sydney; Sydney; New South Wales; -33.86,151.2',
    'George Street 45/4; 2000; Sydney; Sydney; New South Wales; -33.86,151.2',
    'George Street 3; 2000; Sydney; Sydney; New South Wales; -33.87,151.2',
  ]);
  expect(geocoder.search(line)[0]).toMatchObject({
    level: suffix === null ? 'building' : 'address',
    number: '45',
    suffix,
  });
});

it('a digit joined to the street is the number if the line has no other', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Warande 6; 8316CR; Marknesse; Noordoostpolder; Flevoland',
    'Warande 12; 8316CR; Marknesse; Noordoostpolder; Flevoland',
  ]);
  expect(geocoder.search('Warande6 Marknesse')[0]).toMatchObject({ number: '6', advice: 'accept' });
  expect(geocoder.search('8316 CR Warande6 Marknesse')[0]).toMatchObject({ number: '6', advice: 'accept' });
  // A letter that a scanner read as a digit.
  expect(geocoder.search('Warand3 12 Marknesse')[0]).toMatchObject({ number: '12' });
});

describe('a numbered street', () => {
  const streets = ['198th Street', '188th Street', '115th Avenue', 'E 42nd Street', 'Route 7'];
  const rows = streets.map((street) => `${street} 12; 11412; Queens; Queens; New York; 40.7,-73.76`);

  it.each([
    ['without its letters', '12 198 St, Queens', '198th Street'],
    ['in words', '12 East Forty-Second St, Queens', 'E 42nd Street'],
    ['beside the postcode', '12 115 Ave 11412', '115th Avenue'],
    ['whose number stands behind', '12 Rte 7 Queens', 'Route 7'],
  ])('%s: %s', async (_, line, streetname) => {
    using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, rows);
    expect(geocoder.search(line)[0]).toMatchObject({ streetname, number: '12', advice: 'accept' });
  });

  it('may have wrong letters', async () => {
    using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, rows);
    for (const line of ['12 198ht Street, Queens', '12 East 42md Street Queens'])
      expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', number: '12' });
  });

  it('is not a typo of another numbered street', async () => {
    using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, rows);
    expect(geocoder.search('12 178th Street, Queens')[0]!.advice).toBe('fix');
  });
});

it('a town and its province are found although a larger town has the name of the province', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Schoolstraat 12; 9641JW; Veendam; Veendam; Groningen; 53.1,6.87',
    'Schoolstraat 2; 9712JV; Groningen; Groningen; Groningen; 53.22,6.56',
  ]);
  for (const line of ['Schoolstraat 12, Veendam, Groningen', 'Schoolstraat 12 Veendam Groningen'])
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', city: 'Veendam', advice: 'accept' });
});

it('a name that many suburbs have does not outweigh the town', async () => {
  using geocoder = await tinyGeocoder(
    { code: 'NL', name: 'Nederland' },
    ['Drachten', 'Meppel', 'Sneek', 'Goes', 'Groningen'].flatMap((city, at) => [
      `Oosterstraat 12; 90${at}0AA; ${city}; ${city}; Noord; 5${at}.1,6.1; ${city === 'Groningen' ? 'Binnenstad' : 'Centrum'}`,
    ]),
  );
  const [best] = geocoder.search('Oosterstraat 12, Centrum, Groningen');
  expect(best).toMatchObject({ city: 'Groningen', number: '12' });
});

it('a suburb with a unique name and its province are sure although the province has the name of a city', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Springfield Blvd 9; 11428; Queens Village; Queens; New York; 40.72,-73.73',
    'Broadway 1; 10004; New York; Manhattan; New York; 40.7,-74.01',
  ]);
  expect(geocoder.search('9 Springfield Blvd, Queens Village, New York')[0]).toMatchObject({
    streetname: 'Springfield Blvd',
    number: '9',
    advice: 'accept',
  });
});

it('a street found with its number is not the place that its first word names', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'WORCESTER VIEW LN 242; 05661; MORRISTOWN; Lamoille; Vermont; 44.55,-72.6',
    'MAIN ST 1; 05682; WORCESTER; Washington; Vermont; 44.37,-72.55',
  ]);
  const [best] = geocoder.search('242 Worcester View Lane, Hydeville');
  expect(best).toMatchObject({ level: 'address', streetname: 'WORCESTER VIEW LN', advice: 'confirm' });
});

it('a number with bis before a street is not a part of its name', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue Jean-Jacques Rousseau 30/bis; 52100; Saint-Dizier; Saint-Dizier; Haute-Marne; 48.64,4.95',
    'Rue Waldeck-Rousseau 30; 52100; Saint-Dizier; Saint-Dizier; Haute-Marne; 48.63,4.95',
  ]);
  const [best] = geocoder.search('30bis, rue J.-J. Rousseau, F 52100 ST-DIZIER');
  expect(best).toMatchObject({ level: 'address', streetname: 'Rue Jean-Jacques Rousseau', suffix: 'bis' });
});

it('a number at the beginning of a place name is not a house number', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Tuinbouwstraat 6; 9571TA; 2e Exloërmond; Borger-Odoorn; Drenthe',
    'Tuinbouwstraat 2; 9571TA; 2e Exloërmond; Borger-Odoorn; Drenthe',
  ]);
  const [best] = geocoder.search('Tuinbouwstr. 6, 2e Exloërmond');
  expect(best).toMatchObject({ level: 'address', number: '6' });
  expect(best!.confidence).toBeGreaterThan(0.8);
});

it('a bare number in the postcode of a town is not a missing street', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Place Royale 4; 04200; Sisteron; Sisteron; Alpes; 44.2,5.9',
    'Rue Haute 9; 04200; Peipin; Peipin; Alpes; 44.1,5.9',
  ]);
  const [best] = geocoder.search('4 Route Vannnsud, 04200 Peipin');
  expect(best).toMatchObject({ city: 'Peipin', advice: 'fix', verdicts: { number: 'missing' } });
});

describe('the name of a place after a number', () => {
  const country = { code: 'NL', name: 'Netherlands' };
  const elsewhere = 'Hooftlaan 1/A; 9752GA; Haren; Groningen; Groningen; 53.17,6.6';
  const there = 'Kerkstraat 2; 9401AB; Assen; Assen; Drenthe; 52.99,6.56';

  it('is not a suffix of an address elsewhere', async () => {
    using geocoder = await tinyGeocoder(country, [elsewhere, there]);
    for (const { level, confidence } of geocoder.search('Hooftlaan 1 Assen'))
      expect(level === 'city' || level === 'municipality' || confidence < 0.3).toBe(true);
  });

  it('is the suffix of an address that has it', async () => {
    using geocoder = await tinyGeocoder(country, [
      elsewhere,
      there,
      'Hooftlaan 1/Assen; 9752GA; Haren; Groningen; Groningen; 53.17,6.6',
    ]);
    expect(geocoder.search('Hooftlaan 1 Assen, Haren')[0]).toMatchObject({
      level: 'address',
      suffix: 'Assen',
      city: 'Haren',
    });
  });
});

it('a missing street gives its city, and a reading without the street does not hide it', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Netherlands' }, [
    'Brugstraat 12; 9711HZ; Groningen; Groningen; Groningen; 53.21,6.56',
    'Kerkstraat 2; 9401AB; Assen; Assen; Drenthe; 52.99,6.56',
  ]);
  const [best] = geocoder.search('Brugstr. 12 Assen');
  expect(best).toMatchObject({ level: 'city', city: 'Assen', verdicts: { streetname: 'missing' } });
  expect(best!.confidence).toBeGreaterThan(0.4);
});

it('a street is not sure if only the first word of the asked name is unread', async () => {
  using geocoder = await tinyGeocoder({ code: 'IS', name: 'Iceland' }, [
    'Hlíð 2; 804; Selfoss; Selfoss; Suðurland; 64.0,-20.8',
    'Efri-Hlíð 2; 805; Selfoss; Selfoss; Suðurland; 64.1,-20.9',
  ]);
  expect(geocoder.search('Hlíð 2')[0]).toMatchObject({ streetname: 'Hlíð', advice: 'accept' });
  for (const { confidence } of geocoder.search('Brimkjarg Hlíð 2')) expect(confidence).toBeLessThan(0.5);
});

it('the initial of a name leaves the number in front of it a number', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Avenue Jean Jaurès 33; 46100; Figeac; Figeac; Lot; 44.61,2.03',
    'Chemin de Jaurès 5; 24100; Bergerac; Bergerac; Dordogne; 44.85,0.48',
  ]);
  expect(geocoder.search('33, avenue J. Jaurès - 46100 FIGEAC - France')[0]).toMatchObject({
    level: 'address',
    streetname: 'Avenue Jean Jaurès',
    number: '33',
  });
});

describe('a place that the data does not know', () => {
  const rows = [
    'Lariksstraat 5; 9401AB; Assen; Assen; Drenthe; 52.99,6.56',
    'Dorpsstraat 7; 9401AC; Assen; Assen; Drenthe; 52.99,6.57',
    'Dorpsstraat 7; 7941AA; Meppel; Meppel; Drenthe; 52.7,6.19',
  ];

  it('leaves an address that stands once to be confirmed', async () => {
    using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, rows);
    const [best] = geocoder.search('Lariksstraat 5, Vogeldorp');
    expect(best).toMatchObject({ level: 'address', streetname: 'Lariksstraat', advice: 'confirm' });
    const [inFields] = geocoder.candidates({ streetname: 'Lariksstraat', number: '5', city: 'Vogeldorp' });
    expect(inFields).toMatchObject({ number: '5', advice: 'confirm' });
  });

  it('does not tell which of two addresses is meant', async () => {
    using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, rows);
    expect(geocoder.search('Dorpsstraat 7, Vogeldorp')[0]!.advice).toBe('fix');
  });

  it('is part of the name where it touches the street', async () => {
    using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, rows);
    expect(geocoder.search('Lariksstraat Vogeldorp 5')[0]).toMatchObject({ advice: 'fix' });
  });
});

it('a place that sounds the same is the same where the street is there', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Puoldyk 62; 9035VC; Dronryp; Waadhoeke; Fryslân; 53.19,5.63; Dronryp-Bûtengebiet',
    'Tsjerkewei 1; 9035VA; Dronryp; Waadhoeke; Fryslân; 53.195,5.645; Dronrijp',
  ]);
  expect(geocoder.search('Puoldijk 62 Dronrijp')[0]).toMatchObject({ streetname: 'Puoldyk', number: '62' });
});

it('a Frisian ending stands for the Dutch one', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Kammingastrjitte 49; 9281PC; Harkema; Achtkarspelen; Fryslân; 53.18,6.12',
    'Mounleane 38; 9247CZ; Ureterp; Opsterland; Fryslân; 53.09,6.16',
  ]);
  for (const line of ['Kammingastraat 49 Harkema', 'Kammingastr. 49 Harkema', 'Mounlaan 38 Ureterp'])
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', advice: 'accept' });
});

it.each([
  'Storgt. 5, Moss',
  'Storgate 5 Moss',
  'Storgaten 5, Moss',
  'Skogsveien 5 Moss',
  'Skogsvegen 5 Moss',
])('a Norwegian ending has several forms: %s', async (line) => {
  using geocoder = await tinyGeocoder({ code: 'NO', name: 'Norge' }, [
    'Storgata 5; 1531; Moss; Moss; Østfold; 59.43,10.66',
    'Skogsveien 5; 1531; Moss; Moss; Østfold; 59.44,10.66',
  ]);
  expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', number: '5', advice: 'accept' });
});

it('a word for the level of a place is no word left over', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Hoofdstraat 84; 9528PH; Buinen; Borger-Odoorn; Drenthe; 52.93,6.83',
    'Hoofdstraat 84; 9531AJ; Borger; Borger-Odoorn; Drenthe; 52.92,6.79',
  ]);
  for (const line of ['hoofdstr 84 buinen gem borger-odoorn', 'hoofdstr 84 buinen, gemeente borger-odoorn'])
    expect(geocoder.search(line)[0]).toMatchObject({ city: 'Buinen', advice: 'accept' });
});

it('a district that stands in the names of several suburbs leaves the city', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Runmolenstraat 14; 1333AP; Almere; Almere; Flevoland; 52.39,5.25; Buiten',
    'Stationsweg 1; 1315AA; Almere; Almere; Flevoland; 52.37,5.21; Centrum Almere Stad',
    'Parkweg 2; 1315AB; Almere; Almere; Flevoland; 52.36,5.22; Overig Almere Stad',
  ]);
  expect(geocoder.search('Runmolenstr.14 Almere-Stad')[0]).toMatchObject({ number: '14', advice: 'accept' });
});

it('a word that many addresses have as their suffix stands between number and street', async () => {
  const rows = Array.from(
    { length: 110 },
    (_, at) => `Rue de l'Union ${at + 1}/ETRC; 1030; Schaarbeek; Schaarbeek; Brussel; 50.86,4.38`,
  );
  using geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
    ...rows,
    "Rue de l'Union 32/b1; 1030; Schaarbeek; Schaarbeek; Brussel; 50.86,4.38",
  ]);
  expect(geocoder.search("32 ETRC Rue de l'Union, Schaarbeek")[0]).toMatchObject({
    level: 'address',
    number: '32',
    suffix: 'ETRC',
    advice: 'accept',
  });
});

it('the code of a state is not the city of its name', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    '192nd Street 9; 11412; Queens; Queens; New York; 40.7,-73.76',
    'Broadway 1; 10004; New York; New York; New York; 40.7,-74.01',
  ]);
  const asked = { streetname: '192nd Street', number: '9', advice: 'accept' };
  for (const line of ['9 192 St, NY', '9 192 St NY NY 11412', '9 192 St 11412'])
    expect(geocoder.search(line)[0]).toMatchObject(asked);
  expect(geocoder.search('1 Broadway, New York, NY')[0]).toMatchObject({
    city: 'New York',
    advice: 'accept',
  });
});

it('a hyphen may be left out of a number', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    '100th Avenue 218/01; 11429; Queens; Queens; New York; 40.71,-73.74',
    '100th Avenue 218/11; 11429; Queens; Queens; New York; 40.71,-73.741',
    '75th Avenue 2; 11364; Queens; Queens; New York; 40.74,-73.75',
  ]);
  const found = { level: 'address', number: '218', suffix: '01', advice: 'confirm' };
  for (const line of ['21801 100th Ave, Queens', '21801 100 Avenue 11429'])
    expect(geocoder.search(line)[0]).toMatchObject(found);
  expect(geocoder.search('21802 100th Ave, Queens')[0]!.level).not.toBe('address');
});

it('a number without its hyphen is accepted where the street has no plain numbers of that length', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    '219th Street 91-16; 11428; Queens; Queens; New York; 40.72,-73.74',
    '219th Street 91-16A; 11428; Queens; Queens; New York; 40.72,-73.742',
    '219th Street 7; 11428; Queens; Queens; New York; 40.72,-73.741',
    'Border Avenue 91-16; 11428; Queens; Queens; New York; 40.73,-73.74',
    'Border Avenue 9120; 11428; Queens; Queens; New York; 40.73,-73.741',
  ]);
  expect(geocoder.search('9116 219th St, Queens')[0]).toMatchObject({ number: '91-16', advice: 'accept' });
  expect(geocoder.search('9116a 219 St, Queens')[0]).toMatchObject({ number: '91-16A', advice: 'accept' });
  expect(geocoder.search('9116b 219 St, Queens')[0]?.advice).not.toBe('accept');
  expect(geocoder.search('9116 Border Ave, Queens')[0]).toMatchObject({ number: '91-16', advice: 'confirm' });
});

it('a range begins with a repeated number', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue Neuve 19; 75018; Paris; Paris; Paris',
    'Rue Neuve 19/bis; 75018; Paris; Paris; Paris',
  ]);
  for (const line of ['19BIS/21 rue Neuve 75018 Paris', '19 bis-21 rue Neuve, Paris'])
    expect(geocoder.search(line)[0]).toMatchObject({ number: '19', suffix: 'bis', advice: 'accept' });
});

it('a misspelt name with more words than the street is not sure', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue Lepik 31; 75018; Paris; Paris; Paris',
    'Rue Neuve 2; 75018; Paris; Paris; Paris',
  ]);
  expect(geocoder.search('31 rue Lepic de la Motte 75018 Paris')[0]?.advice).not.toBe('accept');
  expect(geocoder.search('31 rue Lepic 75018 Paris')[0]?.advice).toBe('accept');
});

it('an arrondissement is named without its city', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue Lepik 69; 75011; Paris; Paris; Paris; 48.86,2.38; Paris 11e Arrondissement',
    'Rue Lepik 69; 75004; Paris; Paris; Paris; 48.85,2.35; Paris 4e Arrondissement',
  ]);
  for (const line of [
    '69 rue lepik 11e arrondissement',
    '69 rue Lepik, 11ème arr. Paris',
    '69 rue Lepik, 11e arr., Paris',
    '69 rue Lepik 11e arrdt Paris',
    'Paris 11e arr., 69 rue Lepik',
  ])
    expect(geocoder.search(line)[0]).toMatchObject({ postcode: '75011', number: '69' });
});

it('a numbered district in brackets makes its city no other town', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue Lepik 69; 75018; Paris; Paris; Paris; 48.88,2.34',
    'Rue Neuve 2; 75018; Paris; Paris; Paris; 48.88,2.34',
  ]);
  for (const line of [
    '69 rue Lepik, Paris (18e)',
    '69 rue Lepik, Paris (XVIIIe)',
    '69 rue Lepik, Paris (18e arr.)',
  ])
    expect(geocoder.search(line)[0]).toMatchObject({
      number: '69',
      verdicts: { city: 'exact' },
      advice: 'accept',
    });
  expect(geocoder.search('69 rue Lepik, Paris (Texas)')[0]).toMatchObject({
    verdicts: { city: 'partial' },
    advice: 'confirm',
  });
});

it('a comma behind the number in front is usual in each country', async () => {
  using geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
    'Avenue Huart Hamoir 141; 1030; Schaarbeek; Schaarbeek; Brussel; 50.86,4.38',
    'Rue Neuve 1; 1000; Brussel; Brussel; Brussel; 50.85,4.35',
  ]);
  expect(geocoder.search('141, avenue Huart Hamoir, 1030 Brussel')[0]!.confidence).toBeGreaterThan(0.8);
});

it('a person stands in front of a misspelt street', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Avenue Jean Philip 16; 32120; Mauvezin; Mauvezin; Gers',
    'Avenue Jean Jaurès 16; 32120; Mauvezin; Mauvezin; Gers',
  ]);
  for (const line of [
    'Jean Dupont 16 av Philip Mauvezin',
    'boulangerie Martin 16 avenue Jean Phillip Mauvezin',
  ])
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', streetname: 'Avenue Jean Philip' });
});

// In an agglomeration people write the name of its city for all of it.
it('an address of the next town stands before the town that was asked, and is not sure', async () => {
  using geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
    'Avenue Huart Hamoir 141; 1030; Schaarbeek; Schaarbeek; Brabant; 50.86,4.38',
    'Rue Neuve 1; 1000; Brussel; Brussel; Brabant; 50.85,4.35',
  ]);
  const [best] = geocoder.search('av Huart Hamoir 141, Brussel');
  expect(best).toMatchObject({ level: 'address', city: 'Schaarbeek', verdicts: { city: 'conflict' } });
  expect(best!.confidence).toBeLessThan(0.8);
});

it.each([
  ['3rd Floor 86-90 Paul Street, London', '86-90'],
  ['3RD Floor 86-90, Paul Street, London EC2A 4NE', '86-90'],
])('a floor in front of a range is no part of it: %s', async (line, number) => {
  using geocoder = await tinyGeocoder({ code: 'GB', name: 'United Kingdom' }, [
    'Paul Street 86-90; EC2A 4NE; London; Hackney; Greater London',
  ]);
  expect(geocoder.search(line)[0]).toMatchObject({ streetname: 'Paul Street', number, advice: 'accept' });
});
