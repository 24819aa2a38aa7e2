/**
 * The head of a page (Thrift's compact protocol, as in parquet.thrift): numbers and booleans of nested structs, by
 * field number. Other fields are skipped.
 */
export type ThriftFields = Map<number, number | boolean | ThriftFields>;

const DEEPEST = 8;

/** @throws RangeError for bytes that end too early or are no struct. */
export function readThriftStruct(bytes: Uint8Array, start: number): { fields: ThriftFields; end: number } {
  const reader = new ThriftReader(bytes, start);
  const fields = reader.struct(0);
  return { fields, end: reader.at };
}

class ThriftReader {
  at: number;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array, start: number) {
    this.#bytes = bytes;
    this.at = start;
  }

  struct(depth: number): ThriftFields {
    if (depth > DEEPEST) throw new RangeError('a page head that nests too deep');
    const fields: ThriftFields = new Map();
    let field = 0;
    for (;;) {
      const head = this.#byte();
      if ((head & 0x0f) === 0) return fields;
      field = head >> 4 === 0 ? this.#zigzag() : field + (head >> 4);
      const value = this.#value(head & 0x0f, depth);
      if (value !== null) fields.set(field, value);
    }
  }

  #value(type: number, depth: number): number | boolean | ThriftFields | null {
    switch (type) {
      case 1:
        return true;
      case 2:
        return false;
      case 3:
        this.#byte();
        return null;
      case 4:
      case 5:
      case 6:
        return this.#zigzag();
      case 7:
        this.#skip(8);
        return null;
      case 8:
        this.#skip(this.#varint());
        return null;
      case 9: {
        const head = this.#byte();
        const count = head >> 4 === 15 ? this.#varint() : head >> 4;
        const inner = head & 0x0f;
        for (let i = 0; i < count; i++) this.#value(inner === 1 || inner === 2 ? 3 : inner, depth);
        return null;
      }
      case 12:
        return this.struct(depth + 1);
      default:
        throw new RangeError(`a page head with type ${type}`);
    }
  }

  #byte(): number {
    const byte = this.#bytes[this.at++];
    if (byte === undefined) throw new RangeError('a page head that ends too late');
    return byte;
  }

  #skip(bytes: number): void {
    this.at += bytes;
    if (this.at > this.#bytes.length) throw new RangeError('a page head that ends too late');
  }

  #varint(): number {
    let [value, factor] = [0, 1];
    for (let length = 0; length < 10; length++) {
      const byte = this.#byte();
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) return value;
      factor *= 128;
    }
    throw new RangeError('a number of more than ten bytes');
  }

  #zigzag(): number {
    const value = this.#varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }
}
