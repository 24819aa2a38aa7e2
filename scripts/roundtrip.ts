/**
 * Does every address come back? Asks for addresses of a dataset by their id, by their own fields, by their own
 * coordinates and by their own label as a line, and counts (and names) those that do not.
 *
 *   npx tsx scripts/roundtrip.ts DATASET [--every 1] [--first 0] [--show 5] [--labels]
 *
 * `--labels` asks for labels only. Addresses that share a label stand for one another: no line can tell which is meant.
 */
import { parseArgs } from 'node:util';
import { type ExportedAddress, Geocoder } from '../src/index';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    every: { type: 'string', default: '1' },
    first: { type: 'string', default: '0' },
    show: { type: 'string', default: '5' },
    labels: { type: 'boolean', default: false },
  },
});
const directory = positionals[0] ?? 'out/sample';
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
const byLabel = new Tally('by its label, as a line');
const municipality = new Tally('by its coordinates: the same municipality');

function same(
  found: { number: string | null; suffix: string | null; postcode: string | null } | null,
  address: ExportedAddress,
): boolean {
  return (
    found !== null &&
    found.number === address.number &&
    (found.suffix ?? '') === address.suffix &&
    (found.postcode ?? '') === address.postcode
  );
}

function askLabel({ id }: ExportedAddress): void {
  const label = geocoder.getAddress(id, { detail: true })!.label;
  const [best] = geocoder.search(label, { limit: 1 });
  const isTwin = best?.level === 'address' && best.label === label;
  byLabel.add(
    best?.id === id || isTwin,
    () => `${label} => ${best?.level} ${best?.label} ${best?.confidence}`,
  );
}

let seen = Number(values.first);
for (const address of geocoder.addresses()) {
  if (seen++ % Number(values.every) !== 0) continue;
  const { id, streetname, number, suffix, postcode, city, latitude, longitude } = address;
  if (number === '') continue;
  askLabel(address);
  if (values.labels) continue;
  const what = () => `${streetname} ${number} ${suffix}, ${postcode} ${city}`;

  const known = geocoder.getAddress(id);
  byId.add(same(known, address) && known?.id === id, what);
  if (postcode !== '') {
    const found = geocoder.lookupPostcode({
      postcode,
      number: suffix === '' ? number : `${number} ${suffix}`,
    });
    byPostcode.add(same(found, address), what);
  }
  const request = { streetname, number, ...(suffix === '' ? {} : { suffix }) };
  const forward = geocoder.forwardGeocode(city === '' ? request : { ...request, suburb: city });
  byStreet.add(same(forward, address) && forward?.streetname === streetname, what);

  const reverse = geocoder.reverseGeocode({ latitude, longitude }, { detail: true });
  byPoint.add(reverse !== null && reverse.latitude === latitude && reverse.longitude === longitude, what);
  municipality.add(reverse?.municipality_id === address.municipality_id, what);
}
for (const tally of [byId, byPostcode, byStreet, byPoint, municipality, byLabel])
  if (tally.asked > 0) tally.print();
geocoder.close();
