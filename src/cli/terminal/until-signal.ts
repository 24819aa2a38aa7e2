import { EXIT_STATUS, Interrupted } from '../exit-status';

const LAST_MILLISECONDS = 500;

/**
 * Runs work that SIGINT and SIGTERM stop. The first signal asks the work to clean up and end; a second one ends the
 * process at once.
 * @throws Interrupted when a signal ended the work.
 */
export async function untilSignal<Outcome>(
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const controller = new AbortController();
  let interrupted: Interrupted | null = null;
  const stop = (signal: NodeJS.Signals): void => {
    if (interrupted !== null) endBy(signal, interrupted.status);
    interrupted = new Interrupted(signal === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
    process.stderr.write('Stopping and cleaning up; a second signal ends at once.\n');
    controller.abort(interrupted);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw interrupted ?? error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
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
  if (status !== EXIT_STATUS.interrupted && status !== EXIT_STATUS.terminated) return;
  const signal = status === EXIT_STATUS.interrupted ? 'SIGINT' : 'SIGTERM';
  setTimeout(() => endBy(signal, status), LAST_MILLISECONDS).unref();
}
