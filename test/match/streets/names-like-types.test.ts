// Names that end like a street type, with their own type left out. Each row: the line, the address, and the advice.
import { table } from '../table-of-lines';

// `Lodewijk` ends in `wijk`: the name was another street, and the answer its postcode.
table(
  'Dutch names that end like a type',
  { code: 'NL', name: 'Nederland' },
  [
    'Willem Lodewijkstraat 147; 8933BM; Leeuwarden; Leeuwarden; Fryslân; 53.20,5.80',
    'Kerkhofstraat 3; 8933BN; Leeuwarden; Leeuwarden; Fryslân; 53.21,5.81',
    'Brink 3; 8933BP; Leeuwarden; Leeuwarden; Fryslân; 53.22,5.82',
  ],
  [
    ['Willem Lodewijk 147, 8933 BM Leeuwarden', 'Willem Lodewijkstraat 147', 'accept'],
    ['Leeuwarden, Willem Lodewijk 147, 8933 BM', 'Willem Lodewijkstraat 147', 'accept'],
    // Without a postcode, another street may be meant.
    ['Kerkhof 3, Leeuwarden', 'city', 'fix'],
  ],
);
