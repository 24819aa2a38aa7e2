// Lines of forms, letters and speech. Each row: the line (`\n` for a break), the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

// The number behind `Nr.:` was not read, and words for the fields were left over.
table(
  'The words of a Danish form',
  { code: 'DK', name: 'Danmark' },
  ['Kirkevej 24; 2791; Dragør; Dragør; Danmark', 'Gammel By 3; 2791; Dragør; Dragør; Danmark'],
  [
    ['Vejnavn:Kirkevej\\nHusnr.:24\\nPostnr.:2791\\nBy:Dragør', 'Kirkevej 24', 'accept'],
    ['Vej Kirkevej, Husnummer 24, Postnummer 2791, By Dragør', 'Kirkevej 24', 'accept'],
    ['Adresse = Kirkevej; Nr. = 24; Postnummer = 2791; By = Dragør', 'Kirkevej 24', 'accept'],
    ['Kirkevej, husnr. 24, 2791 Dragør', 'Kirkevej 24', 'accept'],
    ['Vejnavn: Gammel By; Nr.: 3; Postnr.: 2791; By: Dragør', 'Gammel By 3', 'accept'],
    ['Gammel By 3, 2791 Dragør', 'Gammel By 3', 'accept'],
    ['sendes til kirkevej 24 dragør', 'Kirkevej 24', 'accept'],
    ['Kirkevej 24, 2791 Dragør, på forhånd tak', 'Kirkevej 24', 'accept'],
    ['jeg bor på Kirkevej 24, 2791 Dragør. tak', 'Kirkevej 24', 'accept'],
  ],
);

table(
  'The words of a French form',
  { code: 'FR', name: 'France' },
  [
    'Rue Plumet 4; 75015; Paris; Paris; Paris',
    'Allée Plumet 4; 75016; Paris; Paris; Paris',
    'Rue de la Merci 4; 75015; Paris; Paris; Paris',
    'Rue des Bleuets 2; 75015; Paris; Paris; Paris',
    'Rue des Bleuets 1; 75015; Paris; Paris; Paris',
  ],
  [
    ['Adresse:Rue Plumet; N°:4; Code postal:75015; Ville:Paris', 'Rue Plumet 4', 'accept'],
    ['Voie Rue Plumet, N° 4, CP 75015, Ville Paris', 'Rue Plumet 4', 'accept'],
    ['Rue Plumet, N° 4, CP 75015, Ville Paris', 'Rue Plumet 4', 'accept'],
    ['Rue Allée Plumet Numéro 4 Code postal 75016 Commune Paris', 'Allée Plumet 4', 'accept'],
    ["j'habite au 4 rue Plumet, 75015 Paris", 'Rue Plumet 4', 'accept'],
    ['rdv au 4 Rue Plumet 75015 Paris, merci', 'Rue Plumet 4', 'accept'],
    // The last word is that of the name.
    ['4 Rue de la Merci', 'Rue de la Merci 4', 'accept'],
    ['75015 Paris, 4 rue de la merci', 'Rue de la Merci 4', 'accept'],
    ['rue des bleuets num deux 75015 paris', 'Rue des Bleuets 2', 'accept'],
    ['rue des bleuets numéro un 75015 paris', 'Rue des Bleuets 1', 'accept'],
  ],
);

// Street and number were read as the name of whom the letter is for, and a road with the town's name was accepted.
table(
  'Who lives with whom in France, with the number behind the street',
  { code: 'FR', name: 'France' },
  [
    'Impasse des Cerisiers 6; 55000; Bar-le-Duc; Bar-le-Duc; Meuse',
    'Route de Bar le Duc 6; 55000; Chardogne; Chardogne; Meuse',
  ],
  [
    ['c/o M. Lefèvre Impasse des Cerisiers 6 55000 Bar-le-Duc', 'Impasse des Cerisiers 6', 'accept'],
    ['chez Lefèvre 6 impasse des Cerisiers 55000 Bar-le-Duc', 'Impasse des Cerisiers 6', 'accept'],
    ['c/o Impasse des Cerisiers 6 55000 Bar-le-Duc', 'Impasse des Cerisiers 6', 'confirm'],
  ],
);

