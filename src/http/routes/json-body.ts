import { isUtf8 } from 'node:buffer';
import { GeocoderError } from '../../model/errors';

/**
 * A request body as JSON.
 * @param operation begins the error message.
 * @throws GeocoderError INVALID_REQUEST for an empty body, and for one that is not UTF-8 or not JSON.
 */
export function parseJsonBody(operation: string, bytes: Buffer | null): unknown {
  if (bytes === null || bytes.length === 0) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${operation}: expected a JSON object as body, but got nothing`,
    );
  }
  if (!isUtf8(bytes)) {
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${operation}: expected the body to be UTF-8, but its bytes are not`,
    );
  }
  try {
    return JSON.parse(jsonText(bytes));
  } catch (cause) {
    // The message of the parser quotes the body. That is safe: only the caller sees it.
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${operation}: expected the body to be JSON, but ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** The text of bytes in UTF-8, without the byte order mark that editors and shells of Windows put in front. */
export function jsonText(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\uFEFF/, '');
}

/** True for a body in another coding than as it is: `identity` names none. */
export function isEncoded(contentEncoding: string | undefined): boolean {
  return contentEncoding !== undefined && !/^\s*(?:identity)?\s*$/i.test(contentEncoding);
}

/** True for `application/json`; the only parameter allowed is `charset=utf-8`. */
export function isJsonType(contentType: string | undefined): boolean {
  if (contentType === undefined) return false;
  if (contentType === 'application/json') return true;
  const [type, ...parameters] = contentType.split(';');
  if (type!.trim().toLowerCase() !== 'application/json') return false;
  return parameters.every((parameter) => {
    const [name, value = ''] = parameter.split('=');
    if (name!.trim().toLowerCase() !== 'charset') return true;
    return /^"?utf-?8"?$/i.test(value.trim());
  });
}
