/** Errors over HTTP, as RFC 9457 problem details. */

import { ERROR_CODES, type ErrorCode, GeocoderError } from '../../model/errors';

interface ProblemKind {
  readonly status: number;
  /** The default `detail`. */
  readonly detail: string;
}

/** Problems that only HTTP has. The codes are part of the public interface. */
export const HTTP_PROBLEMS = {
  KEY_MISSING: { status: 401, detail: 'Every endpoint needs an API key in the header X-Api-Key.' },
  KEY_UNKNOWN: { status: 401, detail: 'The API key in the header X-Api-Key is not known, or was revoked.' },
  WRITE_NOT_ALLOWED: {
    status: 403,
    detail: 'Changing the overlay needs a key with the right to write: doorplate keys create --may-write.',
  },
  NOT_FOUND: { status: 404, detail: 'Nothing was found.' },
  ROUTE_UNKNOWN: { status: 404, detail: 'There is no such path; openapi.json lists them all.' },
  METHOD_NOT_ALLOWED: { status: 405, detail: 'The path exists, but not with this method; see Allow.' },
  REQUEST_TIMEOUT: { status: 408, detail: 'The request did not arrive whole in time.' },
  BODY_TOO_LARGE: { status: 413, detail: 'The request body is longer than this service accepts.' },
  MEDIA_TYPE_UNSUPPORTED: {
    status: 415,
    detail: 'The request body must be application/json in UTF-8, not compressed.',
  },
  EXPECTATION_FAILED: { status: 417, detail: 'The header Expect may only hold 100-continue.' },
  RATE_LIMITED: { status: 429, detail: 'This key asks too fast; Retry-After says when to go on.' },
  HEADERS_TOO_LARGE: { status: 431, detail: 'The request line and headers are longer than 16 kB.' },
  INTERNAL: { status: 500, detail: 'The service failed; its log says more.' },
  OVERLOADED: {
    status: 503,
    detail: 'The service has more work than it can do; Retry-After says when to go on.',
  },
} as const satisfies Record<string, ProblemKind>;

export type HttpProblemCode = keyof typeof HTTP_PROBLEMS;
export type ProblemCode = HttpProblemCode | ErrorCode;

/** The body of every answer that is not 200. */
export interface Problem {
  /** Always `about:blank`: `code` tells the kinds apart (RFC 9457, section 4.2.1). */
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
}

/** An answer, ready to be written by any server. */
export interface Reply {
  readonly status: number;
  readonly contentType: string;
  readonly body: string | Buffer;
  readonly headers: Readonly<Record<string, string>> | null;
  /** The problem's code; null for an answer. */
  readonly code: ProblemCode | null;
}

export const JSON_TYPE = 'application/json; charset=utf-8';
export const PROBLEM_TYPE = 'application/problem+json; charset=utf-8';

const TITLES: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  408: 'Request Timeout',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  417: 'Expectation Failed',
  429: 'Too Many Requests',
  431: 'Request Header Fields Too Large',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

/** RFC 9110 requires this header with a 401. */
const HEADERS_OF_401 = { 'www-authenticate': 'ApiKey realm="doorplate", header="X-Api-Key"' };

/** A problem that only HTTP has. @param detail default: that of the catalogue. */
export function problem(
  code: HttpProblemCode,
  detail?: string,
  headers: Readonly<Record<string, string>> | null = null,
): Reply {
  const kind = HTTP_PROBLEMS[code];
  return problemReply(
    kind.status,
    code,
    detail ?? kind.detail,
    kind.status === 401 ? HEADERS_OF_401 : headers,
  );
}

/** The detail for a path that cannot be decoded. */
export const BAD_PATH = 'expected a path whose % signs are followed by the UTF-8 of a character';

/** 413. The connection closes, so that the rest of the body need not be read. */
export function bodyTooLarge(mostBytes: number): Reply {
  return problem('BODY_TOO_LARGE', `The request body may have at most ${mostBytes} bytes.`, {
    connection: 'close',
  });
}

/** 400, with the same code as in process. */
export function invalidRequest(detail: string): Reply {
  return problemReply(400, 'INVALID_REQUEST', detail, null);
}

/**
 * The problem for an error that an operation threw. For a mistake of the caller it has the message of the error. For
 * other errors it has only the code, because their messages name files.
 */
export function problemOf(error: unknown): Reply {
  if (error instanceof GeocoderError) {
    if (error.code === 'INVALID_REQUEST') return invalidRequest(error.message);
    if (error.code === 'GEOCODER_CLOSED') {
      return problemReply(503, error.code, ERROR_CODES[error.code], { 'retry-after': '1' });
    }
    return problemReply(500, error.code, ERROR_CODES[error.code], null);
  }
  return problem('INTERNAL');
}

function problemReply(
  status: number,
  code: ProblemCode,
  detail: string,
  headers: Readonly<Record<string, string>> | null,
): Reply {
  const body: Problem = { type: 'about:blank', title: TITLES[status]!, status, code, detail };
  return { status, contentType: PROBLEM_TYPE, body: JSON.stringify(body), headers, code };
}
