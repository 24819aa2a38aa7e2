import { fold } from '../../../text/fold';
import type { WordKind } from '../../tables/read-language';
import { PART_WORDS } from '../parts-of-house';
import { REMARK_WORDS } from '../remarks';
import type { WordsOfKind } from './line-writing';

const SHORT_WORD = /^\p{IDS}{2}$/u;
const WITH_WORDS = ['units', 'floors', 'grounds', 'sides', 'parts', 'noNumber', 'postBox'] as const;
/** Words of `c/o` and similar signs, of French mail, and of remarks. */
const MORE_WORDS = [
  'o',
  'attn',
  'hd',
  'attention',
  'chez',
  'presso',
  'cedex',
  'v',
  ...REMARK_WORDS,
  ...PART_WORDS,
];

/**
 * The longest run of letters of each form; of `road mail box`, one that streets have in their names only if there is no
 * other.
 */
export function extraWords(words: WordsOfKind): string[] {
  const ofStreets = new Set([...words('types'), ...words('directions')]);
  const runs = WITH_WORDS.flatMap(words)
    .map((form) => fold(form).match(/[^\d\s]+/g) ?? [])
    .map(
      (found) => longestOf(found.filter((run) => run.length > 1 && !ofStreets.has(run))) ?? longestOf(found),
    )
    .filter((run) => run !== undefined);
  return [...new Set([...runs, ...gluedFloors(words), ...MORE_WORDS])];
}

/** A short word for the ground floor and one for a side, written as one word: `stth`. */
function gluedFloors(words: WordsOfKind): string[] {
  const short = (kind: WordKind) =>
    words(kind)
      .map(fold)
      .filter((word) => SHORT_WORD.test(word));
  return short('grounds').flatMap((ground) => short('sides').map((side) => ground + side));
}

function longestOf(runs: readonly string[]): string | undefined {
  return [...runs].sort((a, b) => b.length - a.length)[0];
}
