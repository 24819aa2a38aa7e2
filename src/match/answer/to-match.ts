import type { Area } from '../../model/areas';
import type { Doubt } from '../../model/doubt';
import type { Field, Match, MatchLevel, Verdict } from '../../model/match';
import type { Address, Postcode, Street } from '../../store/rows';
import type { FoundBuilding } from '../gather/building';
import type { Candidate, RankedCandidate } from '../judge/candidate';
import type { Matcher } from '../matcher';
import { ancestorAt, countryOf } from '../places/area-chain';
import { adviceOn } from './advice';
import { type BuildingFields, buildingFields } from './building-fields';

/** No point is more accurate than this. */
const LEAST_UNCERTAINTY_METERS = 1;

/** The content of an answer, before it becomes a Match. */
interface Answer {
  readonly level: MatchLevel;
  readonly address: Address | null;
  readonly building: BuildingFields | null;
  readonly street: Street | null;
  /** The name of the second street of a corner. */
  readonly crossing?: string | undefined;
  readonly postcode: Postcode | null;
  /** The smallest known area around it. */
  readonly area: Area;
  readonly latitude: number;
  readonly longitude: number;
  readonly uncertaintyMeters: number;
  readonly verdicts: Partial<Record<Field, Verdict>>;
  readonly confidence: number;
  readonly doubt?: Doubt | null | undefined;
  readonly lacksFlats?: boolean | undefined;
}

/** A candidate as the contract's Match. */
export function toMatch(matcher: Matcher, { candidate, confidence }: RankedCandidate): Match {
  const { store } = matcher;
  const { level, street, postcode, area, latitude, longitude, verdicts } = candidate;
  const address = candidate.address === null ? null : store.address(candidate.address.ordinal);
  return written(matcher, {
    level,
    address,
    building: candidate.building === null ? null : buildingFields(store, candidate.building),
    street,
    crossing: candidate.crossing,
    postcode,
    area,
    latitude,
    longitude,
    uncertaintyMeters: uncertaintyOf(matcher, candidate, address),
    verdicts,
    confidence,
    doubt: candidate.doubt,
    lacksFlats: candidate.lacksFlats,
  });
}

function uncertaintyOf(
  { provenance }: Matcher,
  { street, area, spreadMeters }: Candidate,
  address: Address | null,
): number {
  if (address !== null) return Math.max(provenance.accuracyMeters(address.sourceSet), spreadMeters);
  if (street === null) return spreadMeters;
  return Math.max(provenance.accuracyMetersWithin(area), spreadMeters);
}

/** A known building as a Match of full confidence. Reverse geocoding returns it if several units share the point. */
export function matchOfBuilding(matcher: Matcher, building: FoundBuilding): Match {
  const { store, provenance } = matcher;
  const street = store.street(building.street);
  const area = store.area(building.suburb);
  return written(matcher, {
    level: 'building',
    address: null,
    building: buildingFields(store, building),
    street,
    postcode: null,
    area,
    latitude: building.latitude,
    longitude: building.longitude,
    uncertaintyMeters: Math.max(provenance.accuracyMetersWithin(area), building.spreadMeters),
    verdicts: {},
    confidence: 1,
  });
}

/** A known address as a Match of full confidence: what reverse, by-id and street look-ups give with `detail`. */
export function matchOfAddress(matcher: Matcher, address: Address, street: Street): Match {
  return written(matcher, {
    level: 'address',
    address,
    building: null,
    street,
    postcode: null,
    area: matcher.store.area(address.suburb),
    latitude: address.latitude,
    longitude: address.longitude,
    uncertaintyMeters: matcher.provenance.accuracyMeters(address.sourceSet),
    verdicts: {},
    confidence: 1,
  });
}

/** A known area as a Match of full confidence. */
export function matchOfArea(matcher: Matcher, area: Area): Match {
  return written(matcher, {
    level: area.level,
    address: null,
    building: null,
    street: null,
    postcode: null,
    area,
    latitude: area.latitude,
    longitude: area.longitude,
    uncertaintyMeters: area.radiusMeters,
    verdicts: {},
    confidence: 1,
  });
}

