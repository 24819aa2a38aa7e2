import { fold } from '../text/fold';
import { CONTACTS, mayHoldContacts } from './contacts';
import type { CountryConventions } from './conventions';

/** What stands in a line beside an address, and the line without it. */
export interface LineExtras {
  readonly text: string;
  /** Flats named apart from the number, as written; null for none. */
  readonly unit: string | null;
  /** Floors, rooms, attention lines. */
  readonly noise: readonly string[];
  /** A post box was named: where no house number stands beside it, there is none to find. */
  readonly postBox: boolean;
  /** What was taken out, contacts aside, may belong to a name after all. */
  readonly mayBeName: boolean;
}

const NO_NOISE: readonly string[] = [];
const LETTERS = /[^\d\s]+/g;
/** Signs of floors and doors: `2º`, `#4`, `2.` at the end of a part; `s/n`. */
const DOOR_SIGNS = /[#ºª°№]|(?<!\p{L})n\.\d|\d\.(?=\s|,|$|\p{L})|(?<!\p{L})s\/n/iu;
/** Before a house number, in any language. */
const NUMBER_SIGN = /(?<![\p{L}\p{N}])(?:n\s?[°º]|№|n\.(?=\d))\s*(?=\d)/giu;
const DIGIT = /\d/;

/** Takes floors, flats and remarks out of lines; most lines have none, which their words alone tell. */
export class ExtrasReader {
  readonly #conventions: CountryConventions;
  readonly #triggers: ReadonlySet<string> | null;

  constructor(conventions: CountryConventions) {
    this.#conventions = conventions;
    const { extraWords } = conventions;
    this.#triggers = extraWords.length === 0 ? null : new Set(extraWords);
  }

  /** @param line in Unicode's composed form (NFC). */
  take(line: string): LineExtras {
    if (!mayHoldContacts(line)) return this.#take(line, NO_NOISE);
    const contacts: string[] = [];
    return this.#take(takeOut(line, CONTACTS, ' , ', contacts), contacts);
  }

  #take(line: string, contacts: readonly string[]): LineExtras {
    if (!this.#mayHoldExtras(line))
      return { text: line, unit: null, noise: contacts, postBox: false, mayBeName: false };
    const { lineNoise, floors, floorsAreDoors, unit, postBox } = this.#conventions;
    const units: string[] = [];
    const noise = [...contacts];
    const plain = line.replace(NUMBER_SIGN, '');
    let text = unit === null ? plain : takeOut(plain, unit, ' ', units);
    for (const pattern of lineNoise) text = takeOut(text, pattern, ' , ', noise);
    // Beside a flat a floor says nothing more.
    const floor = floorsAreDoors && units.length === 0 ? units : noise;
    for (const pattern of floors) text = takeOut(text, pattern, ' , ', floor);
    const boxes: string[] = [];
    if (postBox !== null) text = takeOut(text, postBox, ' , ', boxes);
    noise.push(...boxes);
    return {
      text,
      unit: units.length === 0 ? null : units.join(' '),
      noise,
      postBox: boxes.length > 0,
      mayBeName: boxes.length === 0 && (units.length > 0 || noise.length > contacts.length),
    };
  }

  #mayHoldExtras(line: string): boolean {
    const triggers = this.#triggers;
    if (triggers === null || DOOR_SIGNS.test(line)) return true;
    const folded = fold(line);
    for (const match of folded.matchAll(LETTERS)) {
      const [run] = match;
      if (!triggers.has(run)) continue;
      if (run.length > 1) return true;
      // A letter says nothing but beside a number.
      const end = match.index + 1;
      if (
        DIGIT.test(folded.charAt(end)) ||
        (folded.charAt(end) === ' ' && DIGIT.test(folded.charAt(end + 1)))
      )
        return true;
    }
    return false;
  }
}

/** Puts `gap` in the place of all that a pattern finds, which goes to `taken`. */
function takeOut(text: string, pattern: RegExp, gap: string, taken: string[]): string {
  return text.replace(pattern, (found) => {
    taken.push(found.trim());
    return gap;
  });
}
