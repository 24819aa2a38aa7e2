import { isAgreeing } from '../../model/agreeing';
import type { RankedCandidate } from './candidate';

const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;
/**
 * If the best other candidate is at least this plausible, it stays first, even if a place is surer.
 */
const WORTH_SHOWING = 0.1;
/** The same for an address whose street and number agree: `av. Paul Deschanel 171, Bruxelles` lies in Schaerbeek. */
const ADDRESS_WORTH_SHOWING = 0.01;
/** One of several names that are equally far from the asked one tells less than the place. */
const ONE_OF_MANY = 0.05;
/** An answer less sure than this does not come before a postcode that the data have. */
const BEFORE_POSTCODE = 0.3;
/** Places keep at least this share of their confidence. */
const LEAST_SHARE = 0.05;

/**
 * Adds the asked places to the other candidates. The confidence of a place is multiplied by what the best other candidate
 * leaves of certainty. All are in the order of their confidence, but a place that is surer may stand behind the best other.
 */
export function withPlaces(
  ranked: readonly RankedCandidate[],
  places: readonly RankedCandidate[],
): RankedCandidate[] {
  const isKnownBetter = (one: RankedCandidate) => places.some((place) => isSaidBetter(one, place));
  const found = surestFirst(
    places.length === 0 ? ranked : ranked.filter((one) => !isMisread(one) && !isKnownBetter(one)),
  );
  const best = found[0];
  const share = best === undefined ? 1 : Math.max(1 - best.plausibility, LEAST_SHARE);
  const ordered = places
    .map((place) => ({ ...place, confidence: place.confidence * share }))
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        b.candidate.area.addressCount - a.candidate.area.addressCount ||
        a.candidate.area.id - b.candidate.area.id,
    );
  const others = ordered.filter((place) => !found.some((one) => isSameArea(one, place)));
  if (best === undefined || !isWorthShowing(best, ordered[0])) return surestFirst([...found, ...others]);
  return [best, ...surestFirst([...found.slice(1), ...others])];
}

/** Equally sure ones stay in their order. */
function surestFirst(all: readonly RankedCandidate[]): RankedCandidate[] {
  return [...all].sort((a, b) => b.confidence - a.confidence);
}

function isWorthShowing(
  { candidate, confidence, plausibility }: RankedCandidate,
  place: RankedCandidate | undefined,
): boolean {
  const { verdicts } = candidate;
  // `Gare du Nord - 75999 Paris`: a Rue de Paris far away takes the place for its name and the postcode for its number.
  const namesPlace = PLACE_FIELDS.some((field) => verdicts[field] !== undefined);
  if (!namesPlace && candidate.misreadsNumber && !isAgreeing(verdicts.streetname)) return false;
  const isAddress = isAgreeing(verdicts.streetname) && isAgreeing(verdicts.number);
  // A postcode that the data have is a good answer, and tells where the address is not.
  const isPostcode = place?.candidate.postcode != null;
  if (isAddress && !isPostcode) return plausibility >= ADDRESS_WORTH_SHOWING;
  return plausibility >= WORTH_SHOWING && confidence >= (isPostcode ? BEFORE_POSTCODE : ONE_OF_MANY);
}

/**
 * True if a number was read as a postcode in conflict with the city, with words unread. `Onbekendeweg 101 Goes` is not
 * postcode 101 of Reykjavík. Only asked if another reading knows a place in the line.
 */
function isMisread({ candidate: { level, leavesWords, verdicts } }: RankedCandidate): boolean {
  return level === 'postcode' && leavesWords && verdicts.city === 'conflict';
}

function isSameArea({ candidate }: RankedCandidate, { candidate: place }: RankedCandidate): boolean {
  if (place.postcode !== null)
    return candidate.level === 'postcode' && candidate.postcode!.text === place.postcode.text;
  return candidate.street === null && candidate.area.id === place.area.id;
}

/**
 * True if the candidate comes from a reading that names only the same place and leaves the rest unread or takes it for another
 * place, and is less sure than the place.
 */
function isSaidBetter(one: RankedCandidate, place: RankedCandidate): boolean {
  const isMisread = one.candidate.leavesWords || one.candidate.postcode !== null;
  return isMisread && isSameArea(one, place) && place.confidence > one.confidence;
}
