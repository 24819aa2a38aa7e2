import type { AreaLevel } from '../../model/areas';
import type { Manifest } from '../../model/manifest';
import type { LastBuild } from '../last-build';
import type { LevelCoverage } from './coverage';
import type { PointCluster } from './point-clusters';
import type { BuildPhase } from './progress';
import type { TallyEntry } from './tally';

/** What a build read, wrote and left out. */
export interface BuildReport {
  /** Where the dataset lies. */
  directory: string;
  manifest: Manifest;
  sources: SourceReport[];
  layers: LayerReport[];
  /** Areas that no address lies in, by level: names with their codes. */
  areasWithoutAddresses: Partial<Record<AreaLevel, string[]>>;
  /** Points that a thousand addresses and more share, the most first. */
  clusters: PointCluster[];
  /** The dataset that was replaced, and what shrank since. */
  lastBuild: LastBuild;
  /** Areas that could not be kept, by reason. */
  areasLeftOut: Record<string, TallyEntry>;
  /** Addresses that share street, number, suffix and postcode with another one elsewhere, beyond the first. */
  repeatedKeys: number;
  /** Addresses that lost an identifier because an earlier one bears it. */
  repeatedIdentifiers: number;
  /** Size of all files, and per address. */
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
  /** Read, less rejected and street points; duplicates among them are merged afterwards. */
  accepted: number;
  /** Records that told a street's point and are no address: neither accepted nor rejected. */
  streetPoints: number;
  /** Accepted, and outside the box of the source's country; 0 for a country of which no box is known. */
  outsideCountry: number;
  /** Merged with an address of the same key at most a metre away. */
  duplicates: number;
  /** Merged with an address of an earlier source: same street, number and suffix, at most 50 metres away. */
  conflated: number;
  /** Areas that its addresses lie in, and addresses that lie in none. */
  coverage: Partial<Record<AreaLevel, LevelCoverage>>;
  rejected: Record<string, TallyEntry>;
  /** What was amiss with addresses that were taken all the same. */
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
