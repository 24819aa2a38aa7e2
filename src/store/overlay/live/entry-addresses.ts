import { type CountryProfile, countryProfile } from '../../../country/index';
import type { Area } from '../../../model/areas';
import type { Changeable } from '../../../model/changeable';
import type { Store } from '../../rows';
import type { LiveAddress } from '../live-view';
import type { EntryFields, PlacedIn, StoredEntry } from '../stored-entry';
import type { LiveAreas } from './live-areas';
import type { StreetKey } from './live-streets';
import { type HouseNumber, numberOf, placeEntry } from './place-entry';

const NONE = -1;
const NO_NUMBER: HouseNumber = { number: '', suffix: '' };

/** Places entries in a dataset, and makes their addresses there. */
export class EntryAddresses {
  readonly #base: Store;
  readonly #areas: LiveAreas;
  /** Maps a set of sources of the dataset to the overlay's set for an address that it corrects. */
  readonly #correctedSet: (baseSet: number) => number;
  readonly #profiles = new Map<string, CountryProfile>();
  readonly #countries = new Map<number, string>();

  constructor(base: Store, areas: LiveAreas, correctedSet: (baseSet: number) => number) {
    this.#base = base;
    this.#areas = areas;
    this.#correctedSet = correctedSet;
  }

  /**
   * Finds the areas, the street and the address of an entry in the dataset below.
   * @throws GeocoderError INVALID_REQUEST for a point in no country of the dataset.
   */
  place(entry: StoredEntry): PlacedIn {
    const below = entry.overDataset ? this.#base.addressByUuid(entry.id) : null;
    const ordinal = below?.ordinal ?? NONE;
    const { fields, original } = entry;
    if (fields === null) return { city: NONE, suburb: NONE, street: NONE, ordinal };
    const { city, suburb, profile } = placeEntry(
      this.#base,
      this.#areas,
      (code) => this.profileOf(code),
      fields,
      // A corrected address stays in its city, unless the correction changes the city.
      below !== null && fields.city === original?.city ? below : null,
    );
    const street = fields.streetname === '' ? NONE : this.#streetOfBase(profile, fields.streetname, city.id);
    return { city: city.id, suburb: suburb.id, street, ordinal };
  }

  profileOf(code: string): CountryProfile {
    let profile = this.#profiles.get(code);
    if (profile === undefined) {
      profile = countryProfile(code, this.#base.manifest.conventions[code]);
      this.#profiles.set(code, profile);
    }
    return profile;
  }

  profileIn(area: number): CountryProfile {
    return this.profileOf(this.countryOf(area));
  }

  /** The country that an area lies in, ISO 3166-1 alpha-2. */
  countryOf(area: number): string {
    let country = this.#countries.get(area);
    if (country === undefined) {
      let at: Area = this.#areas.area(area);
      while (at.parent !== null) at = this.#areas.area(at.parent);
      country = at.code;
      this.#countries.set(area, country);
    }
    return country;
  }

  /** The streets of an entry: a place name is a street of its own, and the street of the address comes last. */
  streetsOf(fields: EntryFields, { city, street }: PlacedIn): StreetKey[] {
    const keys: StreetKey[] = [];
    if (fields.name !== '') keys.push({ name: fields.name, city, base: NONE, isPlace: true });
    if (fields.streetname !== '') {
      const name = street === NONE ? fields.streetname : this.#base.streetHead(street).name;
      keys.push({ name, city, base: street, isPlace: false });
    }
    return keys;
  }

  /**
   * An entry as an address on a street.
   * @param isName true for the name of a place, which has no number.
   */
  address(
    id: string,
    fields: EntryFields,
    placed: PlacedIn,
    isName: boolean,
    street: number,
    ordinal: number,
  ): LiveAddress {
    const below = placed.ordinal === NONE ? null : this.#base.address(placed.ordinal);
    const { name, kind } = fields;
    const number = isName ? NO_NUMBER : this.numberOf(fields, placed);
    const address: Changeable<LiveAddress> = {
      ordinal,
      street,
      number: number.number,
      suffix: number.suffix,
      postcode: this.postcodeOf(fields, placed),
      suburb: placed.suburb,
      occurrence: 0,
      latitude: fields.latitude,
      longitude: fields.longitude,
      identifier: '',
      building: below?.building ?? '',
      sourceSet: below === null ? 0 : this.#correctedSet(below.sourceSet),
      uuid: id,
      buildingUuid: below === null ? null : this.#base.buildingUuid(below),
    };
    if (name !== '') address.name = name;
    if (kind !== '') address.kind = kind;
    return address;
  }

  /** House number and suffix, as the country of the entry reads them. */
  numberOf(fields: HouseNumber, { city }: Pick<PlacedIn, 'city'>): HouseNumber {
    return numberOf(fields, this.profileIn(city));
  }

  /** The postcode as the country of the entry writes it. */
  postcodeOf({ postcode }: EntryFields, { city }: PlacedIn): string {
    if (postcode === '') return '';
    return this.profileIn(city).normalisePostcode(postcode) ?? postcode;
  }

  #streetOfBase(profile: CountryProfile, name: string, city: number): number {
    if (this.#areas.isMade(city)) return NONE;
    const { keys } = this.#base.names.streets;
    const entry = keys.find(profile.key(name));
    if (entry < 0) return NONE;
    const streets = this.#base.names.streets.membersIn(entry, [city]);
    const same = streets.find((street) => this.#base.streetHead(street).name === name);
    return same ?? streets[0] ?? NONE;
  }
}
