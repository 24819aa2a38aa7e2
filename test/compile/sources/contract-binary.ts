import { readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { InputFile } from '../../../src/compile/intake/input-files';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import type { AddressSource } from '../../../src/compile/recipe/recipe';
import { ADDRESS_READERS } from '../../../src/compile/sources/index';
import type { SourceRecord } from '../../../src/compile/sources/record';
import { GeocoderError } from '../../../src/model/errors';
import { openFilesIn } from '../../open-files';
import { FUZZ_ROUNDS, seeded } from '../seeded';
import { temporaryFolder } from './fixtures';

/** An address before a format writes it. */
export interface KnownAddress {
  street: string;
  number: string;
  letter: string;
  addition: string;
  postcode: string;
  city: string;
  latitude: number;
  longitude: number;
  id: string;
  status: string;
}

/** What a binary format brings to the suite. */
export interface BinaryFormat {
  fileName: string;
  /** Recipe keys of the source. */
  recipe: Record<string, unknown>;
  write(file: string, addresses: readonly KnownAddress[]): void | Promise<void>;
  /** The fields of a record that the format carries. */
  expected(address: KnownAddress, index: number): Partial<SourceRecord>;
  /** Column to filter by, with the value of `status` for addresses that stay; null where there is none. */
  statusColumn: string | null;
  /** How far a coordinate may be off, degrees. */
  tolerance: number;
  /** True where nothing is said about the order of records. */
  anyOrder?: boolean;
  /** True where the format tells any changed byte: then every address comes, or an error. */
  hasChecksum: boolean;
}

const STREETS = ['Brink', "'t Hof", 'Þórðargata', 'Lange Straße', 'Bûterdyk', 'Plein 1945', 'A & B <laan>'];

export function knownAddresses(count: number, seed: number): KnownAddress[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => ({
    street: STREETS[Math.floor(random() * STREETS.length)]!,
    number: String(1 + Math.floor(random() * 300)),
    letter: random() < 0.3 ? 'A' : '',
    addition: random() < 0.3 ? '2' : '',
    postcode: random() < 0.9 ? `1${Math.floor(random() * 900 + 100)}AB` : '',
    city: 'Ljouwert',
    latitude: Math.round((52 + random()) * 1e7) / 1e7,
    longitude: Math.round((5 + random()) * 1e7) / 1e7,
    id: `id-${index}`,
    status: random() < 0.5 ? 'in use' : 'planned',
  }));
}

export function suffixOf({ letter, addition }: KnownAddress): string {
  return [letter, addition].filter((part) => part !== '').join('-');
}

export function describeFile(file: string): InputFile {
  const { size, mtimeMs } = statSync(file);
  return { path: file, label: path.basename(file), bytes: size, modified: mtimeMs };
}

export function sourceOf(recipe: Record<string, unknown>, file: string, country = 'NL'): AddressSource {
  const addresses = [{ name: 'test', path: file, ...recipe }];
  return parseRecipe({ name: 'test', country: { code: country, name: country }, addresses }).addresses[0]!;
}

export async function readAll(source: AddressSource, file: InputFile): Promise<SourceRecord[]> {
  const records: SourceRecord[] = [];
  const progress = { bytes: 0 };
  for await (const batch of ADDRESS_READERS[source.format](source, file, progress)) {
    expect(batch.length).toBeGreaterThan(0);
    expect(progress.bytes).toBeLessThanOrEqual(file.bytes);
    records.push(...batch);
  }
  expect(progress.bytes).toBe(file.bytes);
  return records;
}

