import type { FieldComparison } from '../../model/lines';
import { fold } from '../../text/fold';
import type { Understood } from './understood';

const NUMBERS = /\d+/g;
const WORDS = /[a-z]{2,}/g;
/** More digits are those of a telephone. */
const MOST_DIGITS = 4;

/** A post box counts as a room of its town, by whatever word. */
const POST_BOX = 'post box';

/** Two rooms as they are written. */
export type DifferingRooms = Pick<FieldComparison, 'a' | 'b'>;

/** A room as it is written, and its number. */
interface Room {
  readonly written: string;
  readonly number: string;
}

/**
 * The rooms, floors or post boxes in which two lines differ, if both name one by the same word: `kamer 2` and `kamer 3`,
 * `Postbus 12` and `Postbus 13`. Null if they do not.
 */
export function differingRooms(left: Understood, right: Understood): DifferingRooms | null {
  if (left.leftOver.length === 0 || right.leftOver.length === 0) return null;
  const theirs = roomsOf(right);
  for (const [word, room] of roomsOf(left)) {
    const other = theirs.get(word);
    if (other !== undefined && other.number !== room.number) return { a: room.written, b: other.written };
  }
  return null;
}

/** The rooms by the word that they stand with, for words that the country knows. */
function roomsOf({ profile, leftOver }: Understood): ReadonlyMap<string, Room> {
  const rooms = new Map<string, Room>();
  for (const written of leftOver) {
    const folded = fold(written);
    const numbers = folded.match(NUMBERS) ?? [];
    if (numbers.length > 0 && profile.takeExtras(written).postBox) {
      rooms.set(POST_BOX, { written, number: numbers.join('') });
      continue;
    }
    const [number = '', ...others] = numbers;
    const word = (folded.match(WORDS) ?? []).find((run) => profile.conventions.extraWords.includes(run));
    if (word === undefined || number === '' || others.length > 0 || number.length > MOST_DIGITS) continue;
    rooms.set(word, { written, number });
  }
  return rooms;
}
