import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { signKeys } from '../../../src/compile/pack/keys';
import { temporaryDirectory } from '../../sample';

it('no public key is left beside a private one that is there already: it would be none of it', () => {
  const key = path.join(temporaryDirectory(), 'K');
  writeFileSync(key, 'an older key');
  expect(() => signKeys(key)).toThrow(/EEXIST/);
  expect(existsSync(`${key}.pub`)).toBe(false);
});

it('an older public key stays', () => {
  const folder = temporaryDirectory();
  writeFileSync(path.join(folder, 'K.pub'), 'an older key');
  expect(() => signKeys(path.join(folder, 'K'))).toThrow(/EEXIST/);
  expect(readdirSync(folder)).toEqual(['K.pub']);
});

it('an empty path is none', () => {
  expect(() => signKeys('')).toThrow('signKeys: expected "path" to be a path, but got the text ""');
  expect(existsSync('.pub')).toBe(false);
});
