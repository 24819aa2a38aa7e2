import { distanceMeters } from '../../../geo/distance';
import { isAgreeing } from '../../../model/agreeing';
import type { Area } from '../../../model/areas';
import type { Verdict } from '../../../model/match';
import { ORDER_EDITS } from '../../../rank/align-words';
import type { Feature } from '../../../rank/features';
import { mayBeOtherName } from '../../../rank/name-fit';
import { areOfOtherRegions, fitPostcode, sharedBeginning } from '../../../rank/postcode-fit';
import type { Postcode, Store } from '../../../store/rows';
import { fold, squash } from '../../../text/fold';
import { type AskedPostcode, isOfTown, isPostcodeIn } from '../../query/asked-postcode';
import type { LineEvidence, Query } from '../../query/query';
import type { Judgement } from '../judgement';

/** Postcodes that share at least this part of their beginning count as near each other. */
const NEAR_POSTCODE_SHARE = 0.6;
/** So many wrong letters are hardly one slip. */
const SLIPS = 2;

/** Degrees. */
interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

const POSTCODE_FEATURES: Partial<Record<Verdict, Feature>> = {
  exact: 'postcode.equal',
  folded: 'postcode.equal',
  typo: 'postcode.typo',
  partial: 'postcode.near',
  conflict: 'postcode.conflict',
};

/** The postcode of a town beside a street that is not read says no more than the town: a street with a slip is likelier. */
const UNREAD_STREET = 1.4;

/**
 * @param found the postcode of the candidate.
 * @param point where the candidate lies.
 * @param isOfStreet true if the asked postcode is that of another part of its street: `Groote Markt 1, 9711 LV`. The name is then
 *   surer, and the number less sure.
 */
export function judgePostcodeOf(judgement: Judgement, found: string, point: Point, isOfStreet = false): void {
  const { query, name, sheet } = judgement;
  const asked = query.postcode;
  if (asked === null) return;
  const verdict = fitPostcode(asked.text, found, asked.raw);
  judgement.verdicts.postcode = verdict;
  if (asked.text !== found) judgement.agrees = false;
  // `12 rue du Spot, 75011 Paris` is not `Rue Duphot` in 75001: a name with wrong letters in another postcode that exists.
  const edits = name?.found.fit.edits ?? 0;
  const isOther = edits >= SLIPS && asked.row !== null && !isAgreeing(verdict) && !isOfStreet;
  const hasOther = edits > 0 || name?.found.fit.wordMissing === true;
  judgement.isOtherInBoth = hasOther && verdict === 'typo' && isOtherInBoth(judgement, asked, found);
  if (isOther || isOfStreet || (verdict === 'conflict' && isOfOtherTown(query.line, asked, found)))
    judgement.doubt ??= 'postcode';
  const sure = isOther ? 'postcode.conflict' : isOfStreet ? 'postcode.near' : null;
  const feature = sure ?? featureOf(query, asked, verdict, found, point);
  if (feature === undefined) return;
  sheet.add(feature, 1, 'postcode', verdict, asked.text, found);
  // All streets of a town have its postcode, so it tells little about a name that differs.
  const isOfWholeTown = asked.isOfDigits && asked.row !== null && isOfTown(asked.row);
  if (feature === 'postcode.equal' && isOfWholeTown && hasOtherName(judgement))
    sheet.add(
      'postcode.ofTown',
      leavesStreet(judgement) ? UNREAD_STREET : 1,
      'postcode',
      verdict,
      asked.text,
      found,
    );
}

/**
 * `Mararvegur, 101 Reykjavík` is not Markarvegur in 108: another letter in the name, and another digit in a postcode that exists; nor is
 * `Rue Mercier, 75008 Paris` the Rue Cardinal Mercier in 75009. Fingers swap letters and digits more often.
 */
