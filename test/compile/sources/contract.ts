import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import type { AddressSource } from '../../../src/compile/recipe/recipe';
import { ADDRESS_READERS } from '../../../src/compile/sources/index';
import type { SourceRecord } from '../../../src/compile/sources/record';
import { GeocoderError } from '../../../src/model/errors';
import { FUZZ_ROUNDS, seeded } from '../seeded';
import { COMPRESSIONS, inputFile, temporaryFolder, zstdOf } from './fixtures';

/** An address before a format writes it. */
export interface PlainAddress {
  street: string;
  number: string;
  letter: string;
  addition: string;
  postcode: string;
  city: string;
  municipality: string;
  latitude: string;
  longitude: string;
  id: string;
  also: string;
  status: string;
}

/** What a format brings to the suite. */
export interface FormatUnderTest {
  /** File name without compression. */
  fileName: string;
  /** Recipe keys beside the columns: format, delimiter, … */
  recipe: Record<string, unknown>;
  /** Recipe's `columns`, for the fields of `PlainAddress` as `write` names them. */
  columns: Record<string, unknown>;
  streetAliases: string;
  statusColumn: string;
  write(addresses: readonly PlainAddress[]): string;
  /** The line that record `index` stands on. */
  lineOf(index: number): number;
}

const STREETS = ['Brink', '\'t Hof "Oud"', 'Þórðargata', 'Lange; Straße, 2e', 'Ŷ|𝒳', 'Bûterdyk'];

function plainAddresses(count: number, seed: number): PlainAddress[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, i) => ({
    street: STREETS[Math.floor(random() * STREETS.length)]!,
    number: String(1 + Math.floor(random() * 300)),
    letter: random() < 0.3 ? 'A' : '',
    addition: random() < 0.3 ? '2' : '',
    postcode: random() < 0.9 ? `1${Math.floor(random() * 900 + 100)}AB` : '',
    city: random() < 0.9 ? 'Ljouwert' : '',
    municipality: 'Leeuwarden',
    latitude: (52 + random()).toFixed(7),
    longitude: (5 + random()).toFixed(7),
    id: `id-${i}`,
    also: random() < 0.2 ? 'Alias' : '',
    status: random() < 0.5 ? 'in use' : 'planned',
  }));
}

function suffixOf({ letter, addition }: PlainAddress): string {
  return [letter, addition].filter((part) => part !== '').join('-');
}

