import type { Problem } from '../../http/routes/problems';
import { GeocoderError } from '../../model/errors';
import type { Match } from '../../model/match';
import type { OverlayChanges } from '../../model/overlay';
import type { AreaRecord, ReverseAddress } from '../../model/shapes';

export interface ServiceClientOptions {
  /** Where the service is: `https://geo.example`, or a path on the page's own server. Default the page's folder. */
  url?: string;
  /** Sent as `X-Api-Key`: the key, or a function that returns it for each request; null sends none. */
  apiKey: string | null | (() => string | null);
}

export interface SearchParameters {
  /** 1…50, default 5. */
  limit?: number;
  /** Prefers what is near. Degrees. */
  near?: { latitude: number; longitude: number };
}

/** Asks a service that runs under `serve --explore`. Runs wherever `fetch` does. */
export class ServiceClient {
  readonly #url: string;
  readonly #apiKey: ServiceClientOptions['apiKey'];

  constructor({ url = '.', apiKey }: ServiceClientOptions) {
    this.#url = url.replace(/\/+$/, '');
    this.#apiKey = apiKey;
  }

  /** Matches for one line. @throws GeocoderError REQUEST_REFUSED; its `cause` is the problem body of the service. */
  search(text: string, parameters: SearchParameters = {}): Promise<Match[]> {
    return this.#lines('/search', text, parameters);
  }

  /** Completions of a line. @throws GeocoderError REQUEST_REFUSED. */
  suggest(text: string, parameters: SearchParameters = {}): Promise<Match[]> {
    return this.#lines('/suggest', text, parameters);
  }

  /**
   * The best match for each line, null for none and for a line that was refused.
   * @throws GeocoderError REQUEST_REFUSED.
   */
  async batch(lines: readonly string[]): Promise<(Match | null)[]> {
    const body = lines.map((text) => `${JSON.stringify({ text })}\n`).join('');
    const text = await this.#send('POST', '/batch', 'application/x-ndjson', body);
    const found: (Match | null)[] = lines.map(() => null);
    for (const line of text.split('\n').filter((one) => one !== '')) {
      const { row, matches } = JSON.parse(line) as { row: number; matches?: Match[] };
      found[row - 1] = matches?.[0] ?? null;
    }
    return found;
  }

  /** The address nearest to a point; null for nothing near. @throws GeocoderError REQUEST_REFUSED. */
  async reverse(latitude: number, longitude: number): Promise<ReverseAddress | null> {
    return (await this.#ask('POST', '/geocode/reverse', { latitude, longitude })) as ReverseAddress | null;
  }

  /** The address with an id; null for an unknown one. @throws GeocoderError REQUEST_REFUSED. */
  async address(id: string): Promise<Match | null> {
    return (await this.#ask('GET', `/addresses/${id}?detail=true`)) as Match | null;
  }

  /**
   * Changes fields or the point of an address in the overlay of the service; the key must have the right to write.
   * @throws GeocoderError REQUEST_REFUSED, also for an unknown id.
   */
  async correct(id: string, changes: OverlayChanges): Promise<void> {
    await this.#send('POST', '/overlay/correct', 'application/json', JSON.stringify({ id, ...changes }));
  }

  /** An area with its border; null for an unknown id. @throws GeocoderError REQUEST_REFUSED. */
  async area(id: string): Promise<AreaRecord | null> {
    return (await this.#ask('GET', `/areas/${id}?shape=true`)) as AreaRecord | null;
  }

  async #lines(path: string, text: string, { limit, near }: SearchParameters): Promise<Match[]> {
    // The service refuses an empty line; here it finds nothing.
    if (text.trim() === '') return [];
    const query = new URLSearchParams({ q: text });
    if (limit !== undefined) query.set('limit', String(limit));
    if (near !== undefined) query.set('near', `${near.latitude},${near.longitude}`);
    return ((await this.#ask('GET', `${path}?${query}`)) ?? []) as Match[];
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    try {
      const text = await this.#send(method, path, 'application/json', body && JSON.stringify(body));
      return JSON.parse(text);
    } catch (error) {
      const cause =
        error instanceof GeocoderError ? (error.cause as Partial<Problem> | undefined) : undefined;
      if (cause?.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  async #send(method: string, path: string, type: string, body?: string): Promise<string> {
    const key = typeof this.#apiKey === 'function' ? this.#apiKey() : this.#apiKey;
    const headers: Record<string, string> = { accept: '*/*' };
    if (key !== null) headers['x-api-key'] = key;
    if (body !== undefined) headers['content-type'] = type;
    let response: Response;
    let text: string;
    let problem: Problem | null = null;
    try {
      response = await fetch(this.#url + path, { method, headers, ...(body === undefined ? {} : { body }) });
      text = await response.text();
      if (!response.ok) problem = JSON.parse(text) as Problem;
    } catch (cause) {
      const where = this.#url === '.' ? 'the service of this page' : `the service at ${this.#url || '/'}`;
      throw new GeocoderError(
        'REQUEST_REFUSED',
        `expected an answer from ${where}, but got none: ${(cause as Error).message}`,
        { cause },
      );
    }
    if (problem === null) return text;
    throw new GeocoderError('REQUEST_REFUSED', `${problem.detail} (${problem.status} ${problem.code})`, {
      cause: problem,
    });
  }
}

/** The HTTP status of a refusal; null if the service did not answer at all. */
export function refusedStatus(error: unknown): number | null {
  const cause = error instanceof GeocoderError ? (error.cause as Partial<Problem> | undefined) : undefined;
  return typeof cause?.status === 'number' ? cause.status : null;
}

/** Escapes text for HTML: names come from open data, and controls show them in pages. */
export function escapeHtml(text: string): string {
  return text.replace(
    /[&<>"']/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[sign]!,
  );
}
