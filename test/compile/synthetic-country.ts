import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Dataset } from '../../src/store/dataset';
import { seeded } from './seeded';

/** An address as the synthetic source writes it. */
export interface SyntheticAddress {
  street: string;
  number: string;
  suffix: string;
  postcode: string;
  city: string;
  municipality: string;
  province: string;
  latitude: number;
  longitude: number;
  identifier: string;
}

const PROVINCES = ['Noord', 'Zuid'];
const STREETS = ['Brink', 'Kerkstraat', 'Bûterdyk', '1e Dwarsweg', "'t Hof", 'Lange Laan', 'Dijk', 'Zeepad'];

/** A square in degrees. */
function square(x: number, y: number, side: number): number[][] {
  return [
    [x, y],
    [x + side, y],
    [x + side, y + side],
    [x, y + side],
    [x, y],
  ];
}

/**
 * Two provinces of two municipalities each, all squares of one degree; in each municipality a suburb covers the
 * western half and a smaller one lies inside that. Municipality `i` spans 4+i … 5+i east, 52 … 53 north.
 */
export function municipalityName(index: number): string {
  return `Gemeente ${'ABCD'[index]!}`;
}

function collection(
  features: { name: string; code: string; parent?: string; rings: number[][][] }[],
): string {
  return JSON.stringify({
    type: 'FeatureCollection',
    features: features.map(({ name, code, parent, rings }) => ({
      type: 'Feature',
      properties: { name, code, parent },
      geometry: { type: 'Polygon', coordinates: rings },
    })),
  });
}

/** Writes area layers and addresses into a folder; gives the recipe. */
export function writeCountry(
  folder: string,
  addresses: readonly SyntheticAddress[],
): Record<string, unknown> {
  mkdirSync(folder, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);
  write(
    'provinces.geojson',
    collection(PROVINCES.map((name, i) => ({ name, code: `PV${i}`, rings: [rectangle(4 + 2 * i)] }))),
  );
  write(
    'municipalities.geojson',
    collection(
      [0, 1, 2, 3].map((i) => ({
        name: municipalityName(i),
        code: `GM${i}`,
        parent: `PV${Math.floor(i / 2)}`,
        rings: [square(4 + i, 52, 1)],
      })),
    ),
  );
  write(
    'suburbs.ndjson',
    [0, 1, 2, 3]
      .flatMap((i) => [
        {
          name: `West ${i}`,
          code: `BU${i}1`,
          ring: [
            [4 + i, 52],
            [4.5 + i, 52],
            [4.5 + i, 53],
            [4 + i, 53],
            [4 + i, 52],
          ],
        },
        { name: `Kern ${i}`, code: `BU${i}2`, ring: square(4.1 + i, 52.1, 0.2) },
      ])
      .map(({ name, code, ring }) =>
        JSON.stringify({
          type: 'Feature',
          properties: { name, code },
          geometry: { type: 'Polygon', coordinates: [ring] },
        }),
      )
      .join('\n'),
  );
  write('addresses.csv', csvOf(addresses));
  return recipeFor('addresses.csv');
}

function rectangle(x: number): number[][] {
  return [
    [x, 52],
    [x + 2, 52],
    [x + 2, 53],
    [x, 53],
    [x, 52],
  ];
}

export function csvOf(addresses: readonly SyntheticAddress[]): string {
  const rows = addresses.map((a) =>
    [a.street, a.number, a.suffix, a.postcode, a.city, a.municipality, a.province]
      .concat([a.latitude.toFixed(6), a.longitude.toFixed(6), a.identifier])
      .join(';'),
  );
  return ['street;number;suffix;postcode;city;municipality;province;lat;lon;id', ...rows, ''].join('\n');
}

export function recipeFor(addresses: string, more: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Synthetic',
    country: { code: 'NL', name: 'Nederland' },
    areas: [
      {
        level: 'province',
        path: 'provinces.geojson',
        name: 'name',
        code: 'code',
        aliases: { Noord: ['Nord'] },
      },
      {
        level: 'municipality',
        path: 'municipalities.geojson',
        name: 'name',
        code: 'code',
        parent: { code: 'parent' },
      },
      { level: 'suburb', path: 'suburbs.ndjson', name: 'name', code: 'code' },
    ],
    addresses: [
      {
        name: 'addresses',
        path: addresses,
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
          identifier: 'id',
        },
        licence: 'CC0',
        attribution: 'Nobody',
        ...more,
      },
    ],
  };
}

/** Addresses on a fine grid, so that no two lie nearer than ten metres unless they are the same. */
export function randomAddresses(count: number, seed: number, identifiers = true): SyntheticAddress[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => {
    const municipality = Math.floor(random() * 4);
    return {
      street: STREETS[Math.floor(random() * STREETS.length)]!,
      number: String(1 + Math.floor(random() * 40)),
      suffix: random() < 0.3 ? 'ABC'[Math.floor(random() * 3)]! : '',
      postcode: `${1000 + Math.floor(random() * 5)}AB`,
      city: `Stad ${Math.floor(random() * 2)}`,
      municipality: municipalityName(municipality),
      province: PROVINCES[Math.floor(municipality / 2)]!,
      latitude: Math.round((52 + random() * 0.999) * 5000) / 5000,
      longitude: Math.round((4 + municipality + random() * 0.999) * 5000) / 5000,
      identifier: identifiers ? `id-${i}` : '',
    };
  });
}

/** An address as a dataset gives it, with the names of its areas. */
export interface StoredAddress extends SyntheticAddress {
  suburb: string;
  made: boolean;
  occurrence: number;
}

/** Every address of a dataset, in its order. */
export function storedAddresses(directory: string): StoredAddress[] {
  const dataset = Dataset.open(directory, { verify: 'checksums' });
  try {
    const stored: StoredAddress[] = [];
    for (let block = 0; block < dataset.manifest.counts.blocks; block++) {
      const view = dataset.load(block);
      for (let slot = 0; slot < view.count; slot++) {
        const address = view.address(slot);
        const street = dataset.street(address.street);
        const city = dataset.area(street.city);
        const municipality = dataset.area(city.parent!);
        const suburb = dataset.area(address.suburb);
        if (suburb.parent !== municipality.id)
          throw new Error(`${suburb.name} is not in ${municipality.name}`);
        stored.push({
          street: street.name,
          number: address.number,
          suffix: address.suffix,
          postcode: address.postcode,
          city: city.name,
          municipality: municipality.name,
          province: dataset.area(municipality.parent!).name,
          latitude: address.latitude,
          longitude: address.longitude,
          identifier: address.identifier,
          suburb: suburb.name,
          made: suburb.made,
          occurrence: address.occurrence,
        });
      }
    }
    return stored;
  } finally {
    dataset.close();
  }
}
