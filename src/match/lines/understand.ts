import type { CountryProfile } from '../../country/index';
import type { AddressQuery, Field, Reading, Verdict } from '../../model/match';
import type { LineOptions } from '../../model/options';
import { isBeside, readLine } from '../../parse/read-line';
import type { Candidate, RankedCandidate } from '../judge/candidate';
import { matchFields } from '../match-fields';
import { matchLine } from '../match-line';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import { filterOf } from '../query/filter';
import { namePlaces } from './name-places';
import { splitHouseNumber } from './split-house-number';

/** A line or fields, with what the data have for it. */
export interface Understood {
  readonly profile: CountryProfile;
  /** As asked, number and suffix apart. */
  readonly fields: AddressQuery;
  /** On these fields, of the best answer. */
  readonly verdicts: Partial<Record<Field, Verdict>>;
  /** As a line is read that leaves least unread, where that differs; else null. */
  readonly plain: AddressQuery | null;
  /** Words of a line that no field took. */
  readonly leftOver: readonly string[];
  /** Best first; none where nothing in the data fits. */
  readonly ranked: readonly RankedCandidate[];
  /** What is meant is beside the address: `tegenover`, `near`. */
  readonly isBeside: boolean;
  /** That the fields are what is meant, 0…1. */
  readonly confidence: number;
}

/** More letters than any line has. */
const MOST_UNREAD = 1_000;

/** Reads a line, or fields, as the dataset's best answer has it; where there is none, as the words themselves say. */
export function understand(matcher: Matcher, asked: string | AddressQuery, options: LineOptions): Understood {
  const profiles = matcher.profilesInScope(options.country);
  const filter = filterOf(matcher.store, options);
  if (typeof asked === 'string') {
    const { ranked, readings } = matchLine(matcher, profiles, asked, filter, true);
    const best = ranked[0];
    if (best === undefined) return plainReading(matcher, profiles, asked);
    const words = plainestOf(readings);
    const chosen = readings[best.candidate.reading]!;
    // An answer that knows nothing of the number leaves it unread; it stands in the line all the same.
    const leavesNumber = chosen.fields.number === undefined && best.candidate.verdicts.number === 'missing';
    const reading = leavesNumber && words.fields.number !== undefined ? words : chosen;
    const own = ranked.filter(({ candidate }) => sameFields(readings[candidate.reading]!, reading));
    const profile = profileOf(matcher, best);
    const { fields, verdicts } = namePlaces(matcher, profile, reading.fields, best.candidate);
    const read = understood(profile, { fields, leftOver: reading.leftOver }, ranked, best, own);
    const plain = sameFields(words, reading) ? null : splitHouseNumber(profile, words.fields, null);
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
    ranked,
    isBeside: false,
    confidence: Math.min(1, confidence),
  };
}

/** Number and suffix of what was found; null where it has no number, or is the first of a range that was asked. */
function houseNumberFound({ address, building, verdicts }: Candidate): string | null {
  return verdicts.number === 'partial' ? null : ((address ?? building)?.number ?? null);
}

/** The likeliest reading of the words alone, over all countries. */
function plainReading(matcher: Matcher, profiles: readonly CountryProfile[], text: string): Understood {
  const [likeliest] = profiles
    .flatMap((profile) => {
      const line = readLine(profile, matcher.vocabularyOf(profile), text).at(0);
      return line === undefined ? [] : [{ profile, line }];
    })
    .sort((left, right) => left.line.cost - right.line.cost);
  if (likeliest === undefined) return notFound(profiles[0]!, { fields: {}, leftOver: [text] });
  const { profile, line } = likeliest;
  const leftOver = [...line.noise, ...line.leftApart, ...line.leftOver];
  return { ...notFound(profile, { fields: line.fields, leftOver }), isBeside: line.nearby };
}

function notFound(profile: CountryProfile, { fields, leftOver }: Reading): Understood {
  return {
    profile,
    fields: splitHouseNumber(profile, fields, null),
    verdicts: {},
    plain: null,
    leftOver,
    ranked: [],
    isBeside: false,
    confidence: 0,
  };
}

/** The likeliest of those with a number, where there are any, that leave the fewest words unread. */
function plainestOf(readings: readonly Reading[]): Reading {
  const unread = ({ fields, leftOver }: Reading) =>
    leftOver.join(' ').length + (fields.number === undefined ? MOST_UNREAD : 0);
  return readings.reduce((best, reading) => (unread(reading) < unread(best) ? reading : best));
}

function sameFields(left: Reading, right: Reading): boolean {
  const names = new Set([...Object.keys(left.fields), ...Object.keys(right.fields)]);
  return [...names].every(
    (name) => left.fields[name as keyof AddressQuery] === right.fields[name as keyof AddressQuery],
  );
}
