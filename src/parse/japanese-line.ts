import { DIRECTIONS_BEFORE_TOWN } from '../country/japanese-writing';
import { houseBehindTown } from './japanese-house';
import { inKanji } from './japanese-numerals';
import type { FoundTown, TownFinder } from './japanese-town';

const HAN = /\p{Script=Han}/u;
const POSTCODE_MARK = /〒\s*/g;
const POSTCODE = /〒\s*\d{3}-?\d{4}\s*|^\s*\d{3}-\d{4}(?!\d)\s*/u;
const DASHES =
  /[-‐‑‒–—―−━─ｰ]|(?<=[\dA-Za-z〇一二三四五六七八九十百千])ー(?=[\dA-Za-zァ-ヶ〇一二三四五六七八九十百千])/gu;
/** Signs between two numbers: dashes, the long vowel mark, `番地`, `番`, `の`. */
const BETWEEN_NUMBERS = /(?<=\d)\s*(?:[-‐‑–—−ー]|番地の|番地|番|の)\s*(?=\d)/gu;
const BEHIND_NUMBER = /(?<=\d)\s*(?:番地|番|号)(?!\d)/gu;
const DISTRICT_IN_DIGITS = /(?<!\d)(\d{1,2})丁目\s*/gu;
/** A district, block and house in digits: `銀座4-5-6`. */
const DISTRICT_WITH_DASH = /(?<=\p{L})(?<!丁目)(\d{1,2})-(?=\d+(?:-\d+)?$)/u;
const NUMBER_BEHIND_NAME = /(?<=\p{L})(?=\d)/gu;
const PREFECTURE = /(?<!\p{L})(東京都|北海道|京都府|大阪府|\p{L}{2,3}?県)(?=\p{L})/u;
const BEFORE_PREFECTURE = /^.*?(?=東京都|北海道|京都府|大阪府|(?<!\p{L})\p{Script=Han}{2,3}県)/u;
const REMARK_IN_FRONT = /^\s*(?:\([^()]*\)|日本国?)[\s,、]*/u;
/** A city with its ward, a ward of Tokyo, or a town in its county. Three cities have the sign for a city in their names. */
const MUNICIPALITY =
  /(?<!\p{L})((?:四日市|廿日市|野々市|\p{L}+?)市(?:\p{L}{1,4}?区)?|\p{L}{1,4}?区|\p{L}{1,6}?郡\p{L}{1,6}?[町村])(?=\p{L})/u;
const ONLY_NUMBER = /^[-\s\dのノ]+$/u;
const NOTHING_LEFT_OUT: readonly string[] = [];
const BEGINS_IN_NAME = /^\(?\p{L}/u;

/**
 * A line as Japanese write it, in the form of the registers: the number of a district in kanji (`4丁目` → `四丁目`), block
 * and house as `5-6`, and a space before them. Where the data know the town, its name is in their spelling. `銀座4-5` is
 * district 4 or block 4, and a register may have prefecture and municipality in the name or not: there are several lines.
 * Other lines stay as they are.
 */
export function japaneseLines(line: string, towns?: TownFinder): readonly JapaneseLine[] {
  if (!HAN.test(line)) return [{ text: line, noise: [] }];
  const { lines, isWhole } = towns === undefined ? NO_TOWN : linesOfTowns(line, towns);
  return isWhole ? lines : [...lines, ...plainLines(line).map((text) => ({ text, noise: [] }))];
}

/** A line, and the words behind it that belong to no field. */
export interface JapaneseLine {
  readonly text: string;
  readonly noise: readonly string[];
}

/** Lines with a known town. They are the whole truth unless only the municipality was found. */
interface TownLines {
  readonly lines: readonly JapaneseLine[];
  readonly isWhole: boolean;
}

const NO_TOWN: TownLines = { lines: [], isWhole: false };

/** The line with the longest town that it begins with; and with the town without its last number, if there is one. */
function linesOfTowns(line: string, finder: TownFinder): TownLines {
  const written = line.normalize('NFKC').replace(DASHES, '-');
  const postcode = POSTCODE.exec(written)?.[0] ?? '';
  const mark = postcode === '' ? '' : `${postcode.replace(POSTCODE_MARK, '').trim()} `;
  const whole = written
    .replace(postcode, ' ')
    .trim()
    .replace(REMARK_IN_FRONT, '')
    .replace(BEFORE_PREFECTURE, '');
  const text = withoutDirections(finder, whole);
  const found = townIn(finder, text, finder.find(text, NOTHING_LEFT_OUT));
  const { towns, municipality, isFollowed } =
    found.isFollowed || found.towns[0] === found.municipality
      ? townIn(finder, text, finder.find(text))
      : found;
  const [first] = towns;
  // `東京駅` has nothing to do with a town `東`.
  if (first === undefined || (isFollowed && municipality === undefined)) return NO_TOWN;
  if (isFollowed && first === municipality)
    return {
      lines: [{ text: `${mark}${first.name} ${text.slice(first.end).trimStart()}`, noise: [] }],
      isWhole: false,
    };
  const lineOf = ({ name, end }: FoundTown) => {
    const { number, rest } = houseBehindTown(text.slice(end));
    return { text: `${mark}${name} ${number}`.trimEnd(), noise: rest };
  };
  // `銀座4-5` is district 4 or block 4.
  const second = towns.find(({ name }) => name !== first.name);
  const isBlock = second !== undefined && ONLY_NUMBER.test(text.slice(second.end, first.end));
  return {
    lines: isBlock ? [lineOf(first), lineOf(second)] : [lineOf(first)],
    isWhole: true,
  };
}

/** What was found, the municipality among it, and whether more of a name follows the longest. */
function townIn(finder: TownFinder, text: string, towns: readonly FoundTown[]) {
  const municipality = towns.find(({ name }) => finder.isMunicipality(name));
  const end = towns[0]?.end ?? 0;
  return { towns, municipality, isFollowed: BEGINS_IN_NAME.test(text.slice(end).trimStart()) };
}

/** `寺町通御池上る上本能寺前町` without the streets, if a town follows them. */
function withoutDirections(finder: TownFinder, text: string): string {
  const directions = DIRECTIONS_BEFORE_TOWN.exec(text);
  if (directions === null) return text;
  const without = text.replace(DIRECTIONS_BEFORE_TOWN, '');
  const [town] = finder.find(without);
  return town !== undefined && town.end > directions.index ? without : text;
}

/** The line by its words alone. */
function plainLines(line: string): readonly string[] {
  const digits = line
    .replace(POSTCODE_MARK, '')
    .replace(BETWEEN_NUMBERS, '-')
    .replace(BEHIND_NUMBER, '')
    .replace(DISTRICT_IN_DIGITS, (_, number: string) => `${inKanji(Number(number))}丁目`);
  const inDistrict = digits.replace(
    DISTRICT_WITH_DASH,
    (_, number: string) => `${inKanji(Number(number))}丁目`,
  );
  const joined = [inDistrict, digits].map((text) => text.replace(NUMBER_BEHIND_NAME, ' '));
  const apart = joined.map((text) => text.replace(PREFECTURE, '$1 ').replace(MUNICIPALITY, '$1 '));
  return [...new Set([...joined, ...apart])];
}
