/**
 * The public names of Doorplate, listed one by one. `doorplate/build` compiles datasets.
 *
 * @module doorplate
 */

export { Geocoder } from './geocoder';
export { LiveGeocoder, type Swapped } from './live/live-geocoder';
export type { LiveOptions } from './live/live-options';
export { AREA_LEVELS, type AreaLevel } from './model/areas';
export { DOUBTS, type Doubt } from './model/doubt';
export { ERROR_CODES, type ErrorCode, GeocoderError } from './model/errors';
export {
  type FieldChange,
  type FieldComparison,
  type ParsedLine,
  SAME_LEVELS,
  type SameAddress,
  type SameLevel,
  type StandardAddress,
} from './model/lines';
export type { Manifest, ManifestCounts, ManifestSource } from './model/manifest';
export {
  ADVICES,
  type AddressQuery,
  type Advice,
  type Explanation,
  type Field,
  MATCH_FIELDS,
  MATCH_LEVELS,
  type Match,
  type MatchLevel,
  type Reading,
  type ScorePoint,
  VERDICTS,
  type Verdict,
} from './model/match';
export type {
  AreaListOptions,
  ForwardGeocodeOptions,
  GetAddressOptions,
  GetAreaOptions,
  LineOptions,
  MatchOptions,
  OpenOptions,
  PostcodeLookupOptions,
  ReverseGeocodeOptions,
  SameAddressOptions,
  StreetLookupOptions,
} from './model/options';
export type {
  OverlayAddress,
  OverlayChanges,
  OverlayEntry,
  OverlayFinding,
  OverlayFormat,
  OverlayImport,
  OverlayReview,
  OverlayState,
} from './model/overlay';
export type {
  AreaFilter,
  BoundingBox,
  ForwardGeocodeRequest,
  NearPoint,
  PostcodeLookupRequest,
  ReverseGeocodeRequest,
  StreetLookupRequest,
  WithinBox,
} from './model/requests';
export type {
  AddressRecord,
  AreaRecord,
  AreaShape,
  Country,
  ForwardAddress,
  Municipality,
  PostcodeLookupAddress,
  Province,
  ReverseAddress,
  StreetLookupAddress,
  Suburb,
} from './model/shapes';
export type { ExportedAddress } from './ops/addresses';
export type { Overlay, OverlayListOptions } from './overlay/overlay';
export { sampleDataset } from './sample-dataset';
