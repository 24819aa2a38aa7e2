import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';

/**
 * Zstandard is decompressed in JavaScript, because Node 20 has no native decoder. It costs about half as much as the
 * rest of a build, so it runs in a thread of its own.
 *
 * The program of the thread is text, so that it runs equally from sources, from the bundle and in CommonJS. It posts
 * about a megabyte at a time (fzstd makes fresh arrays, so they move without a copy) and waits while `CREDIT` messages
 * are unread, so that a small file that expands to gigabytes needs no more memory than others.
 */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { closeSync, openSync, readSync } = require('node:fs');
const { Decompress } = require(workerData.library);
const credit = new Int32Array(workerData.credit);
let [parts, held, bytesRead] = [[], 0, 0];
function post() {
  if (parts.length === 0) return;
  while (Atomics.load(credit, 0) === 0) Atomics.wait(credit, 0, 0);
  Atomics.sub(credit, 0, 1);
  parentPort.postMessage({ parts, bytesRead }, parts.map((part) => part.buffer));
  [parts, held] = [[], 0];
}
function take(part) {
  if (part.length === 0) return;
  // fzstd looks at a part once more after this: those before it may go.
  if (held >= workerData.most) post();
  parts.push(part);
  held += part.length;
}
const file = openSync(workerData.path, 'r');
try {
  const stream = new Decompress(take);
  const input = Buffer.allocUnsafeSlow(65536);
  for (let count = -1; count !== 0; ) {
    count = readSync(file, input, 0, input.length, null);
    bytesRead += count;
    stream.push(Uint8Array.from(input.subarray(0, count)), count === 0);
    post();
  }
  parentPort.postMessage({ done: true });
} catch (error) {
  parentPort.postMessage({ error: String(error && error.message || error) });
} finally {
  closeSync(file);
}
`;

/** Most unread messages; this limits the memory between the two threads. */
const CREDIT = 6;
const POSTED_BYTES = 1 << 20;

interface Posted {
  parts?: Uint8Array[];
  bytesRead?: number;
  done?: boolean;
  error?: string;
}

/**
 * Chunks of a decompressed .zst file, decompressed in a worker thread.
 * @throws Error as fzstd words it, if the stream is truncated or damaged.
 */
export async function* zstdChunks(
  path: string,
  onBytes: (bytesRead: number) => void,
): AsyncGenerator<Uint8Array> {
  // In CommonJS `import.meta` is empty and `__filename` is there; in modules it is the other way round.
  const here = typeof __filename === 'string' ? __filename : import.meta.url;
  const library = createRequire(here).resolve('fzstd');
  const credit = new Int32Array(new SharedArrayBuffer(4)).fill(CREDIT);
  const worker = new Worker(PROGRAM, {
    eval: true,
    workerData: { path, library, credit: credit.buffer, most: POSTED_BYTES },
  });
  const queue: Posted[] = [];
  let wake: (() => void) | null = null;
  const arrive = (posted: Posted): void => {
    queue.push(posted);
    wake?.();
  };
  worker.on('message', arrive);
  worker.on('error', (error) => arrive({ error: error.message }));
  worker.on('exit', () => arrive({ error: 'the decompressing thread ended early' }));
  try {
    for (;;) {
      const posted = queue.shift();
      if (posted === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        wake = null;
        continue;
      }
      if (posted.error !== undefined) throw new Error(posted.error);
      if (posted.done) return;
      onBytes(posted.bytesRead ?? 0);
      Atomics.add(credit, 0, 1);
      Atomics.notify(credit, 0);
      if (posted.parts !== undefined) yield* posted.parts;
    }
  } finally {
    await worker.terminate();
  }
}
