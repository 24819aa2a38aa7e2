const NUMERAL = '\\dA-Za-z〇一二三四五六七八九十百千';
const DASHES = new RegExp(`[-‐‑‒–—―−━─ｰ]|(?<=[${NUMERAL}])ー(?=[${NUMERAL}ァ-ヶ])`, 'gu');
/** `2.14.17`, `二・一四・一七`: other signs between two numbers. */
const BETWEEN_NUMBERS = /(?<=[\d〇一二三四五六七八九十])[・./~〜](?=[\d〇一二三四五六七八九十])/gu;
/** Columns, and quotes around the line. */
const COLUMNS = /[;|/"'「」『』【】[\]]/gu;
/** Marks that choose one of several forms of a sign. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;
/** Parts of signs that copies from PDF files have for the signs, and that NFKC leaves. */
const RADICALS: Readonly<Record<string, string>> = {
  ...{ '⺟': '母', '⺠': '民', '⻁': '虎', '⻄': '西', '⻅': '見', '⻆': '角', '⻑': '長', '⻘': '青' },
  ...{ '⻝': '食', '⻤': '鬼', '⻨': '麦', '⻩': '黄', '⻫': '斉', '⻭': '歯', '⻯': '竜', '⻲': '亀' },
};
const RADICAL = new RegExp(`[${Object.keys(RADICALS).join('')}]`, 'gu');

/** A line with one sign for each thing: narrow digits, `-` between numbers, spaces between columns. */
export function inPlainSigns(line: string): string {
  return line
    .replace(SELECTORS, '')
    .normalize('NFKC')
    .replace(RADICAL, (sign) => RADICALS[sign]!)
    .replace(DASHES, '-')
    .replace(BETWEEN_NUMBERS, '-')
    .replace(COLUMNS, ' ');
}
