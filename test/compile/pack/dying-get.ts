/** Gets a pack in a process of its own, which the test kills. Arguments: source, out, public key. */
import { compiler } from '../dying';

const [source, out, publicKey] = process.argv.slice(2) as [string, string, string];
const { get } = await compiler();
await get(source, { out, publicKey });
