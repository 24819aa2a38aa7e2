import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { Geocoder, GeocoderError } from '../src/index';
import { OPERATION_NAMES } from '../src/operations';
import { ARGUMENTS, call, codeOf } from './operation-calls';
import { sampleDataset, temporaryDirectory } from './sample';

const directory = sampleDataset();
const scratch = temporaryDirectory();

describe('damaged bytes', () => {
  const broken = path.join(scratch, 'broken');
  let whole: Buffer;
  beforeAll(() => {
    cpSync(directory, broken, { recursive: true });
    whole = readFileSync(path.join(directory, 'addresses.sqlite'));
  });

  it('give an answer that was right before, or DATASET_DAMAGED: never another error, never a crash', () => {
    let refused = 0;
    let seed = 7;
    const random = () => {
      // mulberry32
      seed = (seed + 0x6d2b79f5) | 0;
      let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
    for (let trial = 0; trial < 60; trial++) {
      const bytes = Buffer.from(whole);
      // A torn page, as a bad disk gives it: one flipped byte is often in bytes that nobody asks for.
      const from = Math.floor(random() * (bytes.length - 600));
      for (let at = from; at < from + 600; at++) bytes[at] = Math.floor(random() * 256);
      writeFileSync(path.join(broken, 'addresses.sqlite'), bytes);
      try {
        using geocoder = Geocoder.open(broken);
        for (const name of OPERATION_NAMES) {
          try {
            call(geocoder, name, ARGUMENTS[name]);
          } catch (error) {
            expect(error).toBeInstanceOf(GeocoderError);
            expect((error as GeocoderError).code).toBe('DATASET_DAMAGED');
            refused++;
          }
        }
      } catch (error) {
        expect(error).toBeInstanceOf(GeocoderError);
        expect(['DATASET_DAMAGED', 'DATASET_VERSION']).toContain((error as GeocoderError).code);
        refused++;
      }
      expect(codeOf(() => Geocoder.verify(broken))).toMatch(/^DATASET_(DAMAGED|VERSION)$/);
    }
    expect(refused).toBeGreaterThan(0);
  });
});
