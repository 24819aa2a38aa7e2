const PART_BREAK = /([,;\n\r|\t]+)/;
const LETTER = /\p{IDS}/u;
const DIGIT = /\d/;
const DIGITS = /\d+/g;
const SPACES = /\s+/;
const NONE: readonly string[] = [];
const WORD = /[\p{IDS}\p{N}][\p{IDS}\p{N}'’.-]*/gu;
/** A run of fewer words that stands twice may be chance. */
const LEAST_RUN = 3;

/**
 * A line without what stands in it twice. Joined columns of a table give such lines: `12 Main St, Barre, 12 Main St,
 * Barre`, `8 Rue Daguerre 75014 Paris, 8 Rue Daguerre, 75014 Paris`. What has a number and a name is left out the second time;
 * a place may share its name with its province.
 */
export function withoutRepeats(line: string): string {
  const middle = (line.length - 1) / 2;
  if (line[middle] === ' ' && line.slice(0, middle) === line.slice(middle + 1)) return line.slice(0, middle);
  // The expression keeps its breaks, so parts and breaks alternate.
  const texts = line.split(PART_BREAK);
  const parts = texts.map((text) => text.trim().toLowerCase());
  const isRepeat = (at: number) => {
    const part = parts[at]!;
    if (at % 2 === 1 || !DIGIT.test(part) || !LETTER.test(part)) return false;
    return parts.slice(0, at).some((before, index) => index % 2 === 0 && areSameWords(before, part));
  };
  if (!parts.some((_, at) => isRepeat(at))) return withoutRepeatedRun(line);
  // With a part, the break before it goes.
  return texts.filter((_, at) => !isRepeat(at) && !isRepeat(at + 1)).join('');
}

/** `126 goshawk dr` and `126 goshawk drive`: words in one order, each written in full or cut short. */
function areSameWords(one: string, other: string): boolean {
  if (one === other) return true;
  const [words, others] = [one.split(SPACES), other.split(SPACES)];
  return words.length === others.length && words.every((word, at) => areSpellings(word, others[at]!));
}

/** True if the letters of the shorter word stand in the longer one, in order and the first one in front. */
function areSpellings(word: string, other: string): boolean {
  if (word === other) return true;
  const [short, long] = word.length < other.length ? [word, other] : [other, word];
  if (DIGIT.test(long) || short.charAt(0) !== long.charAt(0)) return false;
  let at = 0;
  for (const letter of long) if (letter === short.charAt(at)) at++;
  const isPoint = short.charAt(at) === '.';
  return at === short.length || (isPoint && at === short.length - 1);
}

/** The same for a run of at least three words with a number, which no break parts from the others. */
function withoutRepeatedRun(line: string): string {
  const numbers = line.match(DIGITS) ?? NONE;
  if (new Set(numbers).size === numbers.length) return line;
  const words = [...line.matchAll(WORD)];
  const keys = words.map(([word]) => word.toLowerCase());
  for (const [at, key] of keys.entries()) {
    if (!DIGIT.test(key) || keys.indexOf(key) === at) continue;
    const before = keys.indexOf(key);
    const [start, end] = runAround(keys, before, at);
    if (end - start < LEAST_RUN) continue;
    const [first, last] = [words[start]!, words[end - 1]!];
    const rest = `${line.slice(0, first.index)}${line.slice(last.index + last[0].length)}`;
    return withoutRepeatedRun(rest.trim());
  }
  return line;
}

/** The longest run of words around one that also stands around an equal one before it. */
function runAround(
  keys: readonly string[],
  before: number,
  at: number,
): readonly [start: number, end: number] {
  let start = at;
  while (start > before && before - (at - start) > 0 && keys[start - 1] === keys[before - (at - start) - 1])
    start--;
  let end = at + 1;
  while (before + (end - at) < start && end < keys.length && keys[end] === keys[before + (end - at)]) end++;
  return [start, end];
}
