import { fromKanji } from './japanese-numerals';

/** Signs and words between two numbers of a house: `1番2号`, `1番地の2`, `1-2`. */
const BETWEEN = /\s*(?:番地?\s*[のノ]?|号|丁目|丁|[-のノ])\s*/uy;
/** A number. Those of floors and rooms are none: `3階`, `3F`, `203号室`. One in kanji may begin a name: `千苅`. */
const NUMERAL =
  /(?:\d+(?!\d)|[〇一二三四五六七八九十百千]+(?=\s*(?:番|号|丁|[-,()の\sノ]|$)))(?!\s*(?:階|F(?!\p{IDS})|号(?:室|棟|館)|番館|棟|館|室))/iuy;
const DIGITS = /^\d/;
/** `14-イ22`, `5-3B`, `7-A`: a letter that belongs to the number. */
const LETTERED = /^[A-Zァ-ヶ]\d*(?![\p{IDS}\d])/iu;
const LETTER_BEHIND = /[A-Z](?![\p{IDS}\d])/iuy;
/** `A-5`, `甲12`: a block with a letter or a sign for one. */
const LETTERED_BLOCK = /^[A-Zァ-ヶ甲乙丙丁](?:-?\d+)+(?!\d)/iu;
const BEFORE_REST = /^[\s,、・-]+/u;
const FIRST_DIGIT = /\d/;

/** What stands behind a town: block and house as `5-6`, and the words of no field. */
export interface House {
  readonly number: string;
  readonly rest: readonly string[];
}

/**
 * `五番六号 メゾン青葉` is `5-6` and a building. Words between town and number are a part of the town that the data do not
 * know.
 */
export function houseBehindTown(tail: string): House {
  const text = tail.replace(/^[\s,、・のノ-]+/u, '');
  const block = LETTERED_BLOCK.exec(text)?.[0] ?? '';
  const numbers: string[] = block === '' ? [] : [block];
  let end = block.length;
  while (block === '') {
    NUMERAL.lastIndex = end;
    const numeral = NUMERAL.exec(text)?.[0];
    if (numeral === undefined) break;
    numbers.push(DIGITS.test(numeral) ? numeral : String(fromKanji(numeral)));
    end += numeral.length;
    LETTER_BEHIND.lastIndex = end;
    const letter = LETTER_BEHIND.exec(text)?.[0] ?? '';
    numbers.push(numbers.pop() + letter);
    end += letter.length;
    BETWEEN.lastIndex = end;
    const between = BETWEEN.exec(text)?.[0];
    if (between === undefined) break;
    end += between.length;
    const lettered = LETTERED.exec(text.slice(end))?.[0];
    if (lettered === undefined) continue;
    numbers.push(lettered);
    end += lettered.length;
    break;
  }
  const rest = text.slice(end).replace(BEFORE_REST, '').trim();
  const words = rest === '' ? [] : [rest];
  if (numbers.length > 0) return { number: numbers.join('-'), rest: words };
  const at = rest.search(FIRST_DIGIT);
  if (at < 0) return { number: '', rest: words };
  const house = houseBehindTown(rest.slice(at));
  return { number: house.number, rest: [rest.slice(0, at).trim(), ...house.rest] };
}
