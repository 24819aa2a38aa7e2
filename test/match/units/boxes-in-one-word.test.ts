// Boxes in one word with what announces them, or with a word for their number. Each row: the line, the address as number and suffix, and
// the advice.
import { table } from '../table-of-lines';

table(
  'Brussels',
  { code: 'BE', name: 'België' },
  [
    'Albertlaan 162; 1190; Vorst; Vorst; Brussel; 50.81,4.32',
    'Albertlaan 162/RCSS; 1190; Vorst; Vorst; Brussel; 50.81,4.32',
    'Albertlaan 164/5; 1190; Vorst; Vorst; Brussel; 50.81,4.32',
    'Albertlaan 164/6; 1190; Vorst; Vorst; Brussel; 50.81,4.32',
  ],
  [
    ['Albertlaan 162 BusRCSS, 1190 Vorst', 'Albertlaan 162/RCSS', 'accept'],
    ['ALBERTLAAN 162 BUSRCSS 1190 VORST', 'Albertlaan 162/RCSS', 'accept'],
    ['Albertlaan 162 bteRCSS 1190 Vorst', 'Albertlaan 162/RCSS', 'accept'],
    // No such box.
    ['Albertlaan 162 BusRCSX, 1190 Vorst', 'Albertlaan 162', 'add-unit'],
    ['Albertlaan 164 bus nr. 5, 1190 Vorst', 'Albertlaan 164/5', 'accept'],
    ['Albertlaan 164 bus nummer 5, 1190 Vorst', 'Albertlaan 164/5', 'accept'],
    ['Albertlaan 164 boîte numéro 6, 1190 Vorst', 'Albertlaan 164/6', 'accept'],
  ],
);
