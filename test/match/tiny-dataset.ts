import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';

/**
 * `street number suffix; postcode; city; municipality; province; latitude, longitude; suburb`, the suffix after the first
 * slash: `Herestraat 12/A`. Point and suburb may be left out. Without a point an address lies about a hundred metres from the one before.
 */
export type TinyAddress = string;

interface Country {
  readonly code: string;
  readonly name: string;
}

/** A dataset of a few addresses. */
export async function tinyGeocoder(country: Country, addresses: readonly TinyAddress[]): Promise<Geocoder> {
  return Geocoder.open(await tinyDataset(country, addresses));
}

/** Its folder. */
export async function tinyDataset(country: Country, addresses: readonly TinyAddress[]): Promise<string> {
  const folder = temporaryDirectory();
  const lines = ['street\tnumber\tsuffix\tpostcode\tcity\tmunicipality\tprovince\tlat\tlon\tsuburb'];
  for (const [index, row] of addresses.entries()) {
    const parts = row.split(';').map((part) => part.trim());
    const [address = '', postcode, city, municipality, province, where, suburb = ''] = parts;
    const [streetAndNumber = '', ...suffix] = address.split('/');
    const cut = streetAndNumber.lastIndexOf(' ');
    const point = where === undefined ? [53 + index / 1000, 6 + index / 1000] : where.split(',');
    lines.push(
      [
        streetAndNumber.slice(0, cut),
        streetAndNumber.slice(cut + 1),
        suffix.join('/'),
        postcode,
        city,
        municipality,
        province,
        ...point,
        suburb,
      ].join('\t'),
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
      suburb: 'suburb',
    },
    licence: 'CC0 1.0',
    attribution: 'nobody',
  };
  await build({ name: 'Tiny', country, areas: [], addresses: [source] }, { inputRoot: folder, out });
  return out;
}
