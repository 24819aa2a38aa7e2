/** Geometries in the formats of `polygon_geojson`, `polygon_text`, `polygon_svg` and `polygon_kml`. */

export type GeometryFormat = 'geojson' | 'text' | 'svg' | 'kml';
export const GEOMETRY_FORMATS: readonly GeometryFormat[] = ['geojson', 'text', 'svg', 'kml'];

type Drawn = GeoJSON.Point | GeoJSON.MultiPolygon;

/** The geometry under the name that Nominatim uses for its format. */
export function geometryText(format: GeometryFormat, geometry: Drawn): Record<string, unknown> {
  switch (format) {
    case 'geojson':
      return { geojson: geometry };
    case 'text':
      return { geotext: wellKnownText(geometry) };
    case 'svg':
      return { svg: svgPath(geometry) };
    case 'kml':
      return { geokml: keyholeMarkup(geometry) };
  }
}

function wellKnownText(geometry: Drawn): string {
  if (geometry.type === 'Point') return `POINT(${geometry.coordinates.join(' ')})`;
  const polygons = geometry.coordinates.map(
    (rings) => `(${rings.map((ring) => `(${ring.map((point) => point.join(' ')).join(',')})`).join(',')})`,
  );
  return `MULTIPOLYGON(${polygons.join(',')})`;
}

/** The geometry as an SVG path. Latitudes are negated, because y points down in SVG. */
function svgPath(geometry: Drawn): string {
  if (geometry.type === 'Point') return `cx="${geometry.coordinates[0]}" cy="${-geometry.coordinates[1]!}"`;
  return geometry.coordinates
    .flat()
    .map(([first, ...rest]) => `M ${svgPoint(first!)} L ${rest.slice(0, -1).map(svgPoint).join(' ')} Z`)
    .join(' ');
}

function svgPoint([longitude, latitude]: readonly number[]): string {
  return `${longitude} ${-latitude!}`;
}

function keyholeMarkup(geometry: Drawn): string {
  if (geometry.type === 'Point')
    return `<Point><coordinates>${geometry.coordinates.join(',')}</coordinates></Point>`;
  const polygons = geometry.coordinates.map((rings) => {
    const borders = rings.map((ring, index) => {
      const side = index === 0 ? 'outerBoundaryIs' : 'innerBoundaryIs';
      const points = ring.map((point) => point.join(',')).join(' ');
      return `<${side}><LinearRing><coordinates>${points}</coordinates></LinearRing></${side}>`;
    });
    return `<Polygon>${borders.join('')}</Polygon>`;
  });
  return `<MultiGeometry>${polygons.join('')}</MultiGeometry>`;
}
