import type { ParsedLine, SameAddress, StandardAddress } from '../model/lines';
import type { AddressQuery, Match } from '../model/match';
import type {
  AreaListOptions,
  ForwardGeocodeOptions,
  GetAddressOptions,
  GetAreaOptions,
  LineOptions,
  MatchOptions,
  PostcodeLookupOptions,
  ReverseGeocodeOptions,
  SameAddressOptions,
  StreetLookupOptions,
} from '../model/options';
import type {
  AreaFilter,
  ForwardGeocodeRequest,
  PostcodeLookupRequest,
  ReverseGeocodeRequest,
  StreetLookupRequest,
} from '../model/requests';
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
} from '../model/shapes';
import type { OperationName } from '../operations';

/** The option that the pool adds to every method. */
export interface CancelOption {
  /** Cancels the call: its promise is rejected with the reason of the signal. */
  signal?: AbortSignal;
}

/** A method that answers in the interface's shape, or with `detail: true` in Matches. */
interface Asked<Request, Options, Answer, Detail> {
  (request: Request, options: Options & CancelOption & { detail: true }): Promise<Detail>;
  (request: Request, options?: Options & CancelOption & { detail?: false }): Promise<Answer>;
  (request: Request, options?: Options & CancelOption): Promise<Answer | Detail>;
}

type OneMatch = Match | null;

/** A method that filters a list by name. */
type Listed<Answer> = (
  parentId: string,
  filter?: AreaFilter,
  options?: AreaListOptions & CancelOption,
) => Promise<Answer[]>;

/** The operations of Geocoder, each a promise; their options may also hold a `signal`. */
export interface AsyncOperations extends Record<OperationName, unknown> {
  readonly lookupStreet: Asked<StreetLookupRequest, StreetLookupOptions, StreetLookupAddress[], Match[]>;
  readonly lookupPostcode: Asked<
    PostcodeLookupRequest,
    PostcodeLookupOptions,
    PostcodeLookupAddress | null,
    OneMatch
  >;
  readonly forwardGeocode: Asked<
    ForwardGeocodeRequest,
    ForwardGeocodeOptions,
    ForwardAddress | null,
    OneMatch
  >;
  readonly reverseGeocode: Asked<
    ReverseGeocodeRequest,
    ReverseGeocodeOptions,
    ReverseAddress | null,
    OneMatch
  >;
  readonly getAddress: Asked<string, GetAddressOptions, AddressRecord | null, OneMatch>;
  readonly listMunicipalities: Listed<Municipality>;
  readonly listProvinces: Listed<Province>;
  readonly listCountries: (
    filter?: AreaFilter,
    options?: AreaListOptions & CancelOption,
  ) => Promise<Country[]>;
  readonly listSuburbs: Listed<Suburb>;
  readonly getArea: (id: string, options?: GetAreaOptions & CancelOption) => Promise<AreaRecord | null>;
  readonly search: (text: string, options?: MatchOptions & CancelOption) => Promise<Match[]>;
  readonly suggest: (text: string, options?: MatchOptions & CancelOption) => Promise<Match[]>;
  readonly candidates: (query: AddressQuery, options?: MatchOptions & CancelOption) => Promise<Match[]>;
  readonly parse: (text: string, options?: LineOptions & CancelOption) => Promise<ParsedLine>;
  readonly standardise: (
    address: string | AddressQuery,
    options?: LineOptions & CancelOption,
  ) => Promise<StandardAddress | null>;
  readonly sameAddress: (
    a: string | AddressQuery,
    b: string | AddressQuery,
    options?: SameAddressOptions & CancelOption,
  ) => Promise<SameAddress>;
}
