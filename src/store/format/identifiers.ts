import type { Area } from '../../model/areas';
import { UuidName, uuidV5 } from '../../text/uuid';

/** The parts of an area from which its id is computed. */
export type NamedArea = Pick<Area, 'level' | 'code' | 'name' | 'made'>;

/**
 * UUID of an area, from `area|<country>|<level>|<code>`. If the source has no code, it uses the names from the province
 * down to the area. The country is the ISO 3166-1 alpha-2 code.
 * @param chain the area first, then the areas around it, up to the country.
 * @param occurrence number of the area among those with equal parts, from 0.
 */
export function areaUuid(chain: readonly NamedArea[], occurrence: number): string {
  const area = chain[0]!;
  const country = chain[chain.length - 1]!.code;
  let key = `area|${escapeKey(country)}|${area.level}|${escapeKey(area.code)}`;
  if (area.code === '') {
    for (let index = chain.length - 2; index >= 0; index--) key += `|${escapeKey(chain[index]!.name)}`;
    // A made suburb has the name of its city, and a neighbourhood may have the same name.
    if (area.made) key += '||made';
  }
  return uuidV5(occurrence === 0 ? key : `${key}||${occurrence}`);
}

/** UUID of a building, from the source's identifier of the building. */
export function buildingUuid(country: string, building: string): string {
  return uuidV5(`building|${escapeKey(country)}|${escapeKey(building)}`);
}

/** The parts of an address from which its id is computed if the source has no identifier. */
export interface AddressKey {
  number: string;
  suffix: string;
  postcode: string;
  occurrence: number;
  identifier: string;
}

/** Beginning of the key of all addresses of a city without identifiers: the municipality by code or name. */
export function cityKey(country: string, municipality: NamedArea | null, city: string): string {
  const place = municipality === null ? '' : municipality.code || municipality.name;
  return `address|${escapeKey(country)}|key|${escapeKey(place)}|${escapeKey(city)}|`;
}

/** Beginning of the key of all addresses with an identifier. */
export function identifierKey(country: string): string {
  return `address|${escapeKey(country)}|id|`;
}

/**
 * UUID of an address, from the source's identifier. If the source has none, from municipality, city, street, number,
 * suffix, postcode and occurrence.
 * @param ofIdentifier the result of `identifierKey`.
 * @param ofCity the result of `cityKey` for the street's city.
 */
export function addressUuid(
  ofIdentifier: string,
  ofCity: string,
  street: string,
  address: AddressKey,
): string {
  return nameOf(ofIdentifier, ofCity, street, address).uuid();
}

/** True if the lower-case UUID belongs to the address: same as `addressUuid(…) === uuid`, but cheaper. */
export function isAddressUuid(
  uuid: string,
  ofIdentifier: string,
  ofCity: string,
  street: string,
  address: AddressKey,
): boolean {
  return nameOf(ofIdentifier, ofCity, street, address).isOf(uuid);
}

/** Reused for every id, so that no object is made. */
const name = new UuidName();

function nameOf(
  ofIdentifier: string,
  ofCity: string,
  street: string,
  { number, suffix, postcode, occurrence, identifier }: AddressKey,
): UuidName {
  if (identifier !== '') return name.begin(ofIdentifier).add(escapeKey(identifier));
  return name
    .begin(ofCity)
    .add(escapeKey(street))
    .add('|')
    .add(escapeKey(number))
    .add('|')
    .add(escapeKey(suffix))
    .add('|')
    .add(escapeKey(postcode))
    .add('|')
    .add(String(occurrence));
}

/** Puts a backslash before separators and backslashes, so that different parts never give the same key. */
function escapeKey(part: string): string {
  return part.includes('|') || part.includes('\\') ? part.replace(/[|\\]/g, '\\$&') : part;
}
