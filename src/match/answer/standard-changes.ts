import { countryProfile } from '../../country/index';
import type { FieldChange } from '../../model/lines';
import type { AddressQuery, Match, Verdict } from '../../model/match';
import { fold, squash } from '../../text/fold';

export const STANDARD_FIELDS = [
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
  'municipality',
  'province',
] as const satisfies readonly (keyof AddressQuery)[];

const BLANKS_AND_COMMAS = /[\s,]+/g;

/** The fields of an answer that are written otherwise than they were asked. */
export function changesOf(asked: AddressQuery, match: Match, verdicts: Match['verdicts']): FieldChange[] {
  return STANDARD_FIELDS.flatMap((field) => {
    const from = asked[field];
    const to = match[field];
    if (from === undefined || from === to) return [];
    if (field === 'suffix' && to !== null && isSuffixOfLabel(from, to, match)) return [];
    return [{ field, from, to, verdict: verdictOn(from, to, verdicts[field]) }];
  });
}

/** What is written in another way is not `exact`, though the data may have both: `Broeksterwald` and `Broeksterwâld`. */
function verdictOn(from: string, to: string | null, verdict: Verdict | undefined): Verdict {
  if (to === null) return verdict === undefined || verdict === 'exact' ? 'missing' : verdict;
  if (verdict !== 'exact') return verdict ?? 'folded';
  return squash(fold(from)) === squash(fold(to)) ? 'folded' : 'alias';
}

/** True if the unit is written as in the label, where a word may announce it: `bus ETGR` in `13 bus ETGR`. */
function isSuffixOfLabel(from: string, to: string, match: Match): boolean {
  if (plain(from) === plain(to)) return true;
  const inLabel = { ...match, postcode: null, city: null, province: null };
  const [line = ''] = countryProfile(match.country).lines(inLabel);
  const houseNumber = line.replace(match.streetname ?? '', '').trim();
  const number = match.number ?? '';
  return houseNumber.startsWith(number) && plain(from) === plain(houseNumber.slice(number.length));
}

function plain(text: string): string {
  return text.replace(BLANKS_AND_COMMAS, '');
}
