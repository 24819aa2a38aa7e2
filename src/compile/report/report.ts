import type { AreaLevel } from '../../model/areas';
import type { Manifest } from '../../model/manifest';
import type { LastBuild } from '../last-build';
import type { LevelCoverage } from './coverage';
import type { PointCluster } from './point-clusters';
import type { BuildPhase } from './progress';
import type { TallyEntry } from './tally';

/** The report of a build: what it read, wrote and left out. */
export interface BuildReport {
  /** Directory of the dataset. */
  directory: string;
  manifest: Manifest;
  sources: SourceReport[];
  layers: LayerReport[];
  /** Areas without addresses, by level: names with codes. */
  areasWithoutAddresses: Partial<Record<AreaLevel, string[]>>;
  /** Points with a thousand addresses and more, the largest first. */
  clusters: PointCluster[];
  /** The replaced dataset, and what is smaller now. */
  lastBuild: LastBuild;
  /** Areas that could not be kept, by reason. */
  areasLeftOut: Record<string, TallyEntry>;
  /** Addresses with the same street, number, suffix and postcode as an earlier one at another place. */
  repeatedKeys: number;
  /** Addresses that lost their identifier because an earlier one has it. */
  repeatedIdentifiers: number;
  /** Size of all files. */
  bytes: number;
  bytesPerAddress: number;
  seconds: Partial<Record<BuildPhase, number>> & { total: number };
  /** Greatest memory of the process so far (resident set), bytes. */
  peakMemoryBytes: number;
}

export interface SourceReport {
  name: string;
  country: string;
  files: string[];
  read: number;
  /** Records that were read, without rejected ones and street points. Duplicates are still counted. */
  accepted: number;
  /** Records with only the point of a street: neither accepted nor rejected. */
  streetPoints: number;
  /** Accepted records outside the bounding box of the country; 0 if the box is not known. */
  outsideCountry: number;
  /** Records merged with an address of the same key at most a metre away. */
  duplicates: number;
  /** Addresses merged with one of an earlier source: same street, number and suffix, at most 50 metres away. */
  conflated: number;
  /** Areas with its addresses, and addresses in none. */
  coverage: Partial<Record<AreaLevel, LevelCoverage>>;
  rejected: Record<string, TallyEntry>;
  /** Faults of addresses that were accepted nevertheless. */
  notes: Record<string, TallyEntry>;
}

export interface LayerReport {
  level: AreaLevel;
  country: string;
  files: string[];
  read: number;
  accepted: number;
  leftOut: Record<string, TallyEntry>;
}
