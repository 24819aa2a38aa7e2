import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteReader, ByteWriter } from '../../../src/store/format/varint';
import { encodePostcode } from '../../../src/store/read/postcode-table';
import { StoredPostcode } from '../../../src/store/read/stored-postcode';

const CHECKSUM_BYTES = 2;

function bytesOf(blocks: readonly number[]): Buffer {
  const writer = new ByteWriter();
  const fields = {
    street: 7,
    latitude: 53_218_500,
    longitude: 6_567_100,
    radiusMeters: 90,
    addressCount: 31,
  };
  encodePostcode(writer, '9711NN', { ...fields, blocks: Uint32Array.from(blocks) });
  return Buffer.from(writer.bytes.subarray(0, writer.length - CHECKSUM_BYTES));
}

function read(bytes: Buffer): StoredPostcode {
  const reader = new ByteReader('postcode');
  reader.reset('9711NN', bytes, 0, bytes.length);
  return new StoredPostcode('9711NN', reader);
}

describe('a postcode of a dataset', () => {
  it('has the blocks that were written, also after the bytes were used for something else', () => {
    const blocks = fc
      .uniqueArray(fc.nat(400_000), { maxLength: 60 })
      .map((numbers) => numbers.sort((a, b) => a - b));
    fc.assert(
      fc.property(blocks, (written) => {
        const bytes = bytesOf(written);
        const postcode = read(bytes);
        bytes.fill(0xff);
        expect(postcode.blockCount).toBe(written.length);
        expect(postcode.blocks).toEqual(written);
        expect(postcode.blocks).toBe(postcode.blocks);
        expect(postcode).toMatchObject({ street: 7, latitude: 53.2185, longitude: 6.5671, addressCount: 31 });
      }),
    );
  });

  it('refuses bytes that end within a number', () => {
    const bytes = bytesOf([3, 900]);
    expect(() => read(Buffer.concat([bytes, Buffer.from([0x80])]))).toThrow('end within a number');
  });
});
