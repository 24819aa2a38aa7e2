// A pipeline of streams. It reads rows as NDJSON from standard input and writes them with the found address to standard
// output. Doubtful rows go to a separate file.
//   node examples/bulk-pipeline.mjs DATASET DOUBTFUL.ndjson < customers.ndjson > found.ndjson
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { enrich } from 'doorplate/bulk';

const [data = 'out/sample', doubtfulFile = 'doubtful.ndjson'] = process.argv.slice(2);

async function* rows() {
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() !== '') yield JSON.parse(line);
  }
}

// A reader that has enough (`| head`) ends the pipeline.
process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
const doubtful = createWriteStream(doubtfulFile);
const counts = { found: 0, doubtful: 0 };
const found = enrich(rows(), {
  data,
  mode: 'forward',
  map: { streetname: 'street', number: 'nr', city: 'town' },
  columns: ['level', 'confidence', 'latitude', 'longitude', 'id'],
});
// Rows come out in the order of the input. Only as many rows are read as the threads can use.
for await (const row of found) {
  const sure = row.match_level === 'address' && row.match_confidence >= 0.9;
  counts[sure ? 'found' : 'doubtful']++;
  const out = sure ? process.stdout : doubtful;
  if (!out.write(`${JSON.stringify(row)}\n`)) await new Promise((drained) => out.once('drain', drained));
}
await new Promise((written) => doubtful.end(written));
console.error(`${counts.found} found, ${counts.doubtful} doubtful`);
