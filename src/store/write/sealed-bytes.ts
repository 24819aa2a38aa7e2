import { blobChecksum, tableSalt } from '../format/checksum';
import { ByteWriter } from '../format/varint';

/** A buffer for the rows of a table. Each row ends with a checksum of its table, its id and its bytes. */
export class SealedBytes {
  readonly #salt: number;
  readonly #bytes = new ByteWriter();

  constructor(table: 'block' | 'shape' | 'street') {
    this.#salt = tableSalt(table);
  }

  /** What `encode` writes, followed by its checksum. The buffer is reused; SQLite copies it before the next row. */
  seal(id: number, encode: (bytes: ByteWriter) => void): Buffer {
    this.#bytes.clear();
    encode(this.#bytes);
    const checksum = blobChecksum(this.#bytes.written(), this.#salt, id);
    this.#bytes.byte(checksum & 0xff);
    this.#bytes.byte(checksum >>> 8);
    return this.#bytes.written();
  }
}
