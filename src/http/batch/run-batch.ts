import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Lines } from './lines';

/** A batch keeps the thread for this long; then other requests have their turn. */
const SLICE_MILLISECONDS = 10;

export interface BatchWork {
  /** @param row counts from 1. */
  readonly answerRow: (line: Buffer | null, row: number) => string;
  /** Longest line, bytes. */
  readonly mostLineBytes: number;
  /** True: the batch uses at most half of the time, as every key with a limit. */
  readonly paced: boolean;
}

/**
 * Answers the lines of a body while they arrive, each with a line, in their order. It stops reading while the client
 * does not read the answers, so that neither a long batch nor a slow client fills the memory.
 * @returns the number of answered rows, after the last one is written or the client is gone.
 */
export async function runBatch(
  request: IncomingMessage,
  response: ServerResponse,
  { answerRow, mostLineBytes, paced }: BatchWork,
): Promise<number> {
  const lines = new Lines(mostLineBytes);
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  let row = 0;
  let answers: string[] = [];
  let sliceBegan = performance.now();
  const send = async () => {
    const text = answers.join('');
    answers = [];
    if (text !== '' && !response.write(text)) await drained(response, gone.signal);
  };
  const work = async (some: Iterable<Buffer | null>) => {
    for (const line of some) {
      row++;
      answers.push(`${answerRow(line, row)}\n`);
      const busy = performance.now() - sliceBegan;
      if (busy < SLICE_MILLISECONDS) continue;
      await send();
      await (paced ? setTimeout(busy) : setImmediate());
      if (gone.signal.aborted) return;
      sliceBegan = performance.now();
    }
  };
  try {
    for await (const piece of request) {
      sliceBegan = performance.now();
      await work(lines.cut(piece as Buffer));
      await send();
      if (gone.signal.aborted) return row;
    }
    await work(lines.end());
    await send();
  } catch (error) {
    // An error after the client went away is expected.
    if (!gone.signal.aborted && (error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error;
    return row;
  }
  response.end();
  return row;
}

function drained(response: ServerResponse, gone: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      response.off('drain', done);
      gone.removeEventListener('abort', done);
      resolve();
    };
    if (gone.aborted) resolve();
    else {
      response.once('drain', done);
      gone.addEventListener('abort', done, { once: true });
    }
  });
}
