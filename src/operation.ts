import type { TObject, TSchema } from 'typebox';

/**
 * The argument of a method before its request: an id (in the path of its route), a text (`q` in the query), or an
 * address as a line or fields.
 */
export interface Subject {
  readonly name: 'id' | 'text' | 'address' | 'a' | 'b';
  readonly schema: TSchema;
}

export interface HttpRoute {
  readonly method: 'GET' | 'POST';
  /** RFC 6570 level 1, relative to the base URL. */
  readonly path: string;
  /** True for a route that the interface does not have; it exists only under `serve --explore`. */
  readonly explore: boolean;
}

export interface Operation {
  /** The name of the operation in the service interface. */
  readonly title: string;
  /** One line about what it does. */
  readonly doc: string;
  readonly command: string;
  readonly http: HttpRoute | null;
  readonly subject: Subject | null;
  /** The argument after the subject: the address that it is compared with. */
  readonly second?: Subject;
  /** Fields: a body for POST, the query for GET. An empty object if there are none. */
  readonly request: TObject;
  /** The name of the request in error messages. */
  readonly requestName: 'request' | 'filter' | 'query';
  readonly options: TObject;
  /** The whole answer; null means that nothing was found. */
  readonly answer: TSchema;
  /** The answer with `detail: true`; null if the operation has no such option. */
  readonly detailAnswer: TSchema | null;
}
