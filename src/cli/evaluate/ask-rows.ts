import { Readable, Writable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BulkMode } from '../../bulk/index';
import type { EvaluatedRow, Found, Truth } from '../../evaluate/evaluation';
import { knownPoint, LATITUDES, LONGITUDES } from '../../evaluate/known-columns';
import type { Geocoder } from '../../geocoder';
import { UsageError } from '../exit-status';

const IDS = ['id', 'address_id', 'doorplate_id', 'match_id'];
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const COLUMNS = [
  'id',
  'level',
  'label',
  'confidence',
  'advice',
  'latitude',
  'longitude',
  'verdicts',
] as const;
const PREFIX = 'evaluated_';

export type Row = Readonly<Record<string, string>>;

/** The columns with the known id or point. A column that is not given is found by its usual names. */
export interface TruthColumns {
  readonly id?: string | undefined;
  readonly latitude?: string | undefined;
  readonly longitude?: string | undefined;
}

/**
 * Geocodes every row as bulk does. The columns with the known id and point are no part of the question.
 * @throws UsageError if no column holds a known id or point; the reason of the signal.
 */
export async function askRows(
  geocoder: Geocoder,
  rows: readonly Row[],
  truth: TruthColumns,
  { mode, map, signal }: { mode: BulkMode; map: string | undefined; signal: AbortSignal },
): Promise<EvaluatedRow[]> {
  const columns = truthColumns(Object.keys(rows[0] ?? {}), truth);
  const hidden = new Set(Object.values(columns));
  const questions = rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.has(name))),
  );
  const { runPipe } = await import('../../bulk/index');
  const written: Buffer[] = [];
  const output = new Writable({
    write(bytes: Buffer, _, done) {
      written.push(bytes);
      done();
    },
  });
  const input = Readable.from(linesOf(questions, signal));
  const asked = { mode, columns: COLUMNS, prefix: PREFIX, ...(map === undefined ? {} : { map }) };
  const unused = new Set<string>();
  const onPlan = (plan: { readonly unused: readonly string[] }) => {
    for (const column of plan.unused) unused.add(column);
  };
  await runPipe(geocoder, { ...asked, input, output, onPlan });
  const lines = Buffer.concat(written).toString('utf8').trimEnd().split('\n');
  return rows.map((row, at) => {
    const answer = JSON.parse(lines[at]!) as Record<string, unknown>;
    const { known, fault } = truthOf(row, columns);
    return {
      row: at + 1,
      asked: lineOf(questions[at]!, unused),
      truth: known,
      found: fault === null ? foundIn(answer) : null,
      error: fault ?? (answer[`${PREFIX}error`] as string | null) ?? null,
    };
  });
}

async function* linesOf(questions: readonly Row[], signal: AbortSignal): AsyncGenerator<Buffer> {
  for (const row of questions) {
    // Rows are asked in this thread: without a turn of its loop between them no signal arrives.
    await nextTurn();
    signal.throwIfAborted();
    yield Buffer.from(`${JSON.stringify(row)}\n`);
  }
}

/** The columns that were asked, as one line. A customer number in it would spoil the explanation of the answer. */
function lineOf(question: Row, unused: ReadonlySet<string>): string {
  const cells = Object.entries(question).filter(([name, cell]) => cell !== '' && !unused.has(name));
  return cells.map(([, cell]) => cell).join(', ');
}

function truthColumns(header: readonly string[], given: TruthColumns): TruthColumns {
  const named = (name: string | undefined, known: readonly string[]) => {
    if (name === undefined) return header.find((column) => known.includes(column.toLowerCase()));
    if (header.includes(name)) return name;
    throw new UsageError(`expected a column of the file (${header.join(', ')}), but got ${name}`);
  };
  const found = {
    id: named(given.id, IDS),
    latitude: named(given.latitude, LATITUDES),
    longitude: named(given.longitude, LONGITUDES),
  };
  if (found.id !== undefined || (found.latitude !== undefined && found.longitude !== undefined)) return found;
  throw new UsageError(
    `expected columns with what is right (latitude and longitude, or id), but the file has ${header.join(', ')}; ` +
      'name them with --latitude, --longitude or --id',
  );
}

/** What is known of a row, and the reason if that is nothing. */
function truthOf(row: Row, columns: TruthColumns): { known: Truth; fault: string | null } {
  const cell = (name: string | undefined) => (name === undefined ? '' : (row[name] ?? '').trim());
  const written = cell(columns.id);
  const id = UUID.test(written) ? written.toLowerCase() : null;
  const { point, fault } = knownPoint(cell(columns.latitude), cell(columns.longitude), 'a known point or id');
  return { known: { id, point }, fault: id === null ? fault : null };
}

function foundIn(answer: Record<string, unknown>): Found | null {
  if (answer[`${PREFIX}level`] === null || answer[`${PREFIX}level`] === undefined) return null;
  return Object.fromEntries(COLUMNS.map((name) => [name, answer[PREFIX + name]])) as unknown as Found;
}
