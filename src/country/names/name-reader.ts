import { endOfWord, wordsOf } from '../../text/fold';
import { Memo } from '../../text/memo';
import type { CountryConventions, WordGroup } from '../conventions';
import { englishOrdinal } from './english-ordinals';
import { romanNumber } from './roman';

/** One meaning of a word, or of several neighbouring words. */
interface Reading {
  readonly token: string;
  readonly kind: WordGroup['kind'] | 'itself';
  /** Number of words. */
  readonly width: number;
  /** How unlikely it is in any position. */
  readonly cost: number;
}

/** The words of a name as written and as read; the same number of each. */
export interface ReadName {
  readonly words: readonly string[];
  readonly tokens: readonly string[];
}

interface Path extends ReadName {
  readonly cost: number;
}

const MOST_READINGS = 6;
/** Number of ambiguous names that are remembered. */
const MAX_KNOWN = 1024;
const LEAST_ENDING = 4;
const BARE_NUMBER = /^\d{1,3}$/;
/** If both exist, `198 St` is more likely 198 than 198th. */
const ORDINAL_COST = 0.1;
/** Cost of a reading by kind. A single letter is more likely an initial than a street type or a title. */
const COST = { type: 0.2, title: 0.4, word: 0.5, direction: 0.5, number: 0, itself: 0 } as const;
const LETTER_COST = { type: 1.2, title: 0.7, word: 0.5, direction: 0.6, number: 0, itself: 0.8 } as const;
/** A form later in its group is less common. */
const RANK_COST = 0.02;
/** Cost of the position of a word in the name. */
const AT_ITS_PLACE = -0.5;
const OUT_OF_PLACE = 1;
/** For `Straße des 17. Juni`, in a country where most types end a name. */
const RARE_PLACE = 0.5;
const POSSESSIVE = 's';
const BEHIND_POSSESSIVE = 1.3;
/** Ten times as many names with a token lower its cost by this. */
const NAMES_COUNT = 0.1;
/** A reading that costs this much more than the best one is dropped. */
const MOST_COST_APART = 1.2;

/**
 * Reads the words of a name by a country's tables: the meanings of each word, likeliest first. The position decides
 * about an abbreviation of several words (`St Johns St`), and all its readings are kept.
 */
export class NameReader {
  readonly #readings = new Map<string, Reading[]>();
  /** Forms of several words, by the first word. */
  readonly #phrases = new Map<string, { words: readonly string[]; reading: Reading }[]>();
  readonly #endingsByLast = new Map<string, CountryConventions['wordEndings'][number][]>();
  /** Tokens of directions. A word for one may be listed as a mere word, too: `sw`. */
  readonly #directions = new Set<string>();
  readonly #typePlace: CountryConventions['typePlace'];
  readonly #commonTypes: readonly string[];
  readonly #twoLetters: RegExp | null;
  readonly #englishOrdinals: boolean;
  readonly #known = new Memo<readonly ReadName[]>(MAX_KNOWN);

