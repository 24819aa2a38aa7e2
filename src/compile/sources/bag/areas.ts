import type { InputFile } from '../../intake/input-files';
import type { AreaLayer } from '../../recipe/recipe';
import { projectGeometry } from '../geometry/project-geometry';
import { loadProjection } from '../geometry/projection';
import type { AreaFeature, ReadProgress } from '../record';
import { BagExtract } from './extract';

/** Places (woonplaatsen) of a BAG 2.0 extract: `identificatie`, `naam`, `gemeente_code` (GM0221) and their shapes. */
export async function* readBagAreas(
  layer: AreaLayer,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<AreaFeature> {
  const projection = await loadProjection(layer.crs ?? 'EPSG:28992', file.label);
  const extract = await BagExtract.open(file, progress);
  const municipalities = new Map<string, string>();
  for await (const relations of extract.current('GemeenteWoonplaatsRelatie', false)) {
    for (const { identificatie, municipality } of relations) municipalities.set(identificatie, municipality);
  }
  for await (const places of extract.current('Woonplaats', true)) {
    for (const { identificatie, naam, status, polygons } of places) {
      const municipality = municipalities.get(identificatie);
      const geometry =
        polygons.length === 0 ? null : ({ type: 'MultiPolygon', coordinates: polygons } as const);
      projectGeometry(geometry, projection);
      const gemeente_code = municipality === undefined ? '' : `GM${municipality.padStart(4, '0')}`;
      yield {
        where: `woonplaats ${identificatie}`,
        id: identificatie,
        properties: { identificatie, naam, status, gemeente_code },
        geometry,
      };
    }
  }
  progress.bytes = file.bytes;
}
