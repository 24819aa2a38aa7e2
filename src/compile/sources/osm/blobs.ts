import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { GeocoderError } from '../../../model/errors';
import { printable, quoted } from '../../../model/quote';
import { reasonOf } from '../../../model/reason-of';
import type { InputFile } from '../../intake/input-files';
import { INFLATION_ALLOWANCE, MOST_INFLATION, MOST_OSM_BLOCKS } from '../limits';
import { ProtobufReader } from './protobuf';

/** Position of a data block in the file. */
interface BlobPlace {
  at: number;
  bytes: number;
}

const MOST_HEADER_BYTES = 64 * 1024;
const MOST_BLOB_BYTES = 32 * 2 ** 20;
/** The required features that are supported; a file that requires another one cannot be read. */
const KNOWN_FEATURES = new Set(['OsmSchema-V0.6', 'DenseNodes', 'HistoricalInformation', 'LocationsOnWays']);

/** The blocks of an .osm.pbf file (wiki.openstreetmap.org/wiki/PBF_Format), each read and inflated when needed. */
export class Blobs {
  readonly label: string;
  /** True if the header says that nodes come first, then ways, then relations. */
  readonly sorted: boolean;
  readonly #file: number;
  readonly #places: BlobPlace[] = [];
  #buffer = Buffer.allocUnsafe(1 << 20);

  /** @throws GeocoderError SOURCE_NOT_FOUND, or SOURCE_INVALID for another format. */
  constructor(file: InputFile) {
    this.label = file.label;
    try {
      this.#file = openSync(file.path, 'r');
    } catch (cause) {
      const message = `${file.label}: expected a readable file, got ${reasonOf(cause)}.`;
      throw new GeocoderError('SOURCE_NOT_FOUND', message, { cause });
    }
    try {
      const header = this.#findBlobs();
      this.sorted = this.#guard('its header', () => readHeader(this.#inflate(header)));
    } catch (cause) {
      this.close();
      throw cause;
    }
  }

  get count(): number {
    return this.#places.length;
  }

  /** Bytes of the file up to the end of a block. */
  bytesUpTo(index: number): number {
    const place = this.#places[index];
    return place === undefined ? 0 : place.at + place.bytes;
  }

  /** Calls `use` with the inflated bytes of a block. @throws GeocoderError SOURCE_INVALID naming the block. */
  read<Made>(index: number, use: (bytes: Buffer) => Made): Made {
    return this.#guard(`block ${index + 1}`, () => use(this.#inflate(this.#places[index]!)));
  }

  close(): void {
    closeSync(this.#file);
  }

  fail(where: string, got: string, cause?: unknown): GeocoderError {
    const message = `${this.label}: ${where}: expected OpenStreetMap data (PBF), got ${printable(got)}.`;
    return new GeocoderError('SOURCE_INVALID', message, { cause });
  }

  #guard<Made>(where: string, make: () => Made): Made {
    try {
      return make();
    } catch (cause) {
      if (cause instanceof GeocoderError) throw cause;
      throw this.fail(where, (cause as Error).message, cause);
    }
  }

