import { table } from '../table-of-lines';

table(
  'lines of the French',
  { code: 'FR', name: 'France' },
  [
    'Rue Basse 7; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 2; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 22; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 71; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 82; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 98; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 102; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 212; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 10; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Boulevard Saint-Jean 7; 32100; Condom; Condom; Gers; 43.96,0.37',
    'Rue ZA de la Gare 3; 32100; Condom; Condom; Gers; 43.97,0.38',
    'Rue Neuve ZA de la Gare 3; 32100; Condom; Condom; Gers; 43.97,0.39',
    'Place Haute 1; 65100; Le Bourg; Le Bourg; Hautes-Pyrénées; 43.10,-0.05',
    'Cité Cabanut 3; 32100; Condom; Condom; Gers; 43.97,0.37',
    'Boulevard Saint-Jean 9; 32100; Condom; Condom; Gers; 43.96,0.37',
  ],
  [
    // The number before `, rue` is that of the house, whoever stands in front.
    ['chez M. Martin 7, Boulevard Saint-Jean, 32100 Condom', 'Boulevard Saint-Jean 7', 'accept'],
    ['c/o Dupont 3, Cité Cabanut, 32100 Condom', 'Cité Cabanut 3', 'accept'],
    ['c/o Dupont 7, rue Basse, 32100 Condom', 'Rue Basse 7', 'accept'],
    ['chez Mme Petit 7 rue Basse, 32100 Condom', 'Rue Basse 7', 'accept'],
    // Numbers in words are read whole.
    ['quatre-vingt-deux rue Basse, 32100 Condom', 'Rue Basse 82', 'accept'],
    ['quatre vingt deux rue Basse, 32100 Condom', 'Rue Basse 82', 'accept'],
    ['quatre-vingt-dix-huit rue Basse, 32100 Condom', 'Rue Basse 98', 'accept'],
    ['quatre vingt dix huit rue Basse, 32100 Condom', 'Rue Basse 98', 'accept'],
    ['soixante et onze rue Basse, 32100 Condom', 'Rue Basse 71', 'accept'],
    ['cent deux rue Basse, 32100 Condom', 'Rue Basse 102', 'accept'],
    ['deux cent douze rue Basse, 32100 Condom', 'Rue Basse 212', 'accept'],
    ['sept rue Basse, 32100 Condom', 'Rue Basse 7', 'accept'],
    // Zones, hamlets and floors behind the street.
    ['7 Rue Basse ZA de la Gare 32100 Condom', 'Rue Basse 7', 'accept'],
    ["7 Rue Basse Parc d'activités du Lac 32100 Condom", 'Rue Basse 7', 'accept'],
    ['7 Rue Basse Le Bourg 32100 Condom', 'Rue Basse 7', 'accept'],
    ['7 Rue Basse, Le Bourg, 32100 Condom', 'Rue Basse 7', 'accept'],
    ['3 Rue ZA de la Gare 32100 Condom', 'Rue ZA de la Gare 3', 'accept'],
    ['3 Rue Neuve ZA de la Gare 32100 Condom', 'Rue Neuve ZA de la Gare 3', 'accept'],
    ['7 rue Basse RDC 32100 Condom', 'Rue Basse 7', 'accept'],
    ['7 RDC rue Basse 32100 Condom', 'Rue Basse 7', 'accept'],
    ['7 rue Basse RDC gauche, 32100 Condom', 'Rue Basse 7', 'accept'],
    ['7 rue Basse rez-de-chaussée 32100 Condom', 'Rue Basse 7', 'accept'],
    // A hyphen before a postcode parts.
    ['7 Rue Basse -32100 Condom', 'Rue Basse 7', 'accept'],
    ['7, Rue Basse, -32100 Condom', 'Rue Basse 7', 'accept'],
    // A word that numbers a part of the house is no beginning of a range.
    ['Hall 2 - 10 Rue Basse, 32100 Condom', 'Rue Basse 10', 'accept'],
    ['Local 2 – 10 Rue Basse 32100 Condom', 'Rue Basse 10', 'accept'],
    ['Atelier 2 - 10 Rue Basse, 32100 Condom', 'Rue Basse 10', 'confirm'],
    ['7 Hall 2 Rue Basse, 32100 Condom', 'Rue Basse 7', 'accept'],
    ['7 bal 10 Rue Basse, 32100 Condom', 'Rue Basse 7', 'accept'],
    ['2 - 10 Rue Basse, 32100 Condom', 'Rue Basse 2', 'accept'],
    ['7 rue Basse, chez Mme Petit 9, Boulevard, 32100 Condom', 'Rue Basse 7', 'accept'],
  ],
);

