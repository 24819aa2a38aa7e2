/** Exit statuses of the process; those for signals are 128 + the number of the signal. */
export const EXIT_STATUS = { done: 0, failed: 1, wrongUsage: 2, interrupted: 130, terminated: 143 } as const;

/** Thrown by a command whose arguments cannot be used; the message is for the person who typed them. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Thrown by a command that a signal stopped, after it cleaned up. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
  readonly status: number;

  constructor(signal: 'SIGINT' | 'SIGTERM') {
    super(`stopped by ${signal}`);
    this.status = signal === 'SIGINT' ? EXIT_STATUS.interrupted : EXIT_STATUS.terminated;
  }
}
