import type { Area } from '../../model/areas';
import type { Matcher } from '../matcher';
import { liesIn } from '../places/area-chain';
import type { Query } from '../query/query';
import { areaCandidates } from './area-candidates';
import type { Candidate } from './candidate';
import { judgeReading } from './fields/reading';
import { Judgement } from './judgement';

/** Most postcodes that are looked at. Thousands may share two digits; the first ones are near each other. */
const MOST_POSTCODES = 400;
/** Most cities in the result if no place was asked. */
const MOST_CITIES = 12;
/** Score of a place that has such postcodes, and what a place without them loses, log-odds. */
const PLACE_SCORE = 6;
const ELSEWHERE_COST = 5;

/**
 * Candidates for a query without a street and a number, but with the first part of a postcode. With a place (`9711
 * Groningen`), these are the asked places; else the cities with such postcodes, those with most addresses first.
 * Streets of that name are not looked for.
 */
export function ofPostcodeBeginning(
  matcher: Matcher,
  query: Query,
  beginning: string,
  reading: number,
): Candidate[] {
  const cities = citiesOf(matcher, query, beginning);
  if (query.places.length === 0)
    return [...cities].slice(0, MOST_CITIES).map(([city, share]) => ofCity(query, city, share, reading));
  return areaCandidates(query, reading).map(({ candidate, confidence }) => {
    const isThere = [...cities.keys()].some((city) => areNested(matcher, candidate.area, city));
    return {
      ...candidate,
      verdicts: { ...candidate.verdicts, postcode: isThere ? 'partial' : 'conflict' },
      score: scoreOf(query, confidence) - (isThere ? 0 : ELSEWHERE_COST),
    };
  });
}

/** The cities with postcodes that begin with the text, largest first, and their share of the addresses: 0…1. */
function citiesOf({ store }: Matcher, { profile }: Query, beginning: string): Map<Area, number> {
  const counts = new Map<number, number>();
  let total = 0;
  for (const text of store.postcodesFrom(beginning, profile.code, MOST_POSTCODES)) {
    const postcode = store.postcode(text, profile.code);
    if (postcode === null) continue;
    const { city } = store.street(postcode.street);
    counts.set(city, (counts.get(city) ?? 0) + postcode.addressCount);
    total += postcode.addressCount;
  }
  const largest = [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]);
  return new Map(largest.map(([city, count]) => [store.area(city), count / total]));
}

function areNested({ store }: Matcher, area: Area, city: Area): boolean {
  return (
    liesIn(store, city, area) ||
    liesIn(store, area, city) ||
    (area.level === 'suburb' && area.parent === city.parent)
  );
}

function ofCity(query: Query, city: Area, share: number, reading: number): Candidate {
  return {
    level: 'city',
    address: null,
    building: null,
    street: null,
    postcode: null,
    area: city,
    latitude: city.latitude,
    longitude: city.longitude,
    spreadMeters: city.radiusMeters,
    verdicts: { postcode: 'partial' },
    evidence: query.manner.explain ? { features: {}, points: [] } : null,
    score: scoreOf(query, share),
    importance: city.addressCount,
    doubt: null,
    reading,
    leavesWords: query.line.leftOver > 0,
    misreadsNumber: false,
  };
}

/** @param share of the certainty, 0…1. */
function scoreOf(query: Query, share: number): number {
  const judgement = new Judgement(query, null);
  judgeReading(judgement);
  return judgement.sheet.score + PLACE_SCORE + Math.log(share);
}
