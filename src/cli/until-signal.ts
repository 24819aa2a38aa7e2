import { Interrupted } from './exit-status';

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
  const stop = (signal: NodeJS.Signals) => {
    if (interrupted !== null) process.exit(interrupted.status);
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
