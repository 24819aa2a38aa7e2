import { closeSync, cpSync, openSync, readFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { GeocoderError } from '../../src/model/errors';
import { ADDRESS_INDEX_FILE, AREA_INDEX_FILE, DATABASE_FILE, MANIFEST_FILE } from '../../src/model/manifest';
import { Dataset } from '../../src/store/dataset';
import { reportDamage } from '../../src/store/format/damage';
import { SQLITE_PAGE_BYTES } from '../../src/store/format/schema';
import { type Arena, anyOf, some, whole } from './attack';
import { type Question, questionsOf } from './dataset-questions';

/** Single bits that are flipped, and larger damages, for each unit of length. */
const BITS = 40;
const LARGER = 4;
/** Questions about rows near the damage, and about rows anywhere in the damaged table. */
const NEAR = 24;
const ANYWHERE = 12;
const OTHER = 8;

/** Pages of one kind of one table: `postcode leaf`. Files that are not the database are one page each. */
interface Place {
  name: string;
  table: string;
  file: string;
  pages: number[];
}

/**
 * Damage by table: single bits, and larger damages, spread evenly over every table, index and kind of page, and the other
 * files. Every answer is the one of the sound dataset, or DATASET_DAMAGED.
 */
export function attackDamage(arena: Arena): void {
  const directory = join(arena.folder, 'damaged');
  cpSync(arena.data, directory, { recursive: true });
  const sound = Dataset.open(arena.data, { verify: 'checksums' });
  const places = placesOf(arena.data);
  const questions = questionsOf(arena.data, sound);
  const all = Object.values(questions).flat();
  const attempts = Math.round(arena.length * (BITS + LARGER));
  for (let attempt = 0; attempt < attempts; attempt++) {
    // In turns, so that a table of one page is hit as often as one of a thousand.
    const place = places[attempt % places.length]!;
    const at = whole(arena, place.pages.length);
    const path = join(directory, place.file);
    const bytes = readFileSync(join(arena.data, place.file));
    if (bytes.length === 0) continue;
    const isSingle = attempt % ((BITS + LARGER) / LARGER) !== 0;
    const page = place.pages[at]!;
    const change = isSingle ? oneBit(arena, bytes, page) : larger(arena, bytes, page);
    patch(path, change.position, change.bytes);
    const own = questions[place.table] ?? all;
    const middle = Math.floor((at / place.pages.length) * own.length);
    const nearby = own.slice(Math.max(0, middle - NEAR / 2), middle + NEAR);
    const asked = [...nearby, ...some(arena, own, ANYWHERE), ...some(arena, all, OTHER)];
    const kind = isSingle ? 'bit' : 'larger damage';
    const ending = compare(directory, sound, asked, attempt % 3 === 0);
    arena.count(`${kind} ${ending.kind}`);
    if (ending.finding !== null)
      arena.fail(`${change.what} in page ${page} (${place.name}) at ${change.position}: ${ending.finding}`);
    patch(path, change.position, bytes.subarray(change.position, change.position + change.bytes.length));
  }
  sound.close();
}

function compare(
  directory: string,
  sound: Dataset,
  questions: readonly Question[],
  onDemand: boolean,
): { kind: string; finding: string | null } {
  let damaged: Dataset;
  try {
    damaged = Dataset.open(directory, onDemand ? { memory: 'on-demand' } : {});
  } catch (error) {
    return {
      kind: 'refused at opening',
      finding: isRefusal(error) ? null : `opening threw ${String(error)}`,
    };
  }
  let refused = 0;
  try {
    for (const question of questions) {
      const expected = question(sound);
      try {
        const answer = reportDamage(directory, () => question(damaged));
        if (answer !== expected)
          return { kind: 'wrong', finding: `expected ${short(expected)}, got ${short(answer)}` };
      } catch (error) {
        if (!isRefusal(error))
          return { kind: 'wrong', finding: `${short(expected)} became ${String(error)}` };
        refused++;
      }
    }
  } finally {
    damaged.close();
  }
  return { kind: refused > 0 ? 'refused when asked' : 'without effect', finding: null };
}

function isRefusal(error: unknown): boolean {
  return error instanceof GeocoderError && ['DATASET_DAMAGED', 'DATASET_VERSION'].includes(error.code);
}

interface Change {
  what: string;
  position: number;
  bytes: Buffer;
}

function oneBit(arena: Arena, bytes: Buffer, page: number): Change {
  const { start, end } = extent(bytes, page);
  const position = start + whole(arena, end - start);
  const bit = whole(arena, 8);
  return { what: `bit ${bit}`, position, bytes: Buffer.from([bytes[position]! ^ (1 << bit)]) };
}

/** What disks and copies do: noise, zeros, a page of elsewhere, bytes that moved. */
function larger(arena: Arena, bytes: Buffer, page: number): Change {
  const { start, end } = extent(bytes, page);
  const position = start + whole(arena, end - start);
  const kind = anyOf(arena, ['noise', 'a page of noise', 'zeros', 'another page', 'moved bytes', 'ones'])!;
  const run = (length: number, fill: (at: number) => number, from = position): Change => ({
    what: kind,
    position: from,
    bytes: Buffer.from(Array.from({ length: Math.min(length, end - from) }, (_, at) => fill(at) & 0xff)),
  });
  if (kind === 'noise') return run(2 + whole(arena, 60), () => whole(arena, 256));
  if (kind === 'a page of noise') return run(end, () => whole(arena, 256), start);
  if (kind === 'zeros') return run(512, () => 0, start + 512 * whole(arena, Math.ceil((end - start) / 512)));
  if (kind === 'ones') return run(1 + whole(arena, 16), () => 0xff);
  if (kind === 'moved bytes') return run(200, (at) => bytes[Math.max(0, position + at - 1)]!);
  const other = extent(bytes, 1 + whole(arena, Math.ceil(bytes.length / SQLITE_PAGE_BYTES)));
  return run(end, (at) => bytes[other.start + at] ?? 0, start);
}

/** Where a page lies; one number too many means the whole file. */
function extent(bytes: Buffer, page: number): { start: number; end: number } {
  if (page === 0) return { start: 0, end: bytes.length };
  const start = (page - 1) * SQLITE_PAGE_BYTES;
  return { start, end: Math.min(bytes.length, start + SQLITE_PAGE_BYTES) };
}

function patch(path: string, position: number, bytes: Buffer): void {
  const file = openSync(path, 'r+');
  writeSync(file, bytes, 0, bytes.length, position);
  closeSync(file);
}

/** Every table and index, its inner pages, leaves and overflow pages each for themselves, in the order of their keys. */
function placesOf(directory: string): Place[] {
  const db = new Database(join(directory, DATABASE_FILE), { readonly: true });
  const rows = db
    .prepare<[], { name: string; pageno: number; pagetype: string }>(
      'SELECT name, pageno, pagetype FROM dbstat ORDER BY name, path',
    )
    .all();
  db.close();
  const places = new Map<string, Place>();
  for (const { name: table, pageno, pagetype } of rows) {
    const name = `${table} ${pagetype}`;
    const place = places.get(name) ?? { name, table, file: DATABASE_FILE, pages: [] };
    place.pages.push(pageno);
    places.set(name, place);
  }
  const others = [ADDRESS_INDEX_FILE, AREA_INDEX_FILE, MANIFEST_FILE].map((file) => ({
    name: file,
    table: '',
    file,
    pages: [0],
  }));
  return [...places.values(), ...others];
}

function short(text: string): string {
  return text.length <= 120 ? text : `${text.slice(0, 120)}…`;
}
