import type { CountryConventions } from '../conventions';

const LONGEST = 3;

/** Short words that people may write before a place or leave out, folded: `te`, `in`, `à`, `i`. */
export function smallWords({ particles, commonTypes }: CountryConventions): ReadonlySet<string> {
  // People leave out `rue` as they do `de`, but not before a place.
  return new Set(particles.filter((word) => word.length <= LONGEST && !commonTypes.includes(word)));
}
