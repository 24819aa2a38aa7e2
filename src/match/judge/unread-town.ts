import type { Area } from '../../model/areas';
import type { Matcher } from '../matcher';
import { placeAgreement } from '../places/agreement';
import { areasAround } from '../places/area-chain';
import type { Query } from '../query/query';

/** `Berlin-Neukölln`, `Reggio (RE)`: each part is a name. */
const BETWEEN_NAMES = /[\s,;/()–-]*[,;/()–-][\s,;/()–-]*/u;
const WITH_DIGIT = /\S*\d\S*/gu;

/**
 * True if unread words in front of the street may be another town than that of the answer: `Rostock, Am Markt 3`, where the
 * data lack Rostock. A slip of the answer's own town is none: `Rosotck, Am Markt 3`.
 * @param suburb null if it is not known.
 */
export function mayBeInOtherTown(matcher: Matcher, query: Query, city: Area, suburb: Area | null): boolean {
  const { townsLeft } = query.line;
  if (townsLeft.length === 0) return false;
  const around = areasAround(matcher.store, city, suburb);
  return townsLeft.some((text) => {
    const names = text.replace(WITH_DIGIT, ' ').trim();
    if (isAround(matcher, query, names, around)) return false;
    const parts = names.split(BETWEEN_NAMES).filter((part) => part !== '');
    return parts.length < 2 || !parts.every((part) => isAround(matcher, query, part, around));
  });
}

function isAround(matcher: Matcher, { profile }: Query, raw: string, around: readonly Area[]): boolean {
  const { key, areas } = matcher.places.resolve(profile, raw);
  const asked = { profile, field: 'city', raw, key, areas, cities: null } as const;
  return placeAgreement(matcher, asked, around).kind !== 'none';
}
