import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { AREA_LEVELS, type AreaLevel } from '../model/areas';
import { GeocoderError } from '../model/errors';
import type { ManifestSource } from '../model/manifest';
import { asBuildFailure } from '../store/write/build-failure';
import { writeRedirects } from '../store/write/redirects';
import { writeTranslations } from '../store/write/translations';
import { DatasetWriter } from '../store/write/writer';
import { addressesByArea, areaTranslations, settleParents, writeAreas } from './areas/write-areas';
import { redirectsBetween } from './changes/redirects';
import { conflate } from './conflation/conflate';
import { fillCities } from './conflation/fill-cities';
import { findSources, readAddresses, type SourceInput } from './intake/read-addresses';
import { type Areas, findInputs, type Input, readAreas } from './intake/read-areas';
import type { Gathered, SourceIntake } from './intake/source-intake';
import type { LastBuild } from './last-build';
import { Learner } from './learn/learn';
import type { AreaLayer, Recipe } from './recipe/recipe';
import { PointClusters } from './report/point-clusters';
import { type BuildProgress, ProgressMeter } from './report/progress';
import { RejectFile } from './report/reject-file';
import type { BuildReport, LayerReport } from './report/report';
import { Tally } from './report/tally';
import { RepeatedIdentifiers } from './rows/repeated-identifiers';
import { RowSpill } from './rows/row-spill';
import type { DuplicateCounts } from './rows/street-addresses';
import { StreetTable } from './rows/street-table';
import { TextPool } from './rows/text-pool';
import { writeStreets } from './write-dataset';

export interface CompileOptions {
  inputRoot: string;
  onProgress?: ((progress: BuildProgress) => void) | undefined;
  signal?: AbortSignal | undefined;
  rejects?: string | undefined;
  strictPaths: boolean;
  downloads: string | undefined;
  allowEmpty: boolean;
  rowMemoryBytes: number;
  previous?: string | undefined;
}

interface Inputs {
  layers: Input<AreaLayer>[];
  sources: SourceInput[];
}

/** Folder of temporary rows in the unfinished dataset, so that they are removed with it. */
const ROW_FOLDER = 'rows';

/**
 * Compiles a recipe into the files of a dataset in an empty directory. It reads the areas, then reads the addresses
 * into rows, then passes the rows street by street to the writer.
 * @param publish is called when the files are complete; it compares them with the last build and moves them into place.
 */
