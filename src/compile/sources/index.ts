import type { InputFile } from '../intake/input-files';
import type { AddressFormat, AddressSource, AreaFormat, AreaLayer } from '../recipe/recipe';
import { readBagAddresses, readBagAreas } from './bag/index';
import { readDelimitedAddresses, readDelimitedAreas } from './delimited';
import { readDatasetAddresses, readDatasetAreas } from './doorplate';
import { readGeoJsonAreas, readGeoJsonLineAreas } from './geojson';
import { readGeoPackageAddresses, readGeoPackageAreas } from './geopackage';
import { readGeoJsonAddresses, readJsonAddresses, readJsonLineAddresses } from './json';
import { readOpenAddresses } from './openaddresses';
import { readOsmAddresses, readOsmAreas } from './osm/index';
import { readParquetAddresses, readParquetAreas } from './parquet/index';
import type { AreaFeature, ReadProgress, SourceRecord } from './record';
import { readShapefileAddresses, readShapefileAreas } from './shapefile/index';
import { readTigerAddresses } from './tiger/index';
import { readTopoJsonAreas } from './topojson';

/** Reads one file of addresses, in batches in the order of the file. */
export type AddressReader = (
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
  /** Folder for temporary files, on the disk of the dataset. Default: that of the system. */
  workspace?: string,
) => AsyncGenerator<SourceRecord[]>;

/** Reads one file of areas, one by one. */
export type AreaReader = (
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
) => AsyncGenerator<AreaFeature>;

/** Every address format. A new one is a file or a folder beside this, registered here and in `ADDRESS_FORMATS`. */
export const ADDRESS_READERS: Record<AddressFormat, AddressReader> = {
  delimited: readDelimitedAddresses,
  json: readJsonAddresses,
  ndjson: readJsonLineAddresses,
  geojson: readGeoJsonAddresses,
  'bag-extract': readBagAddresses,
  'bag-light': readGeoPackageAddresses,
  openaddresses: readOpenAddresses,
  ban: readDelimitedAddresses,
  overture: readParquetAddresses,
  'osm-pbf': readOsmAddresses,
  geopackage: readGeoPackageAddresses,
  shapefile: readShapefileAddresses,
  parquet: readParquetAddresses,
  tiger: readTigerAddresses,
  doorplate: readDatasetAddresses,
};

/** Every area format. */
export const AREA_READERS: Record<AreaFormat, AreaReader> = {
  delimited: readDelimitedAreas,
  geojson: readGeoJsonAreas,
  ndjson: readGeoJsonLineAreas,
  topojson: readTopoJsonAreas,
  geopackage: readGeoPackageAreas,
  shapefile: readShapefileAreas,
  parquet: readParquetAreas,
  'osm-pbf': readOsmAreas,
  'bag-extract': readBagAreas,
  doorplate: readDatasetAreas,
};
