import { MOST_DEPTH } from './limits';

/**
 * Refuses JSON with too deeply nested containers: V8's parser needs memory for each level, and ends the process when
 * there is none left. It checks only brackets and strings.
 * @throws RangeError.
 */
export function checkDepth(json: string): void {
  // Too short to be nested deeper, as most elements are.
  if (json.length <= MOST_DEPTH) return;
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === 34) {
      at = endOfString(json, at + 1);
    } else if (code === 123 || code === 91) {
      if (++depth > MOST_DEPTH) throw new RangeError(`more than ${MOST_DEPTH} containers inside one another`);
    } else if (code === 125 || code === 93) {
      depth--;
    }
  }
}

/** The index of the quote that ends a string; the end of the text if there is none. */
function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === 92 && end - slashes > start) slashes++;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}
