// Names that lack their type or their end. Each row: the line, the address as number and suffix, and the advice.
import { table } from '../table-of-lines';
import type { TinyAddress } from '../tiny-dataset';

const STEMS = ['Bar', 'Cos', 'Dul', 'Fen', 'Gim'];
const LETTERS = [...'abcdefghijklmnopqrstuvwxyzåäöü'];

table(
  'Dutch names that break off',
  { code: 'NL', name: 'Nederland' },
  [
    'Lamastraat 40; 1334KD; Assen; Assen; Drenthe; 52.99,6.56',
    'Lamapad 3; 1334KE; Assen; Assen; Drenthe; 52.98,6.56',
    'Hamrik 7; 9401BM; Drachten; Smallingerland; Fryslân; 53.11,6.09',
    'Hamragerhof 9; 9401BN; Drachten; Smallingerland; Fryslân; 53.12,6.09',
    'Zandpad 8; 9401BX; Drachten; Smallingerland; Fryslân; 53.12,6.09',
  ],
  [
    // A long type is left out, and its street has the number.
    ['Lama 40, 1334 KD Assen', 'Lamastraat 40', 'confirm'],
    ['Hamra 7, Drachten', 'Hamrik 7', 'confirm'],
    ['Zandap... 8, Drachten', 'Zandpad 8', 'confirm'],
    ['Zandap 8, Drachten', 'Zandpad 8', 'accept'],
  ],
);

table(
  'French names that the data lack',
  { code: 'FR', name: 'France' },
  [
    'Rue Marlinet 13; 75017; Paris; Paris; Paris',
    // A town of many streets, of which many have the postcode: it tells little.
    ...Array.from(
      { length: 150 },
      (_, at): TinyAddress =>
        `Rue ${STEMS[at % 5]}${LETTERS[Math.floor(at / 5)]}el ${at + 1}; 750${17 + (at % 3)}; Paris; Paris; Paris`,
    ),
  ],
  [
    ['13 Rue Marlinet, 75017 Paris', 'Rue Marlinet 13', 'accept'],
    ['13 Rue Marlinet et François Barn, 75017 Paris', 'Rue Marlinet 13', 'confirm'],
  ],
);