function isOtherInBoth(
  { query: { street }, name }: Judgement,
  { text, row, isOfDigits }: AskedPostcode,
  found: string,
): boolean {
  if (street === null || name === null || row === null || !isOfDigits || areSwapped(text, found))
    return false;
  return !areSwapped(street.squashed, squash(fold(name.found.written)));
}

/** True for texts with the same letters or digits. */
function areSwapped(left: string, right: string): boolean {
  return [...left].sort().join('') === [...right].sort().join('');
}

function featureOf(
  { places }: Query,
  { text, row, isUnknown, isOfOtherRegion }: AskedPostcode,
  verdict: Verdict,
  found: string,
  point: Point,
): Feature | undefined {
  // An unknown postcode beside an unknown place is that of another town rather than a typo.
  if (isUnknown && places.some(({ areas }) => areas.length === 0)) {
    if (isOfOtherRegion) return 'postcode.conflict';
    if (verdict !== 'conflict') return undefined;
  }
  if (verdict === 'conflict' && sharedBeginning(text, found) >= NEAR_POSTCODE_SHARE) return 'postcode.near';
  if (verdict === 'missing' && row !== null && liesAround(row, point)) return 'postcode.equal';
  return POSTCODE_FEATURES[verdict];
}

/** True if a candidate without a postcode lies among the addresses of a postcode: registers know no postcodes of some towns. */
function liesAround({ latitude, longitude, radiusMeters }: Postcode, point: Point): boolean {
  return distanceMeters(latitude, longitude, point.latitude, point.longitude) <= radiusMeters;
}

/**
 * `Unia 8, 9902JW`, where that is a postcode of Appingedam: another postcode of the data, and no town that says which is meant. A
 * county does not, whatever the postcode. If a town says it, the postcode may be another one of that town, and the street, too.
 * Judged after the places.
 * @param city of the candidate.
 */
export function judgeOtherPostcode(judgement: Judgement, store: Store, city: Area): void {
  const { postcode, places } = judgement.query;
  const { postcode: verdict } = judgement.verdicts;
  if (postcode === null || verdict === undefined || isAgreeing(verdict)) return;
  const isOther = judgement.isTownAgreed
    ? judgement.isOtherInBoth && isPostcodeIn(store, postcode, city)
    : postcode.row !== null || places.length > 0;
  if (isOther) judgement.doubt ??= 'postcode';
}

/**
 * True if another postcode is hardly a slip: one of a far region that the data lack (`89370 Chaumont` is not 52000), or one
 * beside an unread word that may be its town (`20090 Segrate, Milano`).
 */
function isOfOtherTown(
  { leftByPlace, leftOver, leftApart }: LineEvidence,
  { text, isUnknown }: AskedPostcode,
  found: string,
): boolean {
  if ((leftOver > 0 && leftByPlace) || (isUnknown && leftApart > 0)) return true;
  return isUnknown && areOfOtherRegions(text, found);
}

/**
 * True if the name of the street has letters that were not asked, or lacks asked ones; or if an unknown place or unread
 * words may be it.
 */
function hasOtherName(judgement: Judgement): boolean {
  const { query, name, restsOnSlip } = judgement;
  const { places, line } = query;
  if (name === null) return leavesStreet(judgement) || places.some(({ areas }) => areas.length === 0);
  if (line.leftOver > 0 && !line.leftByPlace) return true;
  if (restsOnSlip) return false;
  const { fit } = name.found;
  if (fit.verdict === 'conflict') return false;
  // Other small words tell no other street (`Quai de la Louvre`), nor do the same words in another order (`Avenue la de Grande Armée`).
  const isReordered = fit.edits === ORDER_EDITS && fit.missing === 0 && fit.extra === 0;
  return (fit.edits > 0 && !isReordered) || (fit.extra > 0 && mayBeOtherName(fit));
}

/** `Bauatún, 600 Akureyri`: the word that is not read is a street, in a line without a number. */
function leavesStreet({ query: { number, line }, name }: Judgement): boolean {
  return name === null && number === null && line.leftOver > 0;
}
