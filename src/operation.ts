import type { TObject, TSchema } from 'typebox';

/**
 * What a method takes before its request: an id (in the path of its route), a text (`q` in the query), or an address: a
 * line or fields.
 */
export interface Subject {
  readonly name: 'id' | 'text' | 'address' | 'a' | 'b';
  readonly schema: TSchema;
}

export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** RFC 6570 level 1, relative to the base URL. */
  readonly path: string;
  /** True for a route that the interface does not have: only under `serve --explore`. */
  readonly explore: boolean;
}

export interface Operation {
  /** As the service interface calls it. */
  readonly title: string;
  /** One line: what it does. */
  readonly doc: string;
  readonly command: string;
  readonly http: HttpRoute | null;
  readonly subject: Subject | null;
  /** What it takes right after that: the address that another is compared with. */
  readonly second?: Subject;
  /** Fields: a body for POST, the query for GET. An empty object where there are none. */
  readonly request: TObject;
  /** How an error message calls the request. */
  readonly requestName: 'request' | 'filter' | 'query';
  readonly options: TObject;
  /** The whole answer; null in it means that nothing was found. */
  readonly answer: TSchema;
  /** The same with `detail: true`; null where there is no such option. */
  readonly detailAnswer: TSchema | null;
}
