import { Command, InvalidArgumentError, Option } from 'commander';
import type { BulkOptions, ChosenColumns } from '../../bulk/index';
import { outputPlaceOf } from '../../files/output-place';
import { Geocoder } from '../../geocoder';
import { Interrupted, UsageError } from '../exit-status';
import { listed } from '../flags';
import { bulkView, planText, summaryText } from '../terminal/bulk-progress';
import { count } from '../terminal/output';
import { untilSignal } from '../terminal/until-signal';
import { dataOption, overlayOption, overlayToRead } from './operation-commands';

/** The flags as commander parses them. */
interface BulkFlags
  extends Pick<
    BulkOptions,
    'mode' | 'resume' | 'overwrite' | 'rejects' | 'summary' | 'shard' | 'memory' | 'overlay'
  > {
  data: string[];
  out?: string;
  map?: string[];
  columns?: ChosenColumns;
  prefix?: string;
  format?: NonNullable<BulkOptions['inputFormat']>;
  outFormat?: NonNullable<BulkOptions['outputFormat']>;
  delimiter?: string;
  encoding?: string;
  safeCells?: true;
  threads?: number;
  country?: string;
  fallback?: false;
  minConfidence?: number;
  maxDistanceMeters?: number;
  longTexts?: 'reject' | 'cut';
  layer?: string[];
  h3?: number;
  plusCode?: true;
  geohash?: number | true;
  pipe?: true;
  quiet?: true;
}

const MODES = ['forward', 'postcode', 'reverse', 'search', 'pair'];
const INPUT_FORMATS = ['csv', 'ndjson', 'json', 'parquet'];
const OUTPUT_FORMATS = ['csv', 'ndjson', 'json', 'geojson', 'geojsonl', 'parquet'];

export function bulkCommand(): Command {
  return new Command('bulk')
    .summary('Enrich a file of rows: CSV, NDJSON, JSON or Parquet; GeoJSON out.')
    .description(
      'Asks for every row of a file and appends what was found. Input columns stay as they are, rows come out in ' +
        'their order. A run that was stopped continues with --resume and ends in the same bytes.',
    )
    .argument('[in]', 'the rows; - is standard input; gzip and Zstandard are recognised')
    .addOption(dataOption())
    .addOption(overlayOption())
    .addOption(new Option('--mode <mode>', 'what is asked').choices(MODES).makeOptionMandatory())
    .option(
      '--out <file>',
      'the enriched rows; - is standard output; .gz is compressed, and .zst from Node 22.15 on',
    )
    .option(
      '--map <field=column,…>',
      'which column holds which field; several with + between (default: guessed and shown)',
      listed,
    )
    .option('--columns <names>', 'what to append, with commas between; all for everything', parseColumns)
    .option(
      '--layer <file:property>',
      'append a property of the polygon of your own file that holds the row; =NAME names it; again for more',
      (layer: string, before: string[] | undefined) => [...(before ?? []), layer],
    )
    .option('--h3 <resolution>', 'append the H3 cell, 0 to 15 (needs h3-js)', parseNumber)
    .option('--plus-code', 'append the plus code (Open Location Code)')
    .option('--geohash [length]', 'append the geohash of so many letters (default: 9)', parseNumber)
    .option('--prefix <text>', 'before each appended name (default: match_)')
    .addOption(
      new Option('--format <format>', 'of the input (default: by name or content)').choices(INPUT_FORMATS),
    )
    .addOption(
      new Option('--out-format <format>', 'of the output (default: by name)').choices(OUTPUT_FORMATS),
    )
    .option('--delimiter <character>', 'of CSV (default: as the header shows); tab for tabs', parseDelimiter)
    .option('--encoding <name>', 'of the input, such as windows-1252, latin1 or utf-16le (default: UTF-8)')
    .option('--safe-cells', 'CSV: cells that a spreadsheet would run get an apostrophe before them')
    .option(
      '--threads <number>',
      'worker threads (default: one for every 2 MB of input, at most one a core)',
      parseWhole,
    )
    .option('--resume', 'continue where an earlier run stopped')
    .option('--overwrite', 'replace output, rejects and summary where they are there already')
    .option(
      '--rejects <file>',
      'rows that cannot be asked (default: OUT.rejects.csv or .ndjson, if there are any)',
    )
    .option('--summary <file>', 'write the summary there as JSON')
    .option('--shard <i/n>', 'only part i of n of the rows, for arrays of jobs', parseShard)
    .option('--country <text>', 'only there, such as "NL"')
    .option('--no-fallback', 'keep only answers that are an address')
    .option('--min-confidence <number>', 'least confidence of an answer, 0 to 1', parseNumber)
    .option('--max-distance-meters <number>', 'mode reverse: how far the nearest address may be', parseNumber)
    .addOption(
      new Option('--long-texts <how>', 'texts of more than 200 characters (default: reject)').choices([
        'reject',
        'cut',
      ]),
    )
    .addOption(new Option('--memory <mode>', 'where packed addresses lie').choices(['resident', 'on-demand']))
    .option('--pipe', 'a filter: NDJSON lines from standard input to standard output, one for one')
    .option('--quiet', 'no progress and no summary on standard error')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  $ doorplate bulk --data DIR --mode forward --out found.csv customers.csv\n' +
        '  $ doorplate bulk --data DIR --mode postcode --map postcode=zip,number=nr --out found.csv.gz in.csv.gz\n' +
        '  $ doorplate bulk --data DIR --mode pair --map a=ours,b=theirs --out same.csv pairs.csv\n' +
        '  $ doorplate bulk --data DIR --mode reverse --resume --out places.parquet points.parquet\n' +
        '  $ zcat rows.ndjson.gz | doorplate bulk --data DIR --mode search --pipe > found.ndjson',
    )
    .action(async (input: string | undefined, flags: BulkFlags) => {
      if (flags.pipe) await filter(input, flags);
      else await enrichFile(input, flags);
    });
}

