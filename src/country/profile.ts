import type { AreaLevel } from '../model/areas';
import { fold, squash, wordsOf } from '../text/fold';
import type { CountryConventions, LabelParts, NameKey } from './conventions';
import { type Elsewhere, elsewhere } from './lines/elsewhere';
import { ExtrasReader, type LineExtras } from './lines/line-extras';
import { type RelationWords, relationWords } from './lines/relation-words';
import { YearsOfDays } from './names/months';
import { NameReader, type ReadName } from './names/name-reader';
import { NumberedRoads } from './names/numbered-roads';
import { OppositeWords } from './names/opposites';
import { Sounds } from './names/sounds';
import { StreetTypes } from './names/street-types';
import { letterWords } from './numbers/letter-words';
import { SuffixReader } from './numbers/suffix-reader';
import { divisionNames } from './places/divisions';
import { NUMBERS_BEHIND_CITIES } from './places/numbered-districts';
import { WITH_PROVINCES_OF_TOWNS } from './places/regions';

const GLUED_LETTERS = /^(\d+)\s*[-/ ]?\s*(\p{L}.*)$/u;
const HYPHENATED = /^(\d+)\s*[-/ ]\s*(\S.*)$/u;
const FRACTION = /^(\d+)[\s-]+(\d\/\d)$/;

const REMARK_BEHIND = /\s*\([^)]*\)\s*$/u;
/** Separates the names of a place in two languages. */
const BETWEEN_NAMES = /(?<=\p{L}{2})(?:\s*\/\s*|\s+[-–]\s+)(?=\p{L}{2})/u;

/** Marks of the looser forms of a name. With these, one index holds all forms without mixing them. */
export const SPELLING = { sound: '~', core: '^', head: '$' } as const;

/** People write these words in any country. */
const NUMBER_WORDS = ['nr', 'no', 'nummer', 'huisnummer', 'huisnr', 'number', 'num', 'n'];
/** Further readings of a name are found only by their keys. */
const SPELLED_READINGS = 2;
const LONGEST_SMALL_WORD = 3;

/**
 * The conventions of a country, ready to use. All code that reads text uses a profile; no other code knows about
 * countries.
 */
export class CountryProfile {
  readonly code: string;
  readonly name: string;
  readonly locale: string;
  readonly conventions: CountryConventions;
  /** Words between streets and numbers, in the country's languages. */
  readonly relations: RelationWords;
  /** Null in countries whose roads with a number have one writing. */
  readonly roads: NumberedRoads | null;
  /** Words that exclude one another: `north` and `south`. */
  readonly opposites: OppositeWords;
  readonly years: YearsOfDays;
  readonly #divisions: ReadonlySet<string>;
  /** Null until a line has words that may tell it. */
  #letterWords: ((line: string) => string) | null = null;
  #elsewhere: Elsewhere | null = null;
  readonly #reader: NameReader;
  readonly #numberWords: ReadonlySet<string>;
  readonly #suffixReader: SuffixReader;
  readonly #extras: ExtrasReader;
  readonly #particles: ReadonlySet<string>;
  readonly #optional: ReadonlySet<string>;
  readonly #streetTypes: StreetTypes;
  readonly #sounds: Sounds;

  constructor(conventions: CountryConventions) {
    this.code = conventions.code;
    this.name = conventions.name;
    this.locale = conventions.locale;
    this.conventions = conventions;
    this.relations = relationWords(conventions.languages);
    this.#divisions = divisionNames(conventions);
    this.#reader = new NameReader(conventions);
    this.#numberWords = new Set([...NUMBER_WORDS, ...conventions.numberWords]);
    this.#suffixReader = new SuffixReader(conventions);
    this.#extras = new ExtrasReader(conventions);
    this.#streetTypes = new StreetTypes(conventions, (word) => this.token(word));
    this.#sounds = new Sounds(conventions.sounds);
    this.roads = NumberedRoads.of(conventions, this.#reader);
    this.years = new YearsOfDays(conventions.languages);
    this.opposites = new OppositeWords(conventions.languages, (word) => this.token(word));
    this.#particles = new Set(conventions.particles);
    this.#optional = new Set(
      [...conventions.particles, ...conventions.titles].flatMap((word) => [word, this.token(word)]),
    );
  }

