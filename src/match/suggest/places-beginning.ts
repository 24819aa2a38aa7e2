import type { Area } from '../../model/areas';
import type { Verdict } from '../../model/match';
import type { NameLexicon } from '../../store/names/name-index';
import { editDistance } from '../../text/edit-distance';
import type { Matcher } from '../matcher';
import { countryOf, liesIn } from '../places/area-chain';
import type { LineToComplete } from './completion';

/** Fewer letters are one letter off too many names. */
const LEAST_OF_SLIP = 6;

/**
 * The places whose name begins as typed, the largest first. Suburbs are left out, and wider areas with the name of a
 * listed place inside them.
 */
export function placesBeginning(line: LineToComplete, prefixes: readonly string[]): readonly Area[] {
  const names = line.matcher.namesOf(line.profile).places;
  const ids = new Set<number>();
  for (const prefix of prefixes) addPlaces(names, prefix, ids);
  return largestFirst(line, ids);
}

/** The places whose whole name is one letter off the typed text, the largest first: `drente` for Drenthe. */
export function placesOneSlipOff(line: LineToComplete, key: string): readonly Area[] {
  if (key.length < LEAST_OF_SLIP) return [];
  const names = line.matcher.namesOf(line.profile).places;
  const ids = new Set<number>();
  for (const name of names.oneEdit(key)) {
    // The index gives a few wrong names, too.
    if (editDistance(key, names.keys.key(name), 1) !== 1) continue;
    names.forEachMember(name, (area) => {
      ids.add(area);
    });
  }
  return largestFirst(line, ids);
}

function largestFirst({ matcher, profile }: LineToComplete, ids: ReadonlySet<number>): readonly Area[] {
  const { store } = matcher;
  const isShared = matcher.isShared(profile);
  const places = [...ids]
    .map((id) => store.area(id))
    .filter((area) => area.level !== 'suburb')
    .filter((area) => !isShared || countryOf(store, area).code === profile.code);
  return places
    .filter((area) => !holdsNamesake(matcher, area, places))
    .sort((a, b) => b.addressCount - a.addressCount || a.id - b.id);
}

/** A place as a completion, with the verdict on its name. */
export function completedPlace(area: Area, verdict: Verdict) {
  const { level, latitude, longitude, radiusMeters } = area;
  const verdicts = { city: verdict };
  return {
    level,
    address: null,
    building: null,
    street: null,
    area,
    latitude,
    longitude,
    spreadMeters: radiusMeters,
    verdicts,
  };
}

function addPlaces(places: NameLexicon, prefix: string, ids: Set<number>): void {
  const top = places.prefixTop(prefix);
  if (top !== null) {
    for (const id of top.largest) ids.add(id);
    return;
  }
  const names = places.beginning(prefix);
  for (let at = 0; at < names.size; at++) {
    places.forEachMember(names.at(at), (area) => {
      ids.add(area);
    });
  }
}

/** True for a municipality or province that holds a listed place of the same name: people mean the smaller one. */
function holdsNamesake({ store }: Matcher, area: Area, areas: readonly Area[]): boolean {
  // Most places are cities. A city holds no other listed place.
  if (area.level === 'city') return false;
  return areas.some((other) => other !== area && other.name === area.name && liesIn(store, other, area));
}
