import { inKanji } from '../japanese/japanese-numerals';
import { inPlainSigns } from '../japanese/japanese-signs';

const HAN = /\p{Script=Han}/u;
const COMMAS = /\s*[,、;，；]\s*/gu;
/** A mark or a word in Latin letters in front: `1. 臺北市`, `Address: 臺北市`. */
const IN_FRONT =
  /^(?:\d{1,2}[.)]|[^\p{IDS}\p{N}]+|[a-z ]+[:：-])\s*(?=\p{Script=Han}|\d{3,6}\p{Script=Han})/iu;
const LABEL = /^\s*(?:(?:收件|送貨|送货|寄送|通訊|通讯)?地址|住址)\s*:?\s*/u;
/** The country in front of a city: `台灣臺北市`, but not `臺灣大道`. */
const COUNTRY = /^(?:中華民國|中华人民共和国|中国|中國)?(?:[台臺]灣省?)?(?=\p{Script=Han}{1,3}[市縣县省])/u;
const POSTCODE = /^(\d{3}(?:-?\d{2,3})?)(?=\s*\p{Script=Han})/u;
const PROVINCE = /^(\p{Script=Han}{2,3}省)?(\p{Script=Han}{2,3}?[市縣县])(?=\p{Script=Han})/u;
/** `高雄新興區`: a city without its sign. */
const CITY_BEFORE_DISTRICT = /^\p{Script=Han}{2}(?=(?!新[区區])\p{Script=Han}{1,3}[区區])/u;
/** `前鎮區` is one district, though `鎮` ends the names of others. */
const DISTRICT = /^(\p{Script=Han}{1,3}[區区]|\p{Script=Han}{1,3}?[鄉乡鎮镇市縣县])(?=\p{Script=Han})/u;
/** A village and a neighbourhood, which registers leave out: `永康里3鄰`. A street may have the sign in its name: `大里路`. */
const VILLAGE =
  /^\p{Script=Han}{1,3}[里村](?:第?[\d一二三四五六七八九十]+[鄰邻])?(?=\p{Script=Han}{2}|\p{Script=Han}[^路街])/u;
const NEIGHBOURHOOD = /^第?[\d一二三四五六七八九十]+[鄰邻]/u;
/** `信義路5段`, `中正3路`: registers write these numbers in words. */
const SECTION_IN_DIGITS = /(?<=\p{Script=Han})(\d{1,2})(?=[段路])/gu;
/**
 * The number of the house, in front of its sign, or behind a word for a street and at the end of a part; that of a lane belongs to the
 * street.
 */
const HOUSE =
  /(?:(?<=\p{Script=Han})\s*(?<signed>\d+)(?:[-之](?<before>\d+))?\s*[號号](?:[-之](?<behind>\d+))?|(?<=[路街道段巷弄衖])\s*(?<plain>\d+)(?:[-之](?<half>\d+))?(?:(?=\s*(?:,|$))|(?=\s+(?![巷弄段號号]))))/u;
const SIGN_OF_NUMBER = /(?<=\d)\s*[號号]/gu;
/** Behind the house number: a floor, a room and the name of a building, as far as the next comma. */
const BEHIND_HOUSE = /^[^,]+/u;

/** A line, and the words behind its house number that belong to no field. */
export interface ChineseLine {
  readonly text: string;
  readonly noise: readonly string[];
}

/**
 * A line as Chinese write it, from large to small and without spaces, with spaces between its parts: `110台北市信義區信義路5段7號3樓` is
 * `110 台北市 信義區 信義路五段 7`. Registers may write the section in digits, so there may be two lines. Other lines stay as they
 * are.
 * @param hasFlats true if the register has floors and flats. Then they stay behind the number.
 */
export function chineseLines(line: string, hasFlats: boolean): readonly ChineseLine[] {
  if (!HAN.test(line)) return [{ text: line, noise: [] }];
  const written = inPlainSigns(line)
    .replace(COMMAS, ', ')
    .replace(IN_FRONT, '')
    .replace(LABEL, '')
    .replace(COUNTRY, '')
    .trim();
  const inWords = written.replace(SECTION_IN_DIGITS, (digits) => inKanji(Number(digits)));
  const writings = inWords === written ? [written] : [inWords, written];
  return writings.map((text) => apart(text, hasFlats));
}

function apart(line: string, hasFlats: boolean): ChineseLine {
  const { text, noise } = withHouseApart(withDivisionsApart(line), hasFlats);
  return { text: text.replace(SIGN_OF_NUMBER, ''), noise };
}

/** Spaces behind the postcode, the city and the district; without the village. */
function withDivisionsApart(line: string): string {
  let rest = line;
  const parts: string[] = [];
  const take = (pattern: RegExp, keep = true) => {
    const found = pattern.exec(rest)?.[0] ?? '';
    if (keep && found !== '') parts.push(found);
    rest = rest.slice(found.length).trimStart();
    return found !== '';
  };
  take(POSTCODE);
  if (!take(PROVINCE)) take(CITY_BEFORE_DISTRICT);
  take(DISTRICT);
  take(VILLAGE, false);
  take(NEIGHBOURHOOD, false);
  return [...parts, rest].join(' ');
}

function withHouseApart(line: string, hasFlats: boolean): ChineseLine {
  const found = HOUSE.exec(line);
  if (found === null) return { text: line, noise: [] };
  const [whole] = found;
  const { signed, before, behind, plain, half } = found.groups!;
  const number = signed ?? plain!;
  const second = before ?? behind ?? half;
  const house = second === undefined ? number : `${number}-${second}`;
  const front = line.slice(0, found.index);
  const back = line.slice(found.index + whole.length);
  if (hasFlats) return { text: `${front} ${house} ${back}`.trimEnd(), noise: [] };
  const noise = BEHIND_HOUSE.exec(back)?.[0] ?? '';
  return {
    text: `${front} ${house}${back.slice(noise.length)}`,
    noise: noise.trim() === '' ? [] : [noise.trim()],
  };
}
