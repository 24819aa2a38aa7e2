import { hash } from 'node:crypto';

/** The name space of every Doorplate identifier. It never changes: ids are the same in every rebuild. */
export const DOORPLATE_NAMESPACE = '6d1d3c5e-8f0b-4c55-9a53-0c4d7a1f2e9b';

const UUID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Position in the text of a UUID of each of its 32 digits. */
const PLACE_OF_DIGIT = Uint8Array.from({ length: 32 }, (_, digit) => {
  const hyphens = [8, 12, 16, 20].filter((end) => digit >= end).length;
  return digit + hyphens;
});
const VERSION_DIGIT = 12;
const VARIANT_DIGIT = 16;
const VERSION_5 = '5'.charCodeAt(0);
const HEX_DIGITS = '0123456789abcdef';
/** Shared buffer for writing a UUID. Its hyphens never change. */
const written = Buffer.from('00000000-0000-0000-0000-000000000000', 'latin1');

/** True for the five groups of hexadecimal digits of a UUID (RFC 9562), any version, either case. */
export function isUuid(text: string): boolean {
  return UUID_PATTERN.test(text);
}

/** The 16 bytes of a UUID in text; null if the text is not a UUID. */
export function parseUuid(text: string): Buffer | null {
  return isUuid(text) ? Buffer.from(text.replaceAll('-', ''), 'hex') : null;
}

/**
 * The lower-case text of a UUID of 16 bytes. It is written letter by letter: V8 keeps a text that is joined from slices
 * as a tree of strings, which takes 370 bytes instead of 56.
 */
export function formatUuid(bytes: Uint8Array): string {
  for (let digit = 0; digit < 32; digit++) {
    const byte = bytes[digit >> 1]!;
    written[PLACE_OF_DIGIT[digit]!] = HEX_DIGITS.charCodeAt(digit % 2 === 0 ? byte >> 4 : byte & 15);
  }
  return written.toString('latin1');
}

/** The first 48 bits of a UUID as two integers of 24 bits, packed as `high × 2^24 + low` (exact in a double). */
export function uuidHash48(uuid: string): number {
  return Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16);
}

const NAMESPACE_BYTES = 16;
/** Enough bytes for nearly all names. */
const COMMON_BYTES = 512;

/**
 * Computes a UUIDv5 (RFC 9562 section 5.5: SHA-1 over the name space and the name in UTF-8) in Doorplate's own name
 * space. The name is added part by part: joining the nine parts of an address to one string would take 0.4 KB.
 */
export class UuidName {
  /** The name space, then the name. */
  #bytes = Buffer.alloc(COMMON_BYTES);
  #length = NAMESPACE_BYTES;
  /** Views on the first bytes of `#bytes`, by their length; kept so that they are not made again. */
  readonly #views: (Buffer | undefined)[] = new Array<Buffer | undefined>(COMMON_BYTES + 1).fill(undefined);

  constructor() {
    this.#bytes.write(DOORPLATE_NAMESPACE.replaceAll('-', ''), 'hex');
  }

  /** Starts a new name with this part. */
  begin(part: string): this {
    this.#length = NAMESPACE_BYTES;
    return this.add(part);
  }

  /** Adds a part to the name, with no separator. */
  add(part: string): this {
    const start = this.#length;
    this.#reserve(start + 3 * part.length);
    const bytes = this.#bytes;
    for (let at = 0; at < part.length; at++) {
      const code = part.charCodeAt(at);
      if (code > 127) {
        this.#length += bytes.write(part, start);
        return this;
      }
      bytes[start + at] = code;
    }
    this.#length += part.length;
    return this;
  }

  /** The UUIDv5 of the name, lower case. */
  uuid(): string {
    const hex = this.#hash();
    for (let digit = 0; digit < 32; digit++) written[PLACE_OF_DIGIT[digit]!] = hex.charCodeAt(digit);
    written[PLACE_OF_DIGIT[VERSION_DIGIT]!] = VERSION_5;
    written[PLACE_OF_DIGIT[VARIANT_DIGIT]!] = variantDigit(hex.charCodeAt(VARIANT_DIGIT)).charCodeAt(0);
    return written.toString('latin1');
  }

  /** Same as `this.uuid() === uuid` for a lower-case UUID, but makes no text. */
  isOf(uuid: string): boolean {
    const hex = this.#hash();
    for (let digit = 0; digit < 32; digit++) {
      if (digit === VERSION_DIGIT || digit === VARIANT_DIGIT) continue;
      if (uuid.charCodeAt(PLACE_OF_DIGIT[digit]!) !== hex.charCodeAt(digit)) return false;
    }
    return (
      uuid[PLACE_OF_DIGIT[VERSION_DIGIT]!] === '5' &&
      uuid[PLACE_OF_DIGIT[VARIANT_DIGIT]!] === variantDigit(hex.charCodeAt(VARIANT_DIGIT))
    );
  }

  #reserve(needed: number): void {
    if (needed <= this.#bytes.length) return;
    const larger = Buffer.alloc(2 * needed);
    this.#bytes.copy(larger, 0, 0, this.#length);
    this.#bytes = larger;
    this.#views.fill(undefined);
  }

  /** SHA-1 of the name space and the name, in hexadecimal. */
  #hash(): string {
    const length = this.#length;
    if (length > COMMON_BYTES) return hash('sha1', this.#bytes.subarray(0, length), 'hex');
    this.#views[length] ??= this.#bytes.subarray(0, length);
    return hash('sha1', this.#views[length], 'hex');
  }
}

const name = new UuidName();

/** UUIDv5 of a name in Doorplate's own name space, lower case. */
export function uuidV5(text: string): string {
  return name.begin(text).uuid();
}

/** Sets the two top bits of a hexadecimal digit to 10 (the UUID variant): gives 8, 9, a or b. */
function variantDigit(hexDigit: number): string {
  const value = hexDigit < 58 ? hexDigit - 48 : hexDigit - 87;
  return '89ab'[value & 3]!;
}
