import { MOST_OSM_PARTS } from '../limits';
import { ProtobufReader } from './protobuf';

/** The texts of a block (keys, values, roles), to which its elements refer by number. */
export class TextTable {
  readonly #bytes: Buffer;
  readonly #start: number;
  readonly #end: number;
  /** Start and end of each text; found at the first use. */
  #texts: Uint32Array | null = null;
  /** Decoded texts; keys and names of streets are used many times. */
  #made: (string | undefined)[] = [];

  constructor(bytes: Buffer, start: number, end: number) {
    this.#bytes = bytes;
    this.#start = start;
    this.#end = end;
  }

  /** False if the text is surely not in the table. */
  mentions(text: string): boolean {
    const at = this.#bytes.indexOf(text, this.#start, 'utf8');
    return at >= 0 && at < this.#end;
  }

  text(index: number): string {
    const texts = this.#texts ?? this.#findTexts();
    if (2 * index + 1 >= texts.length) throw new RangeError(`text ${index} of ${texts.length / 2}`);
    let text = this.#made[index];
    if (text === undefined) {
      text = this.#bytes.toString('utf8', texts[2 * index]!, texts[2 * index + 1]!);
      this.#made[index] = text;
    }
    return text;
  }

  /** The numbers of those texts that the table has. */
  indexesOf(wanted: readonly string[]): Set<number> {
    const found = new Set<number>();
    for (const text of wanted) {
      if (!this.mentions(text)) continue;
      const texts = this.#texts ?? this.#findTexts();
      const bytes = Buffer.from(text);
      for (let index = 0; 2 * index < texts.length; index++) {
        const [start, end] = [texts[2 * index]!, texts[2 * index + 1]!];
        if (end - start === bytes.length && this.#bytes.compare(bytes, 0, bytes.length, start, end) === 0) {
          found.add(index);
        }
      }
    }
    return found;
  }

  /** The tags of two packed lists of numbers: keys from `keysAt`, values from `valuesAt`. */
  tags(keysAt: number, keysEnd: number, valuesAt: number, valuesEnd: number): Map<string, string> {
    const tags = new Map<string, string>();
    const keys = new ProtobufReader(this.#bytes, keysAt, keysEnd);
    const values = new ProtobufReader(this.#bytes, valuesAt, valuesEnd);
    while (keys.more) tags.set(this.text(keys.varint()), this.text(values.varint()));
    return tags;
  }

  /** The tags of a dense node: key, value, key, value, …, 0. */
  denseTags(start: number, stop: number): Map<string, string> {
    const reader = new ProtobufReader(this.#bytes, start, stop);
    const tags = new Map<string, string>();
    for (let key = reader.varint(); key !== 0; key = reader.varint()) {
      tags.set(this.text(key), this.text(reader.varint()));
    }
    return tags;
  }

  #findTexts(): Uint32Array {
    const places: number[] = [];
    const reader = new ProtobufReader(this.#bytes, this.#start, this.#end);
    while (reader.more) {
      if (reader.field() !== 1) {
        reader.skip();
        continue;
      }
      const stop = reader.stop();
      places.push(reader.at, stop);
      if (places.length > 2 * MOST_OSM_PARTS) throw new RangeError(`more than ${MOST_OSM_PARTS} texts`);
      reader.at = stop;
    }
    this.#texts = Uint32Array.from(places);
    this.#made = new Array<string | undefined>(places.length / 2);
    return this.#texts;
  }
}
