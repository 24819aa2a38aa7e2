import { existsSync } from 'node:fs';
import { GeocoderError } from '../model/errors';
import type { Manifest, ManifestSource } from '../model/manifest';
import { quoted } from '../model/quote';
import { Dataset } from '../store/dataset';
import { reportDamage } from '../store/format/damage';
import { locateDataset } from '../store/read/verify';
import { DEFAULT_MAX_SHRINK_SHARE, type Recipe } from './recipe/recipe';

/** A part of which the new dataset has much less than the dataset it would replace. */
export interface Shrinkage {
  /** `addresses of BAG`, `province Drenthe`. */
  what: string;
  before: number;
  now: number;
  /** Greatest share that may be lost, 0…1. */
  allowed: number;
}

/** The comparison of a new dataset with the one it replaces. */
export interface LastBuild {
  /** When the old dataset was built; null if there is none to compare with. */
  builtAt: string | null;
  addresses: number | null;
  /** Why an old dataset was not compared; else null. */
  notCompared: string | null;
  shrunk: Shrinkage[];
}

/**
 * Compares a finished dataset with the one that it will replace: sources, provinces and municipalities.
 * @param out directory of the old dataset, which need not exist.
 * @param directory directory of the new dataset.
 */
export function compareWithLastBuild(out: string, directory: string, recipe: Recipe): LastBuild {
  const comparison: LastBuild = { builtAt: null, addresses: null, notCompared: null, shrunk: [] };
  // A first build does not wait to see whether another process is about to put a dataset there.
  if (!existsSync(locateDataset(out))) return comparison;
  let last: Dataset;
  try {
    last = Dataset.open(out);
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    if (error.code !== 'DATASET_NOT_FOUND') comparison.notCompared = error.message;
    return comparison;
  }
  try {
    comparison.builtAt = last.manifest.builtAt;
    comparison.addresses = last.manifest.counts.addresses;
    if (last.manifest.name !== recipe.name) {
      comparison.notCompared = `expected a dataset called ${quoted(recipe.name)}, got ${quoted(last.manifest.name)}`;
      return comparison;
    }
    const now = Dataset.open(directory);
    try {
      comparison.shrunk.push(...shrunkSources(last.manifest, now.manifest, recipe));
      comparison.shrunk.push(...reportDamage(out, () => shrunkAreas(last, now, recipe)));
    } finally {
      now.close();
    }
    return comparison;
  } catch (error) {
    if (!(error instanceof GeocoderError)) throw error;
    // The old dataset is damaged: it may be replaced.
    comparison.notCompared = error.message;
    return comparison;
  } finally {
    last.close();
  }
}

/**
 * Refuses to publish a dataset that shrank.
 * @throws GeocoderError BUILD_REFUSED, with everything that shrank.
 */
export function refuseShrunk({ builtAt, shrunk }: LastBuild): void {
  if (shrunk.length === 0) return;
  const losses = shrunk.map(({ what, before, now, allowed }) => {
    const lost = `${percent((before - now) / before)} less`;
    return `${what}: ${now} instead of ${before} (${lost}, at most ${percent(allowed)} allowed)`;
  });
  throw new GeocoderError(
    'BUILD_REFUSED',
    `Expected about as much as in the last build (${builtAt}), got ${losses.join('; ')}. ` +
      'The old dataset stays; --force (option force) publishes all the same.',
  );
}

function percent(share: number): string {
  return `${Math.round(1000 * share) / 10} %`;
}

function shrunkSources(last: Manifest, now: Manifest, recipe: Recipe): Shrinkage[] {
  const shrunk: Shrinkage[] = [];
  for (const before of last.sources) {
    const after = now.sources.find((source) => isSame(source, before));
    // Area layers may get other file names; areas are compared one by one below.
    if (after === undefined && before.kind !== 'addresses') continue;
    const allowed = allowedOf(recipe, before);
    const accepted = after?.accepted ?? 0;
    if (accepted >= before.accepted * (1 - allowed)) continue;
    const kind = before.kind === 'addresses' ? 'addresses' : `areas (${before.kind})`;
    const gone = isNamed(recipe, before) ? '' : ` (${before.country}), which the recipe no longer names so`;
    shrunk.push({
      what: `${kind} of ${before.name}${gone}`,
      before: before.accepted,
      now: accepted,
      allowed,
    });
  }
  return shrunk;
}

function isSame(source: ManifestSource, other: ManifestSource): boolean {
  return source.name === other.name && source.kind === other.kind && source.country === other.country;
}

/** Whether the recipe has the source still, by its name and its country. */
function isNamed({ addresses }: Recipe, { name, kind, country }: ManifestSource): boolean {
  return kind !== 'addresses' || addresses.some((part) => part.name === name && part.country === country);
}

function allowedOf(recipe: Recipe, { name, kind, country }: ManifestSource): number {
  const source = recipe.addresses.find((part) => part.name === name && part.country === country);
  const layer = recipe.areas.find((part) => part.level === kind && part.country === country);
  return (kind === 'addresses' ? source : layer)?.maxShrinkShare ?? DEFAULT_MAX_SHRINK_SHARE;
}

/** Provinces that lost more than the allowed share, and municipalities that lost all addresses. */
function shrunkAreas(last: Dataset, now: Dataset, recipe: Recipe): Shrinkage[] {
  const shrunk: Shrinkage[] = [];
  for (const country of last.countries()) {
    const shares = recipe.addresses.filter((source) => source.country === country.code);
    // Its sources are told above: the recipe names them no longer.
    if (shares.length === 0) continue;
    const allowed = Math.max(...shares.map(({ maxShrinkShare }) => maxShrinkShare));
    for (const province of last.children(country.id, 'province')) {
      const left = now.areaByUuid(province.uuid)?.addressCount ?? 0;
      if (left < province.addressCount * (1 - allowed)) {
        const what = `addresses in province ${province.name || country.name}`;
        shrunk.push({ what, before: province.addressCount, now: left, allowed });
        continue;
      }
      for (const municipality of last.children(province.id, 'municipality')) {
        const same = now.areaByUuid(municipality.uuid);
        // A municipality that is gone was merged with others; the count of the province shows losses.
        if (same === null || same.addressCount > 0 || municipality.addressCount === 0) continue;
        const what = `addresses in municipality ${municipality.name}`;
        shrunk.push({ what, before: municipality.addressCount, now: 0, allowed });
      }
    }
  }
  return shrunk;
}
