import { Interrupted, STOP_SIGNALS, type StopSignal } from '../exit-status';
import { goOnWithoutReaders } from './output';

const LAST_MILLISECONDS = 500;

const SIGNALS = Object.keys(STOP_SIGNALS) as StopSignal[];

/**
 * Runs work that SIGINT, SIGTERM and SIGHUP stop. The first signal asks the work to clean up and end; a second one ends
 * the process at once, unless it is SIGHUP: a terminal that closes sends several.
 * @throws Interrupted when a signal ended the work.
 */
export async function untilSignal<Outcome>(
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const controller = new AbortController();
  let interrupted: Interrupted | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    if (interrupted !== null) {
      if (signal === 'SIGHUP') return;
      endBy(signal, interrupted.status);
    }
    interrupted = new Interrupted(signal as StopSignal);
    // The terminal is gone, and what is still said to it must not keep the work from cleaning up.
    if (signal === 'SIGHUP') goOnWithoutReaders();
    process.stderr.write('Stopping and cleaning up; a second signal ends at once.\n');
    controller.abort(interrupted);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw interrupted ?? error;
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}

/** Ends the process as a signal without a listener does. `exit` would wait for a named pipe that nobody opens. */
function endBy(signal: NodeJS.Signals, status: number): never {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
  // The first process of a container outlives a signal.
  process.exit(status);
}

/** Ends a stopped process that something still holds: a read of a named pipe cannot be given up. */
export function endSoonIfStopped(status: number): void {
  const signal = SIGNALS.find((name) => STOP_SIGNALS[name] === status);
  if (signal === undefined) return;
  // An ordinary exit aborts: Node gives the terminal its settings back, and the terminal is gone.
  if (signal === 'SIGHUP') endBy(signal, status);
  setTimeout(() => endBy(signal, status), LAST_MILLISECONDS).unref();
}
