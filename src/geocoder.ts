import { GeocoderError } from './model/errors';
import type { Manifest } from './model/manifest';
import type { AddressQuery, Match } from './model/match';
import type {
  AreaListOptions,
  CommonOptions,
  ForwardGeocodeOptions,
  GetAddressOptions,
  GetAreaOptions,
  MatchOptions,
  OpenOptions,
  PostcodeLookupOptions,
  ReverseGeocodeOptions,
  StreetLookupOptions,
} from './model/options';
import type {
  AreaFilter,
  ForwardGeocodeRequest,
  PostcodeLookupRequest,
  ReverseGeocodeRequest,
  StreetLookupRequest,
} from './model/requests';
import type {
  AddressRecord,
  AreaRecord,
  Country,
  ForwardAddress,
  Municipality,
  PostcodeLookupAddress,
  Province,
  ReverseAddress,
  StreetLookupAddress,
  Suburb,
} from './model/shapes';
import { checksOf } from './operations';
import { type ExportedAddress, eachAddress } from './ops/addresses';
import { getArea, listCountries, listMunicipalities, listProvinces, listSuburbs } from './ops/areas';
import { candidates } from './ops/candidates';
import { forwardGeocode } from './ops/forward';
import { getAddress } from './ops/get-address';
import { lookupPostcode } from './ops/postcode-lookup';
import { reverseGeocode } from './ops/reverse';
import { search } from './ops/search';
import { lookupStreet } from './ops/street-lookup';
import { suggest } from './ops/suggest';
import { compileCheck } from './schema/check';
import { describe } from './schema/describe';
import { openOptions } from './schema/options';
import { Dataset, type SharedIndexes } from './store/dataset';
import { asDamage } from './store/format/damage';
import { verifyDataset } from './store/read/verify';

export type { SharedIndexes };

const CHECK = {
  lookupStreet: checksOf('lookupStreet'),
  lookupPostcode: checksOf('lookupPostcode'),
  forwardGeocode: checksOf('forwardGeocode'),
  reverseGeocode: checksOf('reverseGeocode'),
  getAddress: checksOf('getAddress'),
  listMunicipalities: checksOf('listMunicipalities'),
  listProvinces: checksOf('listProvinces'),
  listCountries: checksOf('listCountries'),
  listSuburbs: checksOf('listSuburbs'),
  getArea: checksOf('getArea'),
  search: checksOf('search'),
  suggest: checksOf('suggest'),
  candidates: checksOf('candidates'),
};
const checkOpenOptions = compileCheck('Geocoder.open', 'options', openOptions);

/** Asks for the richer answer. */
type Detailed<Options> = Options & { detail: true };

/**
 * Answers from one dataset, synchronously and with no network. Arguments are never changed, answers are fresh
 * objects, and not found is `null` or `[]`.
 *
 * Every method throws GeocoderError: INVALID_REQUEST for a request or option that does not fit, GEOCODER_CLOSED
 * after `close()`, DATASET_DAMAGED when the bytes it reads are not the ones that were built.
 */
export class Geocoder {
  readonly directory: string;
  #dataset: Dataset | null;

  private constructor(directory: string, dataset: Dataset) {
    this.directory = directory;
    this.#dataset = dataset;
  }

  /**
   * Opens the dataset in a directory, read-only.
   * @param options `verify`: `quick` (default) checks version, sizes and headers, and refuses damaged address data
   *   when it is read; `checksums` reads every byte first. `memory`: `resident` keeps the packed addresses in
   *   memory, `on-demand` reads them from disk; by default those that were read last stay, up to 120 MB or, where
   *   that is more, 64 MB and a quarter of the database.
   * @param shared the spatial indexes as another thread has read them (`geocoder.shared`): one copy in memory serves
   *   every thread. Those of another dataset are not used.
   * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION, DATASET_DAMAGED, INVALID_REQUEST.
   */
  static open(directory: string, options?: OpenOptions, shared?: SharedIndexes): Geocoder {
    const checked = options === undefined ? {} : checkOpenOptions(options);
    checkDirectory('Geocoder.open', directory);
    try {
      const asked = shared === undefined ? checked : { ...checked, shared };
      return new Geocoder(directory, Dataset.open(directory, asked));
    } catch (error) {
      throw asDamage(error, directory);
    }
  }

  /**
   * Reads a whole dataset and compares every byte with its manifest, which it returns.
   * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION, or DATASET_DAMAGED naming the file.
   */
  static verify(directory: string): Manifest {
    checkDirectory('Geocoder.verify', directory);
    try {
      return verifyDataset(directory);
    } catch (error) {
      throw asDamage(error, directory);
    }
  }