  /** The likeliest token of a folded word in any position. Words with the same meaning share a token. */
  token(word: string): string {
    return this.#reader.token(word);
  }

  /** Every token that a folded word may stand for, likeliest first: `st` is `street` or `saint`. */
  tokensOf(word: string): readonly string[] {
    return this.#reader.tokensOf(word);
  }

  /** Tokens that share a form with another token. */
  contestedTokens(): Iterable<string> {
    return this.#reader.contestedTokens();
  }

  /** The words of a name as tokens: folded, abbreviations like their long forms, read by their position. */
  tokens(name: string): readonly string[] {
    return this.#reader.read(fold(name)).tokens;
  }

  /** A folded name as words and tokens, the same number of each. Words of one abbreviation (`p za`) count as one. */
  read(folded: string): ReadName {
    return this.#reader.read(folded);
  }

  /** Every reading of a folded name, likeliest first, at most six. */
  readAll(folded: string): readonly ReadName[] {
    return this.#reader.readAll(folded);
  }

  /** True if a folded name has words with several readings. */
  isAmbiguous(folded: string): boolean {
    return this.#reader.isAmbiguous(folded);
  }

  /** The key of a name in the index. `Burg. v.d. Veldestr.` and its long form have the same key. */
  key(name: string): string {
    return this.#reader.key(fold(name));
  }

  /** The key of a name that is folded already. */
  keyOf(folded: string): string {
    return this.#reader.key(folded);
  }

  /**
   * The keys of all readings of a name, likeliest first, at most six. One of them is a key of the name that is meant.
   */
  keysOf(name: string): readonly string[] {
    return this.#reader.readAll(fold(name)).map(({ tokens }) => tokens.join(''));
  }

