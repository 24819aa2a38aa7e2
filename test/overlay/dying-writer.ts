/** Puts addresses one after the other, and says the id of each as soon as `put` has returned, until it is killed. */
import { existsSync, writeSync } from 'node:fs';

// What the last build made starts seconds sooner than what has to be translated first.
const built = new URL('../../dist/index.js', import.meta.url);
const { Geocoder } = (
  existsSync(built) ? await import(built.href) : await import('../../src/index')
) as typeof import('../../src/index');

const [directory = '', overlay = ''] = process.argv.slice(2);
const geocoder = Geocoder.open(directory, { overlay });
for (let at = 1; ; at++) {
  const number = String(1000 + at);
  const id = geocoder.overlay.put({
    streetname: 'Molenweg',
    number,
    city: 'Stad',
    latitude: 52.15 + (at % 100) / 10_000,
    longitude: 4.15,
  });
  writeSync(1, `${id} ${number}\n`);
}
