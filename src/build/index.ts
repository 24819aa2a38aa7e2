/** Compiling datasets: `import { build } from 'doorplate/build'`. */
export { type ErrorCode, GeocoderError } from '../model/errors';
export type { Manifest, ManifestSource } from '../model/manifest';
export { type BuildOptions, build } from './build';
export type { LevelCoverage } from './coverage';
export { inspect } from './inspect/index';
export type { InspectedColumn, InspectedLayer, Inspection } from './inspect/inspection';
export type { LastBuild, Shrinkage } from './last-build';
export type { PointCluster } from './point-clusters';
export { BUILD_PHASES, type BuildPhase, type BuildProgress } from './progress';
export type { AddressSource, AreaLayer, Recipe } from './recipe';
export type { BuildReport, LayerReport, SourceReport } from './report';
export type { TallyEntry } from './tally';
