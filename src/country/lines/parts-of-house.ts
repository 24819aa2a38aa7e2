import { anyOf, withAnyMarks } from './patterns/pattern-parts';

/**
 * By language (ISO 639): doors and parts of houses that people name beside an address. None begins the name of a street, nor
 * tells a house from another, as `bovenwoning` does.
 */
const PARTS = {
  da: 'baghus|baghuset|forhus|forhuset|sidehus|indgang fra gården',
  de: 'seiteneingang|hintereingang|haupteingang|nebeneingang|hinterhaus|vorderhaus|seitenflügel|tiefgarage|einstellhalle',
  en: 'rear|side door|back door|front door|side entrance|rear entrance|back entrance|front entrance|front desk',
  fr: 'au fond de la cour|fond de cour|entrée latérale|entrée par la cour',
  is: 'bakhús|framhús',
  it: 'cortile interno|ingresso laterale|ingresso secondario|portineria',
  nl: 'hoekhuis|hoekwoning|zijingang|achteringang|ingang zijkant',
};
const ANY = withAnyMarks(anyOf(Object.values(PARTS).flatMap((parts) => parts.split('|'))) ?? '');
const SIDE = '(?:\\s(?:links|rechts|hinten|vorne|li|re|gauche|droite|sinistra|destra|tv|th))?\\.?';

/** A word of each of them, folded: a line without one has no such part. */
export const PART_WORDS: readonly string[] = (
  'hoekhuis hoekwoning zijingang achteringang zijkant seiteneingang hintereingang haupteingang nebeneingang hinterhaus ' +
  'vorderhaus seitenflugel tiefgarage einstellhalle cour laterale cortile ingresso portineria baghus baghuset forhus forhuset ' +
  'sidehus garden bakhus framhus rear door entrance desk'
).split(' ');

/** In brackets, in a part of its own, or in front of a name: `Hoekhuis Sontweg 28`, `Mohnweg 5, Biel (Hintereingang)`. */
export const PART_OF_HOUSE = [
  `\\s*\\((?:${ANY})${SIDE}\\)`,
  `(?<=^\\s*|[,;\\n]\\s*|\\s[-–]\\s)(?:${ANY})${SIDE}(?=\\s*(?:[,;\\n]|$)|\\s[-–]\\s)`,
  `(?<=^\\s*)(?:${ANY})${SIDE}(?=\\s\\p{Lu}[^,;\\n]*\\d)`,
].join('|');
