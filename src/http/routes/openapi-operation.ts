/** An operation in the OpenAPI document: parameters, body, answers. */

import type { TSchema } from 'typebox';
import type { Operation } from '../../operations';
import { problems } from './openapi-more';
import { querySchema } from './query-parameters';
import { queryFieldsOf, type Route } from './routes';

type Json = Record<string, unknown>;

/** @param schemas receives the schemas to which the operation refers. */
export function operationObject(route: Route, schemas: Json): Json {
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

/** The schema of the answer; with `detail`, of a Match. */
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

/** The statuses of an operation other than 200. */
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

/** Moves the description from the schema to the parameter. */
function describedSchema({ description, ...schema }: Json): Json {
  return description === undefined ? { schema } : { description, schema };
}

function isNullable(schema: TSchema): boolean {
  return (
    (schema as { anyOf?: readonly { type?: string }[] }).anyOf?.some(({ type }) => type === 'null') ?? false
  );
}

/** A schema without null: over HTTP, nothing found is a 404, never `null`. */
function withoutNull(schema: TSchema): TSchema {
  if (!isNullable(schema)) return schema;
  return (schema as unknown as { anyOf: readonly (TSchema & { type?: string })[] }).anyOf.find(
    ({ type }) => type !== 'null',
  )!;
}

function copied(schema: TSchema): Json {
  return JSON.parse(JSON.stringify(schema)) as Json;
}