export async function compile(
  recipe: Recipe,
  directory: string,
  options: CompileOptions,
  publish: () => LastBuild,
): Promise<Omit<BuildReport, 'directory'>> {
  const started = performance.now();
  const meter = new ProgressMeter(options.onProgress);
  const checkpoint = (): void => {
    if (options.signal?.aborted)
      throw new GeocoderError('BUILD_FAILED', 'The build was stopped by its signal.');
  };
  const inputs: Inputs = {
    layers: findInputs(recipe.areas, options.inputRoot, options),
    sources: findSources(recipe.addresses, options.inputRoot, options),
  };
  const rowFolder = path.join(directory, ROW_FOLDER);
  const gathered: Gathered = {
    streets: new StreetTable(),
    texts: { postcodes: new TextPool(), numbers: new TextPool(), suffixes: new TextPool() },
    identifiers: new RepeatedIdentifiers(),
    spill: new RowSpill(path.join(rowFolder, 'rows'), options.rowMemoryBytes),
    clusters: new PointClusters(),
    learner: new Learner(),
  };
  const rejects = options.rejects === undefined ? null : new RejectFile(options.rejects);
  let writer: DatasetWriter | null = null;
  try {
    mkdirSync(rowFolder);
    meter.start('areas');
    const { areas, reports: layers } = await readAreas(recipe, inputs.layers, meter, checkpoint);
    meter.start('addresses');
    const intakes = await readAddresses(
      inputs.sources,
      areas,
      gathered,
      rejects,
      meter,
      checkpoint,
      rowFolder,
    );
    const notes = intakes.map((intake) => intake.notes);
    fillCities(gathered, areas, rowFolder, recipe.addresses, notes);
    if (recipe.countries.some(({ code }) => sourcesOf(recipe, code) > 1)) {
      meter.start('conflating');
      conflate(gathered, areas, rowFolder, notes);
      checkpoint();
    }
    for (const { name, source } of gathered.streets.pointsAlone())
      intakes[source]!.notes.add('point of a street without addresses: left out', () => name);
    meter.start('writing');
    const conventions = gathered.learner.learned(areas.trees.values(), gathered.streets);
    for (const [country, learned] of Object.entries(conventions)) areas.trees.get(country)!.teach(learned);
    const leftOut = new Tally();
    const addressesIn = addressesByArea(areas.drafts);
    for (const tree of areas.trees.values()) settleParents(tree, addressesIn, inputs.sources.length === 0);
    writer = new DatasetWriter({ directory, name: recipe.name, builtAt: builtAt(inputs) });
    // Set 0 needs no bytes, so it must be that of the first source.
    for (const source of inputs.sources.keys()) writer.sourceSets.of([source]);
    writeAreas([...areas.trees.values()], areas.drafts, writer, leftOut, inputs.sources.length === 0);
    const { duplicates, translations } = await writeStreets(
      gathered,
      areas,
      intakes.length,
      writer,
      rowFolder,
      meter,
      checkpoint,
    );
    meter.start('publishing');
    const written = writer.finish({
      sources: manifestSources(inputs, layers, intakes, duplicates),
      conventions,
    });
    rmSync(rowFolder, { recursive: true, force: true });
    const redirects =
      options.previous === undefined
        ? new Map<string, string>()
        : await redirectsBetween(options.previous, directory, options.signal);
    const allTranslations = [...areaTranslations(areas.drafts), ...translations];
    const translated = allTranslations.length === 0 ? written : writeTranslations(directory, allTranslations);
    const manifest = redirects.size === 0 ? translated : writeRedirects(directory, redirects);
    if (inputs.sources.length > 0 && !options.allowEmpty) refuseEmpty(manifest.counts.addresses, intakes);
    checkpoint();
    const lastBuild = publish();
    meter.finish();
    const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
    return {
      manifest,
      sources: inputs.sources.map(({ part, files }, index) => ({
        name: part.name,
        country: part.country,
        files: files.map((file) => file.label),
        read: intakes[index]!.read,
        accepted: intakes[index]!.accepted,
        streetPoints: intakes[index]!.streetPoints,
        outsideCountry: intakes[index]!.outsideCountry,
        duplicates: duplicates.merged[index]!,
        conflated: duplicates.conflated[index]!,
        coverage: intakes[index]!.coverage.report(
          intakes[index]!.notes.count('outside every municipality polygon'),
        ),
        rejected: intakes[index]!.rejected.entries(),
        notes: intakes[index]!.notes.entries(),
      })),
      layers: [...layers].sort((a, b) => AREA_LEVELS.indexOf(a.level) - AREA_LEVELS.indexOf(b.level)),
      // In a dataset with only areas this is normal.
      areasWithoutAddresses: inputs.sources.length === 0 ? {} : areasWithoutAddresses(areas),
      areasLeftOut: leftOut.entries(),
      clusters: gathered.clusters.report(inputs.sources.map(({ part }) => part.name)),
      lastBuild,
      repeatedKeys: duplicates.repeatedKeys,
      repeatedIdentifiers: duplicates.repeatedIdentifiers,
      bytes,
      bytesPerAddress: manifest.counts.addresses === 0 ? 0 : bytes / manifest.counts.addresses,
      seconds: { ...meter.seconds, total: (performance.now() - started) / 1000 },
      peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    };
  } catch (cause) {
    writer?.abandon();
    gathered.spill.remove();
    if (cause instanceof GeocoderError || !isSystemError(cause)) throw cause;
    throw asBuildFailure(cause, directory);
  } finally {
    rejects?.close();
  }
}

