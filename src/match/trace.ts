import { debuglog } from 'node:util';

/**
 * A trace for developers: `NODE_DEBUG=doorplate` prints to stderr what each stage of a question looked at and why a
 * street was dropped. Ask `trace.enabled` before making a text for it.
 */
export const trace = debuglog('doorplate');
