import type { Area } from '../../model/areas';
import { TopK } from '../../store/names/top-k';
import type { Street } from '../../store/rows';
import { flatMap } from '../../text/flat-map';
import type { LineToComplete } from './completion';
import { ownName } from './names-meant';
import { isIn, rankOf } from './streets-beginning';

/** What bears the typed text as its whole name, or a mended text. */
export interface WholeNames {
  /** The first of the streets, and the addresses of all. */
  readonly streets: readonly Street[];
  readonly addressCount: number;
  /** True for the name of a place that is the typed text. */
  isPlace(area: Area): boolean;
}

export const NO_WHOLE_NAMES: WholeNames = { streets: [], addressCount: 0, isPlace: () => false };

/** The streets and places whose whole name has one of the keys: the places Sluis, and not Sluiskil. */
export function wholeNames(line: LineToComplete, keys: readonly string[]): WholeNames {
  const { matcher, profile, limit } = line;
  const own = new Set(keys.filter((key) => key !== ''));
  if (own.size === 0) return NO_WHOLE_NAMES;
  const isShared = matcher.isShared(profile);
  const first = new TopK(limit);
  let addressCount = 0;
  // A street has several names, and several keys are those of one name.
  const seen = new Set<number>();
  for (const name of flatMap([...own], (key) => ownName.find(line, key))) {
    matcher.namesOf(profile).streets.forEachMember(name, (id, city) => {
      if (seen.has(id) || (isShared && !isIn(matcher, profile, city))) return;
      seen.add(id);
      addressCount += matcher.store.addressCount(id);
      first.offer(id, rankOf(line, id));
    });
  }
  return {
    streets: first.taken().map((id) => matcher.store.street(id)),
    addressCount,
    isPlace: (area) => own.has(matcher.places.keyOf(profile, area)),
  };
}
