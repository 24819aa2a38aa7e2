import { debuglog } from 'node:util';

/**
 * A trace for developers. `NODE_DEBUG=doorplate` prints to stderr what each stage of a question looked at and why a
 * street was dropped. Check `trace.enabled` before you make a text for it.
 */
export const trace = debuglog('doorplate');
