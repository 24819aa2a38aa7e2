// Asks on this thread, then on worker threads. Bundle it with webpack.config.cjs, then run `node dist/server.cjs
// DATASET`.
import { Geocoder } from 'doorplate';
import { GeocoderPool } from 'doorplate/pool';

const [directory = 'out/sample', line = '881 main street, manchester'] = process.argv.slice(2);

async function main() {
  const geocoder = Geocoder.open(directory);
  const [best] = geocoder.search(line, { limit: 1 });
  geocoder.close();

  const pool = await GeocoderPool.open(directory, { threads: 1 });
  const [same] = await pool.search(line, { limit: 1 });
  await pool.close();

  console.log(JSON.stringify({ here: best?.label, onThread: same?.label }));
}

main();
