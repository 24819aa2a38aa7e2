/** In dist/ the tables of any-ascii are packed: what `fold` asks of them is what it would be told by the package. */

import anyAscii from 'any-ascii';
import { expect, it } from 'vitest';
import { packedAnyAscii } from '../../scripts/packed-any-ascii';
import { KEPT_SCRIPTS } from '../../src/text/fold';
import { REPOSITORY } from '../sample';

const DIGIT = /\p{Nd}/u;

it('packed tables give each sign that is asked what any-ascii gives it', async () => {
  type Load = (file: { path: string }) => Promise<{ contents: string }>;
  const loads: Load[] = [];
  const build = { onLoad: (_: unknown, load: Load) => loads.push(load) };
  await packedAnyAscii.setup(build as unknown as Parameters<typeof packedAnyAscii.setup>[0]);
  const { contents } = await loads[0]!({ path: `${REPOSITORY}/node_modules/any-ascii/block.js` });
  const url = `data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`;
  const { default: block } = (await import(/* @vite-ignore */ url)) as { default: (n: number) => string };
  const blocks = Array.from({ length: 0x1100 }, (_, number) => block(number).split('\t'));
  const packed = (code: number) => blocks[code >>> 8]![code & 255] ?? '';
  // Beyond lie Han signs alone, and signs that mean nothing yet.
  const wrong: string[] = [];
  let asked = 0;
  for (let code = 128; code <= 0x1_ffff; code++) {
    const sign = String.fromCodePoint(code);
    if (KEPT_SCRIPTS.test(sign) && !DIGIT.test(sign)) continue;
    const latin = anyAscii(sign);
    if (latin !== '') asked++;
    if (packed(code) !== latin) wrong.push(sign);
  }
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(20_000);
});
