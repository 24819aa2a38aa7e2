import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type BuildReport, build, inspect } from '../../src/compile/index';
import { GeocoderError } from '../../src/model/errors';
import { SYNTHETIC_FORMATS, synthesize, syntheticAddress } from '../synthesize-formats';
import { type Arena, anyOf, whole } from './attack';

/** Files that are changed and read, for each unit of length. */
const FILES = 12;
const ADDRESSES = 60;
/** What a reader may say of a file. */
const ALLOWED = new Set([
  'SOURCE_INVALID',
  'SOURCE_NOT_FOUND',
  'RECIPE_INVALID',
  'BUILD_FAILED',
  'BUILD_REFUSED',
]);
const MOST_SECONDS = 30;
const MOST_MEGABYTES = 700;

interface Sound {
  file: string;
  bytes: Buffer;
  /** The recipe that reads it. */
  recipe: { addresses: Record<string, unknown>[] };
}

/** Source files of every format, damaged: `inspect` and `build` give a report, or an error that says what was expected. */
export async function attackReaders(arena: Arena): Promise<void> {
  const sounds = await soundFiles(arena.folder);
  const inputs = path.join(arena.folder, 'inputs');
  const outputs = path.join(arena.folder, 'outputs');
  mkdirSync(inputs);
  mkdirSync(outputs);
  for (let attempt = 0; attempt < arena.length * FILES; attempt++) {
    const sound = sounds[attempt % sounds.length]!;
    const file = path.join(inputs, path.basename(sound.file));
    const { bytes, what } = changed(arena, sound.bytes);
    writeFileSync(file, bytes);
    const from = performance.now();
    const read = async (how: string, work: () => Promise<unknown>) => {
      try {
        await work();
        arena.count(`${how}: read`);
      } catch (error) {
        if (error instanceof GeocoderError && ALLOWED.has(error.code)) arena.count(`${how}: refused`);
        else
          arena.fail(`${how} of ${path.basename(file)}, ${what}: ${(error as Error).stack ?? String(error)}`);
      }
    };
    await read('inspect', () => inspect(file));
    const out = path.join(outputs, 'dataset');
    await read('build', () =>
      build({ ...sound.recipe, name: 'attacked' }, { inputRoot: inputs, out, force: true, allowEmpty: true }),
    );
    const left = readdirSync(outputs).filter((name) => name !== 'dataset');
    if (left.length > 0) arena.fail(`build of ${path.basename(file)}, ${what}, left ${left.join(', ')}`);
    const seconds = (performance.now() - from) / 1000;
    if (seconds > MOST_SECONDS) arena.fail(`${path.basename(file)}, ${what}, took ${seconds.toFixed(0)} s`);
    const megabytes = process.memoryUsage.rss() / 2 ** 20;
    if (megabytes > MOST_MEGABYTES) arena.fail(`${path.basename(file)}, ${what}: ${megabytes.toFixed(0)} MB`);
  }
  if (!existsSync(path.join(outputs, 'dataset'))) arena.fail('no file at all was read');
}

/** A file of each format, with the recipe that `inspect` drafts for it. */
async function soundFiles(folder: string): Promise<Sound[]> {
  const rows = Array.from({ length: ADDRESSES }, (_, index) => syntheticAddress(index));
  const csv = `street,number,postcode,city,lat,lon\n${rows
    .map((row) => [row.street, row.number, row.postcode, 'Plaats', row.latitude, row.longitude].join(','))
    .join('\n')}\n`;
  const features = rows.map(({ street, number, postcode, latitude, longitude }) => ({
    type: 'Feature',
    properties: { street, number, postcode, city: 'Plaats' },
    geometry: { type: 'Point', coordinates: [longitude, latitude] },
  }));
  const texts: Record<string, string | Buffer> = {
    'rows.csv': csv,
    'rows.csv.gz': gzipSync(csv),
    'rows.geojson': JSON.stringify({ type: 'FeatureCollection', features }),
    'rows.ndjson': features.map((feature) => JSON.stringify(feature)).join('\n'),
  };
  const sound = path.join(folder, 'sound');
  mkdirSync(sound);
  for (const [name, text] of Object.entries(texts)) writeFileSync(path.join(sound, name), text);
  for (const format of SYNTHETIC_FORMATS) await synthesize(format, ADDRESSES, sound);
  const found: Sound[] = [];
  for (const name of readdirSync(sound).sort()) {
    const file = path.join(sound, name);
    const { recipe } = await inspect(file);
    const country = { code: 'NL', name: 'Nederland' };
    const addresses = recipe.addresses.map((source) => ({ ...source, path: name }));
    const complete = { name: 'sound', country, areas: [], addresses };
    const report: BuildReport = await build(complete, {
      inputRoot: sound,
      out: path.join(folder, 'sound-dataset'),
      force: true,
    });
    if (report.manifest.counts.addresses === 0) throw new Error(`expected addresses of ${name}, got none`);
    found.push({ file, bytes: readFileSync(file), recipe: complete });
  }
  return found;
}

/** Bits, bytes, cuts, repetitions, and bytes that mean something to a parser. */
function changed(arena: Arena, sound: Buffer): { bytes: Buffer; what: string } {
  let bytes: Buffer = Buffer.from(sound);
  const what: string[] = [];
  for (let change = 1 + whole(arena, 3); change > 0 && bytes.length > 0; change--) {
    // The head and the end of a file say how the rest is to be read.
    const near = whole(arena, 3);
    const span = Math.min(bytes.length, 128);
    const at =
      near === 0
        ? whole(arena, span)
        : near === 1
          ? bytes.length - 1 - whole(arena, span)
          : whole(arena, bytes.length);
    const kind = anyOf(arena, ['bit', 'byte', 'cut', 'repeated', 'missing', 'large number', 'brackets'])!;
    what.push(`${kind} at ${at}`);
    if (kind === 'bit') bytes[at]! ^= 1 << whole(arena, 8);
    else if (kind === 'byte') bytes[at] = anyOf(arena, [0, 255, 34, 44, 10, whole(arena, 256)])!;
    else if (kind === 'cut') bytes = bytes.subarray(0, at);
    else if (kind === 'missing') bytes = join(bytes, at, at + 1 + whole(arena, 40), Buffer.alloc(0));
    else if (kind === 'large number')
      bytes.fill(0xff, at, Math.min(bytes.length, at + anyOf(arena, [2, 4, 8])!));
    else if (kind === 'brackets')
      bytes = join(bytes, at, at, Buffer.from('[{"a":'.repeat(1 + whole(arena, 5000))));
    else bytes = join(bytes, at, at, bytes.subarray(at, at + 1 + whole(arena, 2000)));
  }
  return { bytes, what: what.join(', ') };
}

function join(bytes: Buffer, to: number, from: number, between: Buffer): Buffer {
  return Buffer.concat([bytes.subarray(0, to), between, bytes.subarray(from)]);
}
