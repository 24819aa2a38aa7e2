import { anyOf, withAnyMarks } from './patterns/pattern-parts';

/** Doors and parts of houses that people name beside an address, in the languages of Europe. None begins the name of a street, nor tells a house from another, as
 * `bovenwoning` does. */
const PARTS = [
  ...[
    'hoekhuis',
    'hoekwoning',
    'bovenwoning',
    'benedenwoning',
    'zijingang',
    'achteringang',
    'ingang zijkant',
  ],
  ...[
    'seiteneingang',
    'hintereingang',
    'haupteingang',
    'nebeneingang',
    'hinterhaus',
    'vorderhaus',
    'seitenflügel',
  ],
  ...[
    'tiefgarage',
    'einstellhalle',
    'au fond de la cour',
    'fond de cour',
    'entrée latérale',
    'entrée par la cour',
  ],
  ...['cortile interno', 'ingresso laterale', 'ingresso secondario', 'portineria'],
  ...['baghus', 'baghuset', 'forhus', 'forhuset', 'sidehus', 'indgang fra gården', 'bakhús', 'framhús'],
];
const ANY = withAnyMarks(anyOf(PARTS) ?? '');
const SIDE = '(?:\\s(?:links|rechts|hinten|vorne|li|re|gauche|droite|sinistra|destra|tv|th))?\\.?';

/** Their first words, folded: a line without one has no such part. */
export const PART_WORDS: readonly string[] = [
  ...'hoekhuis hoekwoning zijingang achteringang zijkant seiteneingang hintereingang'.split(' '),
  ...'haupteingang nebeneingang hinterhaus vorderhaus seitenflugel tiefgarage einstellhalle cour laterale'.split(
    ' ',
  ),
  ...'cortile ingresso portineria baghus baghuset forhus forhuset sidehus garden bakhus framhus'.split(' '),
];

/** In brackets, in a part of its own, or in front of a name: `Hoekhuis Sontweg 28`, `Mohnweg 5, Biel (Hintereingang)`. */
export const PART_OF_HOUSE = [
  `\\s*\\((?:${ANY})${SIDE}\\)`,
  `(?<=^\\s*|[,;\\n]\\s*|\\s[-–]\\s)(?:${ANY})${SIDE}(?=\\s*(?:[,;\\n]|$)|\\s[-–]\\s)`,
  `(?<=^\\s*)(?:${ANY})${SIDE}(?=\\s\\p{Lu}[^,;\\n]*\\d)`,
].join('|');
