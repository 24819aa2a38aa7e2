/** Builds a dataset in a process of its own, and beside it the floor: the bare CSV parser over the same rows. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { decompress } from 'fzstd';
import Papa from 'papaparse';
import type { build as Build } from '../../src/compile/index';

export interface BuildOrder {
  library: string;
  recipe: string;
  inputRoot: string;
  out: string;
  /** `build`, or `parse` for the floor alone. */
  kind: 'build' | 'parse';
}

export interface BuildFigures {
  addresses: number;
  rows: number;
  seconds: Record<string, number>;
  peakMemoryBytes: number;
  bytes: number;
}

const order = JSON.parse(process.argv[2]!) as BuildOrder;

async function runBuild(): Promise<BuildFigures> {
  const { build } = (await import(pathToFileURL(order.library).href)) as { build: typeof Build };
  const report = await build(order.recipe, { inputRoot: order.inputRoot, out: order.out });
  const { manifest, seconds, peakMemoryBytes, bytes, sources } = report;
  const rows = sources.reduce((sum, source) => sum + source.read, 0);
  return { addresses: manifest.counts.addresses, rows, seconds: { ...seconds }, peakMemoryBytes, bytes };
}

/** Rows of the recipe's address files, parsed into arrays of text and dropped. Decompressing is not counted. */
function parseBare(): BuildFigures {
  const recipe = JSON.parse(readFileSync(order.recipe, 'utf8')) as {
    addresses: { path: string; delimiter?: string }[];
  };
  let rows = 0;
  let milliseconds = 0;
  for (const { path: pattern, delimiter } of recipe.addresses) {
    const folder = path.join(order.inputRoot, path.dirname(pattern));
    const ending = path.basename(pattern).replace('*', '');
    for (const file of readdirSync(folder).filter((name) => name.endsWith(ending))) {
      const bytes = readFileSync(path.join(folder, file));
      const plain = file.endsWith('.zst') ? Buffer.from(decompress(bytes)) : bytes;
      const started = performance.now();
      for (let at = 0; at < plain.length; ) {
        // Whole lines, a megabyte at a time: one string of a gigabyte is more than Node can hold.
        const end = plain.indexOf(10, Math.min(plain.length - 1, at + 2 ** 20));
        const text = plain.toString('utf8', at, end < 0 ? plain.length : end + 1);
        rows += Papa.parse<string[]>(text, { delimiter: delimiter ?? ',', newline: '\n' }).data.length;
        at = end < 0 ? plain.length : end + 1;
      }
      milliseconds += performance.now() - started;
    }
  }
  return {
    addresses: 0,
    rows,
    seconds: { total: milliseconds / 1000 },
    peakMemoryBytes: process.resourceUsage().maxRSS * 1024,
    bytes: 0,
  };
}

process.stdout.write(JSON.stringify(order.kind === 'build' ? await runBuild() : parseBare()));
