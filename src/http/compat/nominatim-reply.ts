/** Replies of Nominatim: JSON or JSONP, XML, an HTML page for debugging. */

import type { Match } from '../../model/match';
import type { CompatAnswer } from './endpoint';
import { refusedXml } from './nominatim-formats';
import type { Parameters } from './parameters';
import { escaped } from './xml';

export function xml(body: string): CompatAnswer {
  return { contentType: 'text/xml; charset=utf-8', body };
}

const CALLBACK = /^[$_\p{IDS}][$_\p{IDS}\p{N}]*(\.[$_\p{IDS}][$_\p{IDS}\p{N}]*)*$/u;

/** JSON, or with `json_callback` JSONP. */
export function json(parameters: Parameters, value: unknown): CompatAnswer {
  const body = JSON.stringify(value);
  const callback = parameters.text('json_callback');
  if (callback === null) return { contentType: 'application/json; charset=utf-8', body };
  if (!CALLBACK.test(callback)) return parameters.refuse('json_callback', 'the name of a function', callback);
  return { contentType: 'application/javascript; charset=utf-8', body: `${callback}(${body})` };
}

/** The answer of `debug=1`: the matches of the engine as an HTML page. */
export function debugPage(matches: readonly Match[]): CompatAnswer {
  const body = `<!doctype html><title>Matches</title><pre>${escaped(JSON.stringify(matches, null, 2))}</pre>`;
  return { contentType: 'text/html; charset=utf-8', body };
}

/** The refusal in XML; null if the request asks for JSON. @param standard the format if none is asked. */
export function refusedIn(
  standard: 'xml' | 'json',
  parameters: Parameters,
  status: number,
  message: string,
): CompatAnswer | null {
  return (parameters.text('format') ?? standard) === 'xml' ? xml(refusedXml(status, message)) : null;
}