function written(matcher: Matcher, answer: Answer): Match {
  const { store, names } = matcher;
  const { level, address, building, street, postcode, area, verdicts, confidence } = answer;
  const city = street !== null ? store.area(street.city) : area.level === 'city' ? area : null;
  const suburb = area.level === 'suburb' ? area : null;
  const municipality = ancestorAt(store, area, 'municipality');
  const province = ancestorAt(store, area, 'province');
  const country = countryOf(store, area);
  // One literal, no spread: an object of 25 fields that is spread together becomes a dictionary, at ten times the cost
  // (measured: reverse with detail 18,000 a second with a spread, 45,000 without).
  const match: Match = {
    id: address === null ? null : store.uuidOf(address),
    level,
    label: '',
    streetname: level === 'postcode' || street === null ? null : names.street(street.id, street),
    number: address?.number ?? building?.number ?? null,
    suffix: address?.suffix || null,
    postcode: (address?.postcode ?? building?.postcode ?? postcode?.text) || null,
    city: (city === null ? null : names.area(city)) || null,
    suburb_id: suburb?.uuid ?? null,
    suburb: suburb === null ? null : names.area(suburb),
    building_id: address === null ? (building?.building_id ?? null) : store.buildingUuid(address),
    municipality_id: municipality?.uuid ?? null,
    municipality: municipality === null ? null : names.area(municipality),
    province_id: province?.uuid ?? null,
    province: province === null ? null : names.area(province),
    country_id: country.uuid,
    country: country.code,
    latitude: answer.latitude,
    longitude: answer.longitude,
    confidence,
    advice: adviceOn({
      level,
      confidence,
      verdicts,
      doubt: answer.doubt,
      lacksFlats: answer.lacksFlats,
      units: building?.units ?? [],
    }),
    uncertaintyMeters: Math.max(LEAST_UNCERTAINTY_METERS, Math.round(answer.uncertaintyMeters)),
    verdicts,
    attribution: attributionOf(matcher, answer, city, suburb),
    source: sourceOf(matcher, answer, city),
  };
  if (building !== null) match.units = [...building.units];
  if (address?.name !== undefined) match.name = address.name;
  if (address?.kind !== undefined) match.kind = address.kind;
  // Where no source names provinces, one has the name of the country, and says nothing.
  const saysNothing = province === null || province.name === country.name;
  match.label = labelOf(matcher, match, area, saysNothing ? null : match.province, answer.crossing);
  return match;
}

/** @param area the smallest known one. */
function labelOf(
  matcher: Matcher,
  match: Match,
  area: Area,
  province: string | null,
  crossing: string | undefined,
): string {
  const { streetname, number, suffix, postcode } = match;
  const isBelowAreas = streetname !== null || postcode !== null;
  if (isBelowAreas || match.level === 'address')
    return matcher.profileOf(match.country).label({
      streetname: crossing === undefined ? streetname : `${streetname} / ${crossing}`,
      number,
      suffix,
      postcode,
      city: match.city ?? (isBelowAreas ? match.municipality : null),
      province,
    });
  const name = matcher.names.area(area);
  return area.level === 'province' || province === null || province === name ? name : `${name}, ${province}`;
}

/** The name of the source of the answer's point. */
function sourceOf({ provenance }: Matcher, answer: Answer, city: Area | null): string {
  const { address, building, street, area } = answer;
  const numbered = address ?? building;
  if (numbered !== null) return provenance.sourceOf(numbered.sourceSet);
  if (street === null || city === null) return provenance.sourceOfArea(area);
  return provenance.sourceOfStreet(street, city);
}

/** Attribution of the sources of the answer. A fresh array. */
function attributionOf(
  { provenance }: Matcher,
  { address, street, postcode, area }: Answer,
  city: Area | null,
  suburb: Area | null,
): string[] {
  if (city === null || street === null) return provenance.ofArea(area);
  if (address === null || suburb === null) return provenance.ofStreet(street, postcode, city);
  return provenance.ofAddress(address.sourceSet, city, suburb);
}
