/**
 * Reads the wire format of Protocol Buffers (protobuf.dev/programming-guides/encoding) field by field. Every read is
 * checked against the end of the bytes.
 */
export class ProtobufReader {
  at: number;
  end: number;
  /** Wire type of the last field. */
  wire = 0;
  readonly bytes: Buffer;

  constructor(bytes: Buffer, start = 0, end = bytes.length) {
    this.bytes = bytes;
    this.at = start;
    this.end = end;
  }

  get more(): boolean {
    return this.at < this.end;
  }

  /** Reads the number of the next field. */
  field(): number {
    const tag = this.varint();
    this.wire = tag & 7;
    return Math.floor(tag / 8);
  }

  /** Reads an unsigned number; numbers above 2^53 lose their last bits. @throws RangeError at the end of the bytes. */
  varint(): number {
    const { bytes, end } = this;
    let at = this.at;
    let factor = 1;
    let value = 0;
    for (let length = 0; length < 10; length++) {
      if (at >= end) throw new RangeError('a number that ends too late');
      const byte = bytes[at++]!;
      value += (byte & 0x7f) * factor;
      if (byte < 0x80) {
        this.at = at;
        return value;
      }
      factor *= 128;
    }
    throw new RangeError('a number of more than ten bytes');
  }

  /** Reads a signed number in zigzag form. */
  zigzag(): number {
    const value = this.varint();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  }

  /** The end of a length-delimited field that begins here. */
  stop(): number {
    if (this.wire !== 2) throw new RangeError(`wire type ${this.wire} where a message is due`);
    const length = this.varint();
    if (length > this.end - this.at) throw new RangeError('a message that ends too late');
    return this.at + length;
  }

  skip(): void {
    if (this.wire === 0) this.varint();
    else if (this.wire === 1) this.at += 8;
    else if (this.wire === 2) this.at = this.stop();
    else if (this.wire === 5) this.at += 4;
    else throw new RangeError(`wire type ${this.wire}`);
    if (this.at > this.end) throw new RangeError('a field that ends too late');
  }
}
