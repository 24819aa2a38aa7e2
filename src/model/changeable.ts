/**
 * A value that is still being made. Fields that may be missing are set at the end: a field behind `{ ...other }` gives
 * each object a shape of its own in V8, which makes it ten times as dear.
 */
export type Changeable<Value> = { -readonly [Field in keyof Value]: Value[Field] };
