/** `npm run demo`: compiles the embedded sample (3,220 real addresses in the United States), then asks it everything. */

import { fileURLToPath } from 'node:url';
import pc from 'picocolors';
import { build } from '../src/compile/index';
import { Geocoder } from '../src/index';

const recipe = fileURLToPath(new URL('../data/recipes/sample.json', import.meta.url));
const out = fileURLToPath(new URL('../out/sample', import.meta.url));

const buildFrom = performance.now();
const report = await build(recipe, { out });
console.log(
  `Compiled ${report.manifest.counts.addresses.toLocaleString('en-US')} addresses into out/sample ` +
    `in ${seconds(buildFrom)}. Asking it, with no network:\n`,
);

const openFrom = performance.now();
const geocoder = Geocoder.open(out);
const opened = performance.now() - openFrom;

show('Street lookup', `lookupStreet({ streetname: 'main st' }, { limit: 3 })`, () =>
  geocoder.lookupStreet({ streetname: 'main st' }, { limit: 3 }),
);
show('Postcode lookup', `lookupPostcode({ postcode: '06040', number: '881' })`, () =>
  geocoder.lookupPostcode({ postcode: '06040', number: '881' }),
);
const forward = show(
  'Forward geocode, with a typo',
  `forwardGeocode({ streetname: 'Old Sewrad Hwy', number: '4516', suburb: 'Anchorage' })`,
  () => geocoder.forwardGeocode({ streetname: 'Old Sewrad Hwy', number: '4516', suburb: 'Anchorage' }),
);
const point = { latitude: forward?.latitude ?? 0, longitude: forward?.longitude ?? 0 };
show('Reverse geocode', `reverseGeocode(${JSON.stringify(point)})`, () => geocoder.reverseGeocode(point));

const match = geocoder.reverseGeocode(point, { detail: true });
if (match?.id) {
  const { id } = match;
  show('Get address', `getAddress('${id}')`, () => geocoder.getAddress(id));
}
const country = geocoder.listCountries()[0];
if (country) {
  const provinces = show('List provinces', `listProvinces('${country.id}', { name: 'alas' })`, () =>
    geocoder.listProvinces(country.id, { name: 'alas' }),
  );
  const province = provinces[0];
  if (province) {
    show('List municipalities', `listMunicipalities('${province.id}', { name: 'anch' })`, () =>
      geocoder.listMunicipalities(province.id, { name: 'anch' }),
    );
  }
}
const found = geocoder.search('881 main street, manchester', { limit: 1 })[0];
console.log(`${pc.bold('And one line, as people write it')}  search('881 main street, manchester')`);
console.log(
  `  ${pc.green(found ? `${found.label}  (confidence ${found.confidence.toFixed(2)})` : 'nothing')}\n`,
);

geocoder.close();
console.log(
  `Opened in ${opened.toFixed(0)} ms. Next: npx doorplate --help (after npm run build), and README.md.`,
);

/** Runs one call and prints it with its answer. */
function show<Answer>(title: string, call: string, ask: () => Answer): Answer {
  const answer = ask();
  console.log(`${pc.bold(title)}  ${call}`);
  const lines = Array.isArray(answer) ? answer : [answer];
  for (const line of lines) console.log(`  ${pc.green(JSON.stringify(line))}`);
  console.log();
  return answer;
}

function seconds(from: number): string {
  return `${((performance.now() - from) / 1000).toFixed(1)} s`;
}
