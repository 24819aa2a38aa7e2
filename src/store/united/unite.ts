import type { Store } from '../rows';
import { MovedView, type Numbering } from './moved-view';
import { startsOf } from './parts';
import { RepeatedAddresses } from './repeated-addresses';
import { LinksByName } from './street-links';
import { UnitedAreas } from './united-areas';
import { addSet, uniteManifests } from './united-manifest';
import { UnitedStore } from './united-store';

/** Several stores as one. A single store is returned as it is. */
export function unite(stores: readonly Store[]): Store {
  if (stores.length === 1) return stores[0]!;
  const { manifest, sets } = uniteManifests(stores.map((store) => store.manifest));
  const starts = startsOf(stores);
  const { sourceSets } = manifest;
  const join = (left: number, right: number) =>
    left === right
      ? left
      : addSet(
          sourceSets,
          [...new Set([...sourceSets[left]!, ...sourceSets[right]!])].sort((a, b) => a - b),
        );
  const areas = new UnitedAreas(stores, starts.areas, sets, join);
  const links = new LinksByName(stores, starts.streets, areas, manifest.conventions);
  const repeated = new RepeatedAddresses(
    stores,
    (part, street) => links.unitedOf(part, street, -1) < starts.streets[part]!,
  );
  const numberings = stores.map(
    (_, part): Numbering => ({
      firstBlock: starts.blocks[part]!,
      streetOf: (local) => links.unitedOf(part, local, -1),
      areaOf: (local) => areas.unitedOf(part, local),
      sourceSetOf: (local) => (part === 0 ? local : sets[part]![local]!),
    }),
  );
  return new UnitedStore({
    stores,
    starts,
    manifest,
    numberings,
    areas,
    links,
    views: numberings.map((numbering, part) =>
      part === 0 ? null : (view) => new MovedView(view, numbering, repeated.hiddenIn(part, view)),
    ),
    isHidden: (part, ordinal) => repeated.isHidden(part, ordinal),
    isEmptied: () => false,
    areCountriesFixed: true,
  });
}
