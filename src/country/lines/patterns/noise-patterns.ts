import { PART_OF_HOUSE } from '../parts-of-house';
import { DOOR_CODE, REMARK } from '../remarks';
import { careOfPatterns } from './care-of';
import { UP_TO_99 } from './floor-numbers';
import { AT_END_OF_PART } from './line-positions';
import { hasLanguage, type LineWriting } from './line-writing';
import { anyOf, NOT_IN_WORD, noneOf, WORD_ENDS } from './pattern-parts';
import { unitsBehind } from './units-with-words';

/** French, Occitan and Breton: the mail of companies has `CEDEX` behind the town. */
const WITH_CEDEX = ['fr', 'oc', 'br'];

const LONGER_THAN_A_LETTER = /^[^?]{2}/u;

/** What belongs to no field of an address: `c/o`, codes of doors, remarks, rooms, `s/n`, `CEDEX 08`. */
export function noisePatterns({ languages, words, numberFirst, typesAtEnd }: LineWriting): RegExp[] {
  // `7/c01`: a letter behind the house number is that of the house, although the word for a part of one may be written so.
  const parts = words('parts').filter((word) => LONGER_THAN_A_LETTER.test(word));
  const noise = [
    ...careOfPatterns(languages, numberFirst),
    DOOR_CODE,
    REMARK,
    PART_OF_HOUSE,
    ...unitsBehind(parts, words('floors'), noneOf(typesAtEnd)),
  ];
  const noNumber = anyOf(words('noNumber').filter((word) => word.length > 2));
  if (noNumber !== null) noise.push(`${NOT_IN_WORD}(?:${noNumber})\\.?${AT_END_OF_PART}`);
  if (hasLanguage(languages, ...WITH_CEDEX))
    noise.push(`${NOT_IN_WORD}cedex(?:\\s*${UP_TO_99})?${WORD_ENDS}`);
  return noise.map((pattern) => new RegExp(pattern, 'giu'));
}