/** The suite that every binary address format passes. */
export function binaryFormatContract(name: string, format: BinaryFormat): void {
  describe(`${name} addresses`, () => {
    const folder = temporaryFolder();
    const file = path.join(folder, format.fileName);
    const source = sourceOf(format.recipe, format.fileName);

    function compare(records: readonly SourceRecord[], addresses: readonly KnownAddress[], start = 0): void {
      expect(records.length).toBe(addresses.length);
      const expected = addresses.map((address, index) => format.expected(address, start + index));
      const byKey = (a: Partial<SourceRecord>, b: Partial<SourceRecord>) =>
        (a.identifier ?? '') < (b.identifier ?? '') ? -1 : 1;
      const found = format.anyOrder ? [...records].sort(byKey) : records;
      if (format.anyOrder) expected.sort(byKey);
      for (const [index, record] of found.entries()) {
        const { latitude, longitude, ...texts } = expected[index]!;
        for (const [field, value] of Object.entries(texts)) {
          const got = record[field as keyof SourceRecord];
          if (JSON.stringify(got) !== JSON.stringify(value))
            expect({ index, field, got }).toEqual({ index, field, got: value });
        }
        expect(Math.abs(Number(record.latitude) - Number(latitude))).toBeLessThanOrEqual(format.tolerance);
        expect(Math.abs(Number(record.longitude) - Number(longitude))).toBeLessThanOrEqual(format.tolerance);
        expect(record.flaw).toBe(null);
      }
    }

    it('reads every field of every address, across many batches', async () => {
      const addresses = knownAddresses(12_000, 3);
      await format.write(file, addresses);
      compare(await readAll(source, describeFile(file)), addresses);
    });

    it('reads a file without an address', async () => {
      await format.write(file, []);
      expect(await readAll(source, describeFile(file))).toEqual([]);
    });

    const { statusColumn } = format;
    it.skipIf(statusColumn === null)('leaves out what the filter does not name', async () => {
      const addresses = knownAddresses(500, 4);
      await format.write(file, addresses);
      const filtered = sourceOf(
        { ...format.recipe, where: { [statusColumn!]: ['in use'] } },
        format.fileName,
      );
      const records = await readAll(filtered, describeFile(file));
      const kept = addresses.flatMap((address, index) =>
        address.status === 'in use' ? [format.expected(address, index).identifier] : [],
      );
      expect(records.map((record) => record.identifier).sort()).toEqual(kept.sort());
    });

    it('names a file that is not there', async () => {
      const gone = { path: path.join(folder, 'gone'), label: 'gone', bytes: 0, modified: 0 };
      await expect(ADDRESS_READERS[source.format](source, gone, { bytes: 0 }).next()).rejects.toThrow(
        expect.objectContaining({
          code: expect.stringMatching(/^(?:SOURCE|DATASET)_NOT_FOUND$/),
          message: expect.stringContaining('gone'),
        }),
      );
    });

    it('lets go of the file when reading ends early', async () => {
      await format.write(file, knownAddresses(5000, 9));
      for await (const batch of ADDRESS_READERS[source.format](source, describeFile(file), { bytes: 0 })) {
        expect(batch.length).toBeGreaterThan(0);
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
      expect(openFilesIn(folder)).toEqual([]);
    });

    it('refuses a file that is cut short', async () => {
      await format.write(file, knownAddresses(3000, 8));
      const whole = readFileSync(file);
      for (const share of [0, 0.01, 0.3, 0.7, 0.99, 0.9999]) {
        const cut = whole.subarray(0, Math.min(whole.length - 1, Math.floor(whole.length * share)));
        const damaged = path.join(folder, `cut-${format.fileName}`);
        writeFileSync(damaged, cut);
        await expect(readAll(source, describeFile(damaged))).rejects.toThrow(GeocoderError);
      }
    });

    it('answers flipped bytes with all records, counted flaws or a clear error: never a crash, never a silent hole', async () => {
      const random = seeded(10);
      const addresses = knownAddresses(300, 11);
      await format.write(file, addresses);
      const whole = readFileSync(file);
      let refused = 0;
      const damaged = path.join(folder, `flipped-${format.fileName}`);
      for (let round = 0; round < FUZZ_ROUNDS; round++) {
        const bytes = Buffer.from(whole);
        for (let flips = 0; flips < 1 + random() * 3; flips++) {
          bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
        }
        writeFileSync(damaged, bytes);
        try {
          const records: SourceRecord[] = [];
          const input = describeFile(damaged);
          for await (const batch of ADDRESS_READERS[source.format](source, input, { bytes: 0 }))
            records.push(...batch);
          for (const record of records) expect(typeof record.streetname).toBe('string');
          if (format.hasChecksum) expect(records.length).toBe(addresses.length);
        } catch (error) {
          if (!(error instanceof GeocoderError)) throw error;
          expect(error.code).toMatch(/^SOURCE_INVALID|^DATASET_/);
          expect(error.message).toContain(path.basename(format.fileName));
          refused++;
        }
      }
      expect(refused).toBeGreaterThan(0);
    });
  });
}
