/**
 * Compiling datasets: `import { build } from 'doorplate/build'`.
 *
 * @module doorplate/build
 */
export { type ErrorCode, GeocoderError } from '../model/errors';
export type { Manifest, ManifestSource } from '../model/manifest';
export { type NamedPolygons, readPolygons } from './areas/read-polygons';
export { type BuildOptions, build } from './build';
export { type ApplyPatchOptions, applyPatch } from './changes/apply-patch';
export type {
  AddressAdded,
  AddressChanged,
  AddressMoved,
  AddressWithdrawn,
  AreaAdded,
  AreaChanged,
  AreaWithdrawn,
  Change,
  ChangedAddress,
  ChangedArea,
  ChangingField,
  DiffSummary,
  FieldChange,
  StreetRenamed,
} from './changes/change';
export { type DiffOptions, diff } from './changes/diff';
export { type MakePatchOptions, makePatch, type PatchReport } from './changes/make-patch';
export { type FetchedFile, type FetchOptions, fetchInputs, fetchRecipe } from './fetch/fetch-inputs';
export type { FetchProgress, PlannedDownload } from './fetch/meter';
export { inspect } from './inspect/index';
export type { InspectedColumn, InspectedLayer, Inspection } from './inspect/inspection';
export type { LastBuild, Shrinkage } from './last-build';
export {
  addToCatalogue,
  type Catalogue,
  type CatalogueAddOptions,
  type CatalogueEntry,
  locatePack,
  readCatalogue,
} from './pack/catalogue';
export { type GetOptions, type GetProgress, type GetReport, get } from './pack/get';
export { type KeyFiles, signKeys } from './pack/keys';
export { type PackOptions, type PackReport, pack } from './pack/pack';
export type { AddressSource, AreaLayer, Recipe } from './recipe/recipe';
export type { AddressSourceInput, AreaLayerInput, ColumnRuleInput, RecipeInput } from './recipe/recipe-input';
export type { LevelCoverage } from './report/coverage';
export type { PointCluster } from './report/point-clusters';
export { BUILD_PHASES, type BuildPhase, type BuildProgress } from './report/progress';
export type { BuildReport, LayerReport, SourceReport } from './report/report';
export type { TallyEntry } from './report/tally';
export { makeTiles, type TilesOptions, type TilesReport } from './tiles/make-tiles';
