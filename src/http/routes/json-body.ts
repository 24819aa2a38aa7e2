import { isUtf8 } from 'node:buffer';
import { GeocoderError } from '../../model/errors';

/**
 * A request body as JSON.
 * @param operation stands at the head of the message.
 * @throws GeocoderError INVALID_REQUEST for no body, bytes that are no UTF-8, and text that is no JSON.
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
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    // The message of the parser quotes the body: it says where, and only the caller gets to see it.
    throw new GeocoderError(
      'INVALID_REQUEST',
      `${operation}: expected the body to be JSON, but ${(cause as Error).message}`,
      { cause },
    );
  }
}

/** True for `application/json`, with `charset=utf-8` at most. */
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
