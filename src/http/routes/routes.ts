/** The routes of the operations in the registry (src/operations.ts), and the answer to a request at one of them. */

import type { AreaLevel } from '../../model/areas';
import { subjectCheckAs } from '../../operation-checks';
import { OPERATION_NAMES, OPERATIONS, type Operation, type OperationName } from '../../operations';
import type { Answering } from './answering';
import { parseJsonBody } from './json-body';
import { JSON_TYPE, problem, problemOf, type Reply } from './problems';
import { fieldsOf, readQuery } from './query-parameters';
import { MATCH_HEADER, matchHeader, type Told, tell } from './told-match';

export interface Route {
  readonly name: OperationName;
  readonly operation: Operation;
  readonly method: 'GET' | 'POST';
  /** URI template (RFC 6570, level 1): `/addresses/{id}`. */
  readonly path: string;
  /**
   * Calls the operation.
   * @param id the decoded path parameter; `''` if the path has none.
   * @param query without its question mark.
   * @throws GeocoderError as the operation does.
   */
  readonly ask: (geocoder: Answering, id: string, query: string, body: Buffer | null) => Told;
}

/**
 * The level that the parent area of a list must have. In process an unknown parent gives `[]`; over HTTP it gives 404.
 */
const PARENT_LEVELS: Partial<Record<OperationName, AreaLevel>> = {
  listMunicipalities: 'province',
  listProvinces: 'country',
};

/** The routes of the seven operations; with `explore` also those of the map page. */
export function routesOf(explore: boolean): Route[] {
  return OPERATION_NAMES.flatMap((name) => {
    const operation: Operation = OPERATIONS[name];
    const { http } = operation;
    if (http === null || (http.explore && !explore)) return [];
    return [{ name, operation, method: http.method, path: http.path, ask: askerOf(name, operation) }];
  });
}

/** The answer to one request; it never throws. `onFailure` is called with errors that are bugs or damage. */
export function answer(
  route: Route,
  geocoder: Answering,
  id: string,
  query: string,
  body: Buffer | null,
  onFailure: (error: unknown, route: Route) => void,
): Reply {
  try {
    const { found, match } = route.ask(geocoder, id, query, body);
    if (found === null || isListOfNoParent(route, geocoder, id, found)) return problem('NOT_FOUND');
    const headers = match === null ? null : { [MATCH_HEADER]: matchHeader(match) };
    return { status: 200, contentType: JSON_TYPE, body: JSON.stringify(found), headers, code: null };
  } catch (error) {
    const reply = problemOf(error);
    if (reply.status >= 500) onFailure(error, route);
    return reply;
  }
}

/** The methods for the header Allow. HEAD is allowed wherever GET is. */
export function allowedMethods(routes: readonly Pick<Route, 'method'>[]): string {
  return routes.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
}

function isListOfNoParent(route: Route, geocoder: Answering, id: string, found: unknown): boolean {
  const level = PARENT_LEVELS[route.name];
  if (level === undefined || !Array.isArray(found) || found.length > 0) return false;
  return geocoder.getArea(id)?.level !== level;
}

/**
 * The query parameters of an operation: for GET the fields of its request; for routes of the map page also its options;
 * for the seven operations `detail`, if the operation has it.
 */
export function queryFieldsOf({ http, request, options }: Operation) {
  const asked = http?.method === 'GET' ? [request] : [];
  if (http?.explore) return fieldsOf(...asked, options);
  const fields = fieldsOf(...asked);
  if (options.properties.detail !== undefined) fields.set('detail', options.properties.detail);
  return fields;
}

function askerOf(name: OperationName, operation: Operation): Route['ask'] {
  const known = queryFieldsOf(operation);
  if (operation.http?.method === 'POST') {
    return (geocoder, _id, query, body) => {
      const options = query === '' ? {} : readQuery(name, query, known);
      return tell(geocoder, name, [parseJsonBody(name, body)], options);
    };
  }
  if (operation.subject?.name === 'text') {
    known.set('q', operation.subject.schema);
    const checkText = subjectCheckAs(name, 'q');
    return (geocoder, _id, query) => {
      const { q, ...options } = readQuery(name, query, known);
      return tell(geocoder, name, [checkText(q)], options);
    };
  }
  const hasOptions = (field: string) => field in operation.options.properties;
  const takesFilter = Object.keys(operation.request.properties).length > 0;
  return (geocoder, id, query) => {
    const read = Object.entries(query === '' ? {} : readQuery(name, query, known));
    const options = Object.fromEntries(read.filter(([field]) => hasOptions(field)));
    const filter = Object.fromEntries(read.filter(([field]) => !hasOptions(field)));
    return tell(geocoder, name, takesFilter ? [id, filter] : [id], options);
  };
}
