import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readKnownRows } from '../../src/cli/evaluate/known-rows';
import { temporaryDirectory } from '../sample';

const TEXT = 'street,lat\nRue de l’Étuve,50\n';
const folder = temporaryDirectory();

function fileOf(bytes: Uint8Array): string {
  const file = path.join(folder, 'known.csv');
  writeFileSync(file, bytes);
  return file;
}

it.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le')],
  ['UTF-16, big end first', Buffer.from(`\uFEFF${TEXT}`, 'utf16le').swap16()],
])('rows with known points are read from %s', (_, bytes) => {
  expect(readKnownRows(fileOf(bytes))).toEqual([{ street: 'Rue de l’Étuve', lat: '50' }]);
});

it('another encoding is refused: answers to wrong letters would count as wrong', () => {
  const latin = Buffer.from('street,lat\nRue Étuve,50\n', 'latin1');
  expect(() => readKnownRows(fileOf(latin))).toThrow(/expected text in UTF-8/);
});
