/** Answers as GeoJSON (RFC 7946): the point or the border becomes the geometry, everything else a property. */

interface Feature {
  readonly type: 'Feature';
  readonly geometry: object | null;
  readonly properties: object;
}

/**
 * A record as a feature. A standard address lies where its match does. A record that has neither a point nor a border, such
 * as a province in a list, has no geometry.
 */
export function featureOf(record: object): Feature {
  const { latitude, longitude, shape, ...properties } = record as Record<string, unknown>;
  const border = isRecord(shape) ? shape : null;
  const { match } = properties;
  const point = isRecord(match) ? pointOf(match) : pointOf({ latitude, longitude });
  return { type: 'Feature', geometry: border ?? point, properties };
}

function pointOf({ latitude, longitude }: { latitude?: unknown; longitude?: unknown }): object | null {
  const isPoint = typeof latitude === 'number' && typeof longitude === 'number';
  return isPoint ? { type: 'Point', coordinates: [longitude, latitude] } : null;
}

/** The features of an answer: none for null, one for a record, one for each of a list. */
export function featuresOf(answer: unknown): Feature[] {
  return [answer].flat().flatMap((record) => (isRecord(record) ? [featureOf(record)] : []));
}

function isRecord(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
