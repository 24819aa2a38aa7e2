import { countryProfile } from '../country/index';
import type { Area } from '../model/areas';
import type { Match } from '../model/match';
import type { Address, Store, Street } from '../store/rows';
import { ancestorAt, countryOf } from './area-chain';
import type { Candidate } from './candidate';
import { Provenance } from './provenance';

/** A candidate as the contract's Match. */
export function toMatch(store: Store, candidate: Candidate): Match {
  const { level, address, street, postcode, area } = candidate;
  const city = street !== null ? store.area(street.city) : area.level === 'city' ? area : null;
  const suburb = address !== null ? store.area(address.suburb) : area.level === 'suburb' ? area : null;
  const municipality = ancestorAt(store, area, 'municipality');
  const province = ancestorAt(store, area, 'province');
  const country = countryOf(store, area);
  // One literal, no spread: an object of 25 fields that is spread together becomes a dictionary, at ten times the cost
  // (measured: reverse with detail 18,000 a second with a spread, 45,000 without).
  const match: Match = {
    id: address === null ? null : store.uuidOf(address),
    level,
    label: '',
    streetname: level === 'postcode' ? null : (street?.name ?? null),
    number: address?.number ?? null,
    suffix: address === null || address.suffix === '' ? null : address.suffix,
    postcode: (address?.postcode ?? postcode?.text) || null,
    city: city?.name || null,
    suburb_id: suburb?.uuid ?? null,
    suburb: suburb?.name ?? null,
    building_id: address === null ? null : store.buildingUuid(address),
    municipality_id: municipality?.uuid ?? null,
    municipality: municipality?.name ?? null,
    province_id: province?.uuid ?? null,
    province: province?.name ?? null,
    country_id: country.uuid,
    country: country.code,
    latitude: candidate.latitude,
    longitude: candidate.longitude,
    confidence: candidate.confidence,
    uncertaintyMeters: Math.round(candidate.uncertaintyMeters),
    verdicts: candidate.verdicts,
    attribution: attributionOf(store, candidate, city, suburb),
  };
  match.label = labelOf(match, area);
  return match;
}

/** A known address as a Match of full confidence: what reverse, by-id and street look-ups give with `detail`. */
export function matchOfAddress(store: Store, address: Address, street: Street): Match {
  return toMatch(store, {
    ...plainCandidate(store.area(address.suburb), 'address'),
    address,
    street,
    latitude: address.latitude,
    longitude: address.longitude,
    uncertaintyMeters: Provenance.of(store).accuracyMeters(address.sourceSet),
  });
}

/** A known area as a Match of full confidence. */
export function matchOfArea(store: Store, area: Area): Match {
  return toMatch(store, plainCandidate(area, area.level));
}

/** Only what is judged has any. */
const NO_FEATURES: Readonly<Candidate['features']> = {};

/** A candidate that nothing speaks against. */
function plainCandidate(area: Area, level: Candidate['level']): Candidate {
  return {
    level,
    address: null,
    street: null,
    postcode: null,
    area,
    importance: area.addressCount,
    latitude: area.latitude,
    longitude: area.longitude,
    uncertaintyMeters: area.radiusMeters,
    verdicts: {},
    features: NO_FEATURES,
    points: [],
    score: 0,
    confidence: 1,
    plausibility: 1,
    reading: 0,
    leavesWords: false,
    misreadsNumber: false,
  };
}

function labelOf(match: Match, area: Area): string {
  const known = match.streetname !== null || match.postcode !== null;
  if (known || match.level === 'address') {
    // A copy only where it differs, which is rare.
    const parts = match.city === null && known ? { ...match, city: match.municipality } : match;
    return countryProfile(match.country).label(parts);
  }
  const wider = area.level === 'province' ? null : match.province === area.name ? null : match.province;
  return wider === null ? area.name : `${area.name}, ${wider}`;
}

/** Of the sources that the answer rests on. A fresh array. */
function attributionOf(
  store: Store,
  { address, street, postcode, area }: Candidate,
  city: Area | null,
  suburb: Area | null,
): string[] {
  const provenance = Provenance.of(store);
  if (city === null || street === null) return provenance.ofArea(area);
  if (address === null || suburb === null) return provenance.ofStreet(street, postcode, city);
  return provenance.ofAddress(address, city, suburb);
}
