/** EPSG codes of geographic systems that equal WGS 84 within a metre. */
export const DEGREE_SYSTEMS: ReadonlySet<number> = new Set([
  4326, 4979, 4258, 4937, 4269, 4283, 7844, 4171, 4674, 4659, 8086, 4619, 4612, 6668, 4167,
]);

/**
 * Reference systems of national address data as PROJ strings, by EPSG code; parameters of the EPSG registry, those
 * of RD New in the seven-parameter form with rotations in arc seconds (position vector).
 */
const DEFINITIONS: Record<number, string> = {
  28992:
    '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.398957388243134,0.343987817378283,-1.87740163998045,4.0725 +units=m +no_defs',
  31370:
    '+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m +no_defs',
  3812: '+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=649328 +y_0=665262 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  2154: '+proj=lcc +lat_0=46.5 +lon_0=3 +lat_1=49 +lat_2=44 +x_0=700000 +y_0=6600000 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  27700:
    '+proj=tmerc +lat_0=49 +lon_0=-2 +k=0.9996012717 +x_0=400000 +y_0=-100000 +ellps=airy +towgs84=446.448,-125.157,542.06,0.15,0.247,0.842,-20.489 +units=m +no_defs',
  2056: '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=2600000 +y_0=1200000 +ellps=bessel +towgs84=674.374,15.056,405.346 +units=m +no_defs',
  21781:
    '+proj=somerc +lat_0=46.9524055555556 +lon_0=7.43958333333333 +k_0=1 +x_0=600000 +y_0=200000 +ellps=bessel +towgs84=674.374,15.056,405.346 +units=m +no_defs',
  3006: '+proj=utm +zone=33 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  3067: '+proj=utm +zone=35 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  3057: '+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=500000 +y_0=500000 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  8088: '+proj=lcc +lat_0=65 +lon_0=-19 +lat_1=64.25 +lat_2=65.75 +x_0=2700000 +y_0=300000 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  2180: '+proj=tmerc +lat_0=0 +lon_0=19 +k=0.9993 +x_0=500000 +y_0=-5300000 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  3035: '+proj=laea +lat_0=52 +lon_0=10 +x_0=4321000 +y_0=3210000 +ellps=GRS80 +towgs84=0,0,0 +units=m +no_defs',
  3857: '+proj=merc +a=6378137 +b=6378137 +lat_ts=0 +lon_0=0 +x_0=0 +y_0=0 +k=1 +units=m +nadgrids=@null +no_defs',
};

/** The PROJ string of an EPSG code; null for one that is not listed. UTM zones are computed. */
export function knownDefinition(code: number): string | null {
  const definition = DEFINITIONS[code];
  if (definition !== undefined) return definition;
  if (code > 32600 && code <= 32660) return utm(code - 32600, '+datum=WGS84');
  if (code > 32700 && code <= 32760) return utm(code - 32700, '+south +datum=WGS84');
  if (code >= 25828 && code <= 25838) return utm(code - 25800, '+ellps=GRS80 +towgs84=0,0,0');
  return null;
}

function utm(zone: number, datum: string): string {
  return `+proj=utm +zone=${zone} ${datum} +units=m +no_defs`;
}
