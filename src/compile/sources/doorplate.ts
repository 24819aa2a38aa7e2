import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Geometry, Position } from 'geojson';
import type { PolygonPart } from '../../geo/polygon';
import type { Area, AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import { Dataset } from '../../store/dataset';
import { reportDamage } from '../../store/format/damage';
import { checkInside } from '../intake/confine';
import type { InputFile } from '../intake/input-files';
import type { AddressSource, AreaLayer } from '../recipe/recipe';
import { LocatedRecords } from './geometry/located-records';
import { degreesProjection } from './geometry/projection';
import type { AreaFeature, ReadProgress, SourceRecord } from './record';

/** Columns of a dataset's addresses: the columns of `doorplate export` that a build reads. */
const COLUMNS = [
  'streetname',
  'number',
  'suffix',
  'postcode',
  'city',
  'suburb',
  'suburb_code',
  'municipality',
  'municipality_code',
  'province',
  'province_code',
  'country',
  'identifier',
  'building',
];

/** The addresses of another Doorplate dataset: the recipe's path names its manifest.json. */
export async function* readDatasetAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  const directory = folderOf(file);
  const dataset = Dataset.open(directory);
  try {
    const records = new LocatedRecords(source, COLUMNS, file.label, degreesProjection());
    const { blocks } = dataset.manifest.counts;
    let line = 0;
    for (let block = 0; block < blocks; block++) {
      const batch: SourceRecord[] = [];
      for (const { row, longitude, latitude } of reportDamage(directory, () => rowsOf(dataset, block))) {
        const record = records.build(row, ++line, longitude, latitude);
        if (record !== null) batch.push(record);
      }
      progress.bytes = Math.floor((file.bytes * (block + 1)) / blocks);
      if (batch.length > 0) yield batch;
    }
    progress.bytes = file.bytes;
  } finally {
    dataset.close();
  }
}

/** The addresses of a block: their columns in the order of COLUMNS, and their points. */
function rowsOf(dataset: Dataset, block: number): { row: string[]; longitude: number; latitude: number }[] {
  const view = dataset.load(block);
  const addresses = Array.from({ length: view.count }, (_, slot) => view.address(slot));
  const street = dataset.street(view.street);
  const city = dataset.area(street.city);
  const municipality = ancestor(dataset, city, 'municipality');
  const province = ancestor(dataset, city, 'province');
  const country = ancestor(dataset, city, 'country');
  return addresses.map((address) => {
    const suburb = dataset.area(address.suburb);
    const row = [
      street.name,
      address.number,
      address.suffix,
      address.postcode,
      city.name,
      suburb.name,
      suburb.made ? '' : suburb.code,
      municipality?.name ?? '',
      municipality?.code ?? '',
      province?.name ?? '',
      province?.code ?? '',
      country?.code ?? '',
      address.identifier,
      address.building,
    ];
    return { row, longitude: address.longitude, latitude: address.latitude };
  });
}

/**
 * The dataset's own folder.
 * @throws GeocoderError RECIPE_INVALID if strict paths forbid what the folder links to.
 */
function folderOf(file: InputFile): string {
  const folder = path.dirname(file.path);
  if (file.confinedTo !== undefined) {
    for (const name of readdirSync(folder)) checkInside(path.join(folder, name), file.confinedTo);
  }
  return folder;
}

/** The areas of one level of another dataset: `name`, `code`, `parent_code`, `parent_name` and their shapes. */
export async function* readDatasetAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  const directory = folderOf(file);
  const dataset = Dataset.open(directory);
  try {
    const areas = reportDamage(directory, () => [...areasOf(dataset, layer.level)]);
    for (const area of areas) {
      if (!area.made) yield reportDamage(directory, () => featureOf(dataset, area));
    }
    progress.bytes = file.bytes;
  } finally {
    dataset.close();
  }
}

function featureOf(dataset: Dataset, area: Area): AreaFeature {
  const parent = area.parent === null ? null : dataset.area(area.parent);
  return {
    where: `area ${area.name} ${area.code}`.trim(),
    id: area.uuid,
    properties: {
      name: area.name,
      code: area.code,
      parent_code: parent?.code ?? '',
      parent_name: parent?.name ?? '',
    },
    geometry: geometryOf(dataset.shapes(area.id)),
  };
}

function* areasOf(dataset: Dataset, level: AreaLevel): Generator<Area> {
  for (const country of dataset.countries()) {
    if (level === 'country') {
      yield country;
      continue;
    }
    for (const province of dataset.children(country.id, 'province')) {
      if (level === 'province') {
        yield province;
        continue;
      }
      for (const municipality of dataset.children(province.id, 'municipality')) {
        if (level === 'municipality') yield municipality;
        else yield* dataset.children(municipality.id, level);
      }
    }
  }
}

function ancestor(dataset: Dataset, from: Area, level: AreaLevel): Area | null {
  let area: Area | null = from;
  while (area !== null && area.level !== level)
    area = area.parent === null ? null : dataset.area(area.parent);
  return area;
}

function geometryOf(parts: readonly PolygonPart[]): Geometry | null {
  if (parts.length === 0) return null;
  return { type: 'MultiPolygon', coordinates: parts.map(ringsOf) };
}

function ringsOf({ coordinates, ringEnds }: PolygonPart): Position[][] {
  const rings: Position[][] = [];
  let start = 0;
  for (const end of ringEnds) {
    const ring: Position[] = [];
    for (let point = start; point < end; point++) {
      ring.push([coordinates[2 * point]! / COORDINATE_SCALE, coordinates[2 * point + 1]! / COORDINATE_SCALE]);
    }
    // Stored rings do not repeat their first point at the end.
    const [first, last] = [ring[0]!, ring[ring.length - 1]!];
    if (first[0] !== last[0] || first[1] !== last[1]) ring.push([...first]);
    rings.push(ring);
    start = end;
  }
  return rings;
}
