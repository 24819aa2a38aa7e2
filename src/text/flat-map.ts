/** What `values.flatMap(make)` gives. That takes ten times as long in V8 (430 ns a call instead of 40), and a question makes dozens. */
export function flatMap<Value, Made>(
  values: readonly Value[],
  make: (value: Value, at: number) => readonly Made[],
): Made[] {
  const all: Made[] = [];
  for (let at = 0; at < values.length; at++) for (const one of make(values[at]!, at)) all.push(one);
  return all;
}
