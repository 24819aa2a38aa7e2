import { labelOf, refusalOf } from './allowed-url';
import { DownloadFailure, findingOf, PassingFailure } from './failure';

const MOST_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Asks a server, and follows its redirects one by one: each must lead to an allowed URL.
 * @throws PassingFailure where no answer came; DownloadFailure for a redirect that leads astray.
 */
export async function request(
  url: string,
  method: 'GET' | 'HEAD',
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<Response> {
  let at = url;
  for (let redirects = 0; ; redirects++) {
    const response = await fetch(at, {
      method,
      headers: { 'accept-encoding': 'identity', 'user-agent': 'doorplate', ...headers },
      redirect: 'manual',
      signal,
    }).catch((cause: unknown) => {
      throw new PassingFailure(findingOf(cause), null, cause);
    });
    const location = response.headers.get('location');
    if (!REDIRECTS.has(response.status) || location === null) return response;
    await response.body?.cancel();
    const next = URL.canParse(location, at) ? new URL(location, at).href : location;
    const refusal =
      redirects >= MOST_REDIRECTS ? `expected at most ${MOST_REDIRECTS} redirects` : refusalOf(next, at);
    if (refusal !== null) throw new DownloadFailure('astray', `${labelOf(url)}: ${refusal}.`);
    at = next;
  }
}

/** The body in pieces. @throws PassingFailure where the connection breaks. */
export async function* piecesOf(response: Response): AsyncGenerator<Uint8Array> {
  if (response.body === null) return;
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read().catch((cause: unknown) => {
        throw new PassingFailure(findingOf(cause), null, cause);
      });
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}
