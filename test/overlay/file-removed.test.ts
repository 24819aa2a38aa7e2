import { copyFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';
import { temporaryDirectory } from '../sample';

const GATE = { name: 'Gate 3', latitude: 53, longitude: 6.5 };

let plain: Geocoder;
beforeAll(async () => {
  plain = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Brink 1; 9401AA; Assen; Assen; Drenthe; 53,6.5',
  ]);
});
afterAll(() => plain.close());

it.each<[string, (file: string) => void]>([
  ['removed', (file) => rmSync(file)],
  ['moved away', (file) => renameSync(file, `${file}.old`)],
  [
    'replaced',
    (file) => {
      copyFileSync(file, `${file}.new`);
      renameSync(`${file}.new`, file);
    },
  ],
])('an overlay whose file was %s refuses changes, answers on, and closes', (_, happens) => {
  const overlay = path.join(temporaryDirectory(), 'own.sqlite');
  using geocoder = Geocoder.open(plain.directory, { overlay });
  const id = geocoder.overlay.put(GATE);
  happens(overlay);
  const refusal = expect.objectContaining({ name: 'GeocoderError', code: 'OVERLAY_INVALID' });
  expect(() => geocoder.overlay.put({ ...GATE, name: 'Gate 4' })).toThrow(refusal);
  expect(() => geocoder.overlay.withdraw(id)).toThrow(refusal);
  expect(() => geocoder.overlay.import('name,latitude,longitude\nHub,53,6.5\n', 'csv')).toThrow(refusal);
  expect(geocoder.overlay.get(id)).toMatchObject({ name: 'Gate 3' });
  expect(geocoder.search('Gate 3')[0]).toMatchObject({ id });
});
