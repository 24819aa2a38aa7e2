const KANJI = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'];
const HAN = /\p{Script=Han}/u;
const POSTCODE_MARK = /〒\s*/g;
/** Signs between two numbers: dashes, the long vowel mark, `番地`, `番`, `の`. */
const BETWEEN_NUMBERS = /(?<=\d)\s*(?:[-‐‑–—−ー]|番地の|番地|番|の)\s*(?=\d)/gu;
const BEHIND_NUMBER = /(?<=\d)\s*(?:番地|番|号)(?!\d)/gu;
const DISTRICT_IN_DIGITS = /(?<!\d)(\d{1,2})丁目\s*/gu;
/** A district, block and house in digits: `銀座4-5-6`. */
const DISTRICT_WITH_DASH = /(?<=\p{L})(?<!丁目)(\d{1,2})-(?=\d+(?:-\d+)?$)/u;
const NUMBER_BEHIND_NAME = /(?<=\p{L})(?=\d)/gu;
const PREFECTURE = /(?<!\p{L})(東京都|北海道|京都府|大阪府|\p{L}{2,3}?県)(?=\p{L})/u;
/** A city with its ward, a ward of Tokyo, or a town in its county. Three cities have the sign for a city in their names. */
const MUNICIPALITY =
  /(?<!\p{L})((?:四日市|廿日市|野々市|\p{L}+?)市(?:\p{L}{1,4}?区)?|\p{L}{1,4}?区|\p{L}{1,6}?郡\p{L}{1,6}?[町村])(?=\p{L})/u;

/**
 * A line as Japanese write it, in the form of the registers: the number of a district in kanji (`4丁目` → `四丁目`), block
 * and house as `5-6`, and a space before them. `銀座4-5` is district 4 or block 4, and a register may have prefecture and
 * municipality in the name or not: there are up to four lines. Other lines stay as they are.
 */
export function japaneseLines(line: string): readonly string[] {
  if (!HAN.test(line)) return [line];
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

/** 1 to 99: `十二`. */
function inKanji(number: number): string {
  const tens = Math.floor(number / 10);
  return `${tens > 1 ? KANJI[tens] : ''}${tens > 0 ? '十' : ''}${KANJI[number % 10]}`;
}
