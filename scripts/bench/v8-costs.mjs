/**
 * What some ways to make a value cost in this version of V8, nanoseconds each: see docs/decisions/values-in-v8.md.
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
