import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { expect, it } from 'vitest';
import { piecesUntil } from '../../src/bulk/read/pieces-until';

it('gives pieces up to the signal, and not the one that is waited for', async () => {
  const stream = new PassThrough();
  const controller = new AbortController();
  const pieces = piecesUntil(stream, controller.signal);
  stream.write('one');
  expect((await pieces.next()).value).toEqual(Buffer.from('one'));
  const waited = pieces.next();
  controller.abort(new Error('stopped'));
  await expect(waited).rejects.toThrow('stopped');
  await expect(pieces.next()).rejects.toThrow('stopped');
});

// Standard input stayed open if the signal came between two reads, and held the stopped process.
it('closes the stream at the signal, also while nobody waits for a piece', async () => {
  const stream = new PassThrough();
  const controller = new AbortController();
  piecesUntil(stream, controller.signal);
  const closed = once(stream, 'close');
  controller.abort(new Error('stopped'));
  await closed;
  expect(stream.destroyed).toBe(true);
});
