import { describe, expect, it } from 'vitest';
import { STOP_SIGNALS, type StopSignal } from '../../../src/cli/exit-status';
import { untilSignal } from '../../../src/cli/terminal/until-signal';

const SIGNALS = Object.keys(STOP_SIGNALS) as StopSignal[];
const listeners = () => SIGNALS.map((signal) => process.listenerCount(signal));

/** Work that cleans up when it is stopped. */
function stopped(signals: readonly StopSignal[]): { cleaned: () => boolean; ended: Promise<unknown> } {
  let cleaned = false;
  const ended = untilSignal(
    (signal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () =>
          setImmediate(() => {
            cleaned = true;
            reject(signal.reason);
          }),
        );
        for (const name of signals) process.emit(name, name);
      }),
  );
  return { cleaned: () => cleaned, ended };
}

describe('work that a signal stops', () => {
  it.each(SIGNALS)('cleans up and tells which one it was: %s', async (name) => {
    const before = listeners();
    const { cleaned, ended } = stopped([name]);
    await expect(ended).rejects.toMatchObject({
      message: `stopped by ${name}`,
      status: STOP_SIGNALS[name],
    });
    expect(cleaned()).toBe(true);
    expect(listeners()).toEqual(before);
  });

  it('is not cut short by the second SIGHUP of a terminal that closes', async () => {
    const { cleaned, ended } = stopped(['SIGHUP', 'SIGHUP']);
    await expect(ended).rejects.toMatchObject({ status: 129 });
    expect(cleaned()).toBe(true);
  });
});
