import { WORD_ENDS } from './patterns/pattern-parts';

/** Words that begin the former name of a street or of a house in brackets, in any language. */
const IN_BRACKETS =
  'ex|anciennement|ancienne?|autrefois|jadis|formerly|f/k/a|fka|previously|voorheen|vroeger|v/h|ehem\\.?|ehemals|ehemalige[rs]?|früher|vorm\\.?|vormals|' +
  'tidl\\.?|tidligere|fyrrum|áður|già|gia|antes|antigua|antiguo|antiga|antigo|fd\\.?|f\\.d\\.|dawniej|dawna|dříve|bývalá';
/** Those of them that are hardly a part of a name, so that they need no brackets. */
const BEHIND_NAME =
  'anciennement|formerly|f/k/a|previously|voorheen|ehem\\.|ehemals|vormals|tidl\\.|tidligere|dawniej';

/** The words that show that a line may have a former name without brackets, folded. */
export const FORMER_WORDS: readonly string[] =
  'ex anciennement formerly previously voorheen ehem ehemals vormals tidl tidligere dawniej'.split(' ');
/** The beginning of a former name in brackets. */
export const FORMER_IN_BRACKETS = new RegExp(`\\(\\s*(?:${IN_BRACKETS})${WORD_ENDS}`, 'iu');

/** A name ends at a comma, a bracket or a number. */
const NAME = '[^,;()\\n\\d]*\\p{IDS}{2}[^,;()\\n\\d]*';

/**
 * The former name of a street, in brackets or behind a word that says so: `12 Rue Neuve (anciennement rue Basse)`, `Brink (ex
 * Markt) 12`, `Via Roma ex via Torino 3`.
 * @param types an expression for the types of streets; null for none.
 */
export function formerNames(types: string | null): string {
  const ways = [`${FORMER_IN_BRACKETS.source}[^()\\n]*\\)`];
  ways.push(behindName(`(?:${BEHIND_NAME})(?=\\s)`));
  if (types !== null) ways.push(behindName(`ex[-\\s](?=(?:${types})${WORD_ENDS})`));
  return ways.join('|');
}

/**
 * The name behind such a word, which follows another name. What stands before the word is looked at last, for that
 * takes longest.
 */
function behindName(word: string): string {
  return `(?<=\\s)(?=${word})(?<=(?:\\p{IDS}{2}\\.?|\\d\\p{IDS}?),?\\s)${word}${NAME}`;
}
