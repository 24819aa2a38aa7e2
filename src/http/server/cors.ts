import type { IncomingMessage, ServerResponse } from 'node:http';
import { GeocoderError } from '../../model/errors';

/** The headers that a page may send and read. */
const ALLOWED_HEADERS = 'X-Api-Key, Content-Type, If-None-Match';
const EXPOSED_HEADERS = 'Doorplate-Match, ETag, Retry-After';
/** How long a browser remembers a preflight: the maximum of Chromium. */
const PREFLIGHT_SECONDS = 7200;
const ANYBODY = '*';

/** The origins whose pages may ask. */
export class Cors {
  readonly #origins: ReadonlySet<string>;

  /**
   * @param origins as browsers write them (`https://shop.example`), or `*` for all.
   * @throws GeocoderError INVALID_REQUEST for a text that is no origin.
   */
  constructor(origins: readonly string[]) {
    for (const origin of origins) {
      if (origin === ANYBODY || isOrigin(origin)) continue;
      throw new GeocoderError(
        'INVALID_REQUEST',
        `serve: expected "cors" to hold origins such as https://shop.example, or *, but got ${JSON.stringify(origin)}`,
      );
    }
    this.#origins = new Set(origins);
  }

  /** Sets the headers that tell the browser whether the page may read the answer. */
  mark({ headers }: IncomingMessage, response: ServerResponse): void {
    if (this.#origins.size === 0) return;
    const everybody = this.#origins.has(ANYBODY);
    // Appended: the application around a `handler` may have named other headers.
    if (!everybody) response.appendHeader('vary', 'Origin');
    const { origin } = headers;
    if (origin === undefined || !(everybody || this.#origins.has(origin))) return;
    response.setHeader('access-control-allow-origin', everybody ? ANYBODY : origin);
    response.setHeader('access-control-expose-headers', EXPOSED_HEADERS);
  }

  /**
   * The headers of an answer to OPTIONS; to the preflight of an allowed page, also what the page may send.
   * @param methods allowed methods of the path: `GET, HEAD`; empty if the question is about no path.
   */
  optionsHeaders(request: IncomingMessage, methods: string): Record<string, string> {
    if (methods === '') return {};
    if (!this.#isPreflight(request)) return { allow: methods };
    return {
      allow: methods,
      'access-control-allow-methods': methods,
      'access-control-allow-headers': ALLOWED_HEADERS,
      'access-control-max-age': String(PREFLIGHT_SECONDS),
      // For a page of the internet that asks a service in the local network.
      ...(request.headers['access-control-request-private-network'] === 'true'
        ? { 'access-control-allow-private-network': 'true' }
        : {}),
    };
  }

  #isPreflight({ headers }: IncomingMessage): boolean {
    if (headers['access-control-request-method'] === undefined) return false;
    const { origin } = headers;
    return origin !== undefined && (this.#origins.has(ANYBODY) || this.#origins.has(origin));
  }
}

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).origin === text;
}
