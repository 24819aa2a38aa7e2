/** What a service logs: plain objects, so that any logger can take them. They hold no key and no address. */

import type { ProblemCode } from '../routes/problems';
import type { Route } from '../routes/routes';

interface LogHead {
  /** ISO 8601. */
  time: string;
  level: 'info' | 'warn' | 'error';
  event: string;
}

/** One answered request. */
export interface RequestLogRecord extends LogHead {
  event: 'request';
  method: string;
  /** The path of the route, such as `/addresses/{id}`, not the asked URL; null if there is no such route. */
  route: string | null;
  status: number;
  code: ProblemCode | null;
  milliseconds: number;
  /** The name of the key, never the key itself; null for none. */
  key: string | null;
  /** Only under `logAddresses`. */
  url?: string;
  body?: string;
  remoteAddress?: string;
}

/** Any other event: a start, stop, change or failure. */
export interface EventLogRecord extends LogHead {
  event: 'start' | 'stop' | 'stopped' | 'keys' | 'dataset' | 'failure';
  [detail: string]: unknown;
}

export type LogRecord = RequestLogRecord | EventLogRecord;

/** Receives each record. When it throws, the record counts as dropped, and the service continues. */
export type Log = (record: LogRecord) => void;

/** A log that writes later and may drop lines then; it says how many. */
export interface LogSink {
  write(record: LogRecord): void;
  /** Lines dropped so far. */
  readonly droppedLines: number;
}

/** Passes records to a log and counts dropped ones. A log that fails does not stop the service. */
export class GuardedLog {
  readonly #write: Log;
  readonly #sink: LogSink | null;
  #thrown = 0;

  constructor(log: Log | LogSink) {
    this.#sink = typeof log === 'function' ? null : log;
    this.#write = typeof log === 'function' ? log : (record) => log.write(record);
  }

  get droppedLines(): number {
    return this.#thrown + (this.#sink?.droppedLines ?? 0);
  }

  write(record: LogRecord): void {
    try {
      this.#write(record);
    } catch {
      this.#thrown++;
    }
  }
}

export function event(
  level: LogHead['level'],
  name: EventLogRecord['event'],
  details: Readonly<Record<string, unknown>>,
): EventLogRecord {
  return { time: new Date().toISOString(), level, event: name, ...details };
}

/**
 * The log record of a failure while answering. The message of the error may quote the request, so only the kind and the
 * place of the error are logged, unless addresses may be logged.
 */
export function failure(
  error: unknown,
  route: Pick<Route, 'path'> | null,
  logAddresses: boolean,
): EventLogRecord {
  const { name, message, stack, code } =
    error instanceof Error ? (error as Error & { code?: unknown }) : NOT_AN_ERROR;
  const frames = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return event('error', 'failure', {
    route: route?.path ?? null,
    error: name,
    code: code ?? null,
    ...(logAddresses ? { message } : {}),
    stack: frames.map((line) => line.trim()),
  });
}

const NOT_AN_ERROR = { name: 'no error', message: '', stack: undefined, code: undefined };