  constructor(conventions: CountryConventions) {
    const { words, wordEndings, typePlace, commonTypes, twoLetters, englishOrdinals, contested } =
      conventions;
    this.#typePlace = typePlace;
    this.#commonTypes = commonTypes;
    this.#englishOrdinals = englishOrdinals;
    this.#twoLetters =
      twoLetters.length === 0 ? null : new RegExp(`(?<![aeiouyq])(?:${twoLetters.join('|')})`, 'g');
    for (const group of words) this.#addGroup(group);
    for (const [word, readings] of this.#readings)
      this.#readings.set(word, likeliestFirst(readings, contested));
    for (const ending of [...wordEndings].sort(([a], [b]) => b.length - a.length)) {
      const last = ending[0].slice(-1);
      const others = this.#endingsByLast.get(last);
      if (others === undefined) this.#endingsByLast.set(last, [ending]);
      else others.push(ending);
    }
  }

  /** The likeliest token of a folded word in any position. */
  token(word: string): string {
    return this.#readings.get(word)?.[0]?.token ?? this.#unlisted(word);
  }

  /** Every token that a folded word may stand for, likeliest first. */
  tokensOf(word: string): readonly string[] {
    const readings = this.#readings.get(word);
    return readings === undefined ? [this.#unlisted(word)] : [...new Set(readings.map(({ token }) => token))];
  }

  /** Tokens of words with several readings. */
  contestedTokens(): Set<string> {
    const tokens = new Set<string>();
    for (const readings of this.#readings.values())
      if (readings.length > 1) for (const { token } of readings) tokens.add(token);
    return tokens;
  }

  /** The likeliest reading of a folded name. */
  read(folded: string): ReadName {
    if (!this.isAmbiguous(folded)) {
      const words = wordsOf(folded);
      return { words, tokens: words.map((word) => this.token(word)) };
    }
    return this.#readingsOf(folded)[0]!;
  }

  /** The tokens of the likeliest reading of a folded name, joined. */
  key(folded: string): string {
    if (this.isAmbiguous(folded)) return this.#readingsOf(folded)[0]!.tokens.join('');
    let key = '';
    for (let start = 0; start < folded.length; ) {
      const end = endOfWord(folded, start);
      const token = this.token(folded.slice(start, end));
      key = key === '' ? token : key + token;
      start = end + 1;
    }
    return key;
  }

  /** Every reading of a folded name, likeliest first, at most six. */
  readAll(folded: string): readonly ReadName[] {
    return this.isAmbiguous(folded) ? this.#readingsOf(folded) : [this.read(folded)];
  }

  #addGroup({ kind, forms }: WordGroup): void {
    const token = this.#plain(forms[0]!.replaceAll(' ', ''));
    if (kind === 'direction') this.#directions.add(token);
    for (const [rank, form] of forms.entries()) {
      const words = form.split(' ').map((word) => this.#plain(word));
      const letters = words.join('').length;
      const cost = rank === 0 ? 0 : (letters === 1 ? LETTER_COST : COST)[kind] + RANK_COST * rank;
      if (words.length === 1) this.#add(words[0]!, { token, kind, width: 1, cost });
      else if (rank > 0) this.#addPhrase(words, { token, kind, width: words.length, cost });
    }
  }

  #add(word: string, reading: Reading): void {
    const readings = this.#readings.get(word);
    if (readings === undefined) {
      const initial: Reading = { token: word, kind: 'itself', width: 1, cost: LETTER_COST.itself };
      this.#readings.set(word, word.length === 1 ? [reading, initial] : [reading]);
      return;
    }
    const same = readings.findIndex(({ token }) => token === reading.token);
    if (same < 0) readings.push(reading);
    else if (readings[same]!.cost > reading.cost) readings[same] = reading;
  }

  #addPhrase(words: readonly string[], reading: Reading): void {
    const phrases = this.#phrases.get(words[0]!);
    if (phrases === undefined) this.#phrases.set(words[0]!, [{ words, reading }]);
    else phrases.push({ words, reading });
  }

  /** The token of a word without a group: a Roman number as digits, a short ending as the long one. */
  #unlisted(written: string): string {
    const word = this.#plain(written);
    if (word !== written) {
      const known = this.#readings.get(word);
      if (known !== undefined) return known[0]!.token;
    }
    const endings = this.#endingsByLast.get(word.charAt(word.length - 1));
    if (endings !== undefined && word.length >= LEAST_ENDING) {
      for (const [short, long] of endings)
        if (word.length > short.length && word.endsWith(short) && !word.endsWith(long))
          return word.slice(0, -short.length) + long;
    }
    return romanNumber(word) ?? word;
  }