  /**
   * The tokens that carry a name, without particles, titles and a separate street type. If no token would remain, all
   * tokens.
   */
  coreTokens(tokens: readonly string[]): readonly string[] {
    const typeAt = this.#streetTypes.positionApart(tokens);
    const yearAt = this.years.endsInYear(tokens) ? tokens.length - 1 : -1;
    const core = tokens.filter((token, at) => at !== typeAt && at !== yearAt && !this.#optional.has(token));
    return core.length === 0 || core.length === tokens.length ? tokens : core;
  }

  /** The street type of a name, at the position where the country has it; empty for none. */
  streetType(tokens: readonly string[], count = tokens.length): string {
    return this.#streetTypes.of(tokens, count);
  }

  /** True for a name with a street type that most streets of the country have. */
  hasCommonType(tokens: readonly string[]): boolean {
    return tokens.length > 0 && this.conventions.commonTypes.includes(this.streetType(tokens));
  }

  /** True for a type that the register may have left out: `ulica`, but `plac` only where no name has it. */
  mayLackType(token: string): boolean {
    return this.#streetTypes.mayBeLeftOut(token);
  }

  /** True for a type that names lack: a plain one, or one as easily left out as an article, if no name of the data has it. */
  isTypeOfNone(token: string): boolean {
    return this.#streetTypes.isPlainUnused(token) || (this.isOptional(token) && this.isUnusualType(token));
  }

  /** True if most provinces bear the name of their capital: `Bern` alone is rather the town. */
  get hasProvincesOfTowns(): boolean {
    return WITH_PROVINCES_OF_TOWNS.has(this.code);
  }

  /** True if a number behind a city most likely is that of a district or of a department, though the data have none. */
  standsBehindCities(number: string): boolean {
    return NUMBERS_BEHIND_CITIES.get(this.code)?.test(number) === true;
  }

  /** True where `38A` is flat A of number 38. Elsewhere it is a house of its own, and the letter of a flat stands apart. */
  get writesFlatsAsLetters(): boolean {
    return this.conventions.languages.includes('en');
  }

  /** The name of the division that a name or a code means: `N.Y.` is New York. The name itself if it means none. */
  divisionOf(name: string): string {
    const { placeAliases } = this.conventions;
    const folded = fold(name);
    const alias = [folded, squash(folded)].find((one) => Object.hasOwn(placeAliases, one));
    return alias === undefined ? name : placeAliases[alias]!;
  }

  /** True for the name of another country, or of a state, province, canton or region of one: `Belgien`, `Quebec`, `TX`. */
  isElsewhere(name: string): boolean {
    this.#elsewhere ??= elsewhere(this.code);
    if (name === this.code) return false;
    return this.#elsewhere.codes.has(name) || this.#elsewhere.names.has(squash(fold(name)));
  }

  /** True for the name or code of a state, province or canton, or a second name of a town, whether the data have it or not. */
  isDivision(name: string): boolean {
    return this.#divisions.has(squash(fold(name)));
  }

  /** The line with the letter of a house right behind its number: `24 lett. B` becomes `24 B`. */
  withoutLetterWords(line: string): string {
    this.#letterWords ??= letterWords(this.conventions.languages);
    return this.#letterWords(line);
  }

  /** True for a token that is a street type. */
  isStreetType(token: string): boolean {
    return this.#streetTypes.has(token);
  }

  /** True for a folded word that is a street type written out, though its key is also that of a division's code. */
  isTypeLikeCode(word: string): boolean {
    return this.#streetTypes.isLikeCode(word);
  }

  /** True for a street type that no or almost no name of the data has: `Drove` in a state with many drives. */
  isUnusualType(token: string): boolean {
    return this.#streetTypes.isUnusual(token);
  }

  /** True for a word that people may leave out: a particle or a title. */
  isOptional(token: string): boolean {
    return this.#optional.has(token);
  }

  /** The sound of squashed text. Spellings that sound the same have the same sound. */
  sound(key: string): string {
    return this.#sounds.of(key);
  }

  /** True if `sound(key) === sound`. It makes no string. */
  soundsAs(key: string, sound: string): boolean {
    return this.#sounds.areOf(key, sound);
  }

  /** The keys under which a street is found: those of its own name, then those of its aliases. */
  streetKeys(name: string, aliases: readonly string[] = []): NameKey[] {
    return this.#nameKeys([name, ...aliases]);
  }

  /** The keys under which an area is found. */
  placeKeys(level: AreaLevel, name: string, aliases: readonly string[] = []): NameKey[] {
    const key = this.key(name);
    const { placeAliases, cityNames, placeRemark } = this.conventions;
    const known = [placeAliases, level === 'province' ? {} : cityNames]
      .flatMap(Object.entries<string>)
      .filter(([, official]) => this.key(official) === key)
      .map(([alias]) => alias);
    // `Rijswijk (ZH)`, `Garðabær (Álftanes)`: people leave the remark out.
    const plain = name.replace(REMARK_BEHIND, '');
    // `Biel/Bienne`, `Bruxelles - Brussel`: people write only one of them.
    const names = plain.split(BETWEEN_NAMES);
    const alone = placeRemark === null ? plain : plain.replace(placeRemark, '');
    return this.#nameKeys([name, ...aliases, ...known, plain, alone, ...names]);
  }

  /**
   * The looser forms of a name: its sound; its core tokens in alphabetical order, so that word order, particles and
   * titles do not matter; its last core token, so that first names and ranks may be left out.
   */
  spellings(tokens: readonly string[]): string[] {
    const core = this.coreTokens(tokens);
    const forms = [SPELLING.sound + this.sound(tokens.join(''))];
    if (tokens.length > 1) {
      forms.push(SPELLING.core + [...core].sort().join(''));
      forms.push(SPELLING.head + core[core.length - 1]!);
    }
    return forms;
  }

  #nameKeys(names: readonly string[]): NameKey[] {
    const keys = new Map<string, NameKey>();
    for (const [index, name] of names.entries()) {
      const alias = index > 0;
      const folded = fold(name);
      for (const [rank, { tokens }] of this.#reader.readAll(folded).entries()) {
        const key = tokens.join('');
        const spellings = rank < SPELLED_READINGS ? this.spellings(tokens) : [];
        if (key !== '' && !keys.has(key)) keys.set(key, { key, alias, spellings });
      }
      // Each word read alone, and the name as written: a typo in `Nije` is near `nije`, not near `nieuwe`, its token.
      const apart = wordsOf(folded).map((word) => this.token(word));
      for (const key of [apart.join(''), squash(folded)])
        if (key !== '' && !keys.has(key)) keys.set(key, { key, alias, spellings: [] });
    }
    return [...keys.values()];
  }

