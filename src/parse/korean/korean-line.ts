const HANGUL = /\p{Script=Hangul}/u;
const LABEL = /^\s*(?:도로명\s?|배송\s?|받는\s?)?주소\s*:?\s*/u;
const WORD_FOR_POSTCODE = /우편\s?번호\s*:?\s*/gu;
/** `서울특별시중구`: a province that is glued to what it holds. */
const GLUED_PROVINCE =
  /((?:특별자치|특별|광역)(?:시|도)|(?:경기|강원|충청[남북]|전라[남북]|경상[남북]|제주)도)(?=\p{Script=Hangul})/gu;
/** A city, a county or a district that is glued to a street: `분당구판교역로235`. */
const GLUED_DIVISION =
  /(?<=(?:^|\s)(?:\p{Script=Hangul}{2,3}시)?)(\p{Script=Hangul}{2,3}?시|\p{Script=Hangul}{1,3}?[구군])(?=\p{Script=Hangul}+(?:로|길|구))/gu;
const BEHIND_PROVINCE = /(?:특별자치|특별|광역)(?:시|도) |(?:^|\s)\p{Script=Hangul}{2,3}도 /u;
/** `강남대로 96 길`: the number of a side street. */
const SIDE_STREET = /(?<=로)\s+(\d+)\s*(번?길)/gu;
const SPACE_IN_SIDE_STREET = /(?<=로\d+)\s+(?=번?길)/gu;
/** `을지로3길12`; not the 3 of `을지로3길` nor of `을지로3가`. */
const GLUED_NUMBER = /(?<=[로길])(\d+(?:-\d+)?)(?![\d-]|번?길|가)/gu;
/** A word behind the number of a house: `세종대로 110번지`. */
const BEHIND_NUMBER = /(?<=[로길]\s*\d+(?:-\d+)?)(?:번지|번|호)(?![\p{IDS}\d])/gu;
/** A block, a floor and a flat: `101동 1203호`, `지하1층`. */
const UNITS =
  /(?<![\p{IDS}\d-])(?:지하\s?\d+층|\d+층|[\dA-Z가-하]+동(?=\s*\d+호)|\d+호실?|B\d+층?)(?![\p{IDS}\d])/gu;

/** An address from large to small, with the name of a building, a quarter in brackets or a company behind its number. */
const BEHIND_ADDRESS =
  /^(?=.*\p{Script=Hangul}(?:[시도군구]|서울|부산|대구|인천|대전|광주|울산|세종|경기|강원|충[북남]|전[북남]|경[북남]|제주)\s)(.*(?:로|길)\s\d+(?:-\d+)?)(?=[\s,(])([\s,(]+[\p{IDS}(][^\n]*)$/u;
/** Behind the number, these make another address of it, or say that it goes on. */
const NO_BUILDING =
  /맞은편|건너편|근처|부근|(?:^|\s)(?:옆|앞|뒤)(?!\p{IDS})|(?:로|길)\s?\d|[시군구도읍면](?:\s|$)|(?:^|\s)(?:서울|경기|부산)/u;

/** `(태평로1가)`: the quarter of the old address. */
const IN_BRACKETS = /\([^)]*\)/gu;

/** A line, and the words of it that belong to no field. */
export interface KoreanLine {
  readonly text: string;
  readonly noise: readonly string[];
}

/**
 * A line as Koreans write it, with spaces between its parts: `서울특별시중구세종대로110번지 3층` is `서울특별시 중구 세종대로 110`. Other
 * lines stay as they are.
 * @param hasFlats true if the register has floors and flats. Then they stay behind the number.
 */
export function koreanLine(line: string, hasFlats: boolean): KoreanLine {
  if (!HANGUL.test(line)) return { text: line, noise: [] };
  const apart = line.replace(LABEL, '').replace(WORD_FOR_POSTCODE, '').replace(GLUED_PROVINCE, '$1 ');
  const divided = BEHIND_PROVINCE.test(apart) ? apart.replace(GLUED_DIVISION, '$1 ') : apart;
  const text = divided
    .replace(SIDE_STREET, '$1$2')
    .replace(SPACE_IN_SIDE_STREET, '')
    .replace(GLUED_NUMBER, ' $1')
    .replace(BEHIND_NUMBER, '');
  if (hasFlats) return { text, noise: [] };
  const noise = text.match(UNITS) ?? [];
  const without = noise.length === 0 ? text : text.replace(UNITS, ' ').trim();
  const [, address, building = ''] = BEHIND_ADDRESS.exec(without) ?? [];
  if (address === undefined || NO_BUILDING.test(building.replace(IN_BRACKETS, '')))
    return { text: without, noise };
  return { text: address, noise: [...noise, building.trim()] };
}
