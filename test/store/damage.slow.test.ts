import { copyFileSync, cpSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { GeocoderError } from '../../src/model/errors';
import {
  ADDRESS_INDEX_FILE,
  AREA_INDEX_FILE,
  DATABASE_FILE,
  FORMAT_VERSION,
  MANIFEST_FILE,
} from '../../src/model/manifest';
import { Dataset } from '../../src/store/dataset';
import { reportDamage } from '../../src/store/format/damage';
import { CONTENT_FILES, readManifest, serialiseManifest } from '../../src/store/format/manifest-file';
import { verifyDataset } from '../../src/store/read/verify';
import { mulberry32, square, temporaryDirectories, writePlan } from './synthetic';

const newDirectory = temporaryDirectories();
const intact = newDirectory();
const plan = writePlan(intact, {
  seed: 3,
  streets: 60,
  identifiers: true,
  suburbParts: [[square(52.5, 5.5, 0.3)], [square(52.2, 5.2, 0.1)]],
});

function copy(): string {
  const directory = newDirectory();
  cpSync(intact, directory, { recursive: true });
  return directory;
}

function flip(path: string, position: number, mask: number): void {
  const bytes = readFileSync(path);
  bytes[position]! ^= mask;
  writeFileSync(path, bytes);
}

/** Every answer of a store, in one text. `null` and `[]` where something is not found. */
function ask(dataset: Dataset, question: number): string {
  const street = question % plan.streets.length;
  const { addresses } = plan.streets[street]!;
  const asked = addresses[question % addresses.length]!;
  const kind = question % 9;
  if (kind === 0) return JSON.stringify(dataset.street(street));
  if (kind === 1) return JSON.stringify(dataset.postcode(asked.postcode, 'NL'));
  if (kind === 2)
    return JSON.stringify(dataset.areasAt(asked.latitude / 1e6, asked.longitude / 1e6, 'suburb'));
  if (kind === 3) return JSON.stringify(dataset.nearest(asked.latitude / 1e6, asked.longitude / 1e6, 250));
  if (kind === 4)
    return JSON.stringify([...dataset.countries(), ...dataset.children(plan.municipality, 'suburb')]);
  if (kind === 5) return JSON.stringify(dataset.area(question % 9));
  if (kind === 6) return JSON.stringify(dataset.names.streets.membersIn(question % 60, plan.cities));
  const block = question % plan.manifest.counts.blocks;
  const view = dataset.load(block);
  const address = view.address(question % view.count);
  const uuid = dataset.uuidOf(address);
  if (kind === 7) return JSON.stringify([address, dataset.buildingUuid(address)]);
  return JSON.stringify([
    dataset.addressByUuid(uuid),
    dataset.areaByUuid(dataset.area(plan.cities[0]!).uuid),
  ]);
}

const QUESTIONS = Array.from({ length: 180 }, (_, index) => index * 7 + (index % 9));

describe('a changed byte', () => {
  it('anywhere in the database never gives another answer, another error, a crash or a hang', () => {
    const sound = Dataset.open(intact);
    const expected = QUESTIONS.map((question) => ask(sound, question));
    const random = mulberry32(99);
    const directory = copy();
    const path = join(directory, DATABASE_FILE);
    const bytes = readFileSync(path);
    let refusedAtOpen = 0;
    let refused = 0;
    let right = 0;
    for (let round = 0; round < 350; round++) {
      const changed = Buffer.from(bytes);
      // One byte; or a run of them; or a whole page of noise or of another place.
      const position = Math.floor(random() * bytes.length);
      if (round % 4 < 2) changed[position]! ^= 1 + Math.floor(random() * 255);
      else if (round % 4 === 2)
        for (let at = 0; at < 40; at++) changed[position + at] = Math.floor(random() * 256);
      else
        changed.copy(
          changed,
          8192 * Math.floor(position / 8192),
          8192 * Math.floor((random() * bytes.length) / 8192),
        );
      writeFileSync(path, changed.subarray(0, bytes.length));
      let dataset: Dataset;
      try {
        dataset = Dataset.open(directory, { memory: round % 3 === 0 ? 'on-demand' : 'resident' });
      } catch (error) {
        expectDamage(error);
        refusedAtOpen++;
        continue;
      }
      for (const [index, question] of QUESTIONS.entries()) {
        try {
          const answer = reportDamage(directory, () => ask(dataset, question));
          if (answer === expected[index]) right++;
          else throw new Error(`round ${round}: expected ${expected[index]}, got ${answer}`);
        } catch (error) {
          expectDamage(error);
          refused++;
        }
      }
      dataset.close();
    }
    expect(refusedAtOpen).toBeGreaterThan(0);
    expect(refused).toBeGreaterThan(25);
    expect(right).toBeGreaterThan(2_500);
  });

  it('anywhere in any file is found by verify', () => {
    const random = mulberry32(12);
    const directory = copy();
    for (const name of [...CONTENT_FILES, MANIFEST_FILE]) {
      const path = join(directory, name);
      const { length } = readFileSync(path);
      // The manifest from end to end, in steps that meet every line.
      const rounds = name === MANIFEST_FILE ? Math.floor(length / 5) : 60;
      for (let round = 0; round < rounds; round++) {
        const position = name === MANIFEST_FILE ? round * 5 : Math.floor(random() * length);
        flip(path, position, 1 << Math.floor(random() * 8));
        expect(() => verifyDataset(directory), `${name} ${position}`).toThrow(GeocoderError);
        if (round % 20 === 0)
          expect(() => Dataset.open(directory, { verify: 'checksums' })).toThrow(GeocoderError);
        copyFileSync(join(intact, name), path);
      }
    }
    expect(verifyDataset(directory)).toEqual(plan.manifest);
  });

  it('in a spatial index is refused when the dataset is opened', () => {
    const random = mulberry32(13);
    for (const name of [ADDRESS_INDEX_FILE, AREA_INDEX_FILE]) {
      const directory = copy();
      const path = join(directory, name);
      const { length } = readFileSync(path);
      for (let round = 0; round < 50; round++) {
        flip(path, Math.floor(random() * length), 1 << Math.floor(random() * 8));
        expect(() => Dataset.open(directory)).toThrow(
          expect.objectContaining({ code: 'DATASET_DAMAGED', message: expect.stringContaining(name) }),
        );
        copyFileSync(join(intact, name), path);
      }
    }
  });
});

function expectDamage(error: unknown): void {
  if (error instanceof GeocoderError && ['DATASET_DAMAGED', 'DATASET_VERSION'].includes(error.code)) return;
  throw error;
}

describe('opening', () => {
  it.each([...CONTENT_FILES, MANIFEST_FILE])('names %s when it is missing', (name) => {
    const directory = copy();
    rmSync(join(directory, name));
    for (const open of [() => Dataset.open(directory), () => verifyDataset(directory)]) {
      expect(open).toThrow(
        expect.objectContaining({
          code: 'DATASET_NOT_FOUND',
          message: expect.stringContaining(join(directory, name)),
        }),
      );
    }
  });

  it('reports a missing dataset', () => {
    expect(() => Dataset.open(join(newDirectory(), 'nowhere'))).toThrow(
      expect.objectContaining({ code: 'DATASET_NOT_FOUND' }),
    );
  });

  it.each([...CONTENT_FILES, MANIFEST_FILE])('refuses a truncated %s at any length', (name) => {
    const directory = copy();
    const path = join(directory, name);
    const { length } = readFileSync(path);
    for (const left of [length - 1, Math.floor(length / 2), 99, 1, 0]) {
      copyFileSync(join(intact, name), path);
      truncateSync(path, left);
      expect(() => Dataset.open(directory)).toThrow(
        expect.objectContaining({ code: 'DATASET_DAMAGED', message: expect.stringContaining(name) }),
      );
    }
  });

  it.each(CONTENT_FILES)(
    'refuses %s of another dataset, even if its manifest line was changed to match',
    (name) => {
      const other = newDirectory();
      const manifest = writePlan(other, {
        seed: 4,
        streets: 60,
        identifiers: true,
        suburbParts: [[square(52, 5, 1)]],
      }).manifest;
      const directory = copy();
      copyFileSync(join(other, name), join(directory, name));
      expect(() => Dataset.open(directory)).toThrow(expect.objectContaining({ code: 'DATASET_DAMAGED' }));
      const own = readManifest(directory);
      own.files[name] = manifest.files[name]!;
      writeFileSync(join(directory, MANIFEST_FILE), serialiseManifest(own));
      expect(() => reportDamage(directory, () => Dataset.open(directory).nearest(52, 5, 1))).toThrow(
        expect.objectContaining({ code: 'DATASET_DAMAGED' }),
      );
    },
  );

  it('refuses a newer format', () => {
    const directory = copy();
    const manifest = { ...readManifest(directory), formatVersion: FORMAT_VERSION + 1 };
    writeFileSync(join(directory, MANIFEST_FILE), serialiseManifest(manifest));
    expect(() => Dataset.open(directory)).toThrow(
      expect.objectContaining({
        code: 'DATASET_VERSION',
        message: expect.stringMatching(new RegExp(`version ${FORMAT_VERSION}, got ${FORMAT_VERSION + 1}`)),
      }),
    );
  });

  it('refuses a manifest that is not a manifest', () => {
    const directory = copy();
    for (const text of [
      '',
      '{',
      '[]',
      'null',
      '{"format":"other"}',
      `{"format":"doorplate","formatVersion":${FORMAT_VERSION}}`,
    ]) {
      writeFileSync(join(directory, MANIFEST_FILE), text);
      expect(() => Dataset.open(directory)).toThrow(expect.objectContaining({ code: 'DATASET_DAMAGED' }));
    }
  });

  it('allows several readers, and shares the indexes between them', () => {
    const first = Dataset.open(intact);
    const second = Dataset.open(intact, { shared: first.shared });
    expect(second.shared).toBe(first.shared);
    expect(second.street(3)).toEqual(first.street(3));
    expect(second.nearest(52.5, 5.5, 50_000)).toEqual(first.nearest(52.5, 5.5, 50_000));
  });
});
