import type { Position } from 'geojson';
import { printable } from '../../../model/quote';
import type { InputFile } from '../../intake/input-files';
import type { AddressSource } from '../../recipe/recipe';
import { pointAlong } from '../geometry/along-line';
import { LocatedRecords } from '../geometry/located-records';
import { loadProjection } from '../geometry/projection';
import { SeenAddresses } from '../osm/seen-addresses';
import type { ReadProgress, SourceRecord } from '../record';
import { damagedShapefile } from '../shapefile/damaged';
import { encodingOf, readPairs } from '../shapefile/index';
import { findShapefiles, type ShapefileParts } from '../shapefile/parts';
import { rangeNumbers } from './ranges';

/** Distance of a house from the centre line of the road, as in PostGIS' TIGER geocoder. */
const OFFSET_METRES = 10;
const RECORDS_AT_A_TIME = 1000;

/** One side of a road: names of its columns in TIGER/Line ADDRFEAT, and its direction. */
interface Side {
  name: 'L' | 'R';
  rightMetres: number;
}
const SIDES: readonly Side[] = [
  { name: 'L', rightMetres: -OFFSET_METRES },
  { name: 'R', rightMetres: OFFSET_METRES },
];
/** Columns of a record besides those of the file. */
const MADE = ['@number', '@zip', '@side', '@id'];
const NEEDED = ['FULLNAME', 'LFROMHN', 'LTOHN', 'RFROMHN', 'RTOHN', 'ZIPL', 'ZIPR'];

/**
 * Address ranges of TIGER/Line, the shapefile ADDRFEAT of each county (census.gov, TIGER/Line Shapefiles Technical
 * Documentation): a point for each number of a range, at most fifty, ten metres beside the road, marked as
 * interpolated. The source does not say which numbers exist. A number that the street and ZIP code already has is left
 * out.
 */
export async function* readTigerAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
): AsyncGenerator<SourceRecord[]> {
  const seen = new SeenAddresses();
  for (const parts of await findShapefiles(file, source, progress)) {
    yield* new RangeReader(source, parts, seen).records();
  }
  progress.bytes = file.bytes;
}

class RangeReader {
  readonly #source: AddressSource;
  readonly #parts: ShapefileParts;
  readonly #seen: SeenAddresses;
  #columns = new Map<string, number>();

  constructor(source: AddressSource, parts: ShapefileParts, seen: SeenAddresses) {
    this.#source = source;
    this.#parts = parts;
    this.#seen = seen;
  }

  async *records(): AsyncGenerator<SourceRecord[]> {
    const { label, crs } = this.#parts;
    const projection = await loadProjection(this.#source.crs ?? crs, label);
    let located: LocatedRecords | undefined;
    const columnsAre = (columns: string[]): void => {
      this.#columns = new Map(columns.map((column, index) => [column, index]));
      const missing = NEEDED.find((column) => !this.#columns.has(column));
      if (missing !== undefined) throw damagedShapefile(label, `no column ${missing} of TIGER/Line ADDRFEAT`);
      located = new LocatedRecords(this.#source, [...columns, ...MADE], label, projection);
    };
    let batch: SourceRecord[] = [];
    const encoding = encodingOf(this.#source);
    for await (const { row, line, geometry } of readPairs(this.#parts, encoding, columnsAre)) {
      const road = geometry?.type === 'MultiLineString' ? geometry.coordinates.flat() : [];
      for (const side of SIDES) batch.push(...this.#sideRecords(row, line, road, side, located!));
      if (batch.length < RECORDS_AT_A_TIME) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  *#sideRecords(
    row: readonly string[],
    line: number,
    road: readonly Position[],
    side: Side,
    located: LocatedRecords,
  ): Generator<SourceRecord> {
    const value = (column: string): string => row[this.#columns.get(column) ?? -1] ?? '';
    const [from, to] = [value(`${side.name}FROMHN`), value(`${side.name}TOHN`)];
    // A side without addresses, or with addresses of another street.
    if (from === '' && to === '') return;
    const zip = value(`ZIP${side.name}`);
    const range = value(`ARID${side.name}`) || `${value('TLID')}${side.name}`;
    const numbers = road.length < 2 ? null : rangeNumbers({ from, to, parity: value(`PARITY${side.name}`) });
    if (numbers === null) {
      const record = located.build([...row, from, zip, side.name, range], line, Number.NaN, Number.NaN);
      if (record === null) return;
      record.flaw = `range ${printable(range)}: from "${printable(from)}" to "${printable(to)}"`;
      record.reason = 'range without numbers to stand between';
      yield record;
      return;
    }
    const street = value('FULLNAME');
    for (const { number, share } of numbers) {
      // Without a ZIP code, the same street and number may be in another town.
      if (zip !== '' && this.#seen.has(`${street}|${zip}`, number)) continue;
      this.#seen.add(`${street}|${zip}`, number);
      const [x, y] = pointAlong(road, share, side.rightMetres) as [number, number];
      const record = located.build([...row, number, zip, side.name, `${range}#${number}`], line, x, y);
      if (record === null) continue;
      record.interpolated = true;
      yield record;
    }
  }
}
