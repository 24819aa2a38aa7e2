/** The paths of the OpenAPI document that no operation describes: other interfaces, and batches. */

import { BATCH_FIELDS, BATCH_PATH } from '../batch/batch';
import type { CompatEndpoint } from '../compat/endpoint';
import type { OverlayEndpoint } from './overlay-endpoints';
import { querySchema } from './query-parameters';

type Json = Record<string, unknown>;

/** A path of another interface. Its parameters are those of that interface; unknown ones are ignored. */
export function compatPath({ path, summary, parameters }: CompatEndpoint): Json {
  const name = path.split('/').map((part) => (part === '' ? '' : part[0]!.toUpperCase() + part.slice(1)));
  return {
    get: {
      operationId: `get${name.join('')}`,
      summary,
      tags: ['Compatible'],
      security: [{ ApiKey: [] }, { QueryKey: [] }],
      parameters: Object.entries(parameters).map(([parameter, description]) => ({
        name: parameter,
        in: 'query',
        required: false,
        description,
        schema: { type: 'string' },
      })),
      responses: {
        '200': {
          description: 'Found, or nothing: see docs/http.md.',
          content: { 'application/json': { schema: {} } },
        },
        '304': { description: 'The dataset is the one that If-None-Match names.' },
        ...problems(['400', '401', '429', '500', '503', 'default']),
      },
    },
  };
}

/** A path of the overlay. */
export function overlayPath({ method, name, summary, writes, request }: OverlayEndpoint): Json {
  const fields = Object.entries(request.properties);
  const parameters = fields.map(([field, schema]) => ({
    name: field,
    in: 'query',
    required: false,
    schema: querySchema(schema),
  }));
  const schema = JSON.parse(JSON.stringify(request)) as Json;
  return {
    [method.toLowerCase()]: {
      operationId: name,
      summary,
      tags: ['Overlay'],
      ...(writes ? { description: 'Needs a key that may write: `doorplate keys create --may-write`.' } : {}),
      ...(method === 'GET'
        ? { parameters }
        : { requestBody: { required: true, content: { 'application/json': { schema } } } }),
      responses: {
        '200': { description: 'Done, or found.', content: { 'application/json': { schema: {} } } },
        ...problems([
          '400',
          '401',
          ...(writes ? ['403', '404', '413', '415'] : []),
          '429',
          '500',
          '503',
          'default',
        ]),
      },
    },
  };
}

export const BATCH_PATHS: Json = {
  [BATCH_PATH]: {
    post: {
      operationId: 'batch',
      summary: 'Many questions at once',
      description:
        'A question a line, an answer a line, in the same order, while the lines still come: read while you write. A line ' +
        'holds `text`, or `latitude` and `longitude`, or fields as `candidates` takes them; and an `id`, which its answer ' +
        'holds too. A wrong line, also a blank one, is answered with its problem. One batch of a key runs at a time.',
      tags: ['Addresses'],
      parameters: [...BATCH_FIELDS].map(([name, schema]) => ({
        name,
        in: 'query',
        required: false,
        schema: querySchema(schema),
      })),
      requestBody: {
        required: true,
        content: {
          'application/x-ndjson': {
            schema: { type: 'string' },
            example: '{"id":1,"text":"881 Main Street, Manchester"}\n',
          },
        },
      },
      responses: {
        '200': {
          description: 'A line for each line: `row`, `id`, and `matches` or `code` and `detail`.',
          content: {
            'application/x-ndjson': {
              schema: { type: 'string' },
              example: '{"row":1,"id":1,"matches":[]}\n',
            },
          },
        },
        ...problems(['400', '401', '415', '429', '500', '503', 'default']),
      },
    },
  },
};

/** References to the responses of some statuses. */
export function problems(statuses: readonly string[]): Json {
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { $ref: `#/components/responses/Problem${status === 'default' ? 'Other' : status}` },
    ]),
  );
}
