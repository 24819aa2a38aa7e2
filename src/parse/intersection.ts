import type { CountryProfile } from '../country/index';
import type { AddressQuery } from '../model/match';
import { flatMap } from '../text/flat-map';
import { fold } from '../text/fold';
import { draftReadings } from './readings/draft-readings';
import { nameCost } from './readings/reading-costs';
import { takeApart } from './readings/take-apart';
import { writeReading } from './readings/write-reading';
import type { Vocabulary } from './vocabulary';
import { endOfPhrase } from './words/find-phrase';
import type { LineWord } from './words/line-word';
import type { TakenLine } from './words/taken-line';
import { WordLine } from './words/word-line';
import { type WordSet, wordsFrom } from './words/word-set';

/** A line that names two streets that meet. */
export interface Intersection {
  /** As written. */
  readonly streets: readonly [string, string];
  /** Places and a postcode. */
  readonly fields: AddressQuery;
  /** Words that no field took. */
  readonly leftOver: readonly string[];
  /** True if the data know both streets and every word is read. Then numbers in it are those of streets: `5th Ave & 42nd St`. */
  readonly plain: boolean;
  /** True if nothing but a sign or `and` tells that two streets meet, because their types are left out: `Main & Elm`. */
  readonly guessed: boolean;
  /** Comparable with that of a `LineReading`: of two readings of one line the cheaper is the likelier. */
  readonly cost: number;
}

/** What parts two streets: the first ends before it, the second begins behind it. */
interface Joint {
  readonly start: number;
  readonly end: number;
  readonly kind: 'corner' | 'sign' | 'word';
}

/** A street in a line: its words, and how many words in front of it were left out. */
interface Street {
  readonly start: number;
  readonly end: number;
  readonly words: WordSet;
  readonly articles: number;
}

const MAX_INTERSECTIONS = 3;
const MAX_JOINTS = 4;
const MAX_STREET_WORDS = 6;
/** No word says that two streets meet. */
const NO_CORNER_COST = 0.3;
/** Nor does a street that the data know. */
const GUESS_COST = 1;
/** `hoek van de Herestraat`: each word left out in front of a street. */
const ARTICLE_COST = 0.2;

const SIGN = /^[/&+@×]$/;
/** Between words, not within one: `h/o` is a word. */
const GLUED_SIGN = /(?<=\p{IDS}{2}\.?)\s*([/&+@×])\s*(?=[\p{IDS}\d])/gu;
/** A dash parts two fields of a line, unless a word says in front that streets meet: `kruising Brink - Torenlaan`. */
const DASH = /(?<=\p{IDS}\.?)\s[-–—]\s(?=\p{IDS})/gu;
const PLAIN_NUMBER = /^#?\d+(?:-\d+)?\p{IDS}?$/u;
/** `Central Ave x Lakeside Ave`. */
const CROSS = 'x';

/**
 * The ways to read a line as two streets that meet (`hoek Herestraat / Brugstraat, Groningen`, `5th Ave & Main St`),
 * likeliest first, at most three; none for other lines. Without a word for a corner the data must know the streets.
 */
export function readIntersections(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  line: string,
): readonly Intersection[] {
  const isCorner = profile.relations.corner.mayBegin(fold(line));
  const joined = isCorner ? line.replace(DASH, ' / ') : line;
  const ways = takeApart(profile, joined.replace(GLUED_SIGN, ' $1 '), vocabulary.isPostcode);
  const lines = flatMap(ways, (way) => way.open());
  return [...flatMap(lines, (taken) => intersectionsOf(profile, vocabulary, taken))]
    .sort((a, b) => a.cost - b.cost)
    .slice(0, MAX_INTERSECTIONS);
}

function intersectionsOf(
  profile: CountryProfile,
  vocabulary: Vocabulary,
  taken: TakenLine,
): readonly Intersection[] {
  const joints = findJoints(profile, taken.words);
  if (joints.length === 0) return [];
  const reader = new IntersectionReader(profile, vocabulary, taken);
  return flatMap(joints.slice(0, MAX_JOINTS), (joint) => reader.at(joint));
}

function findJoints({ relations }: CountryProfile, words: readonly LineWord[]): readonly Joint[] {
  const joints: Joint[] = [];
  for (let at = 1; at < words.length; at++) {
    const corner = endOfPhrase(relations.corner, words, at);
    const and = endOfPhrase(relations.and, words, at);
    if (SIGN.test(words[at]!.sign)) joints.push({ start: at, end: at, kind: 'sign' });
    if (corner > at) joints.push({ start: at, end: corner, kind: 'corner' });
    const crossed = words[at]!.folded === CROSS ? at + 1 : and;
    if (crossed > at) joints.push({ start: at, end: crossed, kind: 'word' });
  }
  return joints.filter(({ end }) => end < words.length);
}

class IntersectionReader {
  readonly #profile: CountryProfile;
  readonly #taken: TakenLine;
  readonly #words: readonly LineWord[];
  readonly #line: WordLine;

  constructor(profile: CountryProfile, vocabulary: Vocabulary, taken: TakenLine) {
    this.#profile = profile;
    this.#taken = taken;
    this.#words = taken.words;
    this.#line = new WordLine(profile, vocabulary, taken.words);
  }

