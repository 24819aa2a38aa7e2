import type { LearnedConventions } from '../../model/learned';
import type { Manifest, ManifestSource } from '../../model/manifest';
import type { BoundingBox } from '../../model/requests';
import { uuidV5 } from '../../text/uuid';

/** The manifest of several datasets, and the new numbers of their sets of sources. */
export interface UnitedManifest {
  readonly manifest: Manifest;
  /** By dataset: the united number of each of its sets of sources. */
  readonly sets: readonly (readonly number[])[];
}

/**
 * One manifest for several datasets. Counts are added up, and equal sources are merged. It has no checksums of files,
 * because each dataset is checked when it is opened.
 */
export function uniteManifests(manifests: readonly Manifest[]): UnitedManifest {
  const first = manifests[0]!;
  const sources: ManifestSource[] = [];
  const sourceSets: number[][] = [];
  const sets = manifests.map((one) => {
    const places = one.sources.map((source) => addSource(sources, source));
    return one.sourceSets.map((set) =>
      addSet(
        sourceSets,
        set.map((source) => places[source]!),
      ),
    );
  });
  const manifest: Manifest = {
    ...first,
    datasetId: uuidV5(`united|${manifests.map(({ datasetId }) => datasetId).join('|')}`),
    builtAt: manifests
      .map(({ builtAt }) => builtAt)
      .sort()
      .at(-1)!,
    name: manifests.map(({ name }) => name).join(' + '),
    files: {},
    counts: {
      addresses: sum(manifests, ({ counts }) => counts.addresses),
      streets: sum(manifests, ({ counts }) => counts.streets),
      postcodes: sum(manifests, ({ counts }) => counts.postcodes),
      blocks: sum(manifests, ({ counts }) => counts.blocks),
      areas: sumsOf(manifests.map(({ counts }) => counts.areas)),
    },
    boundingBox: manifests.map(({ boundingBox }) => boundingBox).reduce(around, null),
    conventions: uniteConventions(manifests),
    ...languagesOf(manifests),
    sources,
    sourceSets,
    checksum: '',
  };
  return { manifest, sets };
}

function languagesOf(manifests: readonly Manifest[]): Pick<Manifest, 'languages'> {
  const languages = [...new Set(manifests.flatMap(({ languages }) => languages ?? []))].sort();
  return languages.length === 0 ? {} : { languages };
}

/** The number of a source set; a new set is added. The order of sources within a set counts. */
export function addSet(sets: number[][], set: readonly number[]): number {
  const key = set.join();
  const known = sets.findIndex((one) => one.join() === key);
  return known >= 0 ? known : sets.push([...set]) - 1;
}

function addSource(sources: ManifestSource[], source: ManifestSource): number {
  const known = sources.findIndex(
    ({ name, kind, country, licence, attribution, accuracyMeters }) =>
      name === source.name &&
      kind === source.kind &&
      country === source.country &&
      licence === source.licence &&
      attribution === source.attribution &&
      accuracyMeters === source.accuracyMeters,
  );
  if (known < 0) return sources.push({ ...source }) - 1;
  const same = sources[known]!;
  sources[known] = {
    ...same,
    files: [...new Set([...same.files, ...source.files])],
    read: same.read + source.read,
    accepted: same.accepted + source.accepted,
    duplicates: same.duplicates + source.duplicates,
    conflated: same.conflated + source.conflated,
    rejected: sumsOf([same.rejected, source.rejected]),
  };
  return known;
}

function sum<One>(all: readonly One[], numberOf: (one: One) => number): number {
  return all.reduce((total, one) => total + numberOf(one), 0);
}

function sumsOf(all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const counts of all)
    for (const [key, count] of Object.entries(counts)) sums[key] = (sums[key] ?? 0) + count;
  return sums;
}

function around(box: BoundingBox | null, other: BoundingBox | null): BoundingBox | null {
  if (box === null || other === null) return box ?? other;
  return [
    Math.min(box[0], other[0]),
    Math.min(box[1], other[1]),
    Math.max(box[2], other[2]),
    Math.max(box[3], other[3]),
  ];
}

function uniteConventions(manifests: readonly Manifest[]): Record<string, LearnedConventions> {
  const united: Record<string, LearnedConventions> = {};
  for (const { conventions } of manifests) {
    for (const [country, learned] of Object.entries(conventions)) {
      const before = united[country];
      united[country] = before === undefined ? learned : uniteLearned(before, learned);
    }
  }
  return united;
}

/** Merges the learned conventions of two datasets of one country; shares are weighted by their number of names. */
function uniteLearned(a: LearnedConventions, b: LearnedConventions): LearnedConventions {
  const streets = a.streets + b.streets;
  const weight = streets === 0 ? 0.5 : a.streets / streets;
  const mean = (left: number, right: number) => weight * left + (1 - weight) * right;
  const means = (left: Readonly<Record<string, number>>, right: Readonly<Record<string, number>>) =>
    Object.fromEntries(
      [...new Set([...Object.keys(left), ...Object.keys(right)])].map((key) => [
        key,
        mean(left[key] ?? 0, right[key] ?? 0),
      ]),
    );
  const [more, less] = a.streets >= b.streets ? [a, b] : [b, a];
  const shapes = (kind: 'postcodes' | 'suffixes') => [
    ...new Set([...more[kind].shapes, ...less[kind].shapes]),
  ];
  return {
    streets,
    severalNames: mean(a.severalNames, b.severalNames),
    postcodes: { share: mean(a.postcodes.share, b.postcodes.share), shapes: shapes('postcodes') },
    suffixes: {
      share: mean(a.suffixes.share, b.suffixes.share),
      shapes: shapes('suffixes'),
      floors: mean(a.suffixes.floors, b.suffixes.floors),
      words: [...new Set([...(more.suffixes.words ?? []), ...(less.suffixes.words ?? [])])],
    },
    types: {
      first: means(a.types.first, b.types.first),
      last: means(a.types.last, b.types.last),
      grown: means(a.types.grown, b.types.grown),
    },
    common: more.common,
    contested: sumsOf([a.contested, b.contested]),
  };
}
