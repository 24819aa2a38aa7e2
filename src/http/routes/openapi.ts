/** The OpenAPI 3.1 document, from the same schemas that the operations are checked by. */

import type { TSchema } from 'typebox';
import { version } from '../../../package.json';
import type { Operation } from '../../operations';
import type { CompatEndpoint } from '../compat/endpoint';
import { BATCH_PATHS, compatPath, overlayPath, problems } from './openapi-more';
import type { OverlayEndpoint } from './overlay-endpoints';
import { HTTP_PROBLEMS, type HttpProblemCode } from './problems';
import { querySchema } from './query-parameters';
import { queryFieldsOf, type Route } from './routes';

type Json = Record<string, unknown>;

/** What a service has beside what every service has. */
export interface Documented {
  readonly routes: readonly Route[];
  readonly compat: readonly CompatEndpoint[];
  /** None where no overlay was opened. */
  readonly overlay: readonly OverlayEndpoint[];
}

const PROBLEM_MEDIA = 'application/problem+json';

/**
 * The document for what a service has. Plain JSON: nothing in it is shared with the registry.
 * @param mount path under which they lie; `''` for none.
 */
export function openApiDocument(
  { routes, compat, overlay }: Documented,
  maxBodyBytes: number,
  mount: string,
): Json {
  const schemas: Json = { Health: HEALTH_SCHEMA, Problem: PROBLEM_SCHEMA };
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operationObject(route, schemas),
    };
  }
  for (const endpoint of compat) paths[endpoint.path] = compatPath(endpoint);
  for (const endpoint of overlay)
    paths[endpoint.path] = { ...paths[endpoint.path], ...overlayPath(endpoint) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Doorplate',
      version,
      summary: 'Address geocoding from open data.',
      description:
        'Converts between postal addresses and coordinates, and lists administrative areas. Every answer that is ' +
        'not 200 is an RFC 9457 problem with a `code`; a known path with another method gives 405 with `Allow`. ' +
        `A request body has at most ${maxBodyBytes} bytes, a text at most 200 characters. ` +
        'Nulls tell how much was found: no `number`, only the street; no `streetname`, only the suburb.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: mount === '' ? '/' : mount, description: 'This service' }],
    security: [{ ApiKey: [] }],
    tags: [
      { name: 'Addresses', description: 'From words to places and back.' },
      { name: 'Areas', description: 'Countries, provinces, municipalities.' },
      ...(routes.some(({ operation }) => operation.http?.explore)
        ? [{ name: 'Explore', description: 'What the map page asks beside the rest.' }]
        : []),
      ...(compat.length > 0
        ? [{ name: 'Compatible', description: 'Interfaces of other geocoders, for their clients.' }]
        : []),
      ...(overlay.length > 0
        ? [{ name: 'Overlay', description: 'Own addresses, corrections and places over the dataset.' }]
        : []),
      { name: 'Service', description: 'The service about itself; these need no key.' },
    ],
    paths: { ...paths, ...BATCH_PATHS, ...SERVICE_PATHS },
    components: {
      securitySchemes: {
        ApiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        ...(compat.length > 0 ? { QueryKey: { type: 'apiKey', in: 'query', name: 'key' } } : {}),
      },
      schemas,
      responses: problemResponses(
        routes.some(({ method }) => method === 'POST'),
        overlay.length > 0,
      ),
    },
  };
}

function operationObject(route: Route, schemas: Json): Json {
  const { name, operation, method } = route;
  const pascal = name[0]!.toUpperCase() + name.slice(1);
  schemas[`${pascal}Answer`] = copied(withoutNull(operation.answer));
  const object: Json = {
    operationId: name,
    summary: operation.title,
    description: operation.doc,
    tags: [tagOf(operation)],
  };
  const parameters = parametersOf(operation);
  if (parameters.length > 0) object.parameters = parameters;
  if (method === 'POST') {
    schemas[`${pascal}Request`] = copied(operation.request);
    object.requestBody = {
      required: true,
      content: { 'application/json': { schema: { $ref: `#/components/schemas/${pascal}Request` } } },
    };
  }
  object.responses = {
    '200': {
      description: 'Found.',
      ...(operation.http?.explore === true ? {} : { headers: MATCH_HEADERS }),
      content: { 'application/json': { schema: answerSchema(operation, pascal, schemas) } },
    },
    ...(method === 'GET' ? { '304': UNCHANGED } : {}),
    ...problems(problemsOf(operation)),
  };
  return object;
}

/** The answer, or with `detail` the match. */
function answerSchema(operation: Operation, pascal: string, schemas: Json): Json {
  const plain = { $ref: `#/components/schemas/${pascal}Answer` };
  if (operation.http?.explore === true || operation.detailAnswer === null) return plain;
  const detailed = withoutNull(operation.detailAnswer) as TSchema & { items?: TSchema };
  schemas.Match ??= copied(detailed.items ?? detailed);
  const match = { $ref: '#/components/schemas/Match' };
  return { anyOf: [plain, detailed.items === undefined ? match : { type: 'array', items: match }] };
}

