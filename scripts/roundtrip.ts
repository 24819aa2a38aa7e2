/**
 * Does every address come back? Asks for addresses of a dataset by their id, by their own fields and by their own
 * coordinates, and counts (and names) those that do not.
 *
 *   npx tsx scripts/roundtrip.ts DATASET [--every 1] [--show 5]
 */
import { parseArgs } from 'node:util';
import { Geocoder } from '../src/index';
import { Dataset } from '../src/store/dataset';
import type { Address } from '../src/store/rows';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { every: { type: 'string', default: '1' }, show: { type: 'string', default: '5' } },
});
const directory = positionals[0] ?? 'out/sample';
const dataset = Dataset.open(directory);
const geocoder = Geocoder.open(directory);

class Tally {
  asked = 0;
  readonly lost: string[] = [];
  count = 0;

  constructor(readonly name: string) {}

  add(right: boolean, what: () => string): void {
    this.asked++;
    if (right) return;
    this.count++;
    if (this.lost.length < Number(values.show)) this.lost.push(what());
  }

  print(): void {
    const share = ((this.asked - this.count) / Math.max(1, this.asked)) * 100;
    console.log(`${this.name.padEnd(44)} ${share.toFixed(3)} % of ${this.asked.toLocaleString('en')}`);
    for (const text of this.lost) console.log(`    ${text}`);
  }
}

const byId = new Tally('by id');
const byPostcode = new Tally('by postcode, number and suffix');
const byStreet = new Tally('by street, number, suffix and city');
const byPoint = new Tally('by its own coordinates');
const municipality = new Tally('by its coordinates: the same municipality');

function same(
  found: { number: string | null; suffix: string | null; postcode: string | null } | null,
  address: Address,
): boolean {
  return (
    found !== null &&
    found.number === address.number &&
    (found.suffix ?? '') === address.suffix &&
    (found.postcode ?? '') === address.postcode
  );
}

let seen = 0;
for (let block = 0; block < dataset.manifest.counts.blocks; block++) {
  const { count } = dataset.load(block);
  for (let slot = 0; slot < count; slot++) {
    if (seen++ % Number(values.every) !== 0) continue;
    const address = dataset.load(block).address(slot);
    if (address.number === '') continue;
    const street = dataset.street(address.street);
    const city = dataset.area(street.city);
    const what = () => `${street.name} ${address.number} ${address.suffix}, ${address.postcode} ${city.name}`;
    const { number, suffix, postcode } = address;

    const id = dataset.uuidOf(address);
    byId.add(same(geocoder.getAddress(id), address) && geocoder.getAddress(id)?.id === id, what);
    if (postcode !== '') {
      const found = geocoder.lookupPostcode({
        postcode,
        number: suffix === '' ? number : `${number} ${suffix}`,
      });
      byPostcode.add(same(found, address), what);
    }
    const request = { streetname: street.name, number, ...(suffix === '' ? {} : { suffix }) };
    const forward = geocoder.forwardGeocode(city.name === '' ? request : { ...request, suburb: city.name });
    byStreet.add(same(forward, address) && forward?.streetname === street.name, what);

    const { latitude, longitude } = address;
    const reverse = geocoder.reverseGeocode({ latitude, longitude }, { detail: true });
    byPoint.add(reverse !== null && reverse.latitude === latitude && reverse.longitude === longitude, what);
    municipality.add(reverse?.municipality_id === dataset.area(city.parent!).uuid, what);
  }
}
for (const tally of [byId, byPostcode, byStreet, byPoint, municipality]) tally.print();
geocoder.close();
dataset.close();
