import { createReadStream } from 'node:fs';
import { Command, Option } from 'commander';
import { Geocoder } from '../../geocoder';
import { GeocoderError } from '../../model/errors';
import {
  OVERLAY_FIELDS,
  OVERLAY_FORMATS,
  OVERLAY_STATES,
  type OverlayField,
  type OverlayFormat,
  type OverlayState,
} from '../../model/overlay';
import { reasonOf } from '../../model/reason-of';
import { UsageError } from '../exit-status';
import { parseNumber } from '../flags';
import { bytes, count, printJson } from '../terminal/output';
import { dataDirectories, dataOption, overlayOption, overlayToRead } from './operation-commands';

/** Options of every command of the group. */
interface Common {
  readonly data?: unknown;
  readonly overlay?: string;
}

const STANDARD_INPUT = '-';
/** Half a million entries. An import is one transaction, with all of its rows in memory. */
const MOST_IMPORTED_BYTES = 64_000_000;

const FIELD_TEXTS: Readonly<Record<OverlayField, string>> = {
  name: 'name of a place, such as "Gate 3"',
  kind: 'what kind of place it is, such as gate',
  streetname: 'street',
  number: 'house number',
  suffix: 'house letter, addition or unit',
  postcode: 'postcode',
  city: 'city; without it that of the addresses nearby',
  suburb: 'suburb; without it the one that holds the point',
};

export function overlayCommand(): Command {
  const group = new Command('overlay')
    .summary('Own addresses, corrections and named places over a dataset.')
    .description(
      'Own additions, corrections, withdrawals and named places over a dataset, in one SQLite file that is made where ' +
        'there is none. What a command did is durable, and running programs see it within a second.',
    )
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  $ doorplate overlay put --data DIR --overlay own.sqlite --name "Gate 3" --kind gate --latitude 41.77 --longitude -72.52\n' +
        '  $ doorplate overlay correct --data DIR --overlay own.sqlite ID --postcode 06040\n' +
        '  $ doorplate overlay import --data DIR --overlay own.sqlite entries.csv\n' +
        '  $ doorplate search --data DIR --overlay own.sqlite gate 3',
    );
  const commands = [put(), correct(), withdraw(), restore(), list(), review(), importFile(), exportFile()];
  for (const command of commands) group.addCommand(command);
  return group;
}

/** A command of the group, with the options `--data` and `--overlay`. */
function command(name: string, summary: string): Command {
  return new Command(name)
    .summary(summary)
    .description(summary)
    .addOption(dataOption())
    .addOption(overlayOption());
}

function put(): Command {
  const made = withFields(command('put', 'Add an address or a named place; prints its id.')).option(
    '--id <uuid>',
    'id of the entry; without it a new one',
  );
  return made.action((given: Common & Record<string, unknown>) => {
    using geocoder = opened(given);
    process.stdout.write(`${geocoder.overlay.put({ ...fieldsOf(given), ...idOf(given) } as never)}\n`);
  });
}

function correct(): Command {
  const made = withFields(
    command('correct', 'Change fields or the point of an address; "" takes a field away.'),
  );
  return made
    .argument('<id>', 'id of an address or of an entry')
    .action((id: string, given: Common & Record<string, unknown>) => {
      using geocoder = opened(given);
      told(geocoder.overlay.correct(id, fieldsOf(given)), id, 'corrected');
    });
}

function withdraw(): Command {
  return command('withdraw', 'Take an address away: no question finds it.')
    .argument('<id>', 'id of an address or of an entry')
    .action((id: string, given: Common) => {
      using geocoder = opened(given);
      told(geocoder.overlay.withdraw(id), id, 'withdrawn');
    });
}

function restore(): Command {
  return command('restore', 'Bring back what was withdrawn; take a correction back.')
    .argument('<id>', 'id of an address or of an entry')
    .action((id: string, given: Common) => {
      using geocoder = opened(given);
      told(geocoder.overlay.restore(id), id, 'restored');
    });
}

function list(): Command {
  return command('list', 'The entries, as JSON.')
    .addOption(new Option('--state <state>', 'only these').choices(OVERLAY_STATES))
    .action((given: Common & { state?: OverlayState }) => {
      using geocoder = openedToRead(given);
      printJson(geocoder.overlay.list(given.state === undefined ? {} : { state: given.state }));
    });
}

