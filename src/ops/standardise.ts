import { countryProfile } from '../country/index';
import { changesOf, STANDARD_FIELDS } from '../match/answer/standard-changes';
import { linesOf } from '../match/answer/standard-lines';
import { toMatch } from '../match/answer/to-match';
import { readingOfLine } from '../match/lines/reading-of-line';
import { understand } from '../match/lines/understand';
import type { Matcher } from '../match/matcher';
import { isAgreeing } from '../model/agreeing';
import type { StandardAddress } from '../model/lines';
import type { AddressQuery, Match } from '../model/match';
import type { LineOptions } from '../model/options';
import { readCoordinates } from '../parse/coordinates';
import { matchesAt } from './search';

/** The address that a line or fields mean, as its country writes it; null if nothing in the data fits. */
export function standardise(
  matcher: Matcher,
  asked: string | AddressQuery,
  options: LineOptions,
): StandardAddress | null {
  if (typeof asked === 'string') {
    const point = readCoordinates(asked);
    const match = point === null ? undefined : matchesAt(matcher, point, options)[0];
    if (point !== null) return match === undefined ? null : standardOf(match, {}, {});
  }
  const read = understand(matcher, asked, options);
  const best = read.ranked[0];
  if (best === undefined) return null;
  // An unlikely answer may have read the line in an odd way: the 12000 of `BP 12, 12000 Rodez` as a number.
  const { fields } = typeof asked === 'string' ? readingOfLine(matcher, asked, read, options) : read;
  return standardOf(toMatch(matcher, best), fields, read.verdicts, best.candidate.crossing);
}

/** @param crossing the second of two streets that meet. */
function standardOf(
  match: Match,
  asked: AddressQuery,
  verdicts: Match['verdicts'],
  crossing?: string,
): StandardAddress {
  const shown = withAskedPostcode(match, asked, verdicts);
  const lines = linesOf(shown, crossing);
  return {
    label: shown === match ? match.label : lines.join(', '),
    lines,
    fields: fieldsOf(shown),
    changes: changesOf(asked, shown, verdicts),
    advice: match.advice,
    match,
  };
}

/** A street may have several postcodes, so its answer has none. The asked one stays if it is one of them. */
function withAskedPostcode(match: Match, { postcode }: AddressQuery, verdicts: Match['verdicts']): Match {
  const isKept =
    match.streetname !== null &&
    match.postcode === null &&
    isAgreeing(verdicts.postcode) &&
    postcode !== undefined;
  if (!isKept) return match;
  return { ...match, postcode: countryProfile(match.country).normalisePostcode(postcode) ?? postcode };
}

function fieldsOf(match: Match): AddressQuery {
  const fields: AddressQuery = {};
  for (const field of STANDARD_FIELDS) {
    const text = match[field];
    if (text !== null) fields[field] = text;
  }
  return fields;
}
