import path from 'node:path';
import { ChunkFile } from './chunk-file';
import { RowBucket } from './row-bucket';
import { ROW_STREET, RowChunk, rowLength } from './row-chunk';
import type { RowSpill } from './row-spill';

/** Files that are open at a time. */
const MOST_RANGES = 256;
/** Integers that one bucket gathers before they go to its file: 128 KB. */
const GATHERED = 1 << 15;

/** A range of final streets with its rows. */
export interface StreetRange {
  firstStreet: number;
  endStreet: number;
  bucket: RowBucket;
}

/**
 * The rows of a spill, grouped by final street, range after range of streets. Rows that are in memory are one
 * range; rows in a file are first dealt to one file a range, so that only one range is in memory at a time.
 * @param finalStreet final number of each street as rows know it.
 * @param rowCounts rows of each final street.
 */
export function* rowsByStreet(
  spill: RowSpill,
  finalStreet: Uint32Array,
  rowCounts: Uint32Array,
  folder: string,
): Generator<StreetRange> {
  const streets = rowCounts.length;
  if (spill.resident) {
    yield {
      firstStreet: 0,
      endStreet: streets,
      bucket: new RowBucket([...spill.chunks()], finalStreet, 0, streets),
    };
    return;
  }
  const ends = rangeEnds(rowCounts, Math.max(spill.rowsPerRange, Math.ceil(spill.count / MOST_RANGES)));
  const rangeOf = new Uint16Array(streets);
  for (let range = 0, street = 0; range < ends.length; range++) {
    for (; street < ends[range]!; street++) rangeOf[street] = range;
  }
  let firstStreet = 0;
  let range = 0;
  const dealt = dealRows(spill, (street) => rangeOf[finalStreet[street]!]!, ends.length, folder, passByNone);
  for (const chunks of dealt) {
    const endStreet = ends[range++]!;
    yield { firstStreet, endStreet, bucket: new RowBucket(chunks, finalStreet, firstStreet, endStreet) };
    firstStreet = endStreet;
  }
}

function passByNone(): void {
  throw new RangeError('a row of no range');
}

/**
 * The rows of a spill, dealt to ranges through files: the rows of one range at a time in memory. The spill is empty
 * afterwards.
 * @param rangeOf range of a street as rows know it; -1 for a street whose rows are passed by.
 * @param passBy is called with the rows of no range, before the first range is given.
 */
export function* dealRows(
  spill: RowSpill,
  rangeOf: (street: number) => number,
  ranges: number,
  folder: string,
  passBy: (chunk: RowChunk, offset: number, length: number) => void,
): Generator<RowChunk[]> {
  const files: ChunkFile[] = [];
  try {
    for (let range = 0; range < ranges; range++) {
      files.push(new ChunkFile(path.join(folder, `range-${range}`)));
    }
    deal(spill, rangeOf, files, passBy);
    spill.remove();
    for (const file of files) {
      const chunks = [...file.chunks()];
      file.remove();
      yield chunks;
    }
  } finally {
    for (const file of files) file.remove();
  }
}

/** Where each range of streets ends, so that none has many more rows than its share. */
function rangeEnds(rowCounts: Uint32Array, share: number): number[] {
  const ends: number[] = [];
  let gathered = 0;
  for (let street = 0; street < rowCounts.length; street++) {
    gathered += rowCounts[street]!;
    if (gathered >= share) {
      ends.push(street + 1);
      gathered = 0;
    }
  }
  if (ends[ends.length - 1] !== rowCounts.length) ends.push(rowCounts.length);
  return ends;
}

function deal(
  spill: RowSpill,
  rangeOf: (street: number) => number,
  files: readonly ChunkFile[],
  passBy: (chunk: RowChunk, offset: number, length: number) => void,
): void {
  const gathering = files.map(() => new RowChunk(GATHERED));
  for (const chunk of spill.chunks()) {
    const { integers, used } = chunk;
    for (let offset = 0; offset < used; ) {
      const length = rowLength(integers, offset);
      const range = rangeOf(integers[offset + ROW_STREET]!);
      if (range < 0) {
        passBy(chunk, offset, length);
        offset += length;
        continue;
      }
      const gathered = gathering[range]!;
      if (!gathered.fits(length)) {
        files[range]!.append(gathered);
        gathered.used = 0;
      }
      gathered.copyRow(chunk, offset, length);
      offset += length;
    }
  }
  for (const [range, gathered] of gathering.entries()) files[range]!.append(gathered);
}
