// Forms, introductions, numbers in words and titles of places. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'Netherlands',
  { code: 'NL', name: 'Nederland' },
  [
    'Hereweg 12; 9725AA; Groningen; Groningen; Groningen; 53.21,6.57',
    'Hereweg 143; 9725AB; Groningen; Groningen; Groningen; 53.20,6.57',
    'Hereweg 160; 9725AB; Groningen; Groningen; Groningen; 53.20,6.57',
    'Hereweg 208; 9725AC; Groningen; Groningen; Groningen; 53.20,6.57',
    'Brink 80/C; 9401AB; Assen; Assen; Drenthe; 52.99,6.56',
  ],
  [
    ['hereweg honderddrieënveertig groningen', 'Hereweg 143', 'accept'],
    ['hereweg nummer honderdzestig in groningen', 'Hereweg 160', 'accept'],
    ['hereweg tweehonderdacht groningen', 'Hereweg 208', 'accept'],
    ['Hereweg huisnummer 12 in de stad Groningen', 'Hereweg 12', 'accept'],
    ['Hereweg 12 in het dorp Groningen', 'Hereweg 12', 'accept'],
    ['graag ophalen bij Hereweg 12 te Groningen', 'Hereweg 12', 'accept'],
    ['Aan de bewoners van Hereweg 12, Groningen', 'Hereweg 12', 'accept'],
    ['hoi, adres is hereweg 12 groningen groetjes', 'Hereweg 12', 'accept'],
    [
      'Straatnaam Hereweg\\nHuisnummer 12\\nToevoeging -\\nPostcode 9725 AA\\nWoonplaats Groningen',
      'Hereweg 12',
      'accept',
    ],
    ['Straat: Brink Huisnummer: 80 Toevoeging: C Postcode: 9401AB Plaats: Assen', 'Brink 80/C', 'accept'],
    ['Straat/nr: Hereweg 12, Postcode/plaats: 9725 AA Groningen', 'Hereweg 12', 'accept'],
  ],
);

table(
  'Essen',
  { code: 'DE', name: 'Deutschland' },
  [
    'Zollstraße 103; ; Essen; Essen; Nordrhein-Westfalen; 51.45,7.01',
    'Zollstraße 101; ; Essen; Essen; Nordrhein-Westfalen; 51.45,7.01',
    'Zollstraße 2; ; Essen; Essen; Nordrhein-Westfalen; 51.45,7.02',
    'Zollstraße 71; ; Essen; Essen; Nordrhein-Westfalen; 51.45,7.02',
  ],
  [
    ['zollstraße hundertdrei essen', 'Zollstraße 103', 'accept'],
    ['zollstraße hunderteins essen', 'Zollstraße 101', 'accept'],
    ['Ruhr Bau GmbH, Rechnungsadresse: Zollstraße 103, 45127 Essen', 'Zollstraße 103', 'accept'],
    // It is the address no more.
    ['ehemalige Adresse: Zollstraße 103, Essen', 'Zollstraße 103', 'confirm'],
    ['zollstraße einundsiebzig essen', 'Zollstraße 71', 'accept'],
    ['Straße/Hausnr.: Zollstraße 103\\nPLZ/Ort: 45127 Essen', 'Zollstraße 103', 'accept'],
    ['Zollstraße 103 in der Stadt Essen', 'Zollstraße 103', 'accept'],
    // Without postcodes in the data, nothing tells that these digits end in one.
    ['Zollstraße 280295, Essen', 'street', 'fix'],
  ],
);

table(
  'Milan',
  { code: 'IT', name: 'Italia' },
  [
    'Via Brusuglio 78; 20161; Milano; Milano; Milano; 45.51,9.17',
    'Via Brusuglio 34; 20161; Milano; Milano; Milano; 45.51,9.17',
    'Via Brusuglio 103; 20161; Milano; Milano; Milano; 45.51,9.17',
  ],
  [
    ['via brusuglio settantotto milano', 'Via Brusuglio 78', 'accept'],
    ['via brusuglio numero trentaquattro a milano', 'Via Brusuglio 34', 'accept'],
    ['via brusuglio centotré milano', 'Via Brusuglio 103', 'accept'],
  ],
);

table(
  'Brussels',
  { code: 'BE', name: 'België' },
  [
    'Kroonlaan 82; 1050; Elsene; Elsene; Brussels Hoofdstedelijk Gewest; 50.83,4.38',
    'Kroonlaan 69; 1050; Elsene; Elsene; Brussels Hoofdstedelijk Gewest; 50.83,4.38',
    'Kroonlaan 69/ET01; 1050; Elsene; Elsene; Brussels Hoofdstedelijk Gewest; 50.83,4.38',
    'Kroonlaan 71; 1050; Elsene; Elsene; Brussels Hoofdstedelijk Gewest; 50.83,4.38',
    'Kroonlaan 71/0002; 1050; Elsene; Elsene; Brussels Hoofdstedelijk Gewest; 50.83,4.38',
  ],
  [
    ['ASBL Les Amis, siège social : Kroonlaan 82, 1050 Elsene', 'Kroonlaan 82', 'accept'],
    // Provinces of Belgium that the data lack.
    ['Kroonlaan 82, Elsene, Limburg', 'Kroonlaan 82', 'confirm'],
    ['Kroonlaan 82, Elsene, Oost-Vlaanderen', 'Kroonlaan 82', 'confirm'],
    // `bet` is no `between`: a box that is not there is missed, and not left out in silence.
    ['Kroonlaan 69 bET01 Elsene', 'Kroonlaan 69', 'add-unit'],
    // A number of rooms is no box.
    ['Appartement 2 slaapkamers, Kroonlaan 71, Elsene', 'Kroonlaan 71', 'accept'],
    ['À louer : appartement 2 ch, Kroonlaan 71, Elsene', 'Kroonlaan 71', 'accept'],
    ['Appartement 2 chambres, Kroonlaan 71, Elsene', 'Kroonlaan 71', 'accept'],
  ],
);
