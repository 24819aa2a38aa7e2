import { fold } from '../../text/fold';
import type { Understood } from './understood';

const NUMBERS = /\d+/g;
const WORDS = /[a-z]{2,}/g;
/** More digits are those of a telephone. */
const MOST_DIGITS = 4;

/** True if both lines name a room or a floor by the same word, with different numbers: `kamer 2` and `kamer 3`. */
export function roomsDiffer(left: Understood, right: Understood): boolean {
  if (left.leftOver.length === 0 || right.leftOver.length === 0) return false;
  const [ours, theirs] = [roomsOf(left), roomsOf(right)];
  return [...ours].some(([word, number]) => theirs.has(word) && theirs.get(word) !== number);
}

/** The number by the word that it stands with, for words that the country knows. */
function roomsOf({ profile, leftOver }: Understood): ReadonlyMap<string, string> {
  const rooms = new Map<string, string>();
  for (const one of leftOver.map(fold)) {
    const [number = '', ...others] = one.match(NUMBERS) ?? [];
    const word = (one.match(WORDS) ?? []).find((run) => profile.conventions.extraWords.includes(run));
    if (word === undefined || number === '' || others.length > 0 || number.length > MOST_DIGITS) continue;
    rooms.set(word, number);
  }
  return rooms;
}
