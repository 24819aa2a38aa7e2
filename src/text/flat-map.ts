/**
 * Same result as `values.flatMap(make)`, which is ten times slower in V8 (430 ns a call instead of 40). One question
 * makes dozens of these calls.
 */
export function flatMap<Value, Made>(
  values: readonly Value[],
  make: (value: Value, at: number) => readonly Made[],
): readonly Made[] {
  // Most lists have one value: what it gives is not copied.
  if (values.length === 1) return make(values[0]!, 0);
  const all: Made[] = [];
  for (let at = 0; at < values.length; at++) for (const one of make(values[at]!, at)) all.push(one);
  return all;
}