  /** Reads the heads of all blocks; returns the first one, which is the header of the file. */
  #findBlobs(): BlobPlace {
    const size = fstatSync(this.#file).size;
    let header: BlobPlace | null = null;
    let at = 0;
    while (at < size) {
      const where = `byte ${at}`;
      const head = this.#guard(where, () => this.#readHead(at, size));
      const blob = { at: at + 4 + head.headerBytes, bytes: head.dataBytes };
      if (blob.at + blob.bytes > size) throw this.fail(where, 'a block that ends beyond the end of the file');
      if (header === null) {
        if (head.type !== 'OSMHeader') throw this.fail(where, `a block of type ${quoted(head.type)}`);
        header = blob;
      } else if (head.type === 'OSMData') {
        this.#places.push(blob);
        if (this.#places.length > MOST_OSM_BLOCKS)
          throw this.fail(where, `more than ${MOST_OSM_BLOCKS} blocks`);
      }
      at = blob.at + blob.bytes;
    }
    if (header === null) throw this.fail('byte 0', 'an empty file');
    return header;
  }

  #readHead(at: number, size: number): { headerBytes: number; type: string; dataBytes: number } {
    const most = Math.min(4 + 256, size - at);
    let head = this.#readAt(at, most);
    if (most < 4) throw new RangeError('an end too early');
    const headerBytes = head.readUInt32BE(0);
    if (headerBytes > MOST_HEADER_BYTES) throw new RangeError(`a block header of ${headerBytes} bytes`);
    if (4 + headerBytes > head.length) head = this.#readAt(at, Math.min(4 + headerBytes, size - at));
    if (4 + headerBytes > head.length) throw new RangeError('an end too early');
    const reader = new ProtobufReader(head, 4, 4 + headerBytes);
    let type = '';
    let dataBytes = -1;
    while (reader.more) {
      const field = reader.field();
      if (field === 1) {
        const stop = reader.stop();
        type = head.toString('latin1', reader.at, stop);
        reader.at = stop;
      } else if (field === 3) {
        dataBytes = reader.varint();
      } else {
        reader.skip();
      }
    }
    if (dataBytes < 0 || dataBytes > MOST_BLOB_BYTES) throw new RangeError(`a block of ${dataBytes} bytes`);
    return { headerBytes, type, dataBytes };
  }

  #inflate({ at, bytes }: BlobPlace): Buffer {
    const blob = this.#readAt(at, bytes);
    const reader = new ProtobufReader(blob);
    let rawBytes = -1;
    let packed: Buffer | null = null;
    while (reader.more) {
      const field = reader.field();
      if (field === 1) {
        const stop = reader.stop();
        // The next block is read into the same buffer, so uncompressed bytes are copied.
        return Buffer.from(blob.subarray(reader.at, stop));
      }
      if (field === 2) {
        rawBytes = reader.varint();
      } else if (field === 3) {
        const stop = reader.stop();
        packed = blob.subarray(reader.at, stop);
        reader.at = stop;
      } else if (field > 3 && field <= 7) {
        throw new RangeError('a compression other than zlib');
      } else {
        reader.skip();
      }
    }
    if (packed === null) throw new RangeError('a block without data');
    const most = Math.max(INFLATION_ALLOWANCE, MOST_INFLATION * packed.length);
    const inflated = inflateSync(packed, { maxOutputLength: Math.min(MOST_BLOB_BYTES, most) });
    if (rawBytes >= 0 && inflated.length !== rawBytes) {
      throw new RangeError(`${inflated.length} bytes where ${rawBytes} are promised`);
    }
    return inflated;
  }

  #readAt(at: number, length: number): Buffer {
    if (this.#buffer.length < length) this.#buffer = Buffer.allocUnsafe(length);
    let filled = 0;
    while (filled < length) {
      const count = readSync(this.#file, this.#buffer, filled, length - filled, at + filled);
      if (count === 0) throw new RangeError('an end too early');
      filled += count;
    }
    return this.#buffer.subarray(0, length);
  }
}

/** True if the header says that the file is sorted. @throws RangeError for an unsupported feature. */
function readHeader(bytes: Buffer): boolean {
  const reader = new ProtobufReader(bytes);
  let sorted = false;
  while (reader.more) {
    const field = reader.field();
    if (field !== 4 && field !== 5) {
      reader.skip();
      continue;
    }
    const stop = reader.stop();
    const feature = bytes.toString('utf8', reader.at, stop);
    reader.at = stop;
    if (field === 4 && !KNOWN_FEATURES.has(feature)) throw new RangeError(`the required feature ${feature}`);
    if (feature === 'Sort.Type_then_ID') sorted = true;
  }
  return sorted;
}
