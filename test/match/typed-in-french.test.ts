import { table } from './table-of-lines';

table(
  'lines of the French',
  { code: 'FR', name: 'France' },
  [
    'Rue Basse 7; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 2; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Rue Basse 10; 32100; Condom; Condom; Gers; 43.95,0.37',
    'Boulevard Saint-Jean 7; 32100; Condom; Condom; Gers; 43.96,0.37',
    'Cité Cabanut 3; 32100; Condom; Condom; Gers; 43.97,0.37',
    'Boulevard Saint-Jean 9; 32100; Condom; Condom; Gers; 43.96,0.37',
  ],
  [
    // The number before `, rue` is that of the house, whoever stands in front.
    ['chez M. Martin 7, Boulevard Saint-Jean, 32100 Condom', 'Boulevard Saint-Jean 7', 'accept'],
    ['c/o Dupont 3, Cité Cabanut, 32100 Condom', 'Cité Cabanut 3', 'accept'],
    ['c/o Dupont 7, rue Basse, 32100 Condom', 'Rue Basse 7', 'accept'],
    ['chez Mme Petit 7 rue Basse, 32100 Condom', 'Rue Basse 7', 'accept'],
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
  'floors behind a number in Brussels',
  { code: 'BE', name: 'België' },
  [
    'Rue Haute 16; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.84,4.35',
    'Rue Haute 18; 1000; Bruxelles; Bruxelles; Région de Bruxelles-Capitale; 50.84,4.35',
  ],
  [
    ['Rue Haute 16 sous-sol, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
    ['Rue Haute 16 entresol, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
    ['Rue Haute 16, 2e sous-sol, 1000 Bruxelles', 'Rue Haute 16', 'accept'],
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
    ['Via Benaco 16 piano 2, 20139 Milano', 'Via Benaco 16', 'accept'],
  ],
);
