import type { Area } from '../../model/areas';
import type { Store } from '../../store/rows';
import { fold } from '../../text/fold';
import { ancestorAt } from './area-chain';
import type { ResolvedPlace } from './resolved-place';

/**
 * The provinces that are called after a found town in them: all of the Région de Bruxelles-Capitale is written `Bruxelles`. A province
 * with the very name of its town is among the found places already.
 */
export function regionsOfTowns(store: Store, found: readonly ResolvedPlace[]): readonly ResolvedPlace[] {
  const regions = new Map<number, ResolvedPlace>();
  for (const { area } of found) {
    const isTown = area.level === 'city' || area.level === 'municipality';
    const region = isTown ? ancestorAt(store, area, 'province') : null;
    if (region === null || found.some((one) => one.area.id === region.id)) continue;
    if (isCalledAfter(region, area))
      regions.set(region.id, { area: region, edits: 0, alias: true, isCalledAfterTown: true });
  }
  return [...regions.values()];
}

/** True if the region has the name of the town and more words. With the same name it is found, and `NYC` never means the state. */
function isCalledAfter(region: Area, town: Area): boolean {
  const names = namesOf(region);
  return namesOf(town).some((name) => names.some((one) => one !== name && one.includes(name)));
}

/** Folded, between spaces, so that a name is found in another one by whole words. */
function namesOf({ name, aliases = [] }: Area): readonly string[] {
  return [name, ...aliases].filter((one) => one !== '').map((one) => ` ${fold(one)} `);
}