  /** Writes `ue` as `u` in a country that writes `ü`. */
  #plain(word: string): string {
    return this.#twoLetters === null ? word : word.replace(this.#twoLetters, (pair) => pair.charAt(0));
  }

  /**
   * True if a word of a folded name has several readings, may begin a form of several words, or may be an English
   * ordinal.
   */
  isAmbiguous(folded: string): boolean {
    for (let start = 0; start < folded.length; ) {
      const end = endOfWord(folded, start);
      const word = folded.slice(start, end);
      if ((this.#readings.get(word)?.length ?? 0) > 1 || this.#phrases.has(word)) return true;
      if (this.#englishOrdinals && BARE_NUMBER.test(word)) return true;
      start = end + 1;
    }
    return false;
  }

  /** Readings of an ambiguous name. They are remembered, because a line asks for the same words many times. */
  #readingsOf(folded: string): readonly ReadName[] {
    return this.#known.get(folded, (name) => this.#paths(wordsOf(name)));
  }

  /** The best readings of the whole name, built word by word. */
  #paths(words: readonly string[]): readonly Path[] {
    const arrived: Path[][] = words.map(() => []);
    const start: Path = { words: [], tokens: [], cost: 0 };
    const ends: Path[] = [];
    for (let at = 0; at < words.length; at++) {
      for (const path of at === 0 ? [start] : bestOf(arrived[at - 1]!))
        for (const reading of this.#readingsAt(words, at)) {
          const written = words.slice(at, at + reading.width).join('');
          const cost = path.cost + reading.cost + this.#placeCost(reading, at, words);
          const next = { words: [...path.words, written], tokens: [...path.tokens, reading.token], cost };
          (at + reading.width === words.length ? ends : arrived[at + reading.width - 1]!).push(next);
        }
    }
    return bestOf(ends);
  }

  #readingsAt(words: readonly string[], at: number): readonly Reading[] {
    const word = words[at]!;
    const single = this.#readings.get(word) ?? [
      { token: this.#unlisted(word), kind: 'itself', width: 1, cost: 0 },
    ];
    if (this.#isOrdinal(words, at)) {
      const ordinal = englishOrdinal(word);
      return [...single, { token: ordinal, kind: 'number', width: 1, cost: ORDINAL_COST }];
    }
    const phrases = this.#phrases.get(word);
    if (phrases === undefined) return single;
    const fitting = phrases.filter((phrase) => phrase.words.every((part, i) => words[at + i] === part));
    return fitting.length === 0 ? single : [...fitting.map(({ reading }) => reading), ...single];
  }

  /** True for a bare number before the street type at the end of a name: `W 42 St`, `198 Street`, `4 Street SW`. */
  #isOrdinal(words: readonly string[], at: number): boolean {
    if (!this.#englishOrdinals || !BARE_NUMBER.test(words[at]!)) return false;
    const types = this.#readings.get(words[at + 1] ?? '')?.filter(({ kind }) => kind === 'type') ?? [];
    if (at === words.length - 2) return types.length > 0;
    return types.some(({ token }) => this.#standsBeforeDirection(token, at + 1, words));
  }

  /** `Union St S`: only the types of most streets. `Sr` is a service road as well. */
  #standsBeforeDirection(type: string, at: number, words: readonly string[]): boolean {
    if (at === 0 || at + 2 !== words.length || !this.#commonTypes.includes(type)) return false;
    return this.#readings.get(words[at + 1]!)?.some(({ token }) => this.#directions.has(token)) === true;
  }

  #placeCost({ token, kind, width, cost }: Reading, at: number, words: readonly string[]): number {
    const count = words.length;
    if (cost === 0 || count === width) return 0;
    const isFirst = at === 0;
    const isLast = at + width === count;
    if (kind === 'type') {
      const endsName = isLast || (width === 1 && this.#standsBeforeDirection(token, at, words));
      // `St Mary's Road` is hardly a state road.
      const unlikely = width > 1 && !isFirst && words[at] === POSSESSIVE ? BEHIND_POSSESSIVE : 0;
      if (this.#typePlace === 'first' ? isFirst : endsName) return AT_ITS_PLACE + unlikely;
      return this.#typePlace === 'either' && isFirst ? RARE_PLACE : OUT_OF_PLACE + unlikely;
    }
    if (kind === 'title') return isLast ? OUT_OF_PLACE : 0;
    if (kind === 'direction') return isFirst || isLast ? 0 : OUT_OF_PLACE / 2;
    return 0;
  }
}

/** Sorts readings, likeliest first. A reading with more names in the data is likelier. */
function likeliestFirst(readings: readonly Reading[], contested: CountryConventions['contested']): Reading[] {
  const weighed = readings.map((reading) => {
    const names = reading.cost === 0 ? 0 : (contested[reading.token] ?? 0);
    return { ...reading, cost: reading.cost - NAMES_COUNT * Math.log10(1 + names) };
  });
  return weighed.sort((a, b) => a.cost - b.cost);
}

function bestOf(paths: Path[]): Path[] {
  const best: Path[] = [];
  const keys = new Set<string>();
  for (const path of paths.sort((a, b) => a.cost - b.cost)) {
    if (best.length > 0 && path.cost > best[0]!.cost + MOST_COST_APART) break;
    const key = path.tokens.join(' ');
    if (keys.has(key)) continue;
    keys.add(key);
    if (best.push(path) === MOST_READINGS) break;
  }
  return best;
}
