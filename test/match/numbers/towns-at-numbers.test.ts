// What stands right behind the house number: its town, its letter, or brackets around it. Each row: the line, the address as number and
// suffix, or the level without a number, and the advice.
import { table } from '../table-of-lines';

table(
  'a town behind the house number',
  { code: 'NL', name: 'Nederland' },
  [
    'Papenven 1; 9302ED; Roden; Noordenveld; Drenthe; 53.14,6.43',
    'Papenven 2/B; 9302ED; Roden; Noordenveld; Drenthe; 53.14,6.43',
    'Papenven 2; 9302ED; Roden; Noordenveld; Drenthe; 53.14,6.43',
    'Mandehof 63; 8391BG; Noordwolde; Weststellingwerf; Fryslân; 52.89,6.14',
    'Mandehof 6; 8391BG; Noordwolde; Weststellingwerf; Fryslân; 52.89,6.14',
  ],
  [
    ['Papenven 1/Roden', 'Papenven 1', 'accept'],
    ['PAPENVEN 1/RODEN/NEDERLAND', 'Papenven 1', 'accept'],
    // The register has no 1w.
    ['Papenven 1 w/Roden', 'Papenven 1', 'confirm'],
    ['Papenven 2 b/Roden', 'Papenven 2/B', 'accept'],
    ['papenven 2broden', 'Papenven 2/B', 'accept'],
    ['mandehof 63noordwolde', 'Mandehof 63', 'accept'],
    ['MANDEHOF 63NOORDWOLDE', 'Mandehof 63', 'accept'],
    // No town.
    ['mandehof 63noord', 'Mandehof 63', 'confirm'],
  ],
);

table(
  'a letter apart from the house number, where French has small words of one letter',
  { code: 'CH', name: 'Schweiz' },
  [
    'Mettstrasse 125; 2503; Biel; Biel; Bern; 47.14,7.26',
    'Mettstrasse 125/d; 2503; Biel; Biel; Bern; 47.14,7.26',
    'Mettstrasse 127; 2503; Biel; Biel; Bern; 47.14,7.26',
    'Mettstrasse 127/a; 2503; Biel; Biel; Bern; 47.14,7.26',
  ],
  [
    ['Mettstrasse 125 - d // Biel', 'Mettstrasse 125/d', 'accept'],
    ['Mettstrasse 127 - a. Biel', 'Mettstrasse 127/a', 'accept'],
    ['Mettstrasse 127 à Biel', 'Mettstrasse 127', 'accept'],
    ['Mettstrasse 127, à Biel', 'Mettstrasse 127', 'accept'],
    ['Mettstrasse 127 - d // Biel', 'Mettstrasse 127', 'add-unit'],
    ['Mettstrasse 127 - a Biel', 'Mettstrasse 127/a', 'accept'],
    ['mettstrasse 127 - a 2503 biel', 'Mettstrasse 127/a', 'accept'],
    ['Mettstrasse 127, a Biel', 'Mettstrasse 127/a', 'accept'],
    ['Mettstrasse 127, a/Biel', 'Mettstrasse 127/a', 'accept'],
    ['Mettstrasse 127 (a)-Biel', 'Mettstrasse 127/a', 'accept'],
    // The letter is glued to the town, or stands in front of the street: 127a, or the house.
    ['Mettstrasse 127 aBiel', 'Mettstrasse 127', 'confirm'],
    ['127, x Mettstrasse, 2503 Biel', 'Mettstrasse 127', 'add-unit'],
    // A postcode, no house number.
    ['Mettstrasse 127 - a 2503biel', 'Mettstrasse 127/a', 'confirm'],
  ],
);

