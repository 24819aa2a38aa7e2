/** Gets a pack in a process of its own, which the test kills. Arguments: source, out, public key. */
import { get } from '../../../src/compile/index';

const [source, out, publicKey] = process.argv.slice(2) as [string, string, string];
await get(source, { out, publicKey });
