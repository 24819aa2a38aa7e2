import { houseBehindTown } from './japanese-house';
import { inKanji } from './japanese-numerals';
import { inPlainSigns } from './japanese-signs';
import { findTown, isOfOtherPlace } from './japanese-start';
import type { FoundTown, TownFinder } from './japanese-town';

const HAN = /\p{Script=Han}/u;
const POSTCODE_MARK = /〒\s*/g;
const POSTCODE = /〒\s*\d{3}-?\d{4}\s*|(?<!\d)\d{3}-\d{4}(?![-\d])\s*/u;
/** Signs between two numbers: dashes, the long vowel mark, `番地`, `番`, `の`. */
const BETWEEN_NUMBERS = /(?<=\d)\s*(?:[-‐‑–—−ー]|番地の|番地|番|の)\s*(?=\d)/gu;
const BEHIND_NUMBER = /(?<=\d)\s*(?:番地|番|号)(?!\d)/gu;
const DISTRICT_IN_DIGITS = /(?<!\d)(\d{1,2})丁目\s*/gu;
/** A district, block and house in digits: `銀座4-5-6`. Without a house it is more likely a district if it is small. */
const DISTRICT_WITH_DASH = /(?<=\p{IDS})(?<!丁目)(\d(?=-\d+$)|\d{1,2}(?=-\d+-\d+$))-/u;
const NUMBER_BEHIND_NAME = /(?<=\p{IDS})(?=\d)/gu;
const PREFECTURE = /(?<!\p{IDS})(東京都|北海道|京都府|大阪府|\p{IDS}{2,3}?県)(?=\p{IDS})/u;
/** `沖縄県` in front of a town that the data have in another prefecture: the right one is read with the town. */
const ENDS_IN_PREFECTURE = /(?:東京都|北海道|京都府|大阪府|\p{IDS}{2,3}県)$/u;
/** A city with its ward, a ward of Tokyo, or a town in its county. Three cities have the sign for a city in their names. */
const MUNICIPALITY =
  /(?<!\p{IDS})((?:四日市|廿日市|野々市|\p{IDS}+?)市(?:\p{IDS}{1,4}?区)?|\p{IDS}{1,4}?区|\p{IDS}{1,6}?郡\p{IDS}{1,6}?[町村])(?=\p{IDS})/u;
const ONLY_NUMBER = /^[-\s\dのノ]+$/u;
/** A name goes on right behind a town, and no word for a section begins or ends there. */
const GOES_ON = /^(?!大?字|小字)\p{IDS}/u;
const ENDS_IN_BREAK = /[\s,、()字]$/u;

/** `TEL 03-1234-5678`, `電話：０３（１２３４）５６７８` behind an address. */
const TELEPHONE =
  /[\s、,]*(?:tel|fax|電話(?:番号)?|携帯|☎|℡)\.?\s*[:：]?\s*[+\d０-９(（][\d０-９()（）\s‐‑–—−ー－-]{7,}$/iu;

/**
 * A line as Japanese write it, in the form of the registers: the number of a district in kanji (`4丁目` → `四丁目`), block
 * and house as `5-6`, and a space before them. Where the data know the town, its name is in their spelling. `銀座4-5` is
 * district 4 or block 4, and a register may have prefecture and municipality in the name or not: there are several lines.
 * Other lines stay as they are.
 */
export function japaneseLines(line: string, towns?: TownFinder): readonly JapaneseLine[] {
  if (!HAN.test(line)) return [plain(line)];
  const [telephone] = TELEPHONE.exec(line) ?? [];
  if (telephone !== undefined) {
    const noise = [telephone.trim()];
    return japaneseLines(line.slice(0, -telephone.length), towns).map((one) => ({
      ...one,
      noise: [...one.noise, ...noise],
    }));
  }
  const { lines, isWhole } = towns === undefined ? NO_TOWN : linesOfTowns(line, towns);
  return isWhole ? lines : [...lines, ...plainLines(line).map(plain)];
}

/** A line, and the words behind it that belong to no field. */
export interface JapaneseLine {
  readonly text: string;
  readonly noise: readonly string[];
  /** Another town may be meant: a name goes on behind this one (`寺田` is hardly `寺`), or others share the name. */
  readonly mayBeOther: boolean;
}

function plain(text: string): JapaneseLine {
  return { text, noise: [], mayBeOther: false };
}

/** Lines with a known town. They are the whole truth unless only the municipality was found. */
interface TownLines {
  readonly lines: readonly JapaneseLine[];
  readonly isWhole: boolean;
}

const NO_TOWN: TownLines = { lines: [], isWhole: false };

/** The line with the longest town in it; and with the town without its last number, if there is one. */
function linesOfTowns(line: string, finder: TownFinder): TownLines {
  const written = inPlainSigns(line);
  const postcode = POSTCODE.exec(written)?.[0] ?? '';
  const mark = postcode === '' ? '' : `${postcode.replace(POSTCODE_MARK, '').trim()} `;
  const { text, front, towns, municipality, isFollowed } = findTown(
    finder,
    written.replace(postcode, ' ').trim(),
  );
  const [first] = towns;
  // `東京駅` has nothing to do with a town `東`.
  if (first === undefined || (isFollowed && municipality === undefined)) return NO_TOWN;
  // `吉祥寺` alone is hardly `吉祥寺町` of another city.
  if (municipality === undefined && first.cost > 0 && first.end === text.length) return NO_TOWN;
  if (isFollowed && first === municipality)
    return {
      lines: [
        {
          text: `${mark}${first.name} ${text.slice(first.end).trimStart()}`,
          noise: front,
          mayBeOther: false,
        },
      ],
      isWhole: false,
    };
  const lineOf = ({ name, end }: FoundTown) => {
    const tail = text.slice(end);
    const { number, rest } = houseBehindTown(tail);
    return {
      text: `${mark}${name} ${number}`.trimEnd(),
      noise: [...front, ...rest],
      mayBeOther:
        front.some(
          (before) => ENDS_IN_PREFECTURE.test(before) || isOfOtherPlace(finder, name, before, text),
        ) ||
        (GOES_ON.test(tail) && !ENDS_IN_BREAK.test(text.slice(0, end))) ||
        (municipality === undefined && finder.hasDistricts(name)),
    };
  };
  // `銀座4-5` is district 4 or block 4.
  const second = towns.find(({ name }) => name !== first.name);
  const isBlock = second !== undefined && ONLY_NUMBER.test(text.slice(second.end, first.end));
  return {
    lines: isBlock ? [lineOf(first), lineOf(second)] : [lineOf(first)],
    isWhole: true,
  };
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
