/** Exit statuses of the process; those for signals are 128 + the number of the signal. */
export const EXIT_STATUS = {
  done: 0,
  failed: 1,
  wrongUsage: 2,
  hungUp: 129,
  interrupted: 130,
  terminated: 143,
} as const;

/** The signals that stop a command, with its exit status: SIGHUP comes when its terminal is closed. */
export const STOP_SIGNALS = {
  SIGHUP: EXIT_STATUS.hungUp,
  SIGINT: EXIT_STATUS.interrupted,
  SIGTERM: EXIT_STATUS.terminated,
} as const;

export type StopSignal = keyof typeof STOP_SIGNALS;

/** Thrown by a command whose arguments cannot be used; the message is for the person who typed them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown by a command that a signal stopped, after it cleaned up. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly status: number;

  constructor(signal: StopSignal) {
    super(`stopped by ${signal}`);
    this.status = STOP_SIGNALS[signal];
  }
}
