import path from 'node:path';
import { Command, InvalidArgumentError, Option } from 'commander';
import type { BulkMode } from '../../bulk/index';
import { type EvaluatedRow, type Evaluation, evaluate } from '../../evaluate/evaluation';
import { reportHtml } from '../../evaluate/report-html';
import { refuseDatasetFile } from '../../files/refuse-dataset-file';
import { Geocoder } from '../../geocoder';
import { GeocoderError } from '../../model/errors';
import { askRows, type TruthColumns } from '../evaluate/ask-rows';
import { explainWorst } from '../evaluate/explain-worst';
import { readKnownRows } from '../evaluate/known-rows';
import { columns, count, printJson } from '../terminal/output';
import { writeOutputFile } from '../terminal/output-file';
import { untilSignal } from '../terminal/until-signal';
import { dataDirectories, dataOption } from './operation-commands';

interface EvaluateFlags extends TruthColumns {
  data?: readonly string[];
  mode: BulkMode;
  map?: string;
  withinMeters: number;
  out?: string;
  json?: true;
}

const DEFAULT_WITHIN_METERS = 100;
/** Reasons in the summary on the terminal; the JSON has all. */
const MOST_REASONS = 5;

export function evaluateCommand(): Command {
  return new Command('evaluate')
    .summary('How right the answers are for your own addresses with known places.')
    .description(
      'Asks for every row of a CSV file whose coordinates or ids are known, and reports what was found, how far off, how ' +
        'honest the confidence is, and which threshold to choose. The known columns are not part of the question.',
    )
    .argument('<file>', 'CSV with a header')
    .addOption(dataOption())
    .addOption(
      new Option('--mode <mode>', 'what a row is: fields or a line')
        .choices(['forward', 'search'])
        .default('forward'),
    )
    .option('--map <field=column,…>', 'which column holds which field (default: guessed)')
    .option('--latitude <column>', 'of the known point (default: latitude, lat, y)')
    .option('--longitude <column>', 'of the known point (default: longitude, lon, lng, x)')
    .option('--id <column>', 'of the known address id (default: id, address_id)')
    .option('--within-meters <number>', 'an answer so near is right', parseMeters, DEFAULT_WITHIN_METERS)
    .option('--out <file>', 'write the report there as one HTML page')
    .option('--json', 'print the whole report as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate evaluate --data DIR --out report.html known.csv\n' +
        '  $ doorplate evaluate --data DIR --mode search --map text=address --json known.csv',
    )
    .action(async (file: string, flags: EvaluateFlags) => {
      const data = dataDirectories(flags);
      if (flags.out !== undefined) refuseDatasetFile('out', flags.out, data);
      using geocoder = Geocoder.open(data);
      const { latitude, longitude, id, mode, map } = flags;
      const known = readKnownRows(file);
      const rows = await untilSignal((signal) =>
        askRows(geocoder, known, { latitude, longitude, id }, { mode, map, signal }),
      );
      refuseWithoutQuestions(file, rows);
      const evaluation = explainWorst(geocoder, evaluate(rows, flags.withinMeters));
      if (flags.out !== undefined)
        await writeOutputFile(
          'out',
          flags.out,
          reportHtml(evaluation, `Evaluation of ${path.basename(file)}`),
        );
      if (flags.json) printJson(evaluation);
      else process.stdout.write(summaryText(evaluation));
    });
}

/** @throws GeocoderError BULK_INPUT if no row can be asked: an empty report would look like a result. */
function refuseWithoutQuestions(file: string, rows: readonly EvaluatedRow[]): void {
  if (rows.some(({ error }) => error === null)) return;
  throw new GeocoderError(
    'BULK_INPUT',
    `${file}: expected rows that can be asked, but none of ${count(rows.length)} can; row 1: ${rows[0]?.error}`,
  );
}

function summaryText(evaluation: Evaluation): string {
  const {
    rows,
    rejected,
    notAsked,
    found,
    notFound,
    right,
    byLevel,
    byAdvice,
    distance,
    thresholds,
    withinMeters,
  } = evaluation;
  const groups = (named: Evaluation['byLevel']) =>
    columns(
      Object.entries(named).map(([name, group]) => [
        name,
        `${count(group.answers)}, right ${share(group.right / group.answers)}`,
      ]),
    );
  return [
    `${count(rows)} rows\n`,
    columns([
      ['found', count(found)],
      ['right', `${count(right)} (the known id, or within ${withinMeters} m)`],
      ['not found', count(notFound)],
      ['not asked', count(rejected)],
    ]),
    columns(
      notAsked
        .slice(0, MOST_REASONS)
        .map(({ reason, rows, firstRow }) => [`${count(rows)}×`, `${reason} (row ${firstRow})`]),
      4,
    ),
    'By level\n',
    groups(byLevel),
    'By advice\n',
    groups(byAdvice),
    'Metres off\n',
    columns(Object.entries(distance).map(([name, meters]) => [name, String(meters)])),
    'Threshold for a share of errors\n',
    columns(
      thresholds.map(({ mostWrong, minConfidence, kept }) => [
        share(mostWrong),
        minConfidence === null ? 'none' : `minConfidence ${minConfidence.toFixed(4)} keeps ${share(kept)}`,
      ]),
    ),
  ].join('');
}

function share(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

function parseMeters(written: string): number {
  const value = Number(written);
  if (Number.isFinite(value) && value >= 0 && written.trim() !== '') return value;
  throw new InvalidArgumentError(`Expected metres, got ${JSON.stringify(written)}.`);
}