table(
  'named places of the French',
  { code: 'FR', name: 'France' },
  [
    'Le Cros 7; 23800; Colondannes; Colondannes; Creuse; 46.33,1.63',
    'Le Cros 9; 23800; Colondannes; Colondannes; Creuse; 46.33,1.63',
    'Rue du Bourg 3; 23800; Colondannes; Colondannes; Creuse; 46.34,1.63',
    'Rue L D Martin 5; 23800; Colondannes; Colondannes; Creuse; 46.34,1.64',
    'Lieu Dit La Brousse 4; 23160; Azerables; Azerables; Creuse; 46.34,1.33',
  ],
  [
    ['7 Lieudit Le Cros 23800 Colondannes', 'Le Cros 7', 'accept'],
    ['7 lieu-dit Le Cros, 23800 Colondannes', 'Le Cros 7', 'accept'],
    ['7 LD LE CROS 23800 COLONDANNES', 'Le Cros 7', 'accept'],
    ['7, au lieu-dit Le Cros, 23800 Colondannes', 'Le Cros 7', 'accept'],
    ['7 (lieu-dit) Le Cros, 23800 Colondannes', 'Le Cros 7', 'accept'],
    ['7 lieu dit « Le Cros » 23800 Colondannes', 'Le Cros 7', 'accept'],
    ['7 lieu-dit "Le Cros" 23800 Colondannes', 'Le Cros 7', 'accept'],
    ['3 Rue du Bourg - Ld. La Chapelle 23800 Colondannes', 'Rue du Bourg 3', 'accept'],
    ['lieu-dit Le Cros 7, 23800 Colondannes', 'Le Cros 7', 'accept'],
    ['Lieu-dit Le Cros, 23800 Colondannes', 'street', 'accept'],
    ['L.D. Le Cros 23800 Colondannes', 'street', 'accept'],
    ['3 Rue du Bourg LIEU DIT LE CROS 23800 Colondannes', 'Rue du Bourg 3', 'accept'],
    ['5 rue L. D. Martin 23800 Colondannes', 'Rue L D Martin 5', 'accept'],
    ['4 lieu-dit La Brousse 23160 Azerables', 'Lieu Dit La Brousse 4', 'accept'],
  ],
);

table(
  'kings of the French in Brussels',
  { code: 'BE', name: 'België' },
  [
    'Rue Léopold I 1; 1020; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.88,4.34',
    'Rue Léopold I 280; 1020; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.88,4.34',
    'Avenue Léopold III 3; 1030; Schaerbeek; Schaerbeek; Région de Bruxelles-Capitale; 50.86,4.40',
    'Avenue Léopold III 13; 1030; Schaerbeek; Schaerbeek; Région de Bruxelles-Capitale; 50.86,4.40',
    'Rue Albert 3; 1020; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.88,4.35',
  ],
  [
    ['Rue Léopold 1er 280, 1020 Bruxelles', 'Rue Léopold I 280', 'accept'],
    ['Rue Léopold 1°, 280, 1020 Bruxelles', 'Rue Léopold I 280', 'accept'],
    ['Avenue Léopold 3e 13, 1030 Schaerbeek', 'Avenue Léopold III 13', 'accept'],
    ['Rue Albert 3, 2e étage, 1020 Bruxelles', 'Rue Albert 3', 'accept'],
  ],
);

table(
  'floors behind a number in Brussels',
  { code: 'BE', name: 'België' },
  [
    'Rue Haute 16; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.84,4.35',
    'Rue Haute 94; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.84,4.35',
    'Rue Haute 18; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.84,4.35',
  ],
  [
    ['Rue Haute 16 sous-sol, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
    ['Rue Haute 16 entresol, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
    ['Rue Haute 16, 2e sous-sol, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
    // In front it is not read, but never nothing.
    ['seize rue Haute, 1000 Bruxelles', 'street', 'confirm'],
    ['Rue Haute seize, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
    ['nonante-quatre rue Haute, 1000 Bruxelles', 'street', 'confirm'],
    ['Rue Haute nonante-quatre, 1000 Bruxelles', 'Rue Haute 94', 'accept'],
    ['Rue Haute 16 kelder, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
  ],
);

table(
  'floors behind a number in Italy',
  { code: 'IT', name: 'Italia' },
  [
    'Via Benaco 16; 20139; Milano; Milano; Lombardia; 45.44,9.21',
    'Via Benaco 18; 20139; Milano; Milano; Lombardia; 45.44,9.21',
  ],
  [
    ['Via Benaco 16 cantina, 20139 Milano', 'Via Benaco 16', 'accept'],
    ['Via Benaco 16 seminterrato, 20139 Milano', 'Via Benaco 16', 'accept'],
    ['Via Benaco 16 piano rialz., 20139 Milano', 'Via Benaco 16', 'accept'],
    ['Via Benaco,16 -20139 Milano', 'Via Benaco 16', 'accept'],
    ['Via Benaco 16 piano 2, 20139 Milano', 'Via Benaco 16', 'accept'],
  ],
);
