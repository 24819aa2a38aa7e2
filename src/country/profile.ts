import type { AreaLevel } from '../model/areas';
import { fold } from '../text/fold';
import type { CountryConventions, LabelParts, NameKey } from './conventions';
import { ExtrasReader, type LineExtras } from './lines/line-extras';
import { type RelationWords, relationWords } from './lines/relation-words';
import { CoreTokens } from './names/core-tokens';
import { YearsOfDays } from './names/months';
import { NameKeys } from './names/name-keys';
import { NameReader, type ReadName } from './names/name-reader';
import { NumberedRoads } from './names/numbered-roads';
import { OppositeWords } from './names/opposites';
import { Sounds } from './names/sounds';
import { StreetTypes } from './names/street-types';
import { floorNames } from './numbers/floor-names';
import { letterWords } from './numbers/letter-words';
import { wordsOfNumbers } from './numbers/number-words';
import { splitHouseNumber } from './numbers/split-house-number';
import { SuffixReader } from './numbers/suffix-reader';
import { DivisionNames } from './places/division-names';
import { NUMBERS_BEHIND_CITIES } from './places/numbered-districts';
import { canonicalPostcode, firstPartOfPostcode } from './places/read-postcode';
import { WITH_PROVINCES_OF_TOWNS } from './places/regions';
import { smallWords } from './places/small-words';

