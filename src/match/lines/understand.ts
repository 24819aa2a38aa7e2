import type { CountryProfile } from '../../country/index';
import { isAgreeing } from '../../model/agreeing';
import type { AddressQuery, Field, Reading, Verdict } from '../../model/match';
import type { LineOptions } from '../../model/options';
import { isBeside, readByWords, readLine } from '../../parse/read-line';
import type { Candidate, RankedCandidate } from '../judge/candidate';
import { matchFields } from '../match-fields';
import { matchLine } from '../match-line';
import type { Matcher } from '../matcher';
import { countryOf } from '../places/area-chain';
import { filterOf } from '../query/filter';
import { namePlaces } from './name-places';
import { splitHouseNumber } from './split-house-number';

/** A line or fields, with the candidates that the data have for it. */
export interface Understood {
  readonly profile: CountryProfile;
  /** As asked, with number and suffix separate. */
  readonly fields: AddressQuery;
  /** The verdicts of the best candidate on these fields. */
  readonly verdicts: Partial<Record<Field, Verdict>>;
  /** For a line: the fields of the reading with the fewest unread letters; null if that is the reading above. */
  readonly plain: AddressQuery | null;
  /** Words of the line that belong to no field. */
  readonly leftOver: readonly string[];
  /** Best first; empty if nothing in the data fits. */
  readonly ranked: readonly RankedCandidate[];
  /** True if the line means a place beside the address: `tegenover`, `near`. */
  readonly isBeside: boolean;
  /** The chance that the fields are what is meant, 0…1. */
  readonly confidence: number;
}

/** An answer of this confidence speaks for its reading. */
const LIKELY = 0.5;
const PLACES = ['city', 'suburb', 'municipality'] as const;
/** More letters than a line can have. */
const MOST_UNREAD = 1_000;

/** Reads a line or fields as the best answer of the dataset has them. Without an answer, only the words decide. */
export function understand(matcher: Matcher, asked: string | AddressQuery, options: LineOptions): Understood {
  const profiles = matcher.profilesInScope(options.country);
  const filter = filterOf(matcher.store, options);
  if (typeof asked === 'string') {
    const { ranked, readings } = matchLine(matcher, profiles, asked, filter, true);
    const best = ranked[0];
    if (best === undefined) return plainReading(matcher, profiles, asked);
    const words = plainestOf(readings);
    const chosen = readings[best.candidate.reading]!;
    // The answer does not use the number, so its reading leaves the number unread. The line still has it.
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

/** The found number; null if there is none, or if it is the first number of an asked range. */
function houseNumberFound({ address, building, verdicts }: Candidate): string | null {
  return verdicts.number === 'partial' ? null : ((address ?? building)?.number ?? null);
}

/** The most likely reading in any country, from the words alone. */
function plainReading(matcher: Matcher, profiles: readonly CountryProfile[], text: string): Understood {
  const [likeliest] = profiles
    .flatMap((profile) => {
      const vocabulary = matcher.vocabularyOf(profile);
      const read = profile.conventions.numberFirst
        ? readByWords(profile, vocabulary, text)
        : { reading: readLine(profile, vocabulary, text).at(0), division: null };
      return read.reading === undefined ? [] : [{ profile, reading: read.reading, division: read.division }];
    })
    .sort((left, right) => left.reading.cost - right.reading.cost);
  if (likeliest === undefined) return notFound(profiles[0]!, { fields: {}, leftOver: [text] });
  const { profile, reading, division } = likeliest;
  const leftOver = [...reading.noise, ...reading.leftApart, ...reading.leftOver];
  const fields = division === null ? reading.fields : { ...reading.fields, province: division };
  return { ...notFound(profile, { fields, leftOver }), isBeside: reading.nearby };
}

/**
 * What the words of a line alone say, where the best answer is no evidence for its reading. Null where the answer is evidence,
 * and in countries whose house number already stands between street and city.
 */
export function readApart(
  matcher: Matcher,
  text: string,
  understood: Understood,
  options: LineOptions,
): Understood | null {
  const { profile, ranked } = understood;
  if (!profile.conventions.numberFirst || ranked.length === 0 || isEvidence(understood)) return null;
  return plainReading(matcher, matcher.profilesInScope(options.country), text);
}

/**
 * True if the best answer speaks for its reading: the number of a street in the place or postcode asked, or what is likely,
 * lies in no other place, and has the street that the line has.
 */
function isEvidence({ fields, verdicts, confidence }: Understood): boolean {
  const { streetname, number, postcode } = verdicts;
  const isThere = isAgreeing(postcode) || PLACES.some((field) => isAgreeing(verdicts[field]));
  const isNamed = streetname !== undefined && streetname !== 'missing' && streetname !== 'conflict';
  if (isNamed && isThere && isAgreeing(number)) return true;
  const isElsewhere = PLACES.some((field) => verdicts[field] === 'conflict');
  const isFound = fields.streetname === undefined || isAgreeing(streetname) || streetname === 'nearest';
  return confidence >= LIKELY && isFound && !isElsewhere;
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

/** The first reading with the fewest unread letters; readings with a number go before the others. */
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
