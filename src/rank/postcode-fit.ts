import type { Verdict } from '../model/match';
import { editDistance } from '../text/edit-distance';

export interface PostcodeFit {
  verdict: Verdict;
  /** Letters at the front that agree, as a share of the asked postcode: near postcodes share a beginning. */
  shared: number;
}

/** Compares an asked postcode (canonical, or its first part) with the one an address has. */
export function fitPostcode(asked: string, found: string, raw: string): PostcodeFit {
  if (found === '') return { verdict: 'missing', shared: 0 };
  if (asked === found) return { verdict: raw === found ? 'exact' : 'folded', shared: 1 };
  let shared = 0;
  while (shared < asked.length && asked[shared] === found[shared]) shared++;
  if (shared === asked.length) return { verdict: 'partial', shared: 1 };
  if (asked.length === found.length && editDistance(asked, found, 1) === 1) {
    return { verdict: 'typo', shared: shared / asked.length };
  }
  return { verdict: 'conflict', shared: shared / asked.length };
}
