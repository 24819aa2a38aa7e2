import type { Database } from 'better-sqlite3';
import { ByteWriter } from '../format/varint';
import { BlobTable } from '../read/blob-table';
import { BlockReader } from '../read/block-reader';
import { encodePostcode, postcodeKey } from '../read/postcode-table';
import type { WriterAddress } from './block-encoder';
import { GrowingUint32 } from './growing-arrays';
import { spreadOf } from './spread';

/**
 * Collects which blocks hold which postcode, in eight bytes a pair. At the end it reads all blocks again and writes the
 * postcode table.
 */
export class PostcodeCollector {
  /** Country → postcode → its number. */
  readonly #numbers = new Map<string, Map<string, number>>();
  readonly #texts: string[] = [];
  readonly #countries: string[] = [];
  /** Pairs of a postcode's number and a block, by ascending block. */
  readonly #pairPostcodes = new GrowingUint32();
  readonly #pairBlocks = new GrowingUint32();

  get count(): number {
    return this.#texts.length;
  }

  /**
   * Adds the postcodes of a block. Its addresses from `start` to before `end` are sorted by postcode.
   * @param country of their street, ISO 3166-1 alpha-2.
   */
  addBlock(
    country: string,
    block: number,
    addresses: readonly WriterAddress[],
    start: number,
    end: number,
  ): void {
    let numbers = this.#numbers.get(country);
    if (numbers === undefined) {
      numbers = new Map();
      this.#numbers.set(country, numbers);
    }
    let previous = '';
    for (let index = start; index < end; index++) {
      const { postcode } = addresses[index]!;
      if (postcode === previous) continue;
      previous = postcode;
      if (postcode === '') continue;
      let number = numbers.get(postcode);
      if (number === undefined) {
        number = this.#texts.length;
        numbers.set(postcode, number);
        this.#texts.push(postcode);
        this.#countries.push(country);
      }
      this.#pairPostcodes.push(number);
      this.#pairBlocks.push(block);
    }
  }

  /**
   * Writes one row for each postcode, in order of its key. The block table must be complete.
   * @param severalCountries true if the dataset has areas of more than one country.
   */
  write(db: Database, severalCountries: boolean): void {
    const { starts, blocks } = this.#blocksByPostcode();
    const keys = this.#texts.map((text, number) =>
      postcodeKey(text, this.#countries[number]!, severalCountries),
    );
    const order = keys.map((_, number) => number).sort((a, b) => compareTexts(keys[a]!, keys[b]!));
    const insert = db.prepare<[string, Buffer]>('INSERT INTO postcode VALUES (?, ?)');
    const gather = new PostcodeAddresses(db);
    const bytes = new ByteWriter();
    for (const number of order) {
      const text = this.#texts[number]!;
      const ofPostcode = blocks.subarray(starts[number]!, starts[number + 1]!);
      gather.read(text, ofPostcode);
      bytes.clear();
      encodePostcode(bytes, keys[number]!, {
        ...spreadOf(gather.latitudes, gather.longitudes, gather.count),
        street: gather.mainStreet,
        addressCount: gather.count,
        blocks: ofPostcode,
      });
      insert.run(keys[number]!, bytes.written());
    }
  }

  /** A counting sort of the pairs by postcode; blocks stay ascending within each. */
  #blocksByPostcode(): { starts: Uint32Array; blocks: Uint32Array } {
    const pairPostcodes = this.#pairPostcodes.values();
    const pairBlocks = this.#pairBlocks.values();
    const starts = new Uint32Array(this.count + 1);
    for (const number of pairPostcodes) starts[number + 1]!++;
    for (let number = 0; number < this.count; number++) starts[number + 1]! += starts[number]!;
    const next = starts.slice();
    const blocks = new Uint32Array(pairBlocks.length);
    for (let pair = 0; pair < pairBlocks.length; pair++) {
      blocks[next[pairPostcodes[pair]!]!++] = pairBlocks[pair]!;
    }
    return { starts, blocks };
  }
}

/** The addresses of one postcode, read from its blocks into arrays that grow. */
class PostcodeAddresses {
  latitudes = new Int32Array(256);
  longitudes = new Int32Array(256);
  count = 0;
  /** The street with most of them; the first one if several have equally many. */
  mainStreet = 0;
  readonly #blocks: BlobTable;
  readonly #reader = new BlockReader();

  constructor(db: Database) {
    this.#blocks = new BlobTable(db, 'block', 'id', null);
  }

  read(postcode: string, blocks: Uint32Array): void {
    const view = this.#reader;
    this.count = 0;
    let street = -1;
    let ofStreet = 0;
    let most = 0;
    for (const block of blocks) {
      this.#blocks.find(block);
      view.open(block, this.#blocks.bytes, this.#blocks.start, this.#blocks.end);
      if (view.street !== street) {
        street = view.street;
        ofStreet = 0;
      }
      const { latitudes, longitudes } = view;
      for (let slot = 0; slot < view.count; slot++) {
        if (view.postcode(slot) !== postcode) continue;
        this.#push(latitudes[slot]!, longitudes[slot]!);
        ofStreet++;
      }
      if (ofStreet > most) {
        most = ofStreet;
        this.mainStreet = street;
      }
    }
  }

  #push(latitude: number, longitude: number): void {
    if (this.count === this.latitudes.length) {
      const latitudes = new Int32Array(2 * this.count);
      const longitudes = new Int32Array(2 * this.count);
      latitudes.set(this.latitudes);
      longitudes.set(this.longitudes);
      this.latitudes = latitudes;
      this.longitudes = longitudes;
    }
    this.latitudes[this.count] = latitude;
    this.longitudes[this.count] = longitude;
    this.count++;
  }
}

function compareTexts(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}
