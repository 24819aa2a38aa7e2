/**
 * What some ways to make a value cost in this version of V8, nanoseconds each: see docs/decisions/values-in-v8.md. Behind them
 * what a class of signs in an expression costs, microseconds: see docs/decisions/letters-in-expressions.md.
 *
 *   node scripts/bench/v8-costs.mjs
 */
const ROUNDS = 1_000_000;
const WARM_UP = 300_000;
const ZEROS = new Array(128).fill(0);
const numbers = new Float64Array(100).fill(3);
const street = { id: 1, name: 'Brink', city: 2, firstBlock: 3, blockCount: 1, latitude: 52, longitude: 6 };

const WAYS = {
  'a literal of seven fields': (at) => ({ a: at, b: 1, c: 2, d: 3, e: 4, f: 5, g: 6 }),
  'the same, an eighth field set afterwards': (at) => {
    const made = { a: at, b: 1, c: 2, d: 3, e: 4, f: 5, g: 6 };
    made.h = at;
    return made;
  },
  'a copy with one of its fields changed': (at) => ({ ...street, city: at }),
  'a copy with a new field behind': (at) => ({ ...street, place: at }),
  'a copy with a new field in front': (at) => ({ place: at, ...street }),
  'Float64Array of 8': () => new Float64Array(8),
  'Float64Array of 12': () => new Float64Array(12),
  'Int32Array of 128': () => new Int32Array(128),
  'an array of 128 zeros, copied': () => ZEROS.slice(),
  'Array.from a part of a typed array, 60': () => Array.from(numbers.subarray(1, 61)),
  'a loop that pushes 60': () => {
    const list = [];
    for (let at = 1; at < 61; at++) list.push(numbers[at]);
    return list;
  },
};

let kept = null;
for (const [name, make] of Object.entries(WAYS)) {
  for (let at = 0; at < WARM_UP; at++) kept = make(at);
  const from = process.hrtime.bigint();
  for (let at = 0; at < ROUNDS; at++) kept = make(at);
  const each = Number(process.hrtime.bigint() - from) / ROUNDS;
  console.log(`${each.toFixed(0).padStart(6)} ns  ${name}`);
}
if (kept === null) throw new Error('nothing was made');

const SIGNS = [
  '[a-z]',
  String.raw`\p{L}`,
  String.raw`\p{IDS}`,
  String.raw`\p{Alphabetic}`,
  String.raw`\p{N}`,
];
/** Each expression differs, because V8 keeps those that it has read. */
const EXPRESSIONS = 300;
const micros = (from) => Number(process.hrtime.bigint() - from) / EXPRESSIONS / 1000;
for (const flags of ['u', 'iu'])
  for (const signs of SIGNS) {
    const from = process.hrtime.bigint();
    const made = Array.from({ length: EXPRESSIONS }, (_, at) => new RegExp(`${signs}x${at}`, flags));
    const making = micros(from);
    const asked = process.hrtime.bigint();
    for (const expression of made) expression.test('Brink 1, Assen');
    console.log(
      `${making.toFixed(0).padStart(4)} µs made, ${micros(asked).toFixed(0).padStart(4)} asked first  /${signs}/${flags}`,
    );
  }
