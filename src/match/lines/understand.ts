import type { CountryProfile } from '../../country/index';
import type { AddressQuery, Reading } from '../../model/match';
import type { LineOptions } from '../../model/options';
import { isBeside } from '../../parse/read-line';
import type { Candidate, RankedCandidate } from '../judge/candidate';
import { matchFields } from '../match-fields';
import { matchLine } from '../match-line';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import { filterOf } from '../query/filter';
import { understandWords } from './by-words';
import { namePlaces } from './name-places';
import type { ShownReading } from './shown-reading';
import { splitHouseNumber } from './split-house-number';
import { notFound, type Understood } from './understood';

export type { Understood } from './understood';

/** More letters than a line can have. */
const MOST_UNREAD = 1_000;

/** Reads a line or fields as the best answer of the dataset has them. Without an answer, only the words decide. */
export function understand(matcher: Matcher, asked: string | AddressQuery, options: LineOptions): Understood {
  const profiles = matcher.profilesInScope(options.country);
  const filter = filterOf(matcher.store, options);
  if (typeof asked === 'string') {
    const { ranked, readings } = matchLine(matcher, profiles, asked, filter, true);
    const best = ranked[0];
    if (best === undefined) return understandWords(matcher, profiles, asked);
    const words = plainestOf(readings);
    const chosen = readings[best.candidate.reading]!;
    // The answer does not use the number, so its reading leaves the number unread. The line still has it.
    const leavesNumber =
      chosen.shown.fields.number === undefined && best.candidate.verdicts.number === 'missing';
    const reading = leavesNumber && words.shown.fields.number !== undefined ? words : chosen;
    const own = ranked.filter(({ candidate }) => sameFields(readings[candidate.reading]!, reading));
    const profile = profileOf(matcher, best);
    const { fields, verdicts } = namePlaces(matcher, profile, reading.shown.fields, best.candidate);
    const { townsLeft } = reading;
    const shown = { fields, leftOver: reading.shown.leftOver };
    const read = { ...understood(profile, shown, ranked, best, own), townsLeft };
    const plain = sameFields(words, reading) ? null : splitHouseNumber(profile, words.shown.fields, null);
    return { ...read, verdicts, plain, isBeside: isBeside(profile, asked) };
  }
  const ranked = matchFields(matcher, profiles, asked, { filter });
  const reading = { fields: asked, leftOver: [] };
  const best = ranked[0];
  return best === undefined
    ? notFound(profiles[0]!, reading)
    : understood(profileOf(matcher, best), reading, ranked, best, ranked);
}

function profileOf(matcher: Matcher, { candidate }: RankedCandidate): CountryProfile {
  return matcher.profileOf(countryOf(matcher.store, candidate.area).code);
}

/** @param own the candidates that the reading found. */
function understood(
  profile: CountryProfile,
  { fields, leftOver }: Reading,
  ranked: readonly RankedCandidate[],
  best: RankedCandidate,
  own: readonly RankedCandidate[],
): Understood {
  const confidence = own.reduce((sum, one) => sum + one.confidence, 0);
  return {
    profile,
    fields: splitHouseNumber(profile, fields, houseNumberFound(best.candidate)),
    verdicts: best.candidate.verdicts,
    plain: null,
    leftOver,
    townsLeft: [],
    ranked,
    isBeside: false,
    confidence: Math.min(1, confidence),
  };
}

/** The found number; null if there is none, or if it is the first number of an asked range. */
function houseNumberFound({ address, building, verdicts }: Candidate): string | null {
  return verdicts.number === 'partial' ? null : ((address ?? building)?.number ?? null);
}

/** The first reading with the fewest unread letters; readings with a number go before the others. */
function plainestOf(readings: readonly ShownReading[]): ShownReading {
  const unread = ({ shown: { fields, leftOver } }: ShownReading) =>
    leftOver.join(' ').length + (fields.number === undefined ? MOST_UNREAD : 0);
  return readings.reduce((best, reading) => (unread(reading) < unread(best) ? reading : best));
}

function sameFields({ shown: left }: ShownReading, { shown: right }: ShownReading): boolean {
  const names = new Set([...Object.keys(left.fields), ...Object.keys(right.fields)]);
  return [...names].every(
    (name) => left.fields[name as keyof AddressQuery] === right.fields[name as keyof AddressQuery],
  );
}
