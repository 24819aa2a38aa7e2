import { isAgreeing } from '../../model/agreeing';
import type { Doubt } from '../../model/doubt';
import type { Advice, Field, MatchLevel, Verdict } from '../../model/match';

/** The properties of an answer that decide its advice. */
export interface Judged {
  readonly level: MatchLevel;
  readonly confidence: number;
  readonly verdicts: Partial<Record<Field, Verdict>>;
  /** Why it may well be another one than what was asked, though the rest agrees. */
  readonly doubt?: Doubt | null | undefined;
  /** The asked unit is missing because the data have no flats. */
  readonly lacksFlats?: boolean | undefined;
  /** The suffixes to choose from, at level `building`. */
  readonly units: readonly string[];
}

/** An answer with less confidence than this is a guess. */
const GUESS = 0.5;
/** Least confidence to accept an answer without asking. Fitted on noise of every class: docs/advice.md. */
const LEAST = {
  /** No field contradicts. */
  agrees: 0.85,
  /** The postcode or the place contradicts, and all other fields agree. */
  outvoted: 0.95,
  /** The street name agrees only in part, and no postcode tells which street is meant. */
  partOfName: 0.98,
} as const;
const NEVER = Number.POSITIVE_INFINITY;
const PLACES = ['city', 'suburb', 'municipality', 'province'] as const;
const ABSENT: ReadonlySet<Verdict | undefined> = new Set<Verdict>(['missing', 'nearest']);

/**
 * What to do with an answer: `fix` if it is a guess or lacks the asked street or number, `add-unit` if a building has
 * units to choose from, `accept` if it is sure enough for its differences, else `confirm`.
 */
export function adviceOn(judged: Judged): Advice {
  const { confidence, verdicts, doubt } = judged;
  if (confidence < GUESS || verdicts.number === 'missing' || verdicts.streetname === 'missing') return 'fix';
  if (doubt) return 'confirm';
  if (lacksOnlyUnit(judged)) return 'add-unit';
  return confidence >= leastToAccept(judged) ? 'accept' : 'confirm';
}

/** True for a building with units to choose from, if nothing else that was asked contradicts, or it is outvoted. */
function lacksOnlyUnit({ level, verdicts, units }: Judged): boolean {
  if (level !== 'building' || units.length === 0) return false;
  const { suffix, ...others } = verdicts;
  return !Object.values(others).includes('conflict') || isOutvoted(others);
}

function leastToAccept(judged: Judged): number {
  const { level } = judged;
  const verdicts = known(judged);
  // `Essen (Oldenburg)`: another town may have a longer name.
  if (PLACES.some((field) => verdicts[field] === 'partial')) return NEVER;
  const all = Object.values(verdicts);
  if (all.some((verdict) => ABSENT.has(verdict))) return NEVER;
  if (all.includes('conflict')) return isOutvoted(verdicts) ? LEAST.outvoted : NEVER;
  if (verdicts.streetname === 'partial') {
    // `Oak St & Main St` is not the name of one street.
    if (level === 'street') return NEVER;
    if (!isAgreeing(verdicts.postcode)) return LEAST.partOfName;
  }
  return LEAST.agrees;
}

/** The verdicts without those on what the data cannot know: they count as if they were not asked. */
function known({ verdicts, lacksFlats }: Judged): Judged['verdicts'] {
  const lacksPostcodes = isPostcodeUnknown(verdicts);
  const lacksQuarter = verdicts.suburb === 'missing' && isAgreeing(verdicts.city);
  if (!lacksPostcodes && !lacksQuarter && lacksFlats !== true) return verdicts;
  const known = { ...verdicts };
  if (lacksQuarter) delete known.suburb;
  if (lacksPostcodes) delete known.postcode;
  if (lacksFlats === true) delete known.suffix;
  return known;
}

/** True if the street has no postcodes in the data, and its place agrees: then the asked postcode says nothing. */
function isPostcodeUnknown(verdicts: Judged['verdicts']): boolean {
  return verdicts.postcode === 'missing' && verdicts.streetname !== undefined && isPlaceRight(verdicts);
}

/** True if either postcode or place agrees, not both, and street, number and suffix agree too. */
function isOutvoted(verdicts: Judged['verdicts']): boolean {
  const isPostcodeRight = isAgreeing(verdicts.postcode);
  if (isPlaceRight(verdicts) === isPostcodeRight || verdicts.number === undefined) return false;
  return [verdicts.streetname, verdicts.number, verdicts.suffix ?? 'exact'].every(isAgreeing);
}

function isPlaceRight(verdicts: Judged['verdicts']): boolean {
  const places = PLACES.filter((field) => verdicts[field] !== undefined);
  return places.length > 0 && places.every((field) => isAgreeing(verdicts[field]));
}
