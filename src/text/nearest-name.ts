import { editDistance } from './edit-distance';

/**
 * The known name that was most likely meant; null if none is near. A name is near if it is equal except for case and
 * signs (`max-distance`), if a few letters are wrong, if one contains the other (`lat`, `housenumber`), or if letters
 * are left out (`lng`).
 */
export function nearestName(written: string, known: Iterable<string>): string | null {
  const asked = plain(written);
  let nearest: string | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const distance = nameDistance(asked, plain(name));
    if (distance < least) {
      least = distance;
      nearest = name;
    }
  }
  return nearest;
}

const SIGNS = /[^\p{IDS}\p{N}]/gu;

function plain(name: string): string {
  return name.toLowerCase().replace(SIGNS, '');
}

/** Smaller is nearer; infinite for unrelated names. */
function nameDistance(asked: string, name: string): number {
  if (asked === name) return 0;
  if (asked.length < 2) return Number.POSITIVE_INFINITY;
  const longest = Math.max(asked.length, name.length);
  const edits = editDistance(asked, name, Math.ceil(longest / 3));
  // Of a short name more than half must be right: `lon` is not `town`.
  if (edits <= Math.ceil(longest / 3) && longest - edits > longest / 2) return edits / longest;
  if (name.startsWith(asked) || asked.startsWith(name)) return 1;
  if (asked.length > 2 && (name.includes(asked) || asked.includes(name))) return 2;
  return asked.length > 2 && asked[0] === name[0] && isSubsequence(asked, name)
    ? 3
    : Number.POSITIVE_INFINITY;
}

function isSubsequence(short: string, long: string): boolean {
  let matched = 0;
  for (const letter of long) if (letter === short[matched]) matched++;
  return matched === short.length;
}