  /** The intersections of a street that ends at a joint and one that begins there. */
  at(joint: Joint): readonly Intersection[] {
    if (joint.kind === 'corner' && this.#isInName(joint.start, joint.end)) return [];
    const introduction = this.#cornerBefore(joint.start);
    const found: Intersection[] = [];
    for (const first of this.#streetsBefore(joint.start, introduction?.end ?? 0)) {
      for (const second of this.#streetsBehind(joint.end)) {
        const one = this.#read(joint, introduction, first, second);
        if (one !== null) found.push(one);
      }
    }
    return found;
  }

  #read(joint: Joint, introduction: Joint | null, first: Street, second: Street): Intersection | null {
    const line = this.#line;
    const known = Number(line.isStreet(first.words)) + Number(line.isStreet(second.words));
    const hasCorner = joint.kind === 'corner' || introduction !== null;
    const guessed = !hasCorner && known < (joint.kind === 'word' ? 2 : 1);
    if (guessed && !this.#mayLackTypes(first)) return null;
    if (!hasCorner) {
      // `Zon en Schild` is one street.
      if (line.isStreet(wordsFrom(first.start, second.end))) return null;
    }
    const skipped =
      introduction === null ? 0 : wordsFrom(introduction.start, introduction.end + first.articles);
    const front = wordsFrom(0, first.start) & ~skipped;
    const isBlock = joint.kind === 'corner' && line.isStreet(first.words);
    const back = wordsFrom(isBlock ? this.#endOfBlock(second.end) : second.end, line.length);
    // `Herestraat 12 hoek Brugstraat` is an address.
    if (this.#hasNumber(front | back) || this.#hasNumberInUnknown(first, second)) return null;
    const cost =
      nameCost(line, first.words) +
      nameCost(line, second.words) +
      (first.articles + second.articles) * ARTICLE_COST +
      (hasCorner ? 0 : NO_CORNER_COST) +
      (guessed ? GUESS_COST : 0);
    const street = first.words | second.words;
    const frame = { line, taken: this.#taken, number: null, street, front, back, unit: 0, cost };
    const draft = draftReadings(frame)[0]!;
    const { fields, leftOver, leftApart, cost: whole } = writeReading(draft);
    const { streetname: _both, ...others } = fields;
    return {
      streets: [line.text(first.words), line.text(second.words)],
      fields: others,
      leftOver: [...leftApart, ...leftOver],
      guessed,
      plain: known === 2 && leftApart.length + leftOver.length === 0,
      cost: whole,
    };
  }

  /** Names in the usual order of English may lack their types, if nothing stands in front of them. */
  #mayLackTypes(first: Street): boolean {
    const { numberFirst, typePlace } = this.#profile.conventions;
    return first.start === 0 && numberFirst && typePlace === 'last';
  }

  /** `Main St between 1st Ave and 2nd Ave`: the end of a known street that is the other end of the block; `from` for none. */
  #endOfBlock(from: number): number {
    const joint = findJoints(this.#profile, this.#words).find(({ start }) => start === from);
    if (joint === undefined || joint.kind === 'corner') return from;
    const ends = this.#streetsBehind(joint.end).filter(({ words }) => this.#line.isStreet(words));
    return Math.max(from, ...ends.map(({ end }) => end));
  }

  /** The last words for a corner before a joint. */
  #cornerBefore(end: number): Joint | null {
    for (let start = end - 1; start >= 0; start--) {
      const found = endOfPhrase(this.#profile.relations.corner, this.#words, start);
      if (found > start && found < end && !this.#isInName(start, found))
        return { start, end: found, kind: 'corner' };
    }
    return null;
  }

  #streetsBefore(end: number, from: number): readonly Street[] {
    const streets: Street[] = [];
    const { part } = this.#words[end - 1]!;
    const afterArticles = from + this.#articlesFrom(from);
    for (let start = end - 1; start >= Math.max(from, end - MAX_STREET_WORDS); start--) {
      if (this.#words[start]!.part !== part) break;
      const articles = from > 0 && start <= afterArticles ? start - from : 0;
      streets.push({ start, end, words: wordsFrom(start, end), articles });
    }
    return streets;
  }

  #streetsBehind(from: number): readonly Street[] {
    const streets: Street[] = [];
    for (let articles = this.#articlesFrom(from); articles >= 0; articles--) {
      const start = from + articles;
      for (let end = start + 1; end <= Math.min(this.#words.length, start + MAX_STREET_WORDS); end++) {
        if (this.#words[end - 1]!.part !== this.#words[start]!.part) break;
        streets.push({ start, end, words: wordsFrom(start, end), articles });
      }
    }
    return streets;
  }

  /** How many words that people leave out stand here before another. */
  #articlesFrom(from: number): number {
    let at = from;
    while (at + 1 < this.#words.length && this.#profile.isOptional(this.#words[at]!.folded)) at++;
    return at - from;
  }

  /** `Hoek van Holland`, `Corner Road`: the words belong to a longer name. */
  #isInName(start: number, end: number): boolean {
    for (let from = Math.max(0, end - MAX_STREET_WORDS); from <= start; from++) {
      for (let to = end; to <= Math.min(this.#words.length, from + MAX_STREET_WORDS); to++) {
        if (to - from === end - start) continue;
        const words = wordsFrom(from, to);
        if (!this.#line.crossesParts(words) && (this.#line.isPlace(words) || this.#line.isStreet(words)))
          return true;
      }
    }
    return false;
  }

  #hasNumberInUnknown(...streets: readonly Street[]): boolean {
    return streets.some(
      ({ words }) => !this.#line.isStreet(words) && (this.#hasNumber(words) || this.#hasDistrict(words)),
    );
  }

  /** `rue Pasteur & 12`: a number at the end may be that of a district, and is one word with it then. */
  #hasDistrict(words: WordSet): boolean {
    return this.#words.some(({ raw }, at) => (words & (1 << at)) !== 0 && raw.includes(' '));
  }

  #hasNumber(words: WordSet): boolean {
    return this.#words.some(({ raw }, at) => (words & (1 << at)) !== 0 && PLAIN_NUMBER.test(raw));
  }
}
