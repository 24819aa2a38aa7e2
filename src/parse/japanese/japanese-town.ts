import {
  FIRST_DISTRICT,
  MUNICIPALITY_IN_TWO,
  OPTIONAL_WORDS,
  signsLike,
  TOWN,
  UNITS_BEHIND_NUMBER,
} from '../../country/countries/japanese-writing';
import { fromKanji, inKanji } from './japanese-numerals';

/** What the data know of the places of a country where names have no spaces. */
export interface PlaceNames {
  isPlace(key: string): boolean;
  /** True if the name of a place begins so. */
  beginsPlace(beginning: string): boolean;
  /** Each municipality behind its province. */
  municipalities(): readonly (readonly [province: string, municipality: string])[];
}

/** A town as the register writes it, and where in the text its name ends. */
export interface FoundTown {
  readonly name: string;
  readonly end: number;
  readonly cost: number;
  /** The data know only its numbered districts. */
  readonly inDistricts: boolean;
}

type OptionalWords = readonly string[];

/** A beginning of a known name that stands for the text so far. */
interface Step {
  readonly name: string;
  readonly cost: number;
  /** A number ends here: its unit may be left out. */
  readonly number: 'none' | 'kanji' | 'digits';
}

const OTHER_SIGN_COST = 1;
const OPTIONAL_COST = 1.2;
const UNIT_COST = 0.5;
const PART_COST = 0.3;
/** Most steps that are followed from one position. */
const MAX_STEPS = 32;
/** Most letters of a line in which the name of a town is looked for. */
const MAX_LETTERS = 60;
const LEAST_OF_MUNICIPALITY = 2;
const MOST_OF_MUNICIPALITY = 9;
/** Numbers in names are smaller. */
const MAX_NUMBER = 199;

const SPACES = /^[\s,、()]/u;
const NUMBER = /^\d{1,3}(?!\d)/;
const KANJI_NUMBER = /^[〇一二三四五六七八九]{2,3}(?![〇一二三四五六七八九十百千])/u;
const ENDS_IN_KANJI_NUMBER = /[一二三四五六七八九十]$/u;
/** What follows a number whose unit is left out; a name may follow digits: `桜台4虹ビル`. */
const UNIT_LEFT_OUT = /^(?:[-\s,のノ東西南北]|$|丁(?=\d))/u;
const NAME_BEHIND_DIGITS = /^(?![番号丁条線地町〇一二三四五六七八九十])\p{IDS}/u;
const INSIDE_NUMBER = /^[〇一二三四五六七八九十]{2}$/u;
/** Where a name without its last sign may end. */
const NAME_MAY_END = /^[\s\d,]|^$/u;
const SEPARATOR = /^\s*(?:[-のノ]|丁(?=\d))\s*/u;

/** Finds the towns that a text without spaces begins with. */
export class TownFinder {
  readonly #names: PlaceNames;
  #parts: ReadonlyMap<string, readonly string[]> | null = null;
  #wholes: ReadonlySet<string> | null = null;
  #largest: ReadonlySet<string> | null = null;

  constructor(names: PlaceNames) {
    this.#names = names;
  }

