import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../../sample';
import { invoke } from '../invoke';

const folder = temporaryDirectory();

it('creates, lists and revokes keys; a key is printed once, and alone on stdout', async () => {
  const keys = path.join(folder, 'keys.json');
  const created = await invoke(['keys', 'create', '--keys', keys, 'web shop']);
  expect(created).toMatchObject({ status: 0, stdout: expect.stringMatching(/^dp_[\w-]{43}\n$/) });
  expect(created.stderr).toContain('only time');
  const second = await invoke(['keys', 'create', '--keys', keys, 'b', '--requests-per-second', '2.5']);
  expect(second.status).toBe(0);
  const listed = await invoke(['keys', 'list', '--keys', keys]);
  expect(listed.stdout).toMatch(/^web shop {2}created .*Z\nb {9}created .*Z, 2\.5 requests\/s\n$/);
  const asJson = JSON.parse((await invoke(['keys', 'list', '--keys', keys, '--json'])).stdout) as object[];
  expect(asJson).toMatchObject([{ name: 'web shop' }, { name: 'b', requestsPerSecond: 2.5 }]);
  expect(JSON.stringify(asJson)).not.toContain('sha256');
  expect(await invoke(['keys', 'revoke', '--keys', keys, 'b'])).toMatchObject({ status: 0, stdout: '' });
  expect(JSON.parse(readFileSync(keys, 'utf8')).keys).toHaveLength(1);
});

it.each([
  [['keys', 'list'], 2, /--keys/],
  [['keys', 'create', '--keys', 'x'], 2, /name/],
  [['keys', 'list', '--keys', path.join(folder, 'none.json')], 1, /there is none.*KEYS_INVALID/],
  [['keys', 'revoke', '--keys', path.join(folder, 'keys.json'), 'nobody'], 2, /nobody/],
  [
    ['keys', 'create', '--keys', path.join(folder, 'keys.json'), 'x', '--requests-per-second', '0'],
    2,
    /above 0/,
  ],
  [['keys', 'forget'], 2, /forget/],
  [['serve', '--data', 'x', '--keys', 'y', '--port', '70000'], 2, /65535/],
  [['serve', '--data', 'x', '--keys', 'y', '--max-body-bytes', '0'], 2, /above 0/],
  [['serve', '--data', path.join(folder, 'nowhere'), '--keys', 'y', '--port', '0'], 1, /DATASET_NOT_FOUND/],
] as const)('%j ends with %d', async (args, status, message) => {
  const invoked = await invoke(args);
  expect(invoked.status).toBe(status);
  expect(invoked.stderr).toMatch(message);
  expect(invoked.stdout).toBe('');
});
