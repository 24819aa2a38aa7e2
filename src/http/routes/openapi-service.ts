/** The paths with which the service describes itself, in the OpenAPI document. */

type Json = Record<string, unknown>;

export const HEALTH_SCHEMA: Json = {
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
    keyless: { type: 'boolean', description: 'True where no key is asked for.' },
    overlay: { type: 'boolean', description: 'True where an overlay is open.' },
    uptimeSeconds: { type: 'integer', minimum: 0 },
  },
};

export const SERVICE_PATHS: Json = {
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
