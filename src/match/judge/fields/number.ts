import type { Verdict } from '../../../model/match';
import type { Feature } from '../../../rank/features';
import { fitSuffix, isRepetition } from '../../../rank/suffix-fit';
import type { FoundBuilding } from '../../gather/building';
import type { BlankRead, FoundAddress } from '../../gather/found-address';
import { isOfFewStreets } from '../../query/asked-postcode';
import {
  endsInDirection,
  endsInLetters,
  hasFlatBehindLetter,
  hasLetterApart,
  isFloorOfHouse,
  isLetterApart,
  isUnknownFlat,
  mayBeFlatOfNumber,
  mayEndInSign,
  namesFlatApart,
  namesUnknownFlat,
} from '../../query/flat-of-number';
import { firstOfRange, suffixSaidOnce } from '../../query/number-otherwise';
import type { Query } from '../../query/query';
import { textOfNumber } from '../../query/written-number';
import type { Judgement } from '../judgement';

/** The feature of each verdict on a suffix. Other verdicts do not change the score. */
const SUFFIX_FEATURES: Partial<Record<Verdict, Feature>> = {
  nearest: 'suffix.uncalled',
  partial: 'suffix.other',
  missing: 'suffix.missing',
};

/** @param found an address with the asked number. */
export function judgeNumber(judgement: Judgement, found: FoundAddress): void {
  const { query, verdicts } = judgement;
  const { number } = query;
  if (number === null) return;
  if (judgeBlank(judgement, found, found.postcode)) return;
  if (found.suffixKey !== number.suffix && found.suffixKey === firstOfRange(number)) {
    verdicts.number = 'partial';
    if (hasLetterApart(number)) verdicts.suffix = 'missing';
    judgement.agrees = false;
    if (mayBeFlatOfNumber(number)) judgement.doubt ??= 'unit';
    return;
  }
  const isSaidTwice = number.suffix !== found.suffixKey && suffixSaidOnce(number) === found.suffixKey;
  const asked = isSaidTwice ? found.suffixKey : number.suffix;
  const verdict = fitSuffix(asked, found.suffixKey, found.sameText);
  verdicts.number = 'exact';
  if (verdict === null) return;
  verdicts.suffix = found.lacksHyphen === true ? 'folded' : verdict;
  if (asked !== found.suffixKey) judgement.agrees = false;
  // Only the French count `bis` as B; elsewhere 7B stands between 7A and 7C.
  if (number.suffix.length > 1 && isRepetition(number.suffix, found.suffixKey) && !countsInFrench(query))
    judgement.doubt ??= 'number';
  if (verdict === 'partial' && number.ownSuffix === found.suffixKey) {
    judgement.lacksFlats = namesUnknownFlat(number);
    // `5 2 bus 4`: number 5 has a flat 2, and flat 4 is lost.
    if (namesFlatApart(number) || hasFlatBehindLetter(number)) judgement.doubt ??= 'unit';
    // `219-70 75th Avenue N`: the letter may be a direction, and the register has no flats.
    if (isLetterApart(number)) judgement.doubt ??= 'number';
  }
  const isRead = verdict !== 'partial' && found.lacksHyphen !== true;
  if (!isRead && endsInDirection(number)) judgement.doubt ??= 'direction';
  // `100-48A` is another house than 100-48.
  if (verdict === 'partial' && endsInLetters(number) && number.ownSuffix.startsWith(`${found.suffixKey}.`))
    judgement.doubt ??= 'number';
  const feature = SUFFIX_FEATURES[verdict];
  if (feature !== undefined)
    judgement.sheet.add(feature, 1, 'suffix', verdict, number.suffix, found.suffixKey);
}

/** The number of a building: it exists; no suffix was asked, or the asked one does not exist. */
export function judgeNumberOfBuilding(judgement: Judgement, building: FoundBuilding): void {
  const { number } = judgement.query;
  if (number === null) return;
  if (judgeBlank(judgement, building, building.postcode)) return;
  judgement.verdicts.number = 'exact';
  if (number.suffix === '' || suffixSaidOnce(number) === '') return;
  judgement.agrees = false;
  judgement.verdicts.suffix = 'missing';
  judgement.lacksFlats = isUnknownFlat(number) || isOfWholeHouse(judgement, building);
  judgement.sheet.add('suffix.missing', 1, 'suffix', 'missing', number.suffix, '');
}

/**
 * True if what stands behind the number tells no other address: a floor, where the register has one address with the number or no flats; the
 * sign of the country in front of a postcode (`20 D 45276`), where no house has it as its letter. Beside a name with a slip it may tell more:
 * `braemtl13 2ét` is 113.
 */
function isOfWholeHouse({ query, name }: Judgement, { addresses }: FoundBuilding): boolean {
  if ((name?.found.fit.edits ?? 0) > 0) return false;
  const { number, line, profile } = query;
  if (line.postcodeBesideName && mayEndInSign(number!)) return true;
  const isOne = addresses.length === 1 && addresses[0]!.suffixKey === '';
  return (isOne || !profile.conventions.hasFlats) && isFloorOfHouse(number!);
}

/**
 * `Tolweg 3 6`: flat 6 of number 3, or number 36? Only a postcode that the other one lacks tells.
 * @returns true if the blank was dropped, so that nothing is left to judge.
 */
function judgeBlank(judgement: Judgement, { blank }: BlankRead, postcode: string): boolean {
  if (blank === undefined) return false;
  const { number, postcode: asked } = judgement.query;
  const isTold = asked?.text === postcode && blank.rivalPostcode !== postcode && isOfFewStreets(asked);
  if (!isTold) judgement.doubt ??= 'number';
  if (!blank.isLikely) judgement.sheet.add('suffix.missing', 2, 'number', 'typo', textOfNumber(number!));
  if (!blank.isDropped) return false;
  judgement.agrees = false;
  judgement.verdicts.number = 'typo';
  return true;
}

/** The asked number is not there. @param verdict `nearest` if another number stands for it. */
export function judgeAbsentNumber(judgement: Judgement, verdict: Verdict): void {
  const { number, fields } = judgement.query;
  if (number === null) return;
  judgement.lacksNumber = true;
  judgement.agrees = false;
  judgement.verdicts.number = verdict;
  if (fields.suffix !== undefined) judgement.verdicts.suffix = verdict;
  judgement.sheet.add('number.absent', 1, 'number', verdict, textOfNumber(number));
}

function countsInFrench({ profile }: Query): boolean {
  return profile.conventions.languages[0] === 'fr';
}