table(
  'a house number in brackets behind its street',
  { code: 'FR', name: 'France' },
  [
    'Avenue du Plaid 17; 43700; Saint-Germain; Saint-Germain; Haute-Loire; 45.03,3.95',
    'Avenue du Plaid 43; 43700; Saint-Germain; Saint-Germain; Haute-Loire; 45.03,3.95',
  ],
  [
    ['Avenue du Plaid (17), 43700 Saint-Germain', 'Avenue du Plaid 17', 'accept'],
    ['17 Avenue du Plaid, Saint-Germain (43)', 'Avenue du Plaid 17', 'accept'],
    // The department, or the house.
    ['Avenue du Plaid (43), 43700 Saint-Germain', 'street', 'accept'],
    ['Avenue du Plaid (17) Saint-Germain', 'street', 'confirm'],
  ],
);

table(
  'a floor behind the house number in Italy',
  { code: 'IT', name: 'Italia' },
  [
    'Viale Edoardo Jenner 34; 20158; Milano; Milano; Milano; 45.50,9.18',
    'Viale Edoardo Jenner 36; 20158; Milano; Milano; Milano; 45.50,9.18',
    'Viale Edoardo Jenner 36/b; 20158; Milano; Milano; Milano; 45.50,9.18',
  ],
  [['Viale Edoardo Jenner, 34, p. terra, 20158 Milano', 'Viale Edoardo Jenner 34', 'accept']],
);

table(
  'the first letter of a town behind the house number in Brazil',
  { code: 'BR', name: 'Brasil' },
  ['Avenida Getúlio Vargas 237; 30139-390; Belo Horizonte; Belo Horizonte; Minas Gerais; -19.93,-43.94'],
  [['Avenida Getúlio Vargas, 237, B. Horizonte, 30139-390', 'Avenida Getúlio Vargas 237', 'accept']],
);

table(
  'brackets around the whole address',
  { code: 'BE', name: 'België' },
  [
    'Alsembergsesteenweg 1163; 1180; Ukkel; Ukkel; Brussel; 50.79,4.34',
    'Alsembergsesteenweg 1180; 1180; Ukkel; Ukkel; Brussel; 50.79,4.34',
    'Alsembergsesteenweg 24/b002; 1180; Ukkel; Ukkel; Brussel; 50.79,4.34',
    'Alsembergsesteenweg 24; 1180; Ukkel; Ukkel; Brussel; 50.79,4.34',
  ],
  [
    ['(Alsembergsesteenweg 1163) 1180 Ukkel', 'Alsembergsesteenweg 1163', 'accept'],
    // The box and the postcode are no telephone number.
    ['Alsembergsesteenweg 24 bus 002 1180', 'Alsembergsesteenweg 24/b002', 'accept'],
  ],
);

table(
  'two numbers with a slash, the first of which is part of a name',
  { code: 'FR', name: 'France' },
  [
    'Rue Gabrielle 2; 75018; Paris; Paris; Paris; 48.88,2.34; Paris 18e Arrondissement',
    'Rue Gabrielle 26; 75018; Paris; Paris; Paris; 48.88,2.34; Paris 18e Arrondissement',
    'Rue Gabrielle 30; 75018; Paris; Paris; Paris; 48.88,2.34; Paris 18e Arrondissement',
    'Rue Gabrielle 30/a; 75018; Paris; Paris; Paris; 48.88,2.34; Paris 18e Arrondissement',
  ],
  [
    ['Boulangerie Le Fournil/Hall 3/2l, Rue Gabrielle/75018 Paris', 'street', 'confirm'],
    ['Hall 3/26, Rue Gabrielle/75018 Paris', 'interpolated', 'confirm'],
    // No range from 2 to 26, which was accepted.
    ['Le Bistrot 2 / 26 Rue de Gabrielle / 75018 Paris', 'Rue Gabrielle 2', 'confirm'],
    ['30, tv Rue Gabrielle, 75018 Paris', 'Rue Gabrielle 30', 'confirm'],
    ['30, A RUE GABRIELLE 75018 PARIS', 'Rue Gabrielle 30/a', 'accept'],
    ['30 rue Gabrielle, Paris, 18e arrondissement', 'Rue Gabrielle 30', 'accept'],
    ['Rue Gabrielle Paris 18e arrondissement 30', 'Rue Gabrielle 30', 'accept'],
  ],
);