/** The suite that every address format passes. */
export function addressFormatContract(name: string, format: FormatUnderTest): void {
  describe(`${name} addresses`, () => {
    const folder = temporaryFolder();
    const source = (more: Record<string, unknown> = {}): AddressSource =>
      parseRecipe({
        name: 'test',
        country: { code: 'NL', name: 'Nederland' },
        addresses: [
          {
            name,
            path: format.fileName,
            ...format.recipe,
            columns: format.columns,
            streetAliases: [format.streetAliases],
            ...more,
          },
        ],
      }).addresses[0]!;

    async function read(fileName: string, bytes: Uint8Array | string, more = {}): Promise<SourceRecord[]> {
      const records: SourceRecord[] = [];
      const wanted = source(more);
      const file = inputFile(folder, fileName, bytes);
      const progress = { bytes: 0 };
      for await (const batch of ADDRESS_READERS[wanted.format](wanted, file, progress))
        records.push(...batch);
      expect(progress.bytes).toBe(file.bytes);
      return records;
    }

    for (const [compression, { suffix, pack }] of Object.entries(COMPRESSIONS)) {
      it(`reads every field, ${compression}, across many chunks`, async () => {
        const addresses = plainAddresses(12_000, 3);
        const bytes = pack(Buffer.from(format.write(addresses)));
        const records = await read(format.fileName + suffix, bytes);
        expect(records.length).toBe(addresses.length);
        for (const [i, address] of addresses.entries()) {
          const expected: SourceRecord = {
            line: format.lineOf(i),
            streetname: address.street,
            number: address.number,
            suffix: suffixOf(address),
            postcode: address.postcode,
            city: address.city,
            suburb: '',
            suburbCode: '',
            municipality: address.municipality,
            municipalityCode: '',
            province: 'Fryslân',
            provinceCode: '',
            latitude: address.latitude,
            longitude: address.longitude,
            identifier: address.id,
            building: '',
            streetAliases: address.also === '' ? [] : [address.also],
            flaw: null,
          };
          // vitest's own comparison takes a millisecond each.
          if (JSON.stringify(records[i]) !== JSON.stringify(expected)) expect(records[i]).toEqual(expected);
        }
      });
    }

    it('leaves out what the filter does not name, and keeps line numbers', async () => {
      const addresses = plainAddresses(500, 4);
      const records = await read(format.fileName, format.write(addresses), {
        where: { [format.statusColumn]: ['in use'] },
      });
      const kept = [...addresses.entries()].filter(([, { status }]) => status === 'in use');
      expect(records.map(({ line, identifier }) => [line, identifier])).toEqual(
        kept.map(([i, { id }]) => [format.lineOf(i), id]),
      );
    });

    it('reads a file without a record, and one with a byte order mark', async () => {
      expect(await read(format.fileName, format.write([]))).toEqual([]);
      const addresses = plainAddresses(2, 5);
      const records = await read(format.fileName, `\uFEFF${format.write(addresses)}`);
      expect(records.map((record) => record.streetname)).toEqual(addresses.map(({ street }) => street));
    });

    it('marks bytes that are not UTF-8', async () => {
      const text = format.write(plainAddresses(3, 6).map((address) => ({ ...address, city: 'CITY' })));
      const bytes = Buffer.from(text);
      bytes[bytes.indexOf('CITY') + 1] = 0xe9;
      const records = await read(format.fileName, bytes);
      expect(records.map((record) => record.city)).toEqual(['C\uFFFDTY', 'CITY', 'CITY']);
    });

    it('refuses a file that is cut short, naming it', async () => {
      const bytes = Buffer.from(format.write(plainAddresses(4000, 8)));
      for (const [suffix, packed] of [
        ['.gz', gzipSync(bytes)],
        ['.zst', zstdOf(bytes)],
      ] as const) {
        for (const share of [0.3, 0.999]) {
          const cut = packed.subarray(0, Math.floor(packed.length * share));
          await expect(read(format.fileName + suffix, cut)).rejects.toThrow(
            expect.objectContaining({
              code: 'SOURCE_INVALID',
              message: expect.stringMatching(/^[^ ]+: expected intact .*truncated/),
            }),
          );
        }
        await expect(read(format.fileName + suffix, '')).rejects.toThrow(/got an empty file/);
        await expect(read(format.fileName + suffix, bytes)).rejects.toThrow(/expected (?:gzip|zstd) data/);
      }
    });

    it('names a file that is not there', async () => {
      const wanted = source();
      const gone = { path: path.join(folder, 'gone'), label: 'gone', bytes: 0, modified: 0 };
      await expect(ADDRESS_READERS[wanted.format](wanted, gone, { bytes: 0 }).next()).rejects.toThrow(
        expect.objectContaining({ code: 'SOURCE_NOT_FOUND', message: expect.stringContaining('gone') }),
      );
    });

    it('lets go of the file when reading ends early', async () => {
      const wanted = source();
      for (const { suffix, pack } of Object.values(COMPRESSIONS)) {
        const bytes = pack(Buffer.from(format.write(plainAddresses(4000, 9))));
        const file = inputFile(folder, format.fileName + suffix, bytes);
        for await (const batch of ADDRESS_READERS[wanted.format](wanted, file, { bytes: 0 })) {
          expect(batch.length).toBeGreaterThan(0);
          break;
        }
        writeFileSync(file.path, '');
      }
    });

    it('answers flipped bytes with records or a clear error, never anything else', async () => {
      const random = seeded(10);
      const whole = Buffer.from(format.write(plainAddresses(100, 11)));
      let refused = 0;
      for (let round = 0; round < FUZZ_ROUNDS; round++) {
        const { suffix, pack } = Object.values(COMPRESSIONS)[round % 3]!;
        const bytes = Buffer.from(pack(whole));
        for (let flips = 0; flips < 1 + random() * 4; flips++) {
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        }
        try {
          const records = await read(format.fileName + suffix, bytes);
          for (const record of records) expect(typeof record.streetname).toBe('string');
        } catch (error) {
          if (!(error instanceof GeocoderError)) throw error;
          expect(error.code).toBe('SOURCE_INVALID');
          expect(error.message).toContain(format.fileName);
          refused++;
        }
      }
      expect(refused).toBeGreaterThan(0);
    });
  });
}