const MATCH_HEADERS: Json = {
  'Doorplate-Match': {
    description: 'Level and confidence of the best match of the answer; absent where nothing was found.',
    schema: { type: 'string', examples: ['level=address; confidence=0.97'] },
  },
};
const UNCHANGED: Json = { description: 'The dataset is the one that If-None-Match names.' };

/** Statuses other than 200 that an operation can answer with. */
function problemsOf({ http, subject, answer }: Operation): string[] {
  const canMiss = subject?.name === 'id' || isNullable(answer);
  return [
    '400',
    '401',
    ...(canMiss ? ['404'] : []),
    ...(http?.method === 'POST' ? ['413', '415'] : []),
    '429',
    '500',
    '503',
    'default',
  ];
}

function tagOf({ http, title }: Operation): string {
  if (http?.explore) return 'Explore';
  return title.startsWith('List') ? 'Areas' : 'Addresses';
}

function parametersOf(operation: Operation): Json[] {
  const { subject } = operation;
  const parameters: Json[] = [];
  if (subject !== null) {
    parameters.push({
      name: subject.name === 'id' ? 'id' : 'q',
      in: subject.name === 'id' ? 'path' : 'query',
      required: true,
      ...describedSchema(copied(subject.schema)),
    });
  }
  for (const [name, schema] of queryFieldsOf(operation)) {
    parameters.push({ name, in: 'query', required: false, ...describedSchema(querySchema(schema)) });
  }
  return parameters;
}

/** A parameter says itself what it is: its schema need not say it again. */
function describedSchema({ description, ...schema }: Json): Json {
  return description === undefined ? { schema } : { description, schema };
}

function isNullable(schema: TSchema): boolean {
  return (
    (schema as { anyOf?: readonly { type?: string }[] }).anyOf?.some(({ type }) => type === 'null') ?? false
  );
}

/** Over HTTP nothing found is a 404, never `null`. */
function withoutNull(schema: TSchema): TSchema {
  if (!isNullable(schema)) return schema;
  return (schema as unknown as { anyOf: readonly (TSchema & { type?: string })[] }).anyOf.find(
    ({ type }) => type !== 'null',
  )!;
}

function copied(schema: TSchema): Json {
  return JSON.parse(JSON.stringify(schema)) as Json;
}

const PROBLEM_SCHEMA: Json = {
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

const HEALTH_SCHEMA: Json = {
  type: 'object',
  required: [
    'status',
    'datasetId',
    'dataset',
    'addresses',
    'boundingBox',
    'attribution',
    'tiles',
    'uptimeSeconds',
  ],
  properties: {
    status: { type: 'string', enum: ['ok', 'stopping'] },
    datasetId: { type: 'string', format: 'uuid' },
    dataset: { type: 'string', description: 'Name of the dataset.' },
    addresses: { type: 'integer', minimum: 0 },
    boundingBox: {
      description: 'Of the addresses: west, south, east, north in degrees; null where there are none.',
      anyOf: [{ type: 'array', items: { type: 'number' }, minItems: 4, maxItems: 4 }, { type: 'null' }],
    },
    attribution: { type: 'array', items: { type: 'string' }, description: 'Of the sources.' },
    tiles: { type: 'boolean', description: 'Whether the map page draws streets of a PMTiles file.' },
    keyless: { type: 'boolean', description: 'True where nobody is asked for a key.' },
    uptimeSeconds: { type: 'integer', minimum: 0 },
  },
};

const RETRY_AFTER: Json = {
  'Retry-After': { description: 'Seconds until the next try.', schema: { type: 'integer', minimum: 1 } },
};

function problemResponses(hasBodies: boolean, mayWrite: boolean): Json {
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

/** Routes of the service about itself. */
const SERVICE_PATHS: Json = {
  '/openapi.json': withUnchanged(
    serviceGet('getOpenApi', 'This document.', 'application/json', { type: 'object' }),
  ),
  '/healthz': {
    get: {
      ...(serviceGet('getHealth', 'Whether the service answers.', 'application/json', { type: 'object' })
        .get as Json),
      responses: {
        '200': okResponse('It answers.', 'application/json', { $ref: '#/components/schemas/Health' }),
        '503': okResponse('It is stopping.', 'application/json', { $ref: '#/components/schemas/Health' }),
      },
    },
  },
  '/metrics': serviceGet('getMetrics', 'Counters for Prometheus.', 'text/plain', { type: 'string' }),
};

/** For a path whose answer has an ETag. */
function withUnchanged({ get }: Json): Json {
  const { responses, ...operation } = get as { responses: Json };
  const unchanged = { description: 'The document is the one that If-None-Match names.' };
  return { get: { ...operation, responses: { ...responses, '304': unchanged } } };
}

function okResponse(description: string, media: string, schema: Json): Json {
  return { description, content: { [media]: { schema } } };
}

function serviceGet(operationId: string, summary: string, media: string, schema: Json): Json {
  return {
    get: {
      operationId,
      summary,
      tags: ['Service'],
      security: [],
      responses: { '200': okResponse(summary, media, schema) },
    },
  };
}