  /**
   * Known places that the text begins with, in their own spelling, the longest first. The walk goes from letter to letter
   * as long as some name begins so.
   * @param optional words that the text may leave out or add; each makes the walk longer.
   */
  find(text: string, optional: OptionalWords = OPTIONAL_WORDS): readonly FoundTown[] {
    const steps = new Map<number, Map<string, Step>>();
    const found = new Map<number, FoundTown>();
    const add = (at: number, step: Step) => {
      const there = steps.get(at) ?? new Map<string, Step>();
      steps.set(at, there);
      const known = there.get(step.name);
      if (known !== undefined ? known.cost <= step.cost : there.size >= MAX_STEPS) return;
      if (step.name !== '' && !this.#names.beginsPlace(step.name)) return;
      there.set(step.name, step);
      if (INSIDE_NUMBER.test(text.slice(Math.max(0, at - 1), at + 1))) return;
      if (step.cost >= (found.get(at)?.cost ?? Number.POSITIVE_INFINITY)) return;
      const isPlace = this.#names.isPlace(step.name);
      const inDistricts = !isPlace && at === text.length && this.#names.isPlace(step.name + FIRST_DISTRICT);
      if (isPlace || inDistricts) found.set(at, { name: step.name, end: at, cost: step.cost, inDistricts });
    };
    add(0, { name: '', cost: 0, number: 'none' });
    for (const { end, name } of this.#municipalities(text))
      add(end, { name, cost: PART_COST, number: 'none' });
    const most = Math.min(text.length, MAX_LETTERS);
    for (let at = 0; at <= most; at++) {
      const here = steps.get(at);
      if (here === undefined) continue;
      const rest = text.slice(at);
      // A step may add others at its own position, which are followed too.
      for (const step of here.values()) this.#follow(step, rest, at, optional, add);
      steps.delete(at);
    }
    return [...found.values()].sort((a, b) => b.end - a.end || a.cost - b.cost);
  }

  /** True if numbered districts have this name as well: `自由が丘` is a town, and elsewhere `自由が丘一丁目`. */
  hasDistricts(name: string): boolean {
    return this.#names.isPlace(name + FIRST_DISTRICT);
  }

  isMunicipality(name: string): boolean {
    this.#wholes ??= new Set(
      this.#names.municipalities().flatMap(([province, own]) => [own, province + own]),
    );
    return this.#wholes.has(name);
  }

  /** The names of provinces and municipalities that stand at this position of a text, the shortest first. */
  municipalitiesAt(text: string, at: number): readonly string[] {
    this.#largest ??= new Set(this.#names.municipalities().flat());
    const names: string[] = [];
    for (
      let end = at + LEAST_OF_MUNICIPALITY;
      end <= Math.min(at + MOST_OF_MUNICIPALITY, text.length);
      end++
    ) {
      const name = text.slice(at, end);
      if (this.#largest.has(name)) names.push(name);
    }
    return names;
  }

  #follow(
    step: Step,
    rest: string,
    at: number,
    optional: OptionalWords,
    add: (at: number, step: Step) => void,
  ): void {
    if (step.name !== '' && SPACES.test(rest)) add(at + 1, step);
    if (step.name !== '' && NAME_MAY_END.test(rest))
      add(at, { name: `${step.name}${TOWN}`, cost: step.cost + OPTIONAL_COST, number: 'none' });
    if (step.number !== 'none' || ENDS_IN_KANJI_NUMBER.test(step.name)) this.#addUnits(step, rest, at, add);
    const number = (NUMBER.exec(rest) ?? KANJI_NUMBER.exec(rest))?.[0];
    if (number !== undefined) {
      const kind = NUMBER.test(rest) ? 'digits' : 'kanji';
      const value = kind === 'digits' ? Number(number) : fromKanji(number);
      if (value > 0 && value <= MAX_NUMBER)
        this.#extend(step, [inKanji(value)], number.length, kind, at, optional, add);
      if (NUMBER.test(rest)) return;
    }
    const sign = String.fromCodePoint(rest.codePointAt(0) ?? 0);
    if (rest === '') return;
    this.#extend(step, signsLike(sign), sign.length, 'none', at, optional, add);
    if (step.name === '') return;
    for (const word of optional)
      if (rest.startsWith(word)) add(at + word.length, { ...step, cost: step.cost + OPTIONAL_COST });
  }

  /** Adds a piece, also behind a word that the text leaves out. */
  #extend(
    step: Step,
    pieces: readonly string[],
    length: number,
    number: Step['number'],
    at: number,
    optional: OptionalWords,
    add: (at: number, step: Step) => void,
  ): void {
    for (const [index, piece] of pieces.entries()) {
      const cost = step.cost + (index > 0 ? OTHER_SIGN_COST : 0);
      add(at + length, { name: step.name + piece, cost, number });
      if (step.name === '' && index > 0) continue;
      for (const word of optional)
        add(at + length, { name: step.name + word + piece, cost: cost + OPTIONAL_COST, number });
    }
  }

  #addUnits(step: Step, rest: string, at: number, add: (at: number, step: Step) => void): void {
    const isLeftOut = UNIT_LEFT_OUT.test(rest) || (step.number === 'digits' && NAME_BEHIND_DIGITS.test(rest));
    if (!isLeftOut) return;
    for (const [index, unit] of UNITS_BEHIND_NUMBER.entries()) {
      const whole: Step = {
        name: step.name + unit,
        cost: step.cost + UNIT_COST + index / 10,
        number: 'none',
      };
      add(at, whole);
      const separator = SEPARATOR.exec(rest)?.[0];
      if (separator !== undefined) add(at + separator.length, whole);
    }
  }

  /** Municipalities of which the text has only a part: the village without its county. */
  #municipalities(text: string): { end: number; name: string }[] {
    this.#parts ??= partsOf(this.#names.municipalities());
    const found: { end: number; name: string }[] = [];
    for (let end = 2; end <= Math.min(text.length, 12); end++)
      for (const name of this.#parts.get(plainSigns(text.slice(0, end))) ?? []) found.push({ end, name });
    return found;
  }
}

/** Each part of a municipality, alone and behind its province. */
function partsOf(
  municipalities: readonly (readonly [string, string])[],
): ReadonlyMap<string, readonly string[]> {
  const parts = new Map<string, string[]>();
  const add = (part: string, whole: string) => {
    const key = plainSigns(part);
    const known = parts.get(key);
    if (known === undefined) parts.set(key, [whole]);
    else known.push(whole);
  };
  for (const [province, name] of municipalities) {
    const [, first, second] = MUNICIPALITY_IN_TWO.exec(name) ?? [];
    if (first === undefined || second === undefined) continue;
    for (const part of first.endsWith('市') ? [first, second] : [second]) {
      add(part, province + name);
      add(province + part, province + name);
    }
  }
  return parts;
}

/** One writing for all signs that stand for one another. */
function plainSigns(text: string): string {
  let plain = '';
  for (const sign of text) plain += [...signsLike(sign)].sort()[0];
  return plain;
}
