import { ORDINAL } from './floor-numbers';
import { AT_START_OR_BEHIND, BEHIND_STREET } from './line-positions';
import { anyOf, NEVER, NOT_IN_WORD, WORD_ENDS } from './pattern-parts';
import { APART, UNIT_NUMBER } from './unit-number';

/** `code porte 4578A` is no unit. */
const NOT_OF_CODE = '(?<!(?<!\\p{IDS})code\\s(?:(?:de\\s)?la\\s)?)';
const LONG_WEAK_WORD = /^[^?]{4,}\?$/;
const WEAK_WORD = /^[^?]{3,}\?$/;

/**
 * `Apt 4B`; for weak words only after a number (`b 3`), because they are also names of streets and houses. A word that
 * is a floor too belongs to an ordinal before it (`3e étage 12 rue Pasteur`); `4E bus 8` has no ordinal.
 */
export function unitsBehind(words: readonly string[], floors: readonly string[], noType: string): string[] {
  const strongWords = words.filter((word) => !word.endsWith('?'));
  const weakWords = words.filter((word) => word.endsWith('?')).map((word) => word.slice(0, -1));
  const [strong, weak] = [anyOf(strongWords), anyOf(weakWords)];
  const floorToo = anyOf([...strongWords, ...weakWords].filter((word) => floors.includes(word)));
  const behindOrdinal = floorToo === null ? '' : `(?!(?<=\\d\\s?${ORDINAL}\\s?)(?:${floorToo})${APART})`;
  // `29, B 1030 Schaerbeek`, `B-1030`: before a postcode the letter is that of the country. A box of four digits begins with a zero.
  const beforePostcode = '(?!(?<=(?<!\\p{IDS})\\p{IDS})[\\s.-]{0,2}[1-9]\\d{3})';
  const ways: string[] = [];
  if (strong !== null)
    ways.push(`${NOT_IN_WORD}${behindOrdinal}(?:${strong})${APART}${noType}${UNIT_NUMBER}`);
  if (weak !== null) {
    ways.push(
      `${AT_START_OR_BEHIND}${behindOrdinal}(?:${weak})${beforePostcode}${APART}${noType}${UNIT_NUMBER}`,
    );
    ways.push(`${NOT_IN_WORD}(?<=\\d.*)(?:${weak})${APART}\\p{IDS}\\d?\\s*$`);
  }
  return ways;
}

/**
 * `12 Mill Rd Suite 500 Essex`: where the number comes first, a weak word and a number behind the street are a unit. Behind an
 * article the word is a name: `12 avenue de la Porte 3`.
 */
export function unitsBehindStreet(words: readonly string[], particles: readonly string[]): string[] {
  const weak = anyOf(words.filter((word) => LONG_WEAK_WORD.test(word)).map((word) => word.slice(0, -1)));
  if (weak === null) return [];
  const notBehindArticle = `(?<!${NOT_IN_WORD}(?:${anyOf(particles) ?? NEVER})\\s+)`;
  const number = `(?:n[°ºo]\\.?|nr\\.?|#)?\\s*(?:(?:\\p{IDS}-?)?\\d+\\p{IDS}?|[a-z])${WORD_ENDS}`;
  return [`${BEHIND_STREET}${NOT_OF_CODE}${notBehindArticle}(?:${weak})${APART}${number}`];
}

/** `Kroonlaan 172 Elsene bus 23`: where the number stands behind the street, a weak word may end the line behind the town. */
export function unitsAtEnd(words: readonly string[]): string[] {
  const weak = anyOf(words.filter((word) => WEAK_WORD.test(word)).map((word) => word.slice(0, -1)));
  return weak === null ? [] : [`(?<=\\d\\s.*\\p{IDS}{2}\\s)(?:${weak})${APART}${UNIT_NUMBER}(?=\\s*$)`];
}
