import { GeocoderError } from '../../../model/errors';
import { printable } from '../../../model/quote';
import { loadPackage } from '../optional-package';
import { DEGREE_SYSTEMS, knownDefinition } from './known-systems';

/** Converts coordinates of one reference system to degrees (WGS 84). The fields have the last point. */
export interface Projection {
  /** True if coordinates are degrees already. */
  readonly identity: boolean;
  longitude: number;
  latitude: number;
  /** Converts one point into the fields; NaN for a point outside the system. */
  convert(x: number, y: number): void;
}

const NOWHERE = [Number.NaN, Number.NaN];

/** Coordinates that are degrees already. */
export function degreesProjection(): Projection {
  const projection: Projection = {
    identity: true,
    longitude: 0,
    latitude: 0,
    convert(x, y) {
      projection.longitude = x;
      projection.latitude = y;
    },
  };
  return projection;
}

/**
 * The projection of a reference system: an EPSG code (`EPSG:28992`), a PROJ string or WKT, as recipes and files
 * write it. It uses proj4; Amersfoort / RD New is within 0.25 m of RDNAPTRANS.
 * @param where file or recipe key, for messages.
 * @throws GeocoderError SOURCE_INVALID for an unknown system, and for one without its shift to WGS 84 (without it,
 * points
 *   are wrong by a hundred metres); PACKAGE_MISSING without proj4.
 */
export async function loadProjection(system: string | null, where: string): Promise<Projection> {
  if (system === null || isDegrees(system)) return degreesProjection();
  const definition = definitionOf(system, where);
  const { default: proj4 } = await loadPackage('proj4', 'projected coordinates', () => import('proj4'));
  let converter: { forward(point: [number, number]): number[] };
  try {
    converter = proj4(definition, 'WGS84');
  } catch (cause) {
    throw unknownSystem(system, where, cause);
  }
  const projection: Projection = {
    identity: false,
    longitude: 0,
    latitude: 0,
    convert(x, y) {
      const point = Number.isFinite(x) && Number.isFinite(y) ? converter.forward([x, y]) : NOWHERE;
      projection.longitude = point[0]!;
      projection.latitude = point[1]!;
    },
  };
  return projection;
}

/** True if `loadProjection` has a definition of the system. */
export function isKnownSystem(system: string): boolean {
  const code = epsgCode(system);
  return code !== null && (DEGREE_SYSTEMS.has(code) || knownDefinition(code) !== null);
}

function isDegrees(system: string): boolean {
  const code = epsgCode(system);
  if (code !== null) return DEGREE_SYSTEMS.has(code);
  if (/^(?:urn:ogc:def:crs:)?OGC(?::[\d.]*)?:(?:CRS84|CRS84h)$/i.test(system.trim())) return true;
  // A geographic system of WKT on a datum that is WGS 84 within a metre.
  return /^\s*(?:GEOGCS|GEOGCRS|GEODCRS)\b/i.test(system) && hasModernDatum(system);
}

function definitionOf(system: string, where: string): string {
  const code = epsgCode(system);
  const known = code === null ? knownByName(system) : knownDefinition(code);
  if (known !== null) return known;
  if (/^\s*\+/.test(system)) {
    if (/\+(?:towgs84|datum|nadgrids)=|\+ellps=(?:GRS80|WGS84)\b/.test(system)) return system;
    throw new GeocoderError(
      'SOURCE_INVALID',
      `${where}: expected +towgs84 or +datum in the PROJ string, got ${printable(system)}.`,
    );
  }
  if (/^\s*(?:PROJCS|PROJCRS|GEOGCS|GEOGCRS|GEODCRS|COMPD_CS|BOUNDCRS)\b/i.test(system)) {
    if (/TOWGS84/i.test(system) || hasModernDatum(system)) return system;
    throw new GeocoderError(
      'SOURCE_INVALID',
      `${where}: expected a reference system with its shift to WGS 84, got ${printable(system)}; name it in the recipe as "crs": "EPSG:…" or as a PROJ string with +towgs84.`,
    );
  }
  throw unknownSystem(system, where, undefined);
}

/** The code of `EPSG:28992`, `urn:ogc:def:crs:EPSG::28992` and the like, or of WKT that ends with one. */
function epsgCode(system: string): number | null {
  const named =
    /^\s*(?:urn:ogc:def:crs:|https?:\/\/www\.opengis\.net\/def\/crs\/)?EPSG[:/](?:[\d.]*[:/])?(\d+)\s*$/i.exec(
      system,
    );
  const authority =
    /(?:AUTHORITY\s*\[\s*"EPSG"\s*,\s*"(\d+)"\s*\]|ID\s*\[\s*"EPSG"\s*,\s*(\d+)\s*\])\s*\]\s*$/i;
  const last = named ?? authority.exec(system);
  return last === null ? null : Number(last[1] ?? last[2]);
}

/** The definition of a national grid that ESRI's WKT names without code and shift; null for others. */
function knownByName(system: string): string | null {
  const name = /^\s*\w+\s*\[\s*"?([^",\]]*)/.exec(system)?.[1] ?? '';
  if (/\bRD[_ ]?New\b|Amersfoort/i.test(name)) return knownDefinition(28992);
  if (/Belge?_?Lambert_?1972|Lambert[_ ]72/i.test(name)) return knownDefinition(31370);
  if (/British_National_Grid/i.test(name)) return knownDefinition(27700);
  if (/^CH1903\+?_LV95/i.test(name)) return knownDefinition(2056);
  return null;
}

function hasModernDatum(wkt: string): boolean {
  const datum = /(?:DATUM|ENSEMBLE)\s*\[\s*"?([^",\]]*)/i.exec(wkt)?.[1] ?? '';
  return /WGS|World Geodetic|GRS_?1980|ETRS|European_Terrestrial|NAD_?83|North_American_(?:Datum_)?1983|GDA|RGF|SIRGAS|ISN|SWEREF|JGD|NZGD_?2000|New_Zealand_Geodetic_Datum_2000/i.test(
    datum,
  );
}

function unknownSystem(system: string, where: string, cause: unknown): GeocoderError {
  const message = `${where}: expected a known reference system, such as EPSG:28992 or a PROJ string, got ${printable(system)}.`;
  return new GeocoderError('SOURCE_INVALID', message, { cause });
}
