/** Problems (RFC 9457) in the OpenAPI document. */

import { HTTP_PROBLEMS, type HttpProblemCode } from './problems';

type Json = Record<string, unknown>;

const PROBLEM_MEDIA = 'application/problem+json';

export const PROBLEM_SCHEMA: Json = {
  type: 'object',
  description: 'Problem details (RFC 9457).',
  required: ['type', 'title', 'status', 'code', 'detail'],
  properties: {
    type: { type: 'string', const: 'about:blank' },
    title: { type: 'string', description: 'The status in words.' },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    code: {
      type: 'string',
      description: 'The kind of problem, the same as in process.',
      examples: ['INVALID_REQUEST'],
    },
    detail: { type: 'string', description: 'What was expected and what came.' },
  },
};

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer', minimum: 1 } },
};

/** The shared responses, referred to by `#/components/responses/Problem…`. */
export function problemResponses(hasBodies: boolean, mayWrite: boolean): Json {
  const about = (code: HttpProblemCode) => HTTP_PROBLEMS[code].detail;
  const responses: Record<string, Json> = {
    Problem400: { description: 'The request does not fit: a field is missing, unknown or out of range.' },
    Problem401: {
      description: 'The header X-Api-Key is missing, or its key is not known.',
      headers: { 'WWW-Authenticate': { description: 'How to authenticate.', schema: { type: 'string' } } },
    },
    ...(mayWrite ? { Problem403: { description: about('WRITE_NOT_ALLOWED') } } : {}),
    Problem404: { description: 'Nothing was found, or the id is not known.' },
    Problem429: { description: about('RATE_LIMITED'), headers: RETRY_AFTER },
    Problem500: { description: about('INTERNAL') },
    ProblemOther: {
      description:
        'A problem of the connection or of HTTP itself: 405 for another method, 408 for a request that does not ' +
        'arrive in time, 417 for an unknown Expect, 431 for headers that are too long.',
    },
    Problem503: { description: about('OVERLOADED'), headers: RETRY_AFTER },
    ...(hasBodies
      ? {
          Problem413: { description: about('BODY_TOO_LARGE') },
          Problem415: { description: about('MEDIA_TYPE_UNSUPPORTED') },
        }
      : {}),
  };
  return Object.fromEntries(
    Object.entries(responses).map(([name, response]) => [
      name,
      { ...response, content: { [PROBLEM_MEDIA]: { schema: { $ref: '#/components/schemas/Problem' } } } },
    ]),
  );
}
