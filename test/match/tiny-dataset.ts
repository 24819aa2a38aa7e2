import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';

/** `street number suffix; postcode; city; municipality; province`, the suffix behind a slash: `Herestraat 12/A`. */
export type TinyAddress = string;

/** A dataset of a few addresses, each its own hundred metres from the next. */
export async function tinyGeocoder(
  country: { code: string; name: string },
  addresses: readonly TinyAddress[],
): Promise<Geocoder> {
  const folder = temporaryDirectory();
  const lines = ['street\tnumber\tsuffix\tpostcode\tcity\tmunicipality\tprovince\tlat\tlon'];
  for (const [index, address] of addresses.entries()) {
    const [door = '', postcode, city, municipality, province] = address.split(';').map((part) => part.trim());
    const cut = door.lastIndexOf(' ');
    const [number, suffix = ''] = door.slice(cut + 1).split('/');
    const point = [53 + index / 1000, 6 + index / 1000];
    lines.push(
      [door.slice(0, cut), number, suffix, postcode, city, municipality, province, ...point].join('\t'),
    );
  }
  writeFileSync(path.join(folder, 'rows.tsv'), `${lines.join('\n')}\n`);
  const out = path.join(folder, 'dataset');
  const source = {
    name: 'tiny',
    path: 'rows.tsv',
    format: 'delimited',
    delimiter: '\t',
    columns: {
      streetname: 'street',
      number: 'number',
      suffix: 'suffix',
      postcode: 'postcode',
      city: 'city',
      municipality: 'municipality',
      province: 'province',
      latitude: 'lat',
      longitude: 'lon',
    },
    licence: 'CC0 1.0',
    attribution: 'nobody',
  };
  await build({ name: 'Tiny', country, areas: [], addresses: [source] }, { inputRoot: folder, out });
  return Geocoder.open(out);
}
