/**
 * A plug-in of the bundler: the tables of any-ascii, half a megabyte of source for all scripts of the world, become one
 * deflated text that is opened when a sign beyond Latin letters comes. A start reads and parses every byte of a bundle.
 */

import { pathToFileURL } from 'node:url';
import { deflateRawSync } from 'node:zlib';
import type { Options } from 'tsup';
import { KEPT_SCRIPTS } from '../src/text/fold';

/** Blocks of 256 signs that are ready at once: Latin letters, accents, the usual dashes and quotes. */
const READY = [0x00, 0x01, 0x02, 0x03, 0x1e, 0x20];
const BLOCKS = 0x11_00;
const DIGIT = /\p{Nd}/u;

/** What `fold` asks of a block: signs of scripts that it keeps come to any-ascii as digits alone. */
function asked(block: string, number: number): string {
  const signs = block.split('\t').map((latin, low) => {
    const sign = String.fromCodePoint(number * 256 + low);
    return KEPT_SCRIPTS.test(sign) && !DIGIT.test(sign) ? '' : latin;
  });
  return signs.join('\t').replace(/\t+$/, '');
}

export const packedAnyAscii: NonNullable<Options['esbuildPlugins']>[number] = {
  name: 'packed-any-ascii',
  setup(build) {
    build.onLoad({ filter: /any-ascii[\\/]block\.js$/ }, async ({ path }) => {
      const { default: block } = (await import(pathToFileURL(path).href)) as {
        default: (number: number) => string;
      };
      const blocks = Array.from({ length: BLOCKS }, (_, number) => asked(block(number), number));
      const ready = Object.fromEntries(READY.map((number) => [number, blocks[number]]));
      const packed = deflateRawSync(JSON.stringify(blocks), { level: 9 }).toString('base64');
      return {
        contents: `import { inflateRawSync } from 'node:zlib';
const ready = ${JSON.stringify(ready)};
let rest = null;
export default function block(number) {
  const known = ready[number];
  if (known !== undefined) return known;
  rest ??= JSON.parse(inflateRawSync(Buffer.from('${packed}', 'base64')).toString());
  return rest[number] ?? '';
}`,
        loader: 'js',
      };
    });
  },
};
