import { linesOf } from '../match/answer/standard-lines';
import { toMatch } from '../match/answer/to-match';
import { readApart } from '../match/lines/by-words';
import { understand } from '../match/lines/understand';
import type { Matcher } from '../match/matcher';
import type { FieldChange, StandardAddress } from '../model/lines';
import type { AddressQuery, Match, Verdict } from '../model/match';
import type { LineOptions } from '../model/options';
import { readCoordinates } from '../parse/coordinates';
import { matchesAt } from './search';

const FIELDS = [
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
  'municipality',
  'province',
] as const satisfies readonly (keyof AddressQuery)[];

/** The address that a line or fields mean, as its country writes it; null if nothing in the data fits. */
export function standardise(
  matcher: Matcher,
  asked: string | AddressQuery,
  options: LineOptions,
): StandardAddress | null {
  if (typeof asked === 'string') {
    const point = readCoordinates(asked);
    const match = point === null ? undefined : matchesAt(matcher, point, options)[0];
    if (point !== null) return match === undefined ? null : standardOf(match, linesOf(match), {}, {});
  }
  const read = understand(matcher, asked, options);
  const best = read.ranked[0];
  if (best === undefined) return null;
  // An unlikely answer may have read the line in an odd way: the 12000 of `BP 12, 12000 Rodez` as a number.
  const { fields } = (typeof asked === 'string' ? readApart(matcher, asked, read, options) : null) ?? read;
  const match = toMatch(matcher, best);
  return standardOf(match, linesOf(match, best.candidate.crossing), fields, read.verdicts);
}

function standardOf(
  match: Match,
  lines: string[],
  asked: AddressQuery,
  verdicts: Match['verdicts'],
): StandardAddress {
  const { label, advice } = match;
  return {
    label,
    lines,
    fields: fieldsOf(match),
    changes: FIELDS.flatMap((field) => changeOf(field, asked[field], match[field], verdicts[field])),
    advice,
    match,
  };
}

function fieldsOf(match: Match): AddressQuery {
  const fields: AddressQuery = {};
  for (const field of FIELDS) {
    const text = match[field];
    if (text !== null) fields[field] = text;
  }
  return fields;
}

function changeOf(
  field: FieldChange['field'],
  from: string | undefined,
  to: string | null,
  verdict: Verdict = to === null ? 'missing' : 'folded',
): FieldChange[] {
  return from === undefined || from === to ? [] : [{ field, from, to, verdict }];
}
