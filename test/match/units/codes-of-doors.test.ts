// Codes of doors that look like a floor, or like a number glued to a word. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

table(
  'doors in Brussels',
  { code: 'BE', name: 'Belgique' },
  [
    'Odon Warlandlaan 186; 1090; Jette; Jette; Brussel',
    'Odon Warlandlaan 186/RC/g; 1090; Jette; Jette; Brussel',
    'Odon Warlandlaan 186/1d/r; 1090; Jette; Jette; Brussel',
    'Rodenbachstraat 118; 1190; Vorst; Vorst; Brussel',
    'Rodenbachstraat 118/GVL0; 1190; Vorst; Vorst; Brussel',
    'Rodenbachstraat 118/RCà2; 1190; Vorst; Vorst; Brussel',
    'Rodenbachstraat 6; 1190; Vorst; Vorst; Brussel',
  ],
  [
    ['Odon Warlandlaan 186 RC/g, 1090 Jette', 'Odon Warlandlaan 186/RC/g', 'accept'],
    ['Odon Warlndlaan 186 RC/g, 1090 Jette', 'Odon Warlandlaan 186/RC/g', 'accept'],
    ['Odon Warlandlaan 186, 1090 Jette', 'Odon Warlandlaan 186', 'accept'],
    ['Rodenbachstraat 118 GVL0, 1190 Vorst', 'Rodenbachstraat 118/GVL0', 'accept'],
    ['Rodenbcahstraat 118 GVL0, 1190 Vorst', 'Rodenbachstraat 118/GVL0', 'accept'],
    ['Rodenbachstraat 118 RCà2, 1190 Vorst', 'Rodenbachstraat 118/RCà2', 'accept'],
    ['Rodenbachstraat6, 1190 Vorst', 'Rodenbachstraat 6', 'accept'],
  ],
);
