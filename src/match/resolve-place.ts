import { type CountryProfile, SPELLING } from '../country/index';
import type { Area } from '../model/areas';
import { AskedName } from '../rank/asked-name';
import type { Store } from '../store/rows';
import { editDistance } from '../text/edit-distance';
import { countryOf } from './area-chain';
import { RecentMap } from './recent-map';

/** An area that a text may name. */
export interface ResolvedPlace {
  readonly area: Area;
  readonly edits: number;
  readonly alias: boolean;
}

/** Texts remembered; of a nation with more cities, twice as many as those: with fewer, each forgets another. */
const LEAST_REMEMBERED = 16_384;
const MAX_AREAS = 12;
const remembered = new WeakMap<Store, Map<string, RecentMap<readonly ResolvedPlace[]>>>();

/**
 * The areas of a country that a text may name, at any level: exact first, else the ones that sound alike, lie
 * within two edits or hold its core words. Remembered: bulk runs ask for the same few places over and over.
 */
export function resolvePlace(store: Store, profile: CountryProfile, raw: string): readonly ResolvedPlace[] {
  let countries = remembered.get(store);
  if (countries === undefined) {
    countries = new Map();
    remembered.set(store, countries);
  }
  let known = countries.get(profile.code);
  if (known === undefined) {
    known = new RecentMap(Math.max(LEAST_REMEMBERED, 2.5 * (store.manifest.counts.areas.city ?? 0)));
    countries.set(profile.code, known);
  }
  let places = known.get(raw);
  if (places === undefined) {
    places = lookUp(store, profile, raw);
    known.set(raw, places);
  }
  return places;
}

function lookUp(store: Store, profile: CountryProfile, raw: string): readonly ResolvedPlace[] {
  const asked = new AskedName(profile, raw.replace(/^(?:gemeente|gem\.|provincie|prov\.)\s+/iu, ''));
  if (asked.key === '') return [];
  const { places } = store.names;
  const exact = places.keys.find(asked.key);
  if (exact >= 0) {
    const found = bearersOf(store, profile, exact, 0);
    if (found.length > 0) return found;
  }
  const bound = asked.key.length <= 3 ? 0 : asked.key.length <= 5 ? 1 : asked.key.length <= 9 ? 2 : 3;
  const entries = new Map<number, number>();
  const weigh = (entry: number, most: number) => {
    if (entries.has(entry)) return;
    const key = places.keys.key(entry);
    const edits = editDistance(asked.key, key, most);
    if (edits <= most) entries.set(entry, edits);
  };
  for (const entry of places.spelled(SPELLING.sound + asked.sound)) weigh(entry, bound + 2);
  for (const entry of places.oneEdit(asked.key)) weigh(entry, Math.min(bound, 2));
  if (entries.size === 0) {
    const core = profile.coreTokens(asked.tokens);
    const forms = [SPELLING.core + [...core].sort().join(''), SPELLING.core + asked.key];
    for (const form of forms) {
      for (const entry of places.spelled(form))
        if (isSpelledSo(store, profile, entry, form)) entries.set(entry, 1);
    }
    const coreEntry = places.keys.find(core.join(''));
    if (coreEntry >= 0) entries.set(coreEntry, 1);
  }
  if (entries.size === 0) for (const entry of places.similar(asked.key, 24)) weigh(entry, bound);
  return [...entries]
    .sort((a, b) => a[1] - b[1] || a[0] - b[0])
    .flatMap(([entry, edits]) => bearersOf(store, profile, entry, edits))
    .slice(0, MAX_AREAS);
}

/** The index answers with a stranger now and then: the spelling is made again from the name. */
function isSpelledSo(store: Store, profile: CountryProfile, entry: number, form: string): boolean {
  return store.names.places
    .bearers(entry)
    .some(({ id }) => profile.spellings(profile.tokens(store.area(id).name)).includes(form));
}

function bearersOf(store: Store, profile: CountryProfile, entry: number, edits: number): ResolvedPlace[] {
  const found: ResolvedPlace[] = [];
  for (const { id, alias } of store.names.places.bearers(entry)) {
    const area = store.area(id);
    if (countryOf(store, area).code === profile.code) found.push({ area, edits, alias });
  }
  // A list that grew by pushing has room for seventeen, and these stay: as long as it is.
  return found.slice();
}