// `presso` told that the meant place is near, and the number was one beside it.
table(
  'Who lives with whom in Italy',
  { code: 'IT', name: 'Italia' },
  ['Via Pesaro 17; 20161; Milano; Milano; Milano', 'Via Ivrea 8; 20161; Milano; Milano; Milano'],
  [
    ['presso Rossi Via Pesaro 17 20161 Milano', 'Via Pesaro 17', 'accept'],
    ['Mario Bianchi presso Rossi, Via Pesaro 17, 20161 Milano', 'Via Pesaro 17', 'accept'],
    ['presso Via Pesaro 17, 20161 Milano', 'Via Pesaro 17', 'confirm'],
    ['via ivrea n. civ. otto milano', 'Via Ivrea 8', 'accept'],
    ['Via Ivrea 8 · 20161 Milano · 333 1234567', 'Via Ivrea 8', 'accept'],
    ['con sede in Via Ivrea 8, 20161 Milano', 'Via Ivrea 8', 'accept'],
  ],
);

table(
  'Numbers in Dutch and Icelandic words',
  { code: 'IS', name: 'Ísland' },
  [
    'Þverá 2; 561; Varmahlíð; Varmahlíð; Norðurland',
    'Þverá 4; 561; Varmahlíð; Varmahlíð; Norðurland',
    'Þverá 1; 561; Varmahlíð; Varmahlíð; Norðurland',
  ],
  [
    ['þverá númer tvö 561 varmahlíð', 'Þverá 2', 'accept'],
    ['þverá fjögur í 561 varmahlíð', 'Þverá 4', 'accept'],
    ['Þverá húsnr. 4, 561 Varmahlíð', 'Þverá 4', 'accept'],
    ['þverá númer eitt 561 varmahlíð', 'Þverá 1', 'accept'],
    ['ég á heima á Þverá 2, 561 Varmahlíð, takk', 'Þverá 2', 'accept'],
  ],
);

table(
  'What introduces an address in Dutch',
  { code: 'NL', name: 'Nederland' },
  [
    'Molenweg 7; 9401AB; Assen; Assen; Drenthe',
    'Op de Wal 1; 9401AC; Assen; Assen; Drenthe',
    'Molenweg 1; 9401AB; Assen; Assen; Drenthe',
  ],
  [
    ['Graag bezorgen op Molenweg 7, 9401 AB Assen, groetjes', 'Molenweg 7', 'accept'],
    ['ik woon op de wal 1 assen', 'Op de Wal 1', 'accept'],
    ['Ik woon Op de Wal 1, 9401 AC Assen', 'Op de Wal 1', 'accept'],
    ['het gaat om molenweg nummer een te assen', 'Molenweg 1', 'accept'],
    ['Molenweg 7, 9401 AB Assen mvg', 'Molenweg 7', 'accept'],
  ],
);

// Doors and parts of a house were words of a name, or of a longer name of the town.
table(
  'Doors and parts of a house',
  { code: 'NL', name: 'Nederland' },
  ['Sontweg 28; 9401AB; Assen; Assen; Drenthe', 'Sontweg 30; 9401AB; Assen; Assen; Drenthe'],
  [
    ['hoekhuis Sontweg 28, 9401 AB Assen', 'Sontweg 28', 'accept'],
    ['Sontweg 28, hoekhuis, 9401 AB Assen', 'Sontweg 28', 'accept'],
    ['Sontweg 28, 9401 AB Assen (zijingang)', 'Sontweg 28', 'accept'],
    ['hoekhuis 28, 9401 AB Assen', 'Sontweg 28', 'confirm'],
  ],
);

table(
  'Doors and parts of a German house',
  { code: 'DE', name: 'Deutschland' },
  ['Mohnweg 5; 45239; Essen; Essen; NRW', 'Hinterm Rathaus 8; 45239; Essen; Essen; NRW'],
  [
    ['Mohnweg 5, 45239 Essen (Hintereingang)', 'Mohnweg 5', 'accept'],
    ['Seiteneingang Hinterm Rathaus 8, 45239 Essen', 'Hinterm Rathaus 8', 'accept'],
    ['Mohnweg 5, Hinterhaus rechts, 45239 Essen', 'Mohnweg 5', 'accept'],
  ],
);
