import { quoted } from '../../model/quote';

/**
 * What is wrong with a URL; null if it may be asked. Secrets in a URL would reach logs and manifests.
 * @param before where a redirect came from. A redirect never leads from another machine to this one, and never from
 *   https:// to http://.
 */
export function refusalOf(url: string, before: string | null = null): string | null {
  let parsed: URL;
  try {
    parsed = new URL(url);
  } catch {
    return `expected a URL, got ${quoted(url)}`;
  }
  if (parsed.username !== '' || parsed.password !== '')
    return `expected a URL without a name and password, got one with them for ${parsed.host}`;
  const toLoopback = isLoopback(parsed);
  const from = before === null ? null : new URL(before);
  const wasPlainOutside = from?.protocol === 'http:' && !isLoopback(from);
  if (parsed.protocol !== 'https:' && !(parsed.protocol === 'http:' && (toLoopback || wasPlainOutside)))
    return `expected https:// (http:// only for this machine), got ${quoted(url)}`;
  if (from !== null && toLoopback && !isLoopback(from))
    return `expected a redirect to another machine, got ${quoted(url)}`;
  return null;
}

function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(hostname);
}

/** How messages and manifests call a download: without the query, in which keys may stand. */
export function labelOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return `${origin}${pathname}`;
}
