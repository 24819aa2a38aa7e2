import type { Verdict } from '../model/match';
import { editDistance } from '../text/edit-distance';

const SIGNS_OF_REGION = 2;
const AMONG_LETTERS = /^[A-Z](\d{4})[A-Z]{3}$/;

/** Compares the asked postcode (canonical, or its first part) with the postcode of an address. */
export function fitPostcode(asked: string, found: string, raw: string): Verdict {
  if (found === '') return 'missing';
  if (asked === found) return raw === found ? 'exact' : 'folded';
  if (found.startsWith(asked) || isDigitsOf(asked, found)) return 'partial';
  return editDistance(asked, found, 1) === 1 ? 'typo' : 'conflict';
}

/** `1043` is what C1043AAZ was before Argentina put letters around it. */
function isDigitsOf(asked: string, found: string): boolean {
  return asked.length < found.length && AMONG_LETTERS.exec(found)?.[1] === asked;
}

/** Length of the common beginning, as a share of the asked postcode: nearby postcodes begin alike. */
export function sharedBeginning(asked: string, found: string): number {
  let shared = 0;
  while (shared < asked.length && asked[shared] === found[shared]) shared++;
  return shared / asked.length;
}

/** True if two postcodes are of different regions: 89370 and 52000. */
export function areOfOtherRegions(asked: string, found: string): boolean {
  return found !== '' && regionOf(asked) !== regionOf(found);
}

/** The beginning of a postcode, which tells the region. */
export function regionOf(postcode: string): string {
  return postcode.slice(0, SIGNS_OF_REGION);
}