  /** What the dataset holds: counts, sources with licence and attribution, bounding box, checksums. A copy. */
  get manifest(): Manifest {
    return structuredClone(this.#open().manifest);
  }

  /** The spatial indexes in shared memory, for `open` in a worker thread. */
  get shared(): SharedIndexes {
    return this.#open().shared;
  }

  get closed(): boolean {
    return this.#dataset === null;
  }

  /** Releases the files. Closing twice is harmless. */
  close(): void {
    const dataset = this.#dataset;
    this.#dataset = null;
    dataset?.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /**
   * Addresses by street name: exact, then prefix, then containing, then close spellings; then by name, city and
   * number in natural order. Close is a letter or a sound off, and where no street has the name exactly, two letters or a
   * word.
   * @param options `limit` 1…1,000, default 100; `offset`; `country`; `detail`.
   */
  lookupStreet(request: StreetLookupRequest, options: Detailed<StreetLookupOptions>): Match[];
  lookupStreet(request: StreetLookupRequest, options?: StreetLookupOptions): StreetLookupAddress[];
  lookupStreet(request: StreetLookupRequest, options?: StreetLookupOptions): StreetLookupAddress[] | Match[] {
    const dataset = this.#open();
    const asked = CHECK.lookupStreet.request(request);
    const chosen = CHECK.lookupStreet.options(options);
    try {
      return lookupStreet(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /**
   * The address with a postcode and a number; an unknown number gives the postcode's street with `number` null.
   * @param options `fallback: false` keeps only addresses; `country`; `detail`.
   */
  lookupPostcode(request: PostcodeLookupRequest, options: Detailed<PostcodeLookupOptions>): Match | null;
  lookupPostcode(
    request: PostcodeLookupRequest,
    options?: PostcodeLookupOptions,
  ): PostcodeLookupAddress | null;
  lookupPostcode(
    request: PostcodeLookupRequest,
    options?: PostcodeLookupOptions,
  ): PostcodeLookupAddress | Match | null {
    const dataset = this.#open();
    const asked = CHECK.lookupPostcode.request(request);
    const chosen = CHECK.lookupPostcode.options(options);
    if (skipsTheOne(chosen)) return null;
    try {
      return lookupPostcode(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /**
   * The address with a street name and a number. Without such a number the street (`number` null), without such
   * a street the suburb (`streetname` null too), else null.
   * @param options `fallback: false` keeps only addresses; `country`; `detail`.
   */
  forwardGeocode(request: ForwardGeocodeRequest, options: Detailed<ForwardGeocodeOptions>): Match | null;
  forwardGeocode(request: ForwardGeocodeRequest, options?: ForwardGeocodeOptions): ForwardAddress | null;
  forwardGeocode(
    request: ForwardGeocodeRequest,
    options?: ForwardGeocodeOptions,
  ): ForwardAddress | Match | null {
    const dataset = this.#open();
    const asked = CHECK.forwardGeocode.request(request);
    const chosen = CHECK.forwardGeocode.options(options);
    if (skipsTheOne(chosen)) return null;
    try {
      return forwardGeocode(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /**
   * The address nearest to a point, measured on the sphere; too far from any, the suburb that holds the point.
   * @param options `maxDistanceMeters` 0…50,000, default 250; `fallback: false` keeps only addresses; `country`;
   *   `detail`.
   */
  reverseGeocode(request: ReverseGeocodeRequest, options: Detailed<ReverseGeocodeOptions>): Match | null;
  reverseGeocode(request: ReverseGeocodeRequest, options?: ReverseGeocodeOptions): ReverseAddress | null;
  reverseGeocode(
    request: ReverseGeocodeRequest,
    options?: ReverseGeocodeOptions,
  ): ReverseAddress | Match | null {
    const dataset = this.#open();
    const asked = CHECK.reverseGeocode.request(request);
    const chosen = CHECK.reverseGeocode.options(options);
    if (skipsTheOne(chosen)) return null;
    try {
      return reverseGeocode(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** The address with an id, as an answer of another method gave it. */
  getAddress(id: string, options: Detailed<GetAddressOptions>): Match | null;
  getAddress(id: string, options?: GetAddressOptions): AddressRecord | null;
  getAddress(id: string, options?: GetAddressOptions): AddressRecord | Match | null {
    const dataset = this.#open();
    const asked = CHECK.getAddress.subject(id);
    const chosen = CHECK.getAddress.options(options);
    if (skipsTheOne(chosen)) return null;
    try {
      return getAddress(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** The municipalities of a province by name, or those that `filter.name` fits; `[]` for an unknown id. */
  listMunicipalities(provinceId: string, filter?: AreaFilter, options?: AreaListOptions): Municipality[] {
    const dataset = this.#open();
    const id = CHECK.listMunicipalities.subject(provinceId);
    const asked = CHECK.listMunicipalities.request(filter ?? {});
    const chosen = CHECK.listMunicipalities.options(options);
    try {
      return listMunicipalities(dataset, id, { ...asked, ...chosen });
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** The provinces of a country by name, or those that `filter.name` fits; `[]` for an unknown id. */
  listProvinces(countryId: string, filter?: AreaFilter, options?: AreaListOptions): Province[] {
    const dataset = this.#open();
    const id = CHECK.listProvinces.subject(countryId);
    const asked = CHECK.listProvinces.request(filter ?? {});
    const chosen = CHECK.listProvinces.options(options);
    try {
      return listProvinces(dataset, id, { ...asked, ...chosen });
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** The countries of the dataset: where the ids for `listProvinces` come from. */
  listCountries(filter?: AreaFilter, options?: AreaListOptions): Country[] {
    const dataset = this.#open();
    const asked = CHECK.listCountries.request(filter ?? {});
    const chosen = CHECK.listCountries.options(options);
    try {
      return listCountries(dataset, { ...asked, ...chosen });
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** The suburbs of a municipality by name, or those that `filter.name` fits; `[]` for an unknown id. */
  listSuburbs(municipalityId: string, filter?: AreaFilter, options?: AreaListOptions): Suburb[] {
    const dataset = this.#open();
    const id = CHECK.listSuburbs.subject(municipalityId);
    const asked = CHECK.listSuburbs.request(filter ?? {});
    const chosen = CHECK.listSuburbs.options(options);
    try {
      return listSuburbs(dataset, id, { ...asked, ...chosen });
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /**
   * The area with an id, at any level.
   * @param options `shape: true` adds its border as GeoJSON.
   */
  getArea(id: string, options?: GetAreaOptions): AreaRecord | null {
    const dataset = this.#open();
    const asked = CHECK.getArea.subject(id);
    const chosen = CHECK.getArea.options(options);
    if (skipsTheOne(chosen)) return null;
    try {
      return getArea(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /**
   * Matches for one line, as people write an address, best first.
   * @param options `limit` 1…50, default 5; `offset`; `country`; `near` prefers; `within` filters; `explain`.
   */
  search(text: string, options?: MatchOptions): Match[] {
    const dataset = this.#open();
    const asked = CHECK.search.subject(text);
    const chosen = CHECK.search.options(options);
    try {
      return search(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** Completions of a line while somebody types it, best first. Options as for `search`. */
  suggest(text: string, options?: MatchOptions): Match[] {
    const dataset = this.#open();
    const asked = CHECK.suggest.subject(text);
    const chosen = CHECK.suggest.options(options);
    try {
      return suggest(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** Matches for fields, at least a street, a postcode or a place; best first. Options as for `search`. */
  candidates(query: AddressQuery, options?: MatchOptions): Match[] {
    const dataset = this.#open();
    const asked = CHECK.candidates.request(query);
    const chosen = CHECK.candidates.options(options);
    try {
      return candidates(dataset, asked, chosen);
    } catch (error) {
      throw asDamage(error, this.directory);
    }
  }

  /** Every address with its areas and ids, in the order of the dataset. What `doorplate export` prints. */
  *addresses(): Generator<ExportedAddress, void, undefined> {
    const dataset = this.#open();
    const addresses = eachAddress(dataset, dataset.manifest.counts.blocks);
    for (;;) {
      // Closed between two steps: say so, rather than read from a closed file.
      this.#open();
      let step: IteratorResult<ExportedAddress, void>;
      try {
        step = addresses.next();
      } catch (error) {
        throw asDamage(error, this.directory);
      }
      if (step.done) return;
      yield step.value;
    }
  }

  #open(): Dataset {
    const dataset = this.#dataset;
    if (dataset === null) {
      throw new GeocoderError(
        'GEOCODER_CLOSED',
        `expected an open geocoder, but the one for ${this.directory} was closed; open it again with Geocoder.open`,
      );
    }
    return dataset;
  }
}

/** An answer of one, seen as a list: an offset skips it. */
function skipsTheOne({ offset = 0 }: CommonOptions): boolean {
  return offset > 0;
}

function checkDirectory(operation: string, directory: unknown): void {
  if (typeof directory === 'string' && directory !== '' && !directory.includes('\0')) return;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `${operation}: expected "directory" to be the path of a dataset, but got ${describe(directory)}`,
  );
}
