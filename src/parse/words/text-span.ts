/** A piece of a text: from `start` to before `end`. */
export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

export const NO_SPAN: TextSpan = { start: 0, end: 0 };

/** The spans in which a pattern with the flag `g` matches, in order. */
export function spansOf(pattern: RegExp, text: string): TextSpan[] {
  const spans: TextSpan[] = [];
  // Not `matchAll`: it compiles the pattern again at each call.
  pattern.lastIndex = 0;
  for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
    spans.push({ start: found.index, end: found.index + found[0].length });
    if (found[0] === '') pattern.lastIndex++;
  }
  return spans;
}
