import type { OverlayState } from '../../src/index';
import { mulberry32 } from '../quality/random';
import { drawQuestions, type Question } from './questions';

/** A row as `overlay.import` takes it. */
interface EntryRow {
  id?: string;
  state?: OverlayState;
  name?: string;
  kind?: string;
  streetname?: string;
  number?: string;
  suffix?: string;
  postcode?: string;
  city?: string;
  latitude?: number;
  longitude?: number;
}

const MOST_LETTERS_OF_ENDING = 6;
const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];

/** A seeded mixture of what people put into an overlay, spread over the whole dataset. */
export function entriesOver(directory: string, count: number): EntryRow[] {
  const random = mulberry32(7);
  const seen = new Set<string>();
  return drawQuestions(directory, count + count / 5, 16)
    .questions.filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, count)
    .map((near, at) => entryNear(near, at, random));
}

function entryNear(near: Question, at: number, random: () => number): EntryRow {
  const { id, streetname, number, postcode, city } = near;
  const point = { latitude: rounded(near.latitude), longitude: rounded(near.longitude) };
  const kind = at % 20;
  if (kind < 12)
    return { streetname, number, suffix: LETTERS[at % LETTERS.length]!, postcode, city, ...point };
  if (kind < 14) return { streetname: newStreet(streetname, random), number, postcode, city, ...point };
  if (kind < 18) return { id, state: 'corrected', ...point };
  if (kind < 19) return { id, state: 'withdrawn' };
  return { name: `${name(random)} ${1 + (at % 40)}`, kind: 'gate', ...point };
}

/**
 * An invented street with the ending of another: `Kerkstraat` gives `Bakoelstraat`. It does not hold the whole name of the
 * other, because then each question about that street would rightly find both.
 */
function newStreet(other: string, random: () => number): string {
  return name(random) + other.slice(-Math.min(MOST_LETTERS_OF_ENDING, other.length - 1));
}

/** Two or three syllables. */
function name(random: () => number): string {
  const one = (of: readonly string[]) => of[Math.floor(random() * of.length)]!;
  const syllable = () =>
    one(['b', 'd', 'g', 'k', 'l', 'm', 'n', 'p', 'r', 's', 't', 'v', 'w']) +
    one(['a', 'e', 'i', 'o', 'u', 'aa', 'oe', 'ie']);
  const text =
    Array.from({ length: 2 + Math.floor(random() * 2) }, syllable).join('') + one(['n', 'r', 's', '']);
  return text[0]!.toUpperCase() + text.slice(1);
}

function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