  /** The canonical form of a postcode (`1234AB`); null for text that is not a postcode. */
  normalisePostcode(text: string): string | null {
    const trimmed = text.trim();
    const { pattern, canonical } = this.conventions.postcode;
    if (!this.conventions.hasPostcodes) return trimmed === '' ? null : canonical(trimmed);
    // Checks the end of the match, then its start. `exec` is slower, because it copies the matches to an array.
    pattern.lastIndex = 0;
    const endsThere = pattern.test(trimmed) && pattern.lastIndex === trimmed.length;
    pattern.lastIndex = 0;
    return endsThere && trimmed.search(pattern) === 0 ? canonical(trimmed) : null;
  }

  /** The first part of a postcode (`9711`); null for other text. */
  partialPostcode(text: string): string | null {
    const { partial, division } = this.conventions.postcode;
    const ofDivision = division?.exec(text)?.[1];
    // Corsica is `2A` and `2B`, and its postcodes begin with 20.
    if (ofDivision !== undefined) return ofDivision.replace(/[ab]/iu, '0');
    const folded = squash(fold(text));
    return partial.test(folded) ? folded.toUpperCase() : null;
  }

  /**
   * Splits a house number that a source writes as one text: `12A` → 12, A; `203-06` stays whole unless a hyphen starts
   * a suffix in this country.
   */
  splitHouseNumber(text: string): { number: string; suffix: string } {
    const trimmed = text.trim();
    const parts =
      FRACTION.exec(trimmed) ??
      GLUED_LETTERS.exec(trimmed) ??
      (this.conventions.hyphenStartsSuffix ? HYPHENATED.exec(trimmed) : null);
    return parts ? { number: parts[1]!, suffix: parts[2]!.trim() } : { number: trimmed, suffix: '' };
  }

  /** True for a word that can only be a suffix: `bis`, `hs`, `boven`. */
  isSuffixWord(folded: string): boolean {
    return this.#suffixReader.isWord(folded);
  }

  /** True for a word that only announces a house number: `nr`, `no`, `numero`. */
  isNumberWord(folded: string): boolean {
    return this.#numberWords.has(folded);
  }

  /** True for a short word that people may write before a place or leave out: `te`, `in`, `à`, `i`. */
  isSmallWord(folded: string): boolean {
    if (folded.length > LONGEST_SMALL_WORD || !this.#particles.has(folded)) return false;
    // People leave out `rue` as they do `de`, but not before a place.
    return !this.conventions.commonTypes.includes(folded);
  }

  /** A suffix in the form that is compared: `huis` and `hs`, `A-2` and `a2`, `apt 3` and `3` are equal. */
  suffixKey(suffix: string): string {
    return this.#suffixReader.key(suffix);
  }

  /** True for the key of a suffix that is a floor or a side of a house: `EG`, `links`, `front`. */
  isUnitKey(key: string): boolean {
    return this.#suffixReader.isUnitKey(key);
  }

  /** Takes floors, units and remarks out of a line. */
  takeExtras(line: string): LineExtras {
    return this.#extras.take(line);
  }

  /** False for folded words, none in front of a number, that tell of no floor, unit or remark. */
  mayTellExtras(words: readonly string[]): boolean {
    return this.#extras.mayBeIn(words);
  }

  /** An address in one line, as this country writes it. */
  label(parts: LabelParts): string {
    return this.conventions.lines(parts).join(', ');
  }

  /** The lines of an address on an envelope, as this country writes them. */
  lines(parts: LabelParts): readonly string[] {
    return this.conventions.lines(parts);
  }
}
