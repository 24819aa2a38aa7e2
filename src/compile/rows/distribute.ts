import path from 'node:path';
import { ChunkFile } from './chunk-file';
import { RowBucket } from './row-bucket';
import { ROW_STREET, RowChunk, rowLength } from './row-chunk';
import type { RowSpill } from './row-spill';

/** Most files that are open at once. */
const MOST_RANGES = 256;
/** Integers that a bucket collects before they are written to its file: 128 KB. */
const GATHERED = 1 << 15;

/** A range of final streets with its rows. */
export interface StreetRange {
  firstStreet: number;
  endStreet: number;
  bucket: RowBucket;
}

/**
 * The rows of a spill, grouped by final street, in ranges of streets. Rows in memory are one range. Rows in a file are
 * first distributed to one file for each range, so that only one range is in memory at once.
 * @param finalStreet final number of each street, by its number in the rows.
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
 * Distributes the rows of a spill to ranges through files, so that only the rows of one range are in memory at once.
 * The spill is empty afterwards.
 * @param rangeOf range of a street by its number in the rows; -1 for no range.
 * @param passBy is called with the rows of no range, before the first range is yielded.
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

/** The end of each range of streets; ranges have about equal numbers of rows. */
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
