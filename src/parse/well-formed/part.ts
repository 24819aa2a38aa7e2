import type { CountryProfile } from '../../country/index';
import { fold } from '../../text/fold';

/** A name or a part between commas: its words as they are written, and folded. */
export interface Part {
  readonly words: readonly string[];
  readonly folded: readonly string[];
}

export function partOf(text: string): Part {
  const words = text.split(' ');
  return { words, folded: words.map(fold) };
}

export function slice({ words, folded }: Part, from: number, end?: number): Part {
  return { words: words.slice(from, end), folded: folded.slice(from, end) };
}

/** `Brink Brink`: the second one may be a slip of the hand. */
export function saysTwice({ folded }: Part): boolean {
  return folded.some((word, at) => word === folded[at + 1]);
}

/** The key of folded words, each read alone as in `WordLine`. */
export function keyOf(profile: CountryProfile, words: readonly string[]): string {
  let key = '';
  for (const word of words) key += profile.keyOf(word);
  return key;
}

/** True if words tell of a floor, a unit or a remark. */
export function tellsExtras(profile: CountryProfile, parts: readonly Part[], text: string): boolean {
  return parts.some(({ folded }) => profile.mayTellExtras(folded)) && profile.takeExtras(text).text !== text;
}

/** `Hoek van Holland`. */
export function mayEndInCountry({ conventions }: CountryProfile, { folded }: Part): boolean {
  const last = folded.at(-1)!;
  return conventions.calledAlso.some((name) => name.endsWith(last));
}
