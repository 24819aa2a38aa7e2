/** Replies of Nominatim: JSON or a call of it, XML, a page for people. */

import type { Match } from '../../model/match';
import type { CompatAnswer } from './endpoint';
import { refusedXml } from './nominatim-formats';
import type { Parameters } from './parameters';
import { escaped } from './xml';

export function xml(body: string): CompatAnswer {
  return { contentType: 'text/xml; charset=utf-8', body };
}

const CALLBACK = /^[$_\p{L}][$_\p{L}\p{N}]*(\.[$_\p{L}][$_\p{L}\p{N}]*)*$/u;

/** JSON, or with `json_callback` a call of it. */
export function json(parameters: Parameters, value: unknown): CompatAnswer {
  const body = JSON.stringify(value);
  const callback = parameters.text('json_callback');
  if (callback === null) return { contentType: 'application/json; charset=utf-8', body };
  if (!CALLBACK.test(callback)) return parameters.refuse('json_callback', 'the name of a function', callback);
  return { contentType: 'application/javascript; charset=utf-8', body: `${callback}(${body})` };
}

/** What `debug=1` gives: the matches as the engine has them, for a person to read. */
export function debugPage(matches: readonly Match[]): CompatAnswer {
  const body = `<!doctype html><title>Matches</title><pre>${escaped(JSON.stringify(matches, null, 2))}</pre>`;
  return { contentType: 'text/html; charset=utf-8', body };
}

/** @param standard the format where none is asked. */
export function refusedIn(
  standard: 'xml' | 'json',
  parameters: Parameters,
  status: number,
  message: string,
): CompatAnswer | null {
  return (parameters.text('format') ?? standard) === 'xml' ? xml(refusedXml(status, message)) : null;
}