function review(): Command {
  return command(
    'review',
    'Compare the entries with the dataset: which ones it now has itself, which ones conflict. JSON.',
  )
    .option('--drop', 'remove the entries that the dataset now has itself')
    .action((given: Common & { drop?: true }) => {
      using geocoder = openedToRead(given);
      const found = geocoder.overlay.review({ drop: given.drop === true });
      printJson(found);
      process.stderr.write(
        `${count(found.entries)} entries: ${count(found.standing)} stand, ${count(found.learned)} learned ` +
          `(${count(found.dropped)} dropped), ${count(found.conflicts)} in conflict\n`,
      );
    });
}

function importFile(): Command {
  return command('import', 'Take the rows of a file, as export writes them; prints what it did as JSON.')
    .argument('<file>', 'CSV, NDJSON or GeoJSON; - is standard input')
    .addOption(formatOption())
    .action(async (file: string, given: Common & { format?: OverlayFormat }) => {
      const format = given.format ?? formatOf(file);
      const text = await textOf(file);
      using geocoder = opened(given);
      const report = geocoder.overlay.import(text, format);
      printJson(report);
      const rejected = report.rejected.length;
      if (rejected > 0)
        throw new GeocoderError(
          'INVALID_REQUEST',
          `expected every row to be an entry, but ${count(rejected)} were rejected; the other rows were imported`,
        );
    });
}

/**
 * The text of a file, which is read up to the greatest size and no further: standard input may be without end.
 * @throws GeocoderError BULK_INPUT for a file that cannot be read, is too large or is no UTF-8.
 */
async function textOf(file: string): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of file === STANDARD_INPUT ? process.stdin : createReadStream(file)) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > MOST_IMPORTED_BYTES) break;
    }
  } catch (cause) {
    throw badFile(file, `a readable file, but ${reasonOf(cause)}`, cause);
  }
  if (length > MOST_IMPORTED_BYTES)
    throw badFile(
      file,
      `at most ${bytes(MOST_IMPORTED_BYTES)}, but got more: import it in parts, or build a dataset of it`,
    );
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    throw badFile(file, 'UTF-8, but got bytes that are none: save it as UTF-8', cause);
  }
}

function badFile(file: string, expected: string, cause?: unknown): GeocoderError {
  const name = file === STANDARD_INPUT ? 'standard input' : file;
  return new GeocoderError('BULK_INPUT', `${name}: expected ${expected}`, { cause });
}

function exportFile(): Command {
  return command('export', 'Write all entries to stdout.')
    .addOption(new Option('--format <format>', 'how to write').choices(OVERLAY_FORMATS).default('ndjson'))
    .action((given: Common & { format: OverlayFormat }) => {
      using geocoder = openedToRead(given);
      process.stdout.write(geocoder.overlay.export(given.format));
    });
}

function formatOption(): Option {
  return new Option('--format <format>', 'of the file (default: by its name)').choices(OVERLAY_FORMATS);
}

/** The format by the ending of a file name. @throws UsageError for another ending. */
function formatOf(file: string): OverlayFormat {
  const [, ending] = /\.(csv|ndjson|jsonl|geojson|json)$/i.exec(file) ?? [];
  if (ending === undefined)
    throw new UsageError(`expected --format ${OVERLAY_FORMATS.join('|')} for ${file}`);
  const lower = ending.toLowerCase();
  return lower === 'csv' ? 'csv' : lower === 'geojson' || lower === 'json' ? 'geojson' : 'ndjson';
}

function withFields(made: Command): Command {
  for (const field of OVERLAY_FIELDS) made.option(`--${field} <text>`, FIELD_TEXTS[field]);
  return made
    .option('--latitude <degrees>', 'degrees north, WGS 84', parseNumber)
    .option('--longitude <degrees>', 'degrees east, WGS 84', parseNumber);
}

function fieldsOf(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const names = [...OVERLAY_FIELDS, 'latitude', 'longitude'];
  return Object.fromEntries(
    names.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]])),
  );
}

function idOf({ id }: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return id === undefined ? {} : { id };
}

/** Opens the dataset with the overlay, which is made if there is none. */
function opened(given: Common): Geocoder {
  if (given.overlay === undefined)
    throw new UsageError('expected --overlay <file>, or DOORPLATE_OVERLAY in the environment');
  return Geocoder.open(dataDirectories(given), { overlay: given.overlay });
}

/** The same for a command that only reads. @throws GeocoderError OVERLAY_INVALID if there is no file. */
function openedToRead(given: Common): Geocoder {
  overlayToRead(given);
  return opened(given);
}

function told(done: boolean, id: string, what: string): void {
  if (!done)
    throw new GeocoderError(
      'INVALID_REQUEST',
      `expected an id that can be ${what}, but got ${id}: nothing is done`,
    );
  process.stderr.write(`${id} is ${what}\n`);
}