/**
 * The conventions of a country, ready to use. All code that reads text uses a profile; no other code knows about
 * countries. What it knows of names, numbers, places and lines is in the rooms of these names.
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
  readonly #reader: NameReader;
  readonly #core: CoreTokens;
  readonly #nameKeys: NameKeys;
  readonly #sounds: Sounds;
  readonly #streetTypes: StreetTypes;
  readonly #divisions: DivisionNames;
  readonly #smallWords: ReadonlySet<string>;
  readonly #numberWords: ReadonlySet<string>;
  readonly #suffixReader: SuffixReader;
  readonly #isFloorName: (suffix: string) => boolean;
  /** Null until a line has words that may tell it. */
  #letterWords: ((line: string) => string) | null = null;
  readonly #extras: ExtrasReader;

  constructor(conventions: CountryConventions) {
    this.code = conventions.code;
    this.name = conventions.name;
    this.locale = conventions.locale;
    this.conventions = conventions;
    this.#reader = new NameReader(conventions);
    const tokenOf = (word: string) => this.#reader.token(word);
    this.relations = relationWords(conventions.languages);
    this.roads = NumberedRoads.of(conventions, this.#reader);
    this.opposites = new OppositeWords(conventions.languages, tokenOf);
    this.years = new YearsOfDays(conventions.languages);
    this.#streetTypes = new StreetTypes(conventions, tokenOf);
    this.#core = new CoreTokens(conventions, this.#streetTypes, this.years, tokenOf);
    this.#sounds = new Sounds(conventions.sounds);
    this.#nameKeys = new NameKeys(conventions, this.#reader, this.#core, this.#sounds);
    this.#divisions = new DivisionNames(conventions);
    this.#smallWords = smallWords(conventions);
    this.#numberWords = wordsOfNumbers(conventions);
    this.#suffixReader = new SuffixReader(conventions);
    this.#isFloorName = floorNames(conventions.languages);
    this.#extras = new ExtrasReader(conventions);
  }

  // Names

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

  /**
   * The tokens that carry a name, without particles, titles and a separate street type. If no token would remain, all
   * tokens.
   */
  coreTokens(tokens: readonly string[]): readonly string[] {
    return this.#core.of(tokens);
  }

  /** True for a word that people may leave out: a particle or a title. */
  isOptional(token: string): boolean {
    return this.#core.isOptional(token);
  }

  /** The sound of squashed text. Spellings that sound the same have the same sound. */
  sound(key: string): string {
    return this.#sounds.of(key);
  }

  /** True if `sound(key) === sound`. It makes no string. */
  soundsAs(key: string, sound: string): boolean {
    return this.#sounds.areOf(key, sound);
  }

  // Keys in the index

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

  /** The keys under which a street is found: those of its own name, then those of its aliases. */
  streetKeys(name: string, aliases: readonly string[] = []): NameKey[] {
    return this.#nameKeys.ofStreet([name, ...aliases]);
  }

  /** The keys under which an area is found. */
  placeKeys(level: AreaLevel, name: string, aliases: readonly string[] = []): NameKey[] {
    return this.#nameKeys.ofPlace(level, name, aliases);
  }

  /**
   * The looser forms of a name: its sound; its core tokens in alphabetical order, so that word order, particles and
   * titles do not matter; its last core token, so that first names and ranks may be left out.
   */
  spellings(tokens: readonly string[]): string[] {
    return this.#nameKeys.spellings(tokens);
  }

  // Street types

  /** The street type of a name, at the position where the country has it; empty for none. */
  streetType(tokens: readonly string[], count = tokens.length): string {
    return this.#streetTypes.of(tokens, count);
  }

  /** True for a token that is a street type. */
  isStreetType(token: string): boolean {
    return this.#streetTypes.has(token);
  }

  /** True for a name with a street type that most streets of the country have. */
  hasCommonType(tokens: readonly string[]): boolean {
    return tokens.length > 0 && this.conventions.commonTypes.includes(this.streetType(tokens));
  }

  /** True for a street type that no or almost no name of the data has: `Drove` in a state with many drives. */
  isUnusualType(token: string): boolean {
    return this.#streetTypes.isUnusual(token);
  }

  /** True for a type that names lack: a plain one, or one as easily left out as an article, if no name of the data has it. */
  isTypeOfNone(token: string): boolean {
    return this.#streetTypes.isPlainUnused(token) || (this.isOptional(token) && this.isUnusualType(token));
  }

  /** True for a type that the register may have left out: `ulica`, but `plac` only where no name has it. */
  mayLackType(token: string): boolean {
    return this.#streetTypes.mayBeLeftOut(token);
  }

  /** True for a folded word that is a street type written out, though its key is also that of a division's code. */
  isTypeLikeCode(word: string): boolean {
    return this.#streetTypes.isLikeCode(word);
  }

  // Places

  /** The name of the division that a name or a code means: `N.Y.` is New York. The name itself if it means none. */
  divisionOf(name: string): string {
    return this.#divisions.meantBy(name);
  }

  /** True for the name or code of a state, province or canton, or a second name of a town, whether the data have it or not. */
  isDivision(name: string): boolean {
    return this.#divisions.has(name);
  }

  /** True for the name of another country, or of a state, province, canton or region of one: `Belgien`, `Quebec`, `TX`. */
  isElsewhere(name: string): boolean {
    return this.#divisions.isElsewhere(name);
  }

  /** True if most provinces bear the name of their capital: `Bern` alone is rather the town. */
  get hasProvincesOfTowns(): boolean {
    return WITH_PROVINCES_OF_TOWNS.has(this.code);
  }

  /** True if a number behind a city most likely is that of a district or of a department, though the data have none. */
  standsBehindCities(number: string): boolean {
    return NUMBERS_BEHIND_CITIES.get(this.code)?.test(number) === true;
  }

  /** True for a short word that people may write before a place or leave out: `te`, `in`, `à`, `i`. */
  isSmallWord(folded: string): boolean {
    return this.#smallWords.has(folded);
  }

  /** The canonical form of a postcode (`1234AB`); null for text that is not a postcode. */
  normalisePostcode(text: string): string | null {
    return canonicalPostcode(text, this.conventions);
  }

  /** The first part of a postcode (`9711`); null for other text. */
  partialPostcode(text: string): string | null {
    return firstPartOfPostcode(text, this.conventions);
  }

  // Numbers

  /**
   * Splits a house number that a source writes as one text: `12A` → 12, A; `203-06` stays whole unless a hyphen starts
   * a suffix in this country.
   */
  splitHouseNumber(text: string): { number: string; suffix: string } {
    return splitHouseNumber(text, this.conventions.hyphenStartsSuffix);
  }

  /** The line with the letter of a house right behind its number: `24 lett. B` becomes `24 B`. */
  withoutLetterWords(line: string): string {
    this.#letterWords ??= letterWords(this.conventions.languages);
    return this.#letterWords(line);
  }

  /** True for a word that only announces a house number: `nr`, `no`, `numero`. */
  isNumberWord(folded: string): boolean {
    return this.#numberWords.has(folded);
  }

  /** True for a word that can only be a suffix: `bis`, `hs`, `boven`. */
  isSuffixWord(folded: string): boolean {
    return this.#suffixReader.isWord(folded);
  }

  /** A suffix in the form that is compared: `huis` and `hs`, `A-2` and `a2`, `apt 3` and `3` are equal. */
  suffixKey(suffix: string): string {
    return this.#suffixReader.key(suffix);
  }

  /** True for the key of a suffix that is a floor or a side of a house: `EG`, `links`, `front`. */
  isUnitKey(key: string): boolean {
    return this.#suffixReader.isUnitKey(key);
  }

  /** True for a suffix that is a floor or a part of a house in words: `2 hoog`, `3° p.`, `gelijkvloers`. */
  isFloorName(suffix: string): boolean {
    return this.#isFloorName(suffix);
  }

  /** True where `38A` is flat A of number 38. Elsewhere it is a house of its own, and the letter of a flat stands apart. */
  get writesFlatsAsLetters(): boolean {
    return this.conventions.languages.includes('en');
  }

  // Lines

  /** False for folded words, none in front of a number, that tell of no floor, unit or remark. */
  mayTellExtras(words: readonly string[]): boolean {
    return this.#extras.mayBeIn(words);
  }

  /** Takes floors, units and remarks out of a line. */
  takeExtras(line: string): LineExtras {
    return this.#extras.take(line);
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
