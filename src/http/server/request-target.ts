/** The authority and the rest of a request target in absolute form: `GET http://host/path HTTP/1.1`. */
const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/i;

/** What a request line asks for. */
export interface RequestTarget {
  /** Path and query. */
  readonly url: string;
  /** The host that the request line names; null if only the header Host tells it. */
  readonly host: string | null;
}

/** Every server must take the absolute form, which clients write to a proxy: RFC 9112, 3.2.2. */
export function requestTarget(written: string): RequestTarget {
  if (written.startsWith('/')) return { url: written, host: null };
  const [whole, host = '', rest = ''] = ABSOLUTE.exec(written) ?? [];
  if (whole === undefined) return { url: written, host: null };
  return { url: rest.startsWith('/') ? rest : `/${rest}`, host };
}
