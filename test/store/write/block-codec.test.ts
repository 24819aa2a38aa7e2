import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leadingInteger } from '../../../src/store/format/block-layout';
import { CorruptBytes } from '../../../src/store/format/damage';
import { ByteReader, ByteWriter } from '../../../src/store/format/varint';
import { BlockReader } from '../../../src/store/read/block-reader';
import { encodeBlock, type WriterAddress } from '../../../src/store/write/block-encoder';
import { mulberry32 } from '../synthetic';

const number = fc.oneof(
  { weight: 5, arbitrary: fc.nat(300).map(String) },
  fc.nat(1_999_999_999).map(String),
  fc.constantFrom('', '0', '007', '203-06', '999999999', '1000000000', 'Huize Ö', '12 ½'),
);
const suffix = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const postcode = fc.oneof(
  fc.constantFrom('9711LA', '9711LB', '9712', ''),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
);
const identifier = (kind: number): fc.Arbitrary<string> =>
  kind === 0
    ? fc.constant('')
    : kind === 1
      ? fc.bigInt({ min: 0n, max: 10n ** 16n - 1n }).map((value) => value.toString().padStart(16, '0'))
      : kind === 2
        ? fc.nat(99_999).map((value) => String(value).padStart(5, '0'))
        : fc.string({ unit: 'grapheme', maxLength: 40 });

const address = (kind: number): fc.Arbitrary<WriterAddress> =>
  fc.record({
    latitude: fc.integer({ min: -90_000_000, max: 90_000_000 }),
    longitude: fc.integer({ min: -180_000_000, max: 180_000_000 }),
    number,
    suffix,
    postcode,
    suburb: fc.oneof(fc.constant(7), fc.nat(4_000_000_000)),
    occurrence: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(100_000)),
    identifier: identifier(kind),
    building: identifier((kind + 1) % 4),
    sourceSet: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.nat(kind < 2 ? 0 : 1000)),
  });

const block = fc
  .record({ street: fc.nat(2_000_000_000), kind: fc.nat(3) })
  .chain(({ street, kind }) =>
    fc.array(address(kind), { minLength: 1, maxLength: 32 }).map((addresses) => ({ street, addresses })),
  );

function encode(street: number, addresses: WriterAddress[]): Buffer {
  const writer = new ByteWriter(1);
  encodeBlock(writer, street, addresses, 0, addresses.length);
  return Buffer.from(writer.written());
}

describe('block codec', () => {
  it('returns any addresses that were encoded', () => {
    const reader = new BlockReader();
    fc.assert(
      fc.property(block, fc.nat(1_000_000), ({ street, addresses }, id) => {
        const bytes = Buffer.concat([Buffer.from('xx'), encode(street, addresses), Buffer.from('yy')]);
        reader.open(id, bytes, 2, bytes.length - 2);
        expect([reader.block, reader.count, reader.street]).toEqual([id, addresses.length, street]);
        for (const [slot, expected] of addresses.entries()) {
          expect(reader.latitudes[slot]).toBe(expected.latitude);
          expect(reader.longitudes[slot]).toBe(expected.longitude);
          expect(reader.address(slot)).toEqual({
            ...expected,
            ordinal: id * 32 + slot,
            street,
            latitude: expected.latitude / 1e6,
            longitude: expected.longitude / 1e6,
          });
          expect(reader.number(slot)).toBe(expected.number);
          expect(reader.suffix(slot)).toBe(expected.suffix);
          expect(reader.postcode(slot)).toBe(expected.postcode);
          expect(reader.suburb(slot)).toBe(expected.suburb);
          expect(reader.sourceSet(slot)).toBe(expected.sourceSet);
        }
      }),
      { numRuns: 600, seed: 3 },
    );
  });

  it('writes the bytes that FORMAT.md shows', () => {
    const common = {
      postcode: '9711LA',
      suburb: 5,
      occurrence: 0,
      identifier: '',
      building: '',
      sourceSet: 0,
    };
    const bytes = encode(300, [
      { ...common, latitude: 53_219_000, longitude: 6_566_000, number: '1', suffix: '' },
      { ...common, latitude: 53_219_100, longitude: 6_566_050, number: '3', suffix: 'A' },
      { ...common, latitude: 53_219_050, longitude: 6_566_100, number: '4', suffix: '' },
    ]);
    expect(bytes.toString('hex')).toBe(
      '02' +
        '05' +
        'ac02' +
        '0d00' +
        'f0bae032' +
        'c801' +
        '63' +
        'e0c1a106' +
        '64' +
        '64' +
        '01' +
        '00' +
        '06' +
        '393731314c41' +
        '05' +
        '02' +
        '04' +
        '02' +
        '01' +
        '01' +
        '41' +
        '02',
    );
  });

  it('refuses impossible bytes with one kind of error, and never hangs', () => {
    const random = mulberry32(11);
    const reader = new BlockReader();
    const [sample] = fc.sample(block, { numRuns: 1, seed: 5 });
    let refused = 0;
    for (let round = 0; round < 12_000; round++) {
      const bytes =
        round % 2 === 0
          ? Buffer.from(encode(sample!.street, sample!.addresses))
          : Buffer.from(Array.from({ length: Math.floor(random() * 80) }, () => Math.floor(random() * 256)));
      for (let flip = 0; flip < 3; flip++)
        bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
      try {
        reader.open(1, bytes, 0, bytes.length);
        for (let slot = 0; slot < reader.count; slot++) reader.address(slot);
      } catch (error) {
        refused++;
        if (!(error instanceof CorruptBytes)) throw error;
      }
    }
    expect(refused).toBeGreaterThan(4_000);
  });
});

describe('varint', () => {
  it('returns every safe integer, in few bytes for small ones', () => {
    const writer = new ByteWriter(1);
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.maxSafeNat(), fc.nat(200))),
        fc.array(fc.integer()),
        (plain, signed) => {
          writer.clear();
          for (const value of plain) writer.varint(value);
          for (const value of signed) writer.zigzag(value);
          const reader = new ByteReader('test');
          reader.reset(0, writer.bytes, 0, writer.length);
          expect(plain.map(() => reader.varint())).toEqual(plain);
          expect(signed.map(() => reader.zigzag())).toEqual(signed);
          expect(reader.done).toBe(true);
          expect(() => reader.varint()).toThrow(CorruptBytes);
        },
      ),
    );
    writer.clear();
    writer.varint(127);
    writer.varint(128);
    writer.zigzag(-64);
    expect(writer.written().toString('hex')).toBe('7f80017f');
    const reader = new ByteReader('test');
    reader.reset(0, Buffer.alloc(20, 0xff), 0, 20);
    expect(() => reader.varint()).toThrow(CorruptBytes);
  });
});

it.each([
  ['203-06', 203],
  ['12A', 12],
  ['', 0],
  ['Huize', 0],
  ['99999999999', 0x7fffffff],
])('the leading integer of %s is %d', (text, value) => {
  expect(leadingInteger(text)).toBe(value);
});
