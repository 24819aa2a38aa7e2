/** Datasets that earlier versions built: read as before, or refused by their number (docs/versions.md). */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { version } from '../../package.json';
import { answersOf } from '../../scripts/kept/answers';
import { Geocoder } from '../../src/geocoder';
import { FORMAT_VERSION } from '../../src/model/manifest';
import { Page } from '../docs/pages';
import { REPOSITORY } from '../sample';

const folder = path.join(REPOSITORY, 'test/kept');
const kept = readdirSync(folder);
/** The row of this version: the formats that it reads. */
const [, promised] = new Page('docs/versions.md')
  .rows('The format of datasets')
  .find(([library]) => library === version)!;
const reads = promised!.split(',').map(Number);

it('includes a dataset of the current format, and the table of the documentation lists it', () => {
  expect(reads).toContain(FORMAT_VERSION);
  expect(kept).toContain(`format-${FORMAT_VERSION}`);
});

describe.each(kept)('%s', (name) => {
  const dataset = path.join(folder, name, 'dataset');
  const number = Number(name.slice('format-'.length));

  it(
    reads.includes(number) ? 'is read, whole, and answers what it answered' : 'is refused, with both numbers',
    () => {
      if (!reads.includes(number)) {
        const refusal = {
          code: 'DATASET_VERSION',
          message: expect.stringMatching(`${FORMAT_VERSION}.*${number}`),
        };
        expect(() => Geocoder.open(dataset)).toThrow(expect.objectContaining(refusal));
        return;
      }
      using geocoder = Geocoder.open(dataset, { verify: 'checksums' });
      expect(geocoder.manifest.formatVersion).toBe(number);
      const answers = JSON.parse(readFileSync(path.join(folder, name, 'answers.json'), 'utf8'));
      expect(JSON.parse(JSON.stringify(answersOf(geocoder)))).toEqual(answers);
    },
  );
});
