import { COORDINATE_SCALE } from '../../model/limits';

/** No building has this many addresses: such a point is probably the default of a geocoder. */
export const SUSPICIOUS_ADDRESSES = 1000;
/** Number of counters in the first pass; points share counters. */
const COUNTERS = 1 << 20;
const CLUSTERS_REPORTED = 20;
const EXAMPLES = 5;

/** Many addresses on one point. */
export interface PointCluster {
  /** Degrees. */
  latitude: number;
  longitude: number;
  addresses: number;
  /** Names of their sources. */
  sources: string[];
  /** The first of them: street and house number. */
  examples: string[];
}

interface Cluster {
  count: number;
  sources: Set<number>;
  examples: string[];
}

/**
 * Finds points with a thousand addresses and more, in four megabytes for any number of addresses. First, rows are
 * counted by a hash of their point. Then only addresses whose hash has enough rows are counted exactly.
 */
export class PointClusters {
  readonly #counters = new Uint32Array(COUNTERS);
  readonly #clusters = new Map<string, Cluster>();

  /** Counts a row. 1e-6 degrees. */
  addRow(latitude: number, longitude: number): void {
    this.#counters[slotOf(latitude, longitude)]!++;
  }

  /** Counts an address of the dataset. Call it after all rows are counted. */
  addAddress(
    latitude: number,
    longitude: number,
    street: string,
    number: string,
    suffix: string,
    source: number,
  ): void {
    if (this.#counters[slotOf(latitude, longitude)]! < SUSPICIOUS_ADDRESSES) return;
    const key = `${latitude} ${longitude}`;
    let cluster = this.#clusters.get(key);
    if (cluster === undefined) {
      cluster = { count: 0, sources: new Set(), examples: [] };
      this.#clusters.set(key, cluster);
    }
    cluster.count++;
    cluster.sources.add(source);
    if (cluster.examples.length < EXAMPLES) cluster.examples.push(`${street} ${number}${suffix}`);
  }

  /** The clusters, largest first; the largest twenty of them. */
  report(sourceNames: readonly string[]): PointCluster[] {
    return [...this.#clusters]
      .filter(([, { count }]) => count >= SUSPICIOUS_ADDRESSES)
      .sort(([a, left], [b, right]) => right.count - left.count || (a < b ? -1 : 1))
      .slice(0, CLUSTERS_REPORTED)
      .map(([key, { count, sources, examples }]) => {
        const [latitude, longitude] = key.split(' ').map((units) => Number(units) / COORDINATE_SCALE);
        return {
          latitude: latitude!,
          longitude: longitude!,
          addresses: count,
          sources: [...sources].sort((a, b) => a - b).map((source) => sourceNames[source]!),
          examples,
        };
      });
  }
}

function slotOf(latitude: number, longitude: number): number {
  const mixed = Math.imul(latitude, 0x9e3779b1) ^ Math.imul(longitude, 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 12;
}
