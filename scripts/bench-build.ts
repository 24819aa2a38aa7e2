/**
 * Builds a dataset and measures, in the same run, what its parts cost on their own: decompressing and parsing
 * the CSV with the bare libraries, and inserting the same rows into one plain SQLite table. Each trial is a
 * process of its own. Run `npm run build` first; then
 *   npx tsx scripts/bench-build.ts [recipe] [input root] [out]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Database from 'better-sqlite3';
import { Decompress } from 'fzstd';
import Papa from 'papaparse';
import type { build as Build } from '../src/compile/index';
import { findInputFiles } from '../src/compile/intake/input-files';
import { readRecipeFile } from '../src/compile/recipe/parse-recipe';

const root = fileURLToPath(new URL('..', import.meta.url));
const [kind = 'all', ...rest] = process.argv[2]?.startsWith('--')
  ? [process.argv[2], ...process.argv.slice(3)]
  : ['all', ...process.argv.slice(2)];
const recipe = rest[0] ?? path.join(root, 'data/recipes/netherlands.json');
const inputRoot = rest[1] ?? path.resolve(root, '../shared/data');
const out = rest[2] ?? path.join(root, 'out/bench-build');
mkdirSync(path.dirname(path.resolve(out)), { recursive: true });

interface Trial {
  rows: number;
  seconds: Record<string, number>;
  peakMegabytes: number;
  note: string;
}

/** Every row of the address files as arrays of text, through the bare libraries. */
function parsedRows(take: (rows: string[][]) => void): { decompress: number; parse: number; rows: number } {
  const spent = { decompress: 0, parse: 0, rows: 0 };
  for (const source of readRecipeFile(recipe).addresses) {
    for (const file of findInputFiles(source.path, inputRoot)) {
      const started = performance.now();
      const packed = readFileSync(file.path);
      const parts: Uint8Array[] = file.path.endsWith('.zst') ? [] : [packed];
      if (parts.length === 0) new Decompress((part) => parts.push(part)).push(packed, true);
      const text = Buffer.concat(parts).toString('utf8');
      const decompressed = performance.now();
      // A megabyte of whole lines at a time: all rows at once would measure the garbage collector.
      for (let at = 0; at < text.length; ) {
        const end = text.indexOf('\n', at + (1 << 20));
        const chunk = text.slice(at, end < 0 ? text.length : end);
        const { data } = Papa.parse<string[]>(chunk, {
          delimiter: source.delimiter ?? ',',
          skipEmptyLines: true,
        });
        spent.rows += data.length;
        take(data);
        at = end < 0 ? text.length : end + 1;
      }
      spent.decompress += (decompressed - started) / 1000;
      spent.parse += (performance.now() - decompressed) / 1000;
      spent.rows -= 1;
    }
  }
  return spent;
}

function bareParse(): Trial {
  const { decompress, parse, rows } = parsedRows(() => {});
  return {
    rows,
    seconds: { decompress, parse, total: decompress + parse },
    peakMegabytes: peak(),
    note: 'fzstd and papaparse, one thread',
  };
}

/** The rows as text columns of one table, with an index on postcode and number: what a script would do. */
function bareInsert(): Trial {
  const file = `${out}.bare.sqlite`;
  rmSync(file, { force: true });
  const started = performance.now();
  const db = new Database(file);
  db.pragma('journal_mode = OFF');
  db.pragma('synchronous = OFF');
  let insert: Database.Statement | null = null;
  db.exec('BEGIN');
  let inserting = 0;
  const { rows } = parsedRows((chunk) => {
    const from = performance.now();
    for (const row of chunk) {
      if (insert === null) {
        db.exec(`CREATE TABLE address (${row.map((_, i) => `c${i} TEXT`).join(', ')})`);
        insert = db.prepare(`INSERT INTO address VALUES (${row.map(() => '?').join(', ')})`);
      }
      insert.run(row);
    }
    inserting += (performance.now() - from) / 1000;
  });
  db.exec('COMMIT');
  const from = performance.now();
  db.exec('CREATE INDEX by_postcode ON address (c4, c1)');
  db.close();
  const index = (performance.now() - from) / 1000;
  const note = `${(statSync(file).size / rows).toFixed(1)} bytes a row, one index`;
  rmSync(file);
  return {
    rows,
    seconds: { insert: inserting, index, total: (performance.now() - started) / 1000 },
    peakMegabytes: peak(),
    note,
  };
}

async function doorplate(): Promise<Trial> {
  const library = pathToFileURL(path.join(root, 'dist/build.js')).href;
  const { build } = (await import(library)) as { build: typeof Build };
  const report = await build(recipe, { inputRoot, out });
  const { manifest, seconds, bytesPerAddress, peakMemoryBytes, sources } = report;
  const rows = sources.reduce((sum, source) => sum + source.read, 0);
  const note = `${manifest.counts.addresses} addresses, ${bytesPerAddress.toFixed(1)} bytes each`;
  return { rows, seconds: { ...seconds }, peakMegabytes: peakMemoryBytes / 1e6, note };
}

function peak(): number {
  return (process.resourceUsage().maxRSS * 1024) / 1e6;
}

const TRIALS: Record<string, () => Trial | Promise<Trial>> = {
  '--parse': bareParse,
  '--insert': bareInsert,
  '--build': doorplate,
};

if (kind === 'all') {
  const { model } = os.cpus()[0]!;
  console.log(`${os.cpus().length} × ${model}, Node ${process.version}, load ${os.loadavg()[0]!.toFixed(1)}`);
  for (const trial of Object.keys(TRIALS)) {
    const given = ['--import', 'tsx', fileURLToPath(import.meta.url), trial, recipe, inputRoot, out];
    const { rows, seconds, peakMegabytes, note } = JSON.parse(
      execFileSync(process.execPath, given, { encoding: 'utf8' }),
    ) as Trial;
    const phases = Object.entries(seconds).map(([phase, spent]) => `${phase} ${spent.toFixed(2)} s`);
    const rate = Math.round(rows / seconds.total! / 1000);
    console.log(
      `${trial.slice(2).padEnd(7)} ${rows} rows, ${rate} k/s, peak ${peakMegabytes.toFixed(0)} MB (${note}): ${phases.join(', ')}`,
    );
  }
} else {
  console.log(JSON.stringify(await TRIALS[kind]!()));
}
