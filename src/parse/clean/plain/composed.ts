import { withPlainBlanks } from '../../../text/plain-blanks';

/** Beyond Latin-1: only such a text may have a mark apart from its letter. */
const MAY_BE_DECOMPOSED = /[\u0100-\uffff]/;
/** `📍12 Main St`. */
const PICTURES = /\p{Extended_Pictographic}|\u{fe0f}|\u{200d}/gu;
/** `д.11`, `кв.15`. */
const GLUED_CYRILLIC = /(?<=\p{Script=Cyrillic}\.)(?=\d)/gu;

/** The line composed (NFC), and without pictures. */
export function composed(line: string): string {
  if (!MAY_BE_DECOMPOSED.test(line)) return line;
  return withPlainBlanks(line.normalize('NFC').replace(PICTURES, ' ').replace(GLUED_CYRILLIC, ' ')).trim();
}
