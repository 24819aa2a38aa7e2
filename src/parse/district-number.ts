import type { CountryProfile } from '../country/index';
import type { LineWord } from './line-word';

const ORDINAL = /^\d{1,2}\p{L}{1,3}$/u;
const HOUSE_NUMBER = /^\d/;

/**
 * The words with the last one as the district that it numbers: `12 Rue du Four 6e`, `12 rue du four, 16ème`. Null if it numbers
 * none, or if it may be the house number.
 */
export function withDistrict(
  profile: CountryProfile,
  words: readonly LineWord[],
): readonly LineWord[] | null {
  const { districtWord } = profile.conventions;
  const last = words[words.length - 1];
  if (districtWord === null || last === undefined || words.length < 3 || !ORDINAL.test(last.folded))
    return null;
  // `12 12bis`: a suffix is no ending of an ordinal.
  if (profile.isSuffixWord(last.folded.replace(/^\d+/, ''))) return null;
  if (!words.slice(0, -1).some(({ raw }) => HOUSE_NUMBER.test(raw))) return null;
  const district = {
    ...last,
    raw: `${last.raw} ${districtWord}`,
    folded: `${last.folded} ${districtWord}`,
    part: last.part + 1,
  };
  return [...words.slice(0, -1), district];
}
