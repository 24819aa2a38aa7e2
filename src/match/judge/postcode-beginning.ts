import type { Area } from '../../model/areas';
import type { Matcher } from '../matcher';
import { liesIn } from '../places/area-chain';
import type { Query } from '../query/query';
import { areaCandidates } from './area-candidates';
import type { Candidate } from './candidate';
import { Judgement } from './judgement';

/** Postcodes looked at: a beginning of two digits has thousands, whose first ones lie together. */
const MOST_POSTCODES = 400;
/** Cities shown of a beginning that no place was named with. */
const MOST_CITIES = 12;
/** What a place scores that has such postcodes, and what it loses where it has none, log-odds. */
const PLACE_SCORE = 6;
const ELSEWHERE_COST = 5;

/**
 * What a question means that names nothing finer than the beginning of a postcode: the place beside it (`9711 Groningen`),
 * else the cities that have such postcodes, by their addresses. Streets that are called so are no answer.
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

/** The cities with postcodes that begin so, and their share of the addresses, largest first. */
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
    reading,
    leavesWords: query.line.leftOver > 0,
    misreadsNumber: false,
  };
}

/** @param share of the certainty, 0…1. */
function scoreOf(query: Query, share: number): number {
  const judgement = new Judgement(query, null);
  judgement.reading();
  return judgement.score + PLACE_SCORE + Math.log(share);
}