async function enrichFile(input: string | undefined, flags: BulkFlags): Promise<void> {
  if (input === undefined || flags.out === undefined) {
    throw new UsageError('expected the rows and --out, or --pipe; - stands for standard input and output');
  }
  const {
    out: output,
    map,
    format: inputFormat,
    outFormat: outputFormat,
    pipe: _,
    quiet,
    layer: layers,
    geohash,
    ...rest
  } = flags;
  const { runBulk } = await import('../../bulk/index');
  const view = quiet ? null : bulkView();
  const report = await untilSignal((signal) =>
    runBulk({
      ...rest,
      ...overlayToRead(rest),
      ...placesOf({ layers, geohash }),
      input,
      output,
      inputFormat,
      outputFormat,
      map: map?.join(','),
      signal,
      onPlan: quiet ? undefined : (notice) => process.stderr.write(planText(notice)),
      onProgress: (progress) => view?.update(progress),
    }),
  )
    .finally(() => view?.stop())
    .catch(async (error) => {
      if (error instanceof Interrupted && !quiet) {
        const { keptRows } = await import('../../bulk/index');
        process.stderr.write(toGoOn(await keptRows(outputPlaceOf('out', output).path)));
      }
      throw error;
    });
  if (!quiet) process.stderr.write(summaryText(report));
}

/** @param kept rows of a stopped run; null for a pipe, and for a run that waited for its first row. */
function toGoOn(kept: number | null): string {
  if (kept === null) return '';
  if (kept === 0) return 'No row is done yet: the same command begins again.\n';
  return `${count(kept)} rows are kept. The same command with --resume continues from there.\n`;
}

async function filter(input: string | undefined, flags: BulkFlags): Promise<void> {
  const refused = (
    [
      'out',
      'resume',
      'overwrite',
      'rejects',
      'shard',
      'threads',
      'delimiter',
      'encoding',
      'safeCells',
    ] as const
  ).filter((name) => flags[name] !== undefined);
  const isOther = [flags.format, flags.outFormat].some(
    (format) => format !== undefined && format !== 'ndjson',
  );
  if ((input !== undefined && input !== '-') || refused.length > 0 || isOther) {
    throw new UsageError(
      `--pipe reads NDJSON from standard input and writes it to standard output on one thread: it goes without ${
        refused.length > 0 ? `--${refused[0]}` : isOther ? 'another format' : 'a file'
      }`,
    );
  }
  const { runPipe } = await import('../../bulk/index');
  using geocoder = Geocoder.open(flags.data, { memory: flags.memory, ...overlayToRead(flags) });
  const { mode, map, columns, prefix, country, fallback, minConfidence, maxDistanceMeters, longTexts } =
    flags;
  const { layer: layers, geohash, h3, plusCode } = flags;
  const asked = {
    mode,
    map: map?.join(','),
    columns,
    prefix,
    h3,
    plusCode,
    ...placesOf({ layers, geohash }),
  };
  const options = Object.entries({ country, fallback, minConfidence, maxDistanceMeters, longTexts });
  await runPipe(geocoder, {
    ...asked,
    ...Object.fromEntries(options.filter(([, value]) => value !== undefined)),
  });
}

const GEOHASH_LENGTH = 9;

function placesOf({ layers, geohash }: { layers: string[] | undefined; geohash: number | true | undefined }) {
  return { layers, geohash: geohash === true ? GEOHASH_LENGTH : geohash };
}

/** The names as typed. Bulk itself refuses an unknown one and suggests the nearest. */
function parseColumns(written: string): ChosenColumns {
  return written.split(',').map((name) => name.trim()) as unknown as ChosenColumns;
}

function parseDelimiter(written: string): string {
  return written === 'tab' || written === '\\t' ? '\t' : written;
}

function parseWhole(written: string): number {
  const value = Number(written);
  if (!Number.isSafeInteger(value) || value < 1) {
    throw new InvalidArgumentError(`Expected a whole number from 1 up, got ${JSON.stringify(written)}.`);
  }
  return value;
}

function parseNumber(written: string): number {
  const value = Number(written);
  if (written.trim() === '' || Number.isNaN(value)) {
    throw new InvalidArgumentError(`Expected a number, got ${JSON.stringify(written)}.`);
  }
  return value;
}

function parseShard(written: string): { index: number; count: number } {
  const [, index, count] = /^(\d+)\/(\d+)$/.exec(written) ?? [];
  if (index === undefined || count === undefined) {
    throw new InvalidArgumentError(`Expected i/n such as 3/10, got ${JSON.stringify(written)}.`);
  }
  return { index: Number(index), count: Number(count) };
}