/** @throws GeocoderError BUILD_REFUSED if the sources have no address at all. */
function refuseEmpty(addresses: number, intakes: readonly SourceIntake[]): void {
  if (addresses > 0) return;
  const read = intakes.reduce((sum, intake) => sum + intake.read, 0);
  const reasons = intakes.flatMap(({ rejected }) => Object.keys(rejected.entries()));
  const why = reasons.length === 0 ? '' : ` (${[...new Set(reasons)].join(', ')})`;
  const message = `Expected an address at least, got none of ${read} records${why}. --allow-empty (option allowEmpty) publishes all the same.`;
  throw new GeocoderError('BUILD_REFUSED', message);
}

function sourcesOf(recipe: Recipe, country: string): number {
  return recipe.addresses.filter((source) => source.country === country).length;
}

/** Whether the operating system refused something; any other error is a bug. */
function isSystemError(cause: unknown): boolean {
  return (
    cause instanceof Error &&
    'code' in cause &&
    typeof cause.code === 'string' &&
    !cause.code.startsWith('ERR_')
  );
}

/**
 * The built-at time: SOURCE_DATE_EPOCH (reproducible-builds.org), else the time of the newest input; never the clock.
 */
function builtAt({ layers, sources }: Inputs): string {
  const epoch = process.env.SOURCE_DATE_EPOCH;
  if (epoch !== undefined && epoch !== '') {
    const seconds = Number(epoch);
    if (!Number.isFinite(seconds) || Math.abs(seconds) > 8.64e12) {
      throw new GeocoderError(
        'BUILD_FAILED',
        `Expected seconds since 1970 in SOURCE_DATE_EPOCH, got "${epoch}".`,
      );
    }
    return new Date(seconds * 1000).toISOString();
  }
  const files = [
    ...[...layers, ...sources].flatMap((input) => input.files),
    ...sources.flatMap((input) => input.streetNames),
  ];
  const newest = files.reduce((latest, file) => Math.max(latest, file.modified), 0);
  return new Date(Math.floor(newest / 1000) * 1000).toISOString();
}

function manifestSources(
  { layers, sources }: Inputs,
  layerReports: readonly LayerReport[],
  intakes: readonly SourceIntake[],
  duplicates: DuplicateCounts,
): ManifestSource[] {
  const addresses = sources.map(({ part, files }, index) => ({
    name: part.name,
    kind: 'addresses',
    country: part.country,
    files: files.map((file) => file.label),
    read: intakes[index]!.read,
    accepted: intakes[index]!.accepted,
    duplicates: duplicates.merged[index]!,
    conflated: duplicates.conflated[index]!,
    rejected: intakes[index]!.rejected.counts(),
    licence: part.licence,
    attribution: part.attribution,
    accuracyMeters: part.accuracyMeters,
  }));
  const areas = layers.map(({ part, files }, index) => {
    const labels = files.map((file) => file.label);
    const report = layerReports[index]!;
    return {
      name: labels.join(', '),
      kind: part.level,
      country: part.country,
      files: labels,
      read: report.read,
      accepted: report.accepted,
      duplicates: 0,
      conflated: 0,
      rejected: Object.fromEntries(
        Object.entries(report.leftOut).map(([reason, { count }]) => [reason, count]),
      ),
      licence: part.licence,
      attribution: part.attribution,
      accuracyMeters: part.accuracyMeters,
    };
  });
  return [...addresses, ...areas];
}

function areasWithoutAddresses(areas: Areas): Partial<Record<AreaLevel, string[]>> {
  const counts = addressesByArea(areas.drafts);
  const empty: Partial<Record<AreaLevel, string[]>> = {};
  for (const area of areas.drafts) {
    if (area.id < 0 || (counts.get(area) ?? 0) > 0) continue;
    empty[area.level] = [...(empty[area.level] ?? []), `${area.name} ${area.code}`.trim()];
  }
  return empty;
}
