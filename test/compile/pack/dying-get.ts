/** Gets a pack in a process of its own, which the test kills. Arguments: source, out, public key. */
import { existsSync } from 'node:fs';

// What the last build made starts seconds sooner than what has to be translated first.
const built = new URL('../../../dist/build.js', import.meta.url);
const { get } = (
  existsSync(built) ? await import(built.href) : await import('../../../src/compile/index')
) as typeof import('../../../src/compile/index');

const [source, out, publicKey] = process.argv.slice(2) as [string, string, string];
await get(source, { out, publicKey });
