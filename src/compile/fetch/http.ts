import { GeocoderError } from '../../model/errors';
import { printable } from '../../model/quote';
import { labelOf, refusalOf } from './download-url';

const MOST_REDIRECTS = 5;
/** Of a checksum file or a recipe: both are read into memory. */
const MOST_TEXT_BYTES = 4_000_000;

/** A failure that may pass: the connection, a busy server. */
export class Passing extends Error {
  /** @param waitSeconds what the server asks for. */
  constructor(
    message: string,
    readonly waitSeconds: number | null = null,
  ) {
    super(message);
  }
}

/**
 * Asks a server, and follows its redirects one by one: each must be a URL that a recipe may name.
 * @throws Passing where no answer came; GeocoderError SOURCE_INVALID for a redirect that leads astray.
 */
export async function request(
  url: string,
  method: 'GET' | 'HEAD',
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  let at = url;
  for (let redirects = 0; ; redirects++) {
    let response: Response;
    try {
      response = await fetch(at, {
        method,
        headers: { 'accept-encoding': 'identity', 'user-agent': 'doorplate', ...headers },
        redirect: 'manual',
        signal,
      });
    } catch (cause) {
      throw new Passing(reason(cause));
    }
    const location = response.headers.get('location');
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, at) ? new URL(location, at).href : location;
    const refusal =
      redirects >= MOST_REDIRECTS ? `expected at most ${MOST_REDIRECTS} redirects` : refusalOf(next, at);
    if (refusal !== null) throw new GeocoderError('SOURCE_INVALID', `${labelOf(url)}: ${refusal}.`);
    at = next;
  }
}

/**
 * The text of a small file.
 * @throws GeocoderError SOURCE_NOT_FOUND, SOURCE_INVALID for one that is not small.
 */
export async function requestText(url: string, signal: AbortSignal): Promise<string> {
  try {
    const response = await request(url, 'GET', {}, signal);
    if (response.status !== 200) throw new Passing(`got status ${response.status}`);
    const chunks: Uint8Array[] = [];
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
      if (bytes > MOST_TEXT_BYTES) {
        const message = `${labelOf(url)}: expected at most ${MOST_TEXT_BYTES} bytes, got more.`;
        throw new GeocoderError('SOURCE_INVALID', message);
      }
      chunks.push(chunk);
    }
    return Buffer.concat(chunks).toString('utf8');
  } catch (cause) {
    if (cause instanceof GeocoderError) throw cause;
    throw new GeocoderError('SOURCE_NOT_FOUND', `${labelOf(url)}: expected a file, ${reason(cause)}.`, {
      cause,
    });
  }
}

/** What `fetch` hides behind "fetch failed". */
export function reason(cause: unknown): string {
  const inner = cause instanceof Error && cause.cause instanceof Error ? cause.cause : cause;
  const message = inner instanceof Error ? inner.message || inner.name : String(inner);
  return message.startsWith('got ') ? message : `got ${printable(message)}`;
}
