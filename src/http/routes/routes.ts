/** The routes that the registry asks for, and the answer to a request at one of them: what every server shares. */

import type { AreaLevel } from '../../model/areas';
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
  /** RFC 6570 level 1, as the registry has it. */
  readonly path: string;
  /**
   * Calls the operation.
   * @param id the decoded path parameter; `''` where the path has none.
   * @param query without its question mark.
   * @throws GeocoderError as the operation does.
   */
  readonly ask: (geocoder: Answering, id: string, query: string, body: Buffer | null) => Told;
}

/** Lists answer `[]` for an unknown parent in process; over HTTP that is a 404. The level that a parent must have. */
const PARENT_LEVELS: Partial<Record<OperationName, AreaLevel>> = {
  listMunicipalities: 'province',
  listProvinces: 'country',
};

/** The routes of the interface; with `explore` also those of the map page. */
export function routesOf(explore: boolean): Route[] {
  return OPERATION_NAMES.flatMap((name) => {
    const operation: Operation = OPERATIONS[name];
    const { http } = operation;
    if (http === null || (http.explore && !explore)) return [];
    return [{ name, operation, method: http.method, path: http.path, ask: askerOf(name, operation) }];
  });
}

/** The answer to one request, whatever happens. `onFailure` hears of errors that are ours. */
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

/** The methods for the header Allow. Where GET is, HEAD is. */
export function allowedMethods(routes: readonly Pick<Route, 'method'>[]): string {
  return routes.map(({ method }) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
}

function isListOfNoParent(route: Route, geocoder: Answering, id: string, found: unknown): boolean {
  const level = PARENT_LEVELS[route.name];
  if (level === undefined || !Array.isArray(found) || found.length > 0) return false;
  return geocoder.getArea(id)?.level !== level;
}

/**
 * The parameters of an operation's query: for GET its request's fields; for the map page's routes its options too; for the
 * interface's `detail`, where it has that.
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
    return (geocoder, _id, query) => {
      const { q, ...options } = readQuery(name, query, known);
      return tell(geocoder, name, [q], options);
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
