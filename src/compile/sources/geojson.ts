import type { Geometry } from 'geojson';
import { GeocoderError } from '../../model/errors';
import { quoted } from '../../model/quote';
import type { InputFile } from '../intake/input-files';
import type { AreaLayer } from '../recipe/recipe';
import { projectGeometry } from './geometry/project-geometry';
import { loadProjection } from './geometry/projection';
import { type JsonRecord, readJsonArray, readJsonLines, textOf } from './json-records';
import type { AreaFeature, ReadProgress } from './record';

/** Reads a GeoJSON FeatureCollection (RFC 7946), feature by feature. */
export function readGeoJsonAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  return toFeatures(layer, file, readJsonArray(file, 'features', progress), 'feature');
}

/** Reads newline-delimited GeoJSON (RFC 8142 and its plain form): one feature from each line. */
export function readGeoJsonLineAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  return toFeatures(layer, file, readJsonLines(file, progress), 'line');
}

async function* toFeatures(
  layer: AreaLayer,
  file: InputFile,
  chunks: AsyncGenerator<JsonRecord[]>,
  unit: string,
): AsyncGenerator<AreaFeature> {
  const projection = await loadProjection(layer.crs, file.label);
  for await (const records of chunks) {
    for (const { line, value } of records) {
      const feature = toFeature(value, `${unit} ${line}`, file);
      projectGeometry(feature.geometry, projection);
      yield feature;
    }
  }
}

function toFeature(value: Record<string, unknown>, where: string, file: InputFile): AreaFeature {
  if (value.type !== 'Feature') {
    const message = `${file.label}: ${where}: expected a GeoJSON feature, got type ${quoted(value.type)}.`;
    throw new GeocoderError('SOURCE_INVALID', message);
  }
  return {
    where,
    id: textOf(value.id),
    properties: (value.properties ?? {}) as Record<string, unknown>,
    geometry: (value.geometry ?? null) as Geometry | null,
  };
}
