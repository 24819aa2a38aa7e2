import { AREA_LEVELS } from '../../model/areas';
import type { AreaDraft } from '../areas/area-draft';
import { AreaTree } from '../areas/area-tree';
import { loadLayer } from '../areas/load-layer';
import type { AreaLayer, Recipe } from '../recipe/recipe';
import type { ProgressMeter } from '../report/progress';
import type { LayerReport } from '../report/report';
import { Tally } from '../report/tally';
import { findInputFiles, type InputFile, type PathRules } from './input-files';

/** All areas of a build. */
export interface Areas {
  /** Areas of all countries; `index` of an area is its index here. */
  drafts: AreaDraft[];
  /** By country code, in the recipe's order. */
  trees: Map<string, AreaTree>;
}

/** A layer or a source with the files that its path names. */
export interface Input<Part> {
  part: Part;
  files: InputFile[];
}

export function findInputs<Part extends { path: string; maxDecompressedGigabytes: number }>(
  parts: readonly Part[],
  inputRoot: string,
  rules: PathRules,
): Input<Part>[] {
  return parts.map((part) => {
    const mostDecompressedBytes = part.maxDecompressedGigabytes * 1e9;
    const files = findInputFiles(part.path, inputRoot, rules);
    return { part, files: files.map((file) => ({ ...file, mostDecompressedBytes })) };
  });
}

/**
 * Reads every area layer, larger areas first, in the recipe's order within a level.
 * @param checkpoint throws if the build must stop.
 * @returns the areas; `reports` are in the order of the layers in the recipe.
 */
export async function readAreas(
  recipe: Recipe,
  layers: readonly Input<AreaLayer>[],
  meter: ProgressMeter,
  checkpoint: () => void,
): Promise<{ areas: Areas; reports: LayerReport[] }> {
  const drafts: AreaDraft[] = [];
  const trees = new Map(recipe.countries.map((country) => [country.code, new AreaTree(country, drafts)]));
  const reports: LayerReport[] = [];
  const bytesTotal = totalBytes(layers);
  let bytesBefore = 0;
  let rows = 0;
  const inOrder = [...layers.entries()].sort(([, a], [, b]) => levelOf(a.part) - levelOf(b.part));
  for (const [index, { part: layer, files }] of inOrder) {
    // The manifest lists address sources first.
    const source = recipe.addresses.length + index;
    const leftOut = new Tally();
    const report = { read: 0, accepted: 0 };
    for (const file of files) {
      checkpoint();
      const counts = await loadLayer(layer, source, file, trees, leftOut, { bytes: 0 });
      report.read += counts.read;
      report.accepted += counts.accepted;
      rows += counts.read;
      bytesBefore += file.bytes;
      meter.update(file.label, rows, bytesBefore / bytesTotal);
    }
    reports[index] = {
      level: layer.level,
      country: layer.country,
      files: files.map((file) => file.label),
      ...report,
      leftOut: leftOut.entries(),
    };
  }
  return { areas: { drafts, trees }, reports };
}

/** The bytes of all files; at least 1, because it is used as a divisor. */
export function totalBytes(inputs: readonly Input<unknown>[]): number {
  return Math.max(
    1,
    inputs.flatMap(({ files }) => files).reduce((sum, file) => sum + file.bytes, 0),
  );
}

function levelOf(layer: AreaLayer): number {
  return AREA_LEVELS.indexOf(layer.level);
}
