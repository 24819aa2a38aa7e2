import { Answering } from './answering';
import type { ParsedLine, SameAddress, StandardAddress } from './model/lines';
import type { Manifest } from './model/manifest';
import type { AddressQuery, Match, Tell } from './model/match';
import type {
  AreaListOptions,
  Detailed,
  ForwardGeocodeOptions,
  GetAddressOptions,
  GetAreaOptions,
  LineOptions,
  MatchOptions,
  OpenOptions,
  Plain,
  PostcodeLookupOptions,
  ReverseGeocodeOptions,
  SameAddressOptions,
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
import { CHECK } from './operation-checks';
import type { ExportedAddress } from './ops/addresses';
import { getArea, listCountries, listMunicipalities, listProvinces, listSuburbs } from './ops/areas';
import { candidates } from './ops/candidates';
import { forwardGeocode } from './ops/forward';
import { getAddress } from './ops/get-address';
import { parse, sameAddress, standardise } from './ops/lines';
import { type ByNumber, byNumberOf } from './ops/numbers';
import { lookupPostcode } from './ops/postcode-lookup';
import { reverseGeocode } from './ops/reverse';
import { search } from './ops/search';
import { lookupStreet } from './ops/street-lookup';
import { suggest } from './ops/suggest';
import { Overlay } from './overlay/overlay';
import { compileCheck } from './schema/check';
import { checkDirectories, checkDirectory, refuseNew } from './schema/directories';
import { openOptions } from './schema/options';
import { openSettled } from './store/read/settled';
import type { SharedIndexes as IndexesOfOne } from './store/read/shared-indexes';
import { verifyDataset } from './store/read/verify';
import { OpenedDatasets } from './store/united/opened-datasets';

/** The spatial indexes of each open dataset. */
export type SharedIndexes = readonly IndexesOfOne[];
type Paths = string | readonly string[];

export { joinHouseNumber } from './country/numbers/house-number';
export { linesOf } from './match/answer/standard-lines';

const checkOpenOptions = compileCheck('Geocoder.open', 'options', openOptions);

/**
 * Opens datasets with spatial indexes that another thread has read, so that one copy in memory serves every thread.
 * Indexes of another dataset are not used. For worker threads; not part of the public interface.
 */
export let openWithIndexes: (directories: Paths, options: OpenOptions, indexes: SharedIndexes) => Geocoder;
/** The spatial indexes in shared memory, for `openWithIndexes` in another thread. Not part of the public interface. */
export let indexesOf: (geocoder: Geocoder) => SharedIndexes;
/** Extra questions of the interfaces of other geocoders. Not part of the public interface. */
export let byNumber: (geocoder: Pick<Geocoder, 'manifest'>) => ByNumber;

/**
 * Answers from one dataset, or several as one, synchronously and without a network. Arguments are never changed,
 * answers are new objects, and not found is `null` or `[]`.
 *
 * Every method throws GeocoderError: INVALID_REQUEST for a request or option that does not fit, GEOCODER_CLOSED after
 * `close()`, DATASET_DAMAGED if the bytes that it reads differ from those that were built. The parameter `tell` is not
 * public.
 */
export class Geocoder {
  static {
    openWithIndexes = (directories, options, indexes) =>
      Geocoder.#openDatasets(directories, options, indexes);
    indexesOf = (geocoder) => geocoder.#answering.opened().indexes;
    byNumber = (geocoder) =>
      byNumberOf((run, language) => (geocoder as Geocoder).#answering.ask(run, language));
  }

  /** The directory of the dataset; several directories are separated by commas. */
  readonly directory: string;
  readonly #answering: Answering;
  #overlay: Overlay | null = null;

  private constructor(directories: readonly string[], opened: OpenedDatasets) {
    refuseNew('Geocoder', opened instanceof OpenedDatasets);
    this.directory = directories.join(', ');
    this.#answering = new Answering(this.directory, opened);
  }

  /**
   * Opens the dataset in a directory, read-only; several directories are opened as one dataset. Their candidates
   * compete. Areas and addresses with equal ids are one, and the address of the first directory is used.
   * @param options `verify`, `memory`, `overlay`: see `OpenOptions`.
   * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION, DATASET_DAMAGED, INVALID_REQUEST.
   */
  static open(directory: Paths, options?: OpenOptions): Geocoder {
    return Geocoder.#openDatasets(directory, options, null);
  }

  static #openDatasets(directory: Paths, options: OpenOptions | undefined, indexes: SharedIndexes | null) {
    const checked = options === undefined ? {} : checkOpenOptions(options);
    const directories = checkDirectories('Geocoder.open', directory);
    return new Geocoder(directories, OpenedDatasets.open(directories, checked, indexes));
  }

  /**
   * Reads a whole dataset and compares every byte with its manifest, which it returns.
   * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION, or DATASET_DAMAGED naming the file.
   */
  static verify(directory: string): Manifest {
    checkDirectory('Geocoder.verify', directory);
    return openSettled(directory, verifyDataset);
  }

  /** The contents of the dataset: counts, sources with licence and attribution, bounding box, checksums. A copy. */
  get manifest(): Manifest {
    return structuredClone(this.#answering.opened().store.manifest);
  }

  /** Additions, corrections, withdrawals and named places, if opened with `overlay`; see docs/overlay.md. */
  get overlay(): Overlay {
    this.#overlay ??= new Overlay(this.directory, () => this.#answering.opened().overlay);
    return this.#overlay;
  }

  get closed(): boolean {
    return this.#answering.closed;
  }

  /** Releases the files. Closing twice is harmless. */
  close(): void {
    this.#answering.close();
  }

  [Symbol.dispose](): void {
    this.close();
  }

  /**
   * Addresses by street name: first equal names, then names that begin with it, then names that contain it, then close
   * spellings; within each by name, city and number in natural order. A close spelling differs by a letter or a sound;
   * if no street has exactly the name, also by two letters or a word.
   * @param options `limit` 1…1,000, default 100; `offset`; `country`; `detail`.
   */
  lookupStreet(request: StreetLookupRequest, options: Detailed<StreetLookupOptions>): Match[];
  lookupStreet(request: StreetLookupRequest, options?: Plain<StreetLookupOptions>): StreetLookupAddress[];
  lookupStreet(request: StreetLookupRequest, options?: StreetLookupOptions): StreetLookupAddress[] | Match[];
  lookupStreet(request: StreetLookupRequest, options?: StreetLookupOptions): StreetLookupAddress[] | Match[] {
    const asked = CHECK.lookupStreet.request(request);
    return this.#answering.answer('lookupStreet', options, (matcher, chosen) =>
      lookupStreet(matcher, asked, chosen),
    );
  }

  /**
   * The address with a postcode and a number; an unknown number gives the postcode's street with `number` null.
   * @param options `fallback: false` keeps only addresses; `minConfidence` 0…1; `country`; `detail`.
   */
  lookupPostcode(request: PostcodeLookupRequest, options: Detailed<PostcodeLookupOptions>): Match | null;
  lookupPostcode(
    request: PostcodeLookupRequest,
    options?: Plain<PostcodeLookupOptions>,
  ): PostcodeLookupAddress | null;
  lookupPostcode(
    request: PostcodeLookupRequest,
    options?: PostcodeLookupOptions,
  ): PostcodeLookupAddress | Match | null;
  lookupPostcode(
    request: PostcodeLookupRequest,
    options?: PostcodeLookupOptions,
    tell?: Tell,
  ): PostcodeLookupAddress | Match | null {
    const asked = CHECK.lookupPostcode.request(request);
    return this.#answering.answerOne('lookupPostcode', options, (matcher, chosen) =>
      lookupPostcode(matcher, asked, chosen, tell),
    );
  }

  /**
   * The address with a street name and a number. Without such a number the street (`number` null), without such
   * a street the suburb (`streetname` null too), else null.
   * @param options `fallback: false` keeps only addresses; `minConfidence` 0…1; `country`; `detail`; `explain`.
   */
  forwardGeocode(request: ForwardGeocodeRequest, options: Detailed<ForwardGeocodeOptions>): Match | null;
  forwardGeocode(
    request: ForwardGeocodeRequest,
    options?: Plain<ForwardGeocodeOptions>,
  ): ForwardAddress | null;
  forwardGeocode(
    request: ForwardGeocodeRequest,
    options?: ForwardGeocodeOptions,
  ): ForwardAddress | Match | null;
  forwardGeocode(
    request: ForwardGeocodeRequest,
    options?: ForwardGeocodeOptions,
    tell?: Tell,
  ): ForwardAddress | Match | null {
    const asked = CHECK.forwardGeocode.request(request);
    return this.#answering.answerOne('forwardGeocode', options, (matcher, chosen) =>
      forwardGeocode(matcher, asked, chosen, tell),
    );
  }

  /**
   * The address nearest to a point, measured on the sphere; too far from any, the suburb that holds the point.
   * @param options `maxDistanceMeters` 0…50,000, default 250; `fallback: false` keeps only addresses;
   *   `minConfidence` 0…1; `country`; `detail`.
   */
  reverseGeocode(request: ReverseGeocodeRequest, options: Detailed<ReverseGeocodeOptions>): Match | null;
  reverseGeocode(
    request: ReverseGeocodeRequest,
    options?: Plain<ReverseGeocodeOptions>,
  ): ReverseAddress | null;
  reverseGeocode(
    request: ReverseGeocodeRequest,
    options?: ReverseGeocodeOptions,
  ): ReverseAddress | Match | null;
  reverseGeocode(
    request: ReverseGeocodeRequest,
    options?: ReverseGeocodeOptions,
    tell?: Tell,
  ): ReverseAddress | Match | null {
    const asked = CHECK.reverseGeocode.request(request);
    return this.#answering.answerOne('reverseGeocode', options, (matcher, chosen) =>
      reverseGeocode(matcher, asked, chosen, tell),
    );
  }

  /**
   * The address with an id, as an answer of another method gave it; null for an unknown id.
   * @param options `country`: null if the address lies in another country; `detail`.
   */
  getAddress(id: string, options: Detailed<GetAddressOptions>): Match | null;
  getAddress(id: string, options?: Plain<GetAddressOptions>): AddressRecord | null;
  getAddress(id: string, options?: GetAddressOptions): AddressRecord | Match | null;
  getAddress(id: string, options?: GetAddressOptions): AddressRecord | Match | null {
    const asked = CHECK.getAddress.subject(id);
    return this.#answering.answerOne('getAddress', options, (matcher, chosen) =>
      getAddress(matcher, asked, chosen),
    );
  }

  /** The municipalities of a province by name, or those that `filter.name` fits; `[]` for an unknown id. */
  listMunicipalities(provinceId: string, filter?: AreaFilter, options?: AreaListOptions): Municipality[] {
    const id = CHECK.listMunicipalities.subject(provinceId);
    const asked = CHECK.listMunicipalities.request(filter ?? {});
    return this.#answering.answer('listMunicipalities', options, (matcher, chosen) =>
      listMunicipalities(matcher, id, { ...asked, ...chosen }),
    );
  }

  /** The provinces of a country by name, or those that `filter.name` fits; `[]` for an unknown id. */
  listProvinces(countryId: string, filter?: AreaFilter, options?: AreaListOptions): Province[] {
    const id = CHECK.listProvinces.subject(countryId);
    const asked = CHECK.listProvinces.request(filter ?? {});
    return this.#answering.answer('listProvinces', options, (matcher, chosen) =>
      listProvinces(matcher, id, { ...asked, ...chosen }),
    );
  }

  /** The countries of the dataset. `listProvinces` takes their ids. */
  listCountries(filter?: AreaFilter, options?: AreaListOptions): Country[] {
    const asked = CHECK.listCountries.request(filter ?? {});
    return this.#answering.answer('listCountries', options, (matcher, chosen) =>
      listCountries(matcher, { ...asked, ...chosen }),
    );
  }

  /** The suburbs of a municipality by name, or those that `filter.name` fits; `[]` for an unknown id. */
  listSuburbs(municipalityId: string, filter?: AreaFilter, options?: AreaListOptions): Suburb[] {
    const id = CHECK.listSuburbs.subject(municipalityId);
    const asked = CHECK.listSuburbs.request(filter ?? {});
    return this.#answering.answer('listSuburbs', options, (matcher, chosen) =>
      listSuburbs(matcher, id, { ...asked, ...chosen }),
    );
  }

  /**
   * The area with an id, at any level; null for an unknown id.
   * @param options `country`: null if the area lies in another country; `shape: true` adds its border as GeoJSON.
   */
  getArea(id: string, options?: GetAreaOptions): AreaRecord | null {
    const asked = CHECK.getArea.subject(id);
    return this.#answering.answerOne('getArea', options, (matcher, chosen) =>
      getArea(matcher, asked, chosen),
    );
  }

  /**
   * Matches for one line, as people write an address, best first.
   * @param options `limit` 1…50, default 5; `offset`; `country`; `near` prefers; `within` filters;
   *   `minConfidence` 0…1; `explain`.
   */
  search(text: string, options?: MatchOptions): Match[] {
    const asked = CHECK.search.subject(text);
    return this.#answering.answer('search', options, (matcher, chosen) => search(matcher, asked, chosen));
  }

  /** Completions of a line while somebody types it, best first. Options as for `search`. */
  suggest(text: string, options?: MatchOptions): Match[] {
    const asked = CHECK.suggest.subject(text);
    return this.#answering.answer('suggest', options, (matcher, chosen) => suggest(matcher, asked, chosen));
  }

  /** Matches for fields, at least a street, a postcode or a place; best first. Options as for `search`. */
  candidates(query: AddressQuery, options?: MatchOptions): Match[] {
    const asked = CHECK.candidates.request(query);
    return this.#answering.answer('candidates', options, (matcher, chosen) =>
      candidates(matcher, asked, chosen),
    );
  }

  /**
   * The fields of one line: as the dataset's best answer reads it, else as the words themselves say.
   * @param options `country`; `near` prefers; `within` filters.
   */
  parse(text: string, options?: LineOptions): ParsedLine {
    const asked = CHECK.parse.subject(text);
    return this.#answering.answer('parse', options, (matcher, chosen) => parse(matcher, asked, chosen));
  }

  /**
   * The address that a line or fields mean, in the format of its country; null if nothing fits. Options as for `parse`.
   */
  standardise(address: string | AddressQuery, options?: LineOptions): StandardAddress | null {
    const asked = CHECK.standardise.subject(address);
    return this.#answering.answerOne('standardise', options, (matcher, chosen) =>
      standardise(matcher, asked, chosen),
    );
  }

  /** The chance that two lines, or fields, mean one address, the same both ways. Option `country`. */
  sameAddress(a: string | AddressQuery, b: string | AddressQuery, options?: SameAddressOptions): SameAddress {
    const left = CHECK.sameAddress.subject(a);
    const right = CHECK.sameAddress.second(b);
    return this.#answering.answer('sameAddress', options, (matcher, chosen) =>
      sameAddress(matcher, left, right, chosen),
    );
  }

  /** Every address with its areas and ids, in the order of the dataset. `doorplate export` prints these. */
  *addresses(): Generator<ExportedAddress, void, undefined> {
    yield* this.#answering.addresses();
  }
}
