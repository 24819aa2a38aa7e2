import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCoordinates } from '../../src/parse/coordinates';
import { cpuTimeSince } from '../cpu-time';

/** Metres are 1e-5 degrees: what is read lies within one of them. */
const DIGITS = 6;
const MARTINI = [53.2185, 6.5671] as const;

describe('coordinates', () => {
  it.each([
    '53.2185, 6.5671',
    '53.2185,6.5671',
    '53.2185 6.5671',
    ' 53.2185;6.5671 ',
    '(53.2185, 6.5671)',
    '[53.2185, 6.5671]',
    '+53.2185, +6.5671',
    '53,2185 6,5671',
    '53,2185; 6,5671',
    '53,2185, 6,5671',
    '53,2185,6,5671',
    '53.2185°, 6.5671°',
    '53.2185° N, 6.5671° E',
    '53.2185N 6.5671E',
    '53.2185 N 6.5671 E',
    'N 53.2185 E 6.5671',
    'N53.2185, E6.5671',
    '53.2185 north, 6.5671 east',
    '6.5671 E, 53.2185 N',
    'lat 53.2185 lon 6.5671',
    'lat: 53.2185, lng: 6.5671',
    'lat=53.2185&lon=6.5671',
    'latitude 53.2185 longitude 6.5671',
    'lon 6.5671, lat 53.2185',
    'GPS: 53.2185, 6.5671',
    'WGS84 53.2185 6.5671',
    'coördinaten: 53.2185, 6.5671',
    'geo:53.2185,6.5671',
    'GEO:53.2185,6.5671,12;crs=wgs84;u=35',
    'geo:53.2185,6.5671;u=35',
    'geo:0,0?q=53.2185,6.5671(Martinitoren)',
    'geo:53.2185,6.5671?z=15',
    'geo:53.2185,6.5671?q=Martinitoren',
    'POINT(6.5671 53.2185)',
    'POINT (6.5671 53.2185)',
    '53°13\'06.6"N 6°34\'01.56"E',
    '53°13′06.6″N, 6°34′01.56″E',
    "53° 13' 06.6'' N 6° 34' 01.56'' E",
    '53º13’06.6”N 6º34’01.56”E',
    '53 13 6.6 N 6 34 1.56 E',
    '53°13\'6.6"N6°34\'1.56"E',
    'N 53° 13.110 E 006° 34.026',
    "N53°13.110' E006°34.026'",
    "53°13.11' 6°34.026'",
    '53d 13m 6.6s N 6d 34m 1.56s E',
    '53 deg 13 min 6.6 sec N, 6 deg 34 min 1.56 sec E',
    '6°34\'1.56"E 53°13\'6.6"N',
    '53°13\'6,6"N 6°34\'1,56"E',
  ])('%s', (line) => {
    const found = readCoordinates(line);
    expect(found?.latitude).toBeCloseTo(MARTINI[0], DIGITS);
    expect(found?.longitude).toBeCloseTo(MARTINI[1], DIGITS);
  });

  it.each([
    ['-33.8688, 151.2093', -33.8688, 151.2093],
    ['−33.8688, 151.2093', -33.8688, 151.2093],
    ['33.8688 S, 151.2093 E', -33.8688, 151.2093],
    ['40.7128, -74.0060', 40.7128, -74.006],
    ['40.7128 -74.0060', 40.7128, -74.006],
    ['40°42\'46"N 74°0\'22"W', 40.712778, -74.006111],
    ['W 74.006 N 40.7128', 40.7128, -74.006],
    ['geo:-33.8688,151.2093', -33.8688, 151.2093],
    ['90.0, 180.0', 90, 180],
    ['-90.0, -180.0', -90, -180],
    ['0.0, 0.0', 0, 0],
    ['N 53 E 6', 53, 6],
    ['53° 6°', 53, 6],
  ])('%s lies at %d, %d', (line, latitude, longitude) => {
    const found = readCoordinates(line);
    expect(found?.latitude).toBeCloseTo(latitude, DIGITS);
    expect(found?.longitude).toBeCloseTo(longitude, DIGITS);
  });

  it.each([
    ['', 'nothing'],
    ['Herestraat 12, Groningen', 'an address'],
    ['53.2185', 'one number'],
    ['53, 6', 'integers may be house numbers'],
    ['12 13', 'integers may be house numbers'],
    ['9711 12.5', 'too many degrees'],
    ['53.2185, 6', 'an integer may be a house number'],
    ['53,2,6', 'nothing tells which comma is which'],
    ['53.2,6,5', 'nothing tells which comma is which'],
    ['153.2185, 6.5671', 'no latitude; not swapped by guess'],
    ['53.2185, 186.5671', 'no longitude'],
    ['53.2185 N, 6.5671 N', 'two latitudes'],
    ['lat 53.2185 lat 6.5671', 'two latitudes'],
    ['lat 53.2185 E lon 6.5671 N', 'names against hemispheres'],
    ['-53.2185 N, 6.5671 E', 'a sign and a hemisphere'],
    ["53°61'N 6°34'E", 'more than sixty minutes'],
    ["53.5°13'N 6°34'E", 'a fraction before minutes'],
    ['53 13 6 34', 'four bare integers'],
    ['geo:53.2185,6.5671;crs=rd', 'another reference system'],
    ['geo:a,b', 'no numbers'],
    ['geo:95,6', 'no latitude'],
    ['53.2185, 6.5671 Groningen', 'more than coordinates'],
    ['Kerkstraat 53.2185, 6.5671', 'more than coordinates'],
    ['192.168.0.1', 'an address of another kind'],
    ['1.5.2024, 2.5.2024', 'dates'],
    ['POINT(6.5671)', 'one number'],
  ])('%s: none, %s', (line) => expect(readCoordinates(line)).toBeNull());

  const latitude = fc.double({ min: -90, max: 90, noNaN: true, noDefaultInfinity: true });
  const longitude = fc.double({ min: -180, max: 180, noNaN: true, noDefaultInfinity: true });

  it('are read back from every way to write them', () => {
    fc.assert(
      fc.property(latitude, longitude, (north, east) => {
        const ways = [
          `${north.toFixed(7)}, ${east.toFixed(7)}`,
          `${north.toFixed(7)} ${east.toFixed(7)}`.replaceAll('.', ','),
          `geo:${north.toFixed(7)},${east.toFixed(7)}`,
          `${sexagesimal(north, 'N', 'S')} ${sexagesimal(east, 'E', 'W')}`,
          `${sexagesimal(east, 'E', 'W')}, ${sexagesimal(north, 'N', 'S')}`,
          `POINT(${east.toFixed(7)} ${north.toFixed(7)})`,
        ];
        for (const line of ways) {
          const found = readCoordinates(line);
          expect(found?.latitude, line).toBeCloseTo(north, 5);
          expect(found?.longitude, line).toBeCloseTo(east, 5);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never throw, and lie on the earth, whatever the line', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...['°', "'", '"', ',', ', ', ' ', '.', '-', 'N', 'E', 'geo:', 'lat', ';', '(', ')', '&'],
      ),
      fc.nat(200).map(String),
      fc.string({ maxLength: 3 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const found = readCoordinates(pieces.join(''));
        if (found === null) return;
        expect(Math.abs(found.latitude)).toBeLessThanOrEqual(90);
        expect(Math.abs(found.longitude)).toBeLessThanOrEqual(180);
      }),
      { numRuns: 3000 },
    );
  });

  it('take no longer for a line made to be hard', () => {
    const start = process.cpuUsage();
    for (const unit of ['1 ', '1.1 ', '1,1,', "1°1'", 'N 1 ', '1° ', '          '])
      for (let i = 0; i < 50; i++) readCoordinates(unit.repeat(400).slice(0, 400));
    expect(cpuTimeSince(start)).toBeLessThan(1000);
  });
});

function sexagesimal(degrees: number, positive: string, negative: string): string {
  const hundredths = Math.round(Math.abs(degrees) * 360_000);
  const seconds = (hundredths % 6000) / 100;
  const minutes = Math.floor(hundredths / 6000) % 60;
  const whole = Math.floor(hundredths / 360_000);
  return `${whole}°${minutes}'${seconds}"${degrees < 0 ? negative : positive}`;
}
