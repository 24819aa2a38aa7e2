import { printable } from '../../model/quote';

/**
 * Why a file did not come. `refused`: the server does not give it. `astray`: a redirect leads where none may lead.
 * `gave up`: several attempts brought nothing. `stopped`: the caller's signal stopped it.
 */
export type FailureKind = 'refused' | 'astray' | 'gave up' | 'stopped';

/** A download that failed. Each caller turns it into the error code that its users know. */
export class DownloadFailure extends Error {
  override readonly name = 'DownloadFailure';

  constructor(
    readonly kind: FailureKind,
    message: string,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** A failure that may pass: the connection, a busy server. The next attempt may go well. */
export class PassingFailure extends Error {
  override readonly name = 'PassingFailure';

  /** @param waitSeconds what the server asks for; null for nothing. */
  constructor(
    message: string,
    readonly waitSeconds: number | null = null,
    cause?: unknown,
  ) {
    super(message, { cause });
  }
}

/** What really went wrong: `fetch` hides it behind "fetch failed". It begins with "got ". */
export function findingOf(cause: unknown): string {
  if (cause instanceof PassingFailure) return cause.message;
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  return `got ${printable(messageOf(inner))}`;
}

/** A name with several addresses fails with the failures of all of them, and no message of its own. */
function messageOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause instanceof AggregateError && cause.message === '') return cause.errors.map(messageOf).join('; ');
  return cause.message || cause.name;
}
