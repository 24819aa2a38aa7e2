// Signs that people put between fields, and words for the house number. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';

table(
  'signs between fields',
  { code: 'CH', name: 'Schweiz' },
  [
    'Jeugdlaan 3; 2503; Biel; Biel; Bern; 47.14,7.26',
    'Jeugdlaan 3/a; 2503; Biel; Biel; Bern; 47.14,7.26',
    'Jeugdlaan 5; 2503; Biel; Biel; Bern; 47.14,7.26',
  ],
  [
    ['GARAGE DUPONT > JEUGDLAAN 5 > 2503 BIEL', 'Jeugdlaan 5', 'accept'],
    ['Jeugdlaan 5 • 2503 Biel', 'Jeugdlaan 5', 'accept'],
    ['Jeugdlaan 5 * 2503 Biel', 'Jeugdlaan 5', 'accept'],
    ['Jeugdlaan 3, a : 2503 Biel', 'Jeugdlaan 3/a', 'accept'],
    ['Jeugdlaan 3 - a : 2503 : Biel', 'Jeugdlaan 3/a', 'accept'],
  ],
);

table(
  'words for the house number in the Netherlands',
  { code: 'NL', name: 'Nederland' },
  ['Sluisstraat 66; 9581JC; Musselkanaal; Stadskanaal; Groningen'],
  [
    ['Sluisstraat hnr 66, Musselkanaal', 'Sluisstraat 66', 'accept'],
    ['Sluisstraat hnr. 66 Musselkanaal', 'Sluisstraat 66', 'accept'],
  ],
);

table(
  'rare short forms in France',
  { code: 'FR', name: 'France' },
  [
    'Place de la Bastille 2; 75012; Paris; Paris; Paris; 48.853,2.369',
    'Rue de la Bastille 2; 75004; Paris; Paris; Paris; 48.854,2.367',
    'Rue Lepic 25; 75018; Paris; Paris; Paris; 48.885,2.334',
    'Rue Lepic 25/sexies; 75018; Paris; Paris; Paris; 48.885,2.334',
  ],
  [
    ['2 Plc de la Bastille, Paris', 'Place de la Bastille 2', 'accept'],
    ['2 Pce de la Bastille, 75012 Paris', 'Place de la Bastille 2', 'accept'],
    ['25 sexies Rue Lepic, Paris', 'Rue Lepic 25/sexies', 'accept'],
    ['25sexies rue Lepic 75018 Paris', 'Rue Lepic 25/sexies', 'accept'],
    ['25 septies Rue Lepic, 75018 Paris', 'Rue Lepic 25', 'add-unit'],
  ],
);
