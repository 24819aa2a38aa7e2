import { execFileSync } from 'node:child_process';
import { rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from '../src/compile/index';
import { parseRecipe } from '../src/compile/recipe/parse-recipe';
import { ADDRESS_READERS } from '../src/compile/sources/index';
import { bareParse } from './formats/bare-parsers';
import { SYNTHETIC_FORMATS, type SyntheticFormat, synthesize } from './synthesize-formats';

/**
 * Rates and peak memory of every format's reader, beside the bare parser library over the same file in the same run,
 * by processor time, at one size and at ten times that; and the peak memory of a whole build from it. Each measurement
 * is a process of its own.
 *   tsx scripts/bench-sources.ts --out DIR [--format NAME] [--share 1]
 */
const LARGE: Record<SyntheticFormat, number> = {
  // 2.3 GB of XML.
  'bag-extract': 500_000,
  // 109 M nodes, 425 MB.
  'osm-pbf': 12_000_000,
  overture: 5_000_000,
  geopackage: 2_000_000,
  shapefile: 1_000_000,
  openaddresses: 5_000_000,
};

interface Measured {
  records: number;
  seconds: number;
  peakMegabytes: number;
}

function recipeOf(format: SyntheticFormat, file: string): object {
  const columns = { streetname: 'STREET', number: 'NUMBER', suffix: 'LETTER', postcode: 'POSTCODE' };
  return {
    name: 'bench',
    country: { code: 'NL', name: 'Nederland' },
    addresses: [
      {
        name: 'bench',
        path: path.basename(file),
        format: format === 'geopackage' ? 'bag-light' : format,
        ...(format === 'shapefile' ? { columns } : {}),
      },
    ],
  };
}

async function readRecords(format: SyntheticFormat, file: string): Promise<number> {
  const source = parseRecipe(recipeOf(format, file)).addresses[0]!;
  const input = { path: file, label: path.basename(file), bytes: statSync(file).size, modified: 0 };
  let records = 0;
  const batches = ADDRESS_READERS[source.format](source, input, { bytes: 0 }, path.dirname(file));
  for await (const batch of batches) for (const record of batch) if (record.flaw === null) records++;
  return records;
}

/** @returns how many addresses the dataset holds. */
async function buildDataset(format: SyntheticFormat, file: string): Promise<number> {
  const out = `${file}.dataset`;
  const { manifest } = await build(recipeOf(format, file), { out, inputRoot: path.dirname(file) });
  rmSync(out, { recursive: true });
  return manifest.counts.addresses;
}

const WORKS = { read: readRecords, bare: bareParse, build: buildDataset };
type Work = keyof typeof WORKS;

async function child(work: Work, format: SyntheticFormat, file: string): Promise<void> {
  // Processor time: the machine is shared, and inflating has threads of its own.
  const started = process.cpuUsage();
  const records = await WORKS[work](format, file);
  const measured: Measured = {
    records,
    seconds: processorSeconds(process.cpuUsage(started)),
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  };
  process.stdout.write(`${JSON.stringify(measured)}\n`);
}

function processorSeconds({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1e6;
}

function measure(work: Work, format: SyntheticFormat, file: string): Measured {
  const script = fileURLToPath(import.meta.url);
  const output = execFileSync(
    process.execPath,
    ['--import', 'tsx', script, '--child', work, '--format', format, '--file', file],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(output) as Measured;
}

async function main(formats: readonly SyntheticFormat[], folder: string, share: number): Promise<void> {
  const line = (...cells: (string | number)[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  line(
    'format',
    'addresses',
    'file MB',
    'records/s',
    'bare parser, addresses/s',
    'ratio',
    'peak MB',
    'bare peak MB',
    'build, addresses/s',
    'build peak MB',
  );
  line(...Array.from({ length: 10 }, () => '---'));
  for (const format of formats) {
    for (const size of [LARGE[format] / 10, LARGE[format]]) {
      const count = Math.round(size * share);
      const file = await synthesize(format, count, folder);
      const megabytes = (statSync(file).size / 1e6).toFixed(0);
      const bare = measure('bare', format, file);
      const read = measure('read', format, file);
      const built = measure('build', format, file);
      for (const { records } of [read, built]) {
        if (records !== count) throw new RangeError(`${format}: expected ${count} records, got ${records}`);
      }
      line(
        format,
        count,
        megabytes,
        Math.round(count / read.seconds),
        Math.round(count / bare.seconds),
        (bare.seconds / read.seconds).toFixed(2),
        read.peakMegabytes.toFixed(0),
        bare.peakMegabytes.toFixed(0),
        Math.round(count / built.seconds),
        built.peakMegabytes.toFixed(0),
      );
      rmSync(file);
    }
  }
}

const { values } = parseArgs({
  options: {
    child: { type: 'string' },
    file: { type: 'string', default: '' },
    format: { type: 'string' },
    out: { type: 'string', default: 'out/formats' },
    share: { type: 'string', default: '1' },
  },
});
const formats =
  values.format === undefined
    ? SYNTHETIC_FORMATS
    : SYNTHETIC_FORMATS.filter((format) => format === values.format);
if (formats.length === 0)
  throw new TypeError(`expected --format ${SYNTHETIC_FORMATS.join(' | ')}, got ${values.format}`);
if (values.child !== undefined) await child(values.child as Work, formats[0]!, values.file);
else await main(formats, values.out, Number(values.share));
