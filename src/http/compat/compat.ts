/**
 * The interfaces of other geocoders that a service may answer: their names, their paths, and the answer to a request.
 */

import { GeocoderError } from '../../model/errors';
import { COMPAT_NAMES, type CompatName } from '../../model/service-limits';
import type { Answering } from '../routes/answering';
import { type Problem, problemOf, type Reply } from '../routes/problems';
import type { CompatEndpoint } from './endpoint';
import { NOMINATIM } from './nominatim';
import { Parameters } from './parameters';
import { PHOTON } from './photon';

const INTERFACES: Record<CompatName, typeof NOMINATIM> = { nominatim: NOMINATIM, photon: PHOTON };

/** The parameter that carries a key. */
const KEY = 'key';

/** An endpoint, and the key from its path: `/nominatim/KEY/search`. */
export interface CompatFound {
  readonly endpoint: CompatEndpoint;
  readonly pathKey: string | null;
}

/** Finds the endpoints of some interfaces by path. A final slash and `.php` are ignored, as Nominatim does. */
export class CompatTable {
  readonly endpoints: readonly CompatEndpoint[];
  readonly #byPath: ReadonlyMap<string, CompatEndpoint>;

  /** @throws GeocoderError INVALID_REQUEST for the name of an unknown interface. */
  constructor(names: readonly string[]) {
    for (const name of names) {
      if ((COMPAT_NAMES as readonly string[]).includes(name)) continue;
      throw new GeocoderError(
        'INVALID_REQUEST',
        `serve: expected "compat" to be among ${COMPAT_NAMES.join(', ')}, but got ${JSON.stringify(name)}`,
      );
    }
    this.endpoints = COMPAT_NAMES.filter((name) => names.includes(name)).flatMap((name) => [
      ...INTERFACES[name],
    ]);
    this.#byPath = new Map(this.endpoints.map((endpoint) => [endpoint.path, endpoint]));
  }

  at(path: string): CompatFound | null {
    if (this.#byPath.size === 0) return null;
    const plain = path.replace(/\/$/, '').replace(/\.php$/, '');
    const endpoint = this.#byPath.get(plain);
    if (endpoint !== undefined) return { endpoint, pathKey: null };
    const [, name, key, rest] = /^\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(plain) ?? [];
    const keyed = this.#byPath.get(`/${name}/${rest}`);
    return keyed === undefined || key === undefined ? null : { endpoint: keyed, pathKey: key };
  }
}

/** Separates the key from a query string. */
export function withoutKey(query: string): { query: string; key: string | null } {
  if (!query.includes(`${KEY}=`)) return { query, key: null };
  const parameters = new URLSearchParams(query);
  const key = parameters.get(KEY);
  parameters.delete(KEY);
  return { query: key === null ? query : parameters.toString(), key };
}

/**
 * The answer to one request; it never throws.
 * @param languages the header Accept-Language.
 * @param onFailure is called with errors that are bugs or damage.
 */
export function compatAnswer(
  endpoint: CompatEndpoint,
  geocoder: Answering,
  query: string,
  languages: string,
  onFailure: (error: unknown) => void,
): Reply {
  const parameters = new Parameters(endpoint.path, query);
  try {
    const found = endpoint.answer({ geocoder, parameters, languages, query });
    return { status: 200, ...found, headers: null, code: null };
  } catch (error) {
    const reply = problemOf(error);
    if (reply.status >= 500) onFailure(error);
    return refusalIn(endpoint, parameters, reply);
  }
}

/** A refusal before a request is read, such as of its key, in the format that the request asks for. */
export function compatRefusal(endpoint: CompatEndpoint, query: string, reply: Reply): Reply {
  return refusalIn(endpoint, new Parameters(endpoint.path, query), reply);
}

function refusalIn(endpoint: CompatEndpoint, parameters: Parameters, reply: Reply): Reply {
  const { detail } = JSON.parse(reply.body as string) as Problem;
  const refusal = endpoint.refusal?.(parameters, reply.status, detail) ?? null;
  return refusal === null ? compatProblem(reply) : { ...reply, ...refusal };
}

/**
 * A problem with the extra members that clients of these interfaces read: `error` for Nominatim, `message` for Photon.
 */
function compatProblem(reply: Reply): Reply {
  if (typeof reply.body !== 'string') return reply;
  const problem = JSON.parse(reply.body) as Problem;
  const error = { code: problem.status, message: problem.detail };
  return { ...reply, body: JSON.stringify({ ...problem, error, message: problem.detail }) };
}
