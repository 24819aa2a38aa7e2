import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadProjection } from '../../../src/compile/sources/geometry/projection';
import { distanceMeters } from '../../../src/geo/distance';

/**
 * The published test sheet of RDNAPTRANS2008 (Kadaster): ETRS89 latitude and longitude, RD x and y. Points outside the
 * Netherlands, where the grid does not reach, are left out.
 */
const RDNAPTRANS: [string, number, number, number, number][] = [
  ['Texel', 53.160753042, 4.824761912, 117380.12, 575040.34],
  ['Noord-Groningen', 53.41948205, 6.776726674, 247380.56, 604580.78],
  ['Amersfoort', 52.155172897, 5.387203657, 155000, 463000],
  ['Amersfoort 100m', 52.15517291, 5.387203658, 155000, 463000],
  ['Zeeuws-Vlaanderen', 51.368607152, 3.397588595, 16460.91, 377380.23],
  ['Zuid-Limburg', 50.792584916, 5.773795548, 182260.45, 311480.67],
  ['Maasvlakte', 51.947393898, 4.072887101, 64640.89, 440700.01],
];

describe('projections', () => {
  it.each(RDNAPTRANS)('RD New at %s is within 0.25 m of RDNAPTRANS', async (_, latitude, longitude, x, y) => {
    const projection = await loadProjection('EPSG:28992', 'test');
    projection.convert(x, y);
    expect(distanceMeters(projection.latitude, projection.longitude, latitude, longitude)).toBeLessThan(0.25);
  });

  it.each([
    // The zero point of LV95 (swisstopo); Caister water tower (Ordnance Survey's guide to coordinate systems); the
    // origin of a UTM zone; the edge of Web Mercator.
    ['EPSG:2056', 2_600_000, 1_200_000, 46.951083, 7.438632, 2],
    ['EPSG:27700', 651_409.804, 313_177.45, 52.658007833, 1.716073972, 5],
    ['EPSG:32631', 500_000, 0, 0, 3, 0.01],
    ['EPSG:25831', 500_000, 0, 0, 3, 0.01],
    ['EPSG:3857', 20037508.34, 0, 0, 180, 0.1],
  ])('%s puts a known point in its place', async (system, x, y, latitude, longitude, meters) => {
    const projection = await loadProjection(system as string, 'test');
    projection.convert(x as number, y as number);
    const distance = distanceMeters(
      projection.latitude,
      projection.longitude,
      latitude as number,
      longitude as number,
    );
    expect(distance).toBeLessThan(meters as number);
  });

  it('takes the same system by any of its names', async () => {
    const names = [
      'EPSG:28992',
      'urn:ogc:def:crs:EPSG::28992',
      'http://www.opengis.net/def/crs/EPSG/0/28992',
      'PROJCS["Amersfoort / RD New",GEOGCS["Amersfoort",DATUM["Amersfoort",SPHEROID["Bessel 1841",6377397.155,299.1528128]]],AUTHORITY["EPSG","28992"]]',
      'PROJCS["RD_New",GEOGCS["GCS_Amersfoort",DATUM["D_Amersfoort",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Double_Stereographic"],UNIT["Meter",1.0]]',
    ];
    for (const name of names) {
      const projection = await loadProjection(name, 'test');
      projection.convert(155000, 463000);
      expect(
        distanceMeters(projection.latitude, projection.longitude, 52.155172897, 5.387203657),
      ).toBeLessThan(0.25);
    }
  });

  it('leaves degrees alone', async () => {
    const systems = [
      null,
      'EPSG:4326',
      'EPSG:4258',
      'OGC:CRS84',
      'GEOGCS[GCS_WGS_1984,DATUM[D_WGS_1984,SPHEROID[WGS_1984,6378137.0,298.257223563]]]',
    ];
    for (const system of systems) {
      const projection = await loadProjection(system, 'test');
      expect(projection.identity).toBe(true);
      projection.convert(5.1, 52.1);
      expect([projection.longitude, projection.latitude]).toEqual([5.1, 52.1]);
    }
  });

  it('refuses what it cannot place within metres, naming it', async () => {
    const wrong = [
      'EPSG:999999',
      'somewhere',
      '+proj=sterea +lat_0=52 +lon_0=5 +ellps=bessel',
      'PROJCS["DHDN / 3-degree Gauss-Kruger zone 3",GEOGCS["DHDN",DATUM["Deutsches_Hauptdreiecksnetz",SPHEROID["Bessel 1841",6377397.155,299.1528128]]]]',
    ];
    for (const system of wrong) {
      await expect(loadProjection(system, 'file.shp')).rejects.toThrow(
        expect.objectContaining({ code: 'SOURCE_INVALID', message: expect.stringContaining('file.shp') }),
      );
    }
  });

  it('says where a point has no place, and throws for none', async () => {
    const projection = await loadProjection('EPSG:28992', 'test');
    fc.assert(
      fc.property(fc.double(), fc.double(), (x, y) => {
        projection.convert(x, y);
        expect(typeof projection.latitude).toBe('number');
        if (!Number.isFinite(x) || !Number.isFinite(y)) expect(projection.latitude).toBeNaN();
      }),
    );
  });
});
