import { cpSync, truncateSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { reportDamage } from '../../../src/store/format/damage';
import { readManifest } from '../../../src/store/format/manifest-file';
import { readIndexes } from '../../../src/store/read/shared-indexes';
import { tinyDataset } from '../../match/tiny-dataset';
import { temporaryDirectory } from '../../sample';

it('an index that is copied over while it is read is a damaged dataset, not a RangeError', async () => {
  const directory = path.join(temporaryDirectory(), 'copied');
  cpSync(
    await tinyDataset({ code: 'NL', name: 'Nederland' }, ['Brink 1;; Assen; Assen; Drenthe']),
    directory,
    {
      recursive: true,
    },
  );
  const manifest = readManifest(directory);
  truncateSync(path.join(directory, 'addresses.flatbush'), 10);
  expect(() => reportDamage(directory, () => readIndexes(directory, manifest))).toThrowError(
    expect.objectContaining({
      code: 'DATASET_DAMAGED',
      message: expect.stringMatching(/addresses\.flatbush: expected \d+ bytes, got 10;/),
    }),
  );
});
