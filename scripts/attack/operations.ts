import { Geocoder, GeocoderError } from '../../src/index';
import { type Arena, anyOf, whole } from './attack';

/** Calls for each unit of length. */
const CALLS = 600;
/** Processor time of one call: many times what the slowest honest one takes, on a busy machine. */
const MOST_MILLISECONDS = 1000;
/** What a caller may be told. Damage of the dataset is not among it. */
const ALLOWED = new Set(['INVALID_REQUEST']);

const STRANGE: readonly unknown[] = [
  ...[
    '',
    ' ',
    '\0',
    '\u{1f970}',
    '\ufdfa',
    '\ud800',
    '\u202e1',
    '%00',
    '../..',
    "' OR 1=1 --",
    '<b>',
    '=1+1',
  ],
  ...['ß'.repeat(200), '1'.repeat(201), 'a '.repeat(99), ','.repeat(200), '12-', '-1', '1/0', '१२', 'Ⅻ', '½'],
  ...[null, undefined, 0, -0, 1e308, Number.NaN, Number.POSITIVE_INFINITY, -90.0000001, 180, 2 ** 53, 12n],
  ...[[], {}, ['a'], { toString: 1 }, new Date(Number.NaN), Symbol.iterator, () => 'a', true],
];
/** Many of them in a row make an expression slow that looks for them on both sides of a word. */
const SIGNS = [' ', '\t', '\n', '\r\n', '\u00a0', '\u3000', ', ', ';', '-', '/', '(', '.', '1 ', 'a '];
const LONGEST_RUN = 80;
/** What the expressions for flats, floors and persons look for. */
const EXTRAS = ['Apt 3', 'bte 3', '# 3', '2. OG', 'c/o', 'No'];
const OPTIONS = [
  'limit',
  'offset',
  'country',
  'detail',
  'near',
  'within',
  'minConfidence',
  'fallback',
  'explain',
];

/** Calls of every operation, with what people write, pieces of it, and what nobody should. */
export function attackOperations(arena: Arena): void {
  const geocoder = Geocoder.open(arena.data);
  const words = wordsOf(arena, geocoder);
  const text = () => (arena.random() < 0.1 ? anyOf(arena, STRANGE) : line(arena, words));
  const value = () => (arena.random() < 0.08 ? anyOf(arena, STRANGE) : anyOf(arena, words)!);
  const degrees = (most: number) =>
    arena.random() < 0.1 ? anyOf(arena, STRANGE) : (2 * arena.random() - 1) * most;
  const point = () => ({ latitude: degrees(91), longitude: degrees(181) });
  const fields = (...names: string[]) =>
    Object.fromEntries(names.filter(() => arena.random() < 0.7).map((name) => [name, value()]));
  const either = () =>
    arena.random() < 0.5 ? text() : fields('streetname', 'number', 'suffix', 'city', 'postcode');
  const options = () =>
    Object.fromEntries(
      OPTIONS.filter(() => arena.random() < 0.06).map((name) => [
        name,
        anyOf(arena, [1, 5, 50, true, false, 0.5, point(), value()]),
      ]),
    );
  const requests: Record<string, () => unknown[]> = {
    lookupStreet: () => [fields('streetname', 'number'), options()],
    lookupPostcode: () => [fields('postcode', 'number'), options()],
    forwardGeocode: () => [fields('streetname', 'number', 'suffix', 'suburb', 'province'), options()],
    reverseGeocode: () => [point(), options()],
    getAddress: () => [value(), options()],
    listMunicipalities: () => [value(), { name: value() }, options()],
    listProvinces: () => [value(), {}, options()],
    listSuburbs: () => [value()],
    getArea: () => [value(), { shape: true }],
    search: () => [text(), options()],
    suggest: () => [text(), options()],
    candidates: () => [
      fields('streetname', 'number', 'postcode', 'city', 'municipality', 'province'),
      options(),
    ],
    parse: () => [text()],
    standardise: () => [either()],
    sameAddress: () => [either(), either()],
  };
  const names = Object.keys(requests);
  for (let call = 0; call < arena.length * CALLS; call++) {
    const name = names[call % names.length]!;
    const request = requests[name]!();
    const before = shown(request);
    const from = process.cpuUsage();
    try {
      const answer = (geocoder as unknown as Record<string, (...given: unknown[]) => unknown>)[name]!(
        ...request,
      );
      JSON.stringify(answer);
      arena.count(
        answer === null || (Array.isArray(answer) && answer.length === 0) ? 'not found' : 'answered',
      );
    } catch (error) {
      if (error instanceof GeocoderError && ALLOWED.has(error.code)) arena.count('refused');
      else arena.fail(`${name}(${before}): ${String(error)}`);
    }
    const { user, system } = process.cpuUsage(from);
    if ((user + system) / 1000 > MOST_MILLISECONDS)
      arena.fail(`${name}(${before}) took ${(user + system) / 1000} ms`);
    if (shown(request) !== before) arena.fail(`${name}(${before}) changed its request`);
  }
  geocoder.close();
}

/** Words of the dataset: texts of its addresses, their parts, and ids. */
function wordsOf(arena: Arena, geocoder: Geocoder): string[] {
  const words: string[] = [];
  let skip = whole(arena, 50);
  for (const { id, streetname, number, suffix, postcode, city, suburb_id } of geocoder.addresses()) {
    if (skip-- > 0) continue;
    skip = whole(arena, 20);
    for (const word of [id, streetname, number, suffix, postcode, city, suburb_id])
      if (typeof word === 'string' && word !== '') words.push(word);
    if (words.length > 3000) break;
  }
  return words;
}

/** Some words in a row, some of them with a letter more, less or twice; in one line of ten a flat and runs of one sign between them. */
function line(arena: Arena, words: readonly string[]): string {
  const parts = Array.from({ length: 1 + whole(arena, 5) }, () => {
    const word = anyOf(arena, words) ?? 'a';
    const at = whole(arena, word.length);
    const kind = whole(arena, 6);
    if (kind === 0) return word.slice(0, at) + word.slice(at + 1);
    if (kind === 1) return word.slice(0, at) + word[at] + word.slice(at);
    if (kind === 2) return word.slice(0, at);
    return word;
  });
  if (arena.random() < 0.1) {
    const run = anyOf(arena, SIGNS)!.repeat(1 + whole(arena, LONGEST_RUN));
    return [parts[0], anyOf(arena, EXTRAS), ...parts.slice(1)].join(run);
  }
  return parts.join(anyOf(arena, [' ', ', ', '-', '/', '\t']));
}

function shown(value: unknown): string {
  const text = JSON.stringify(value, (_, one: unknown) =>
    one === undefined || typeof one === 'bigint' || typeof one === 'symbol' || typeof one === 'function'
      ? String(one)
      : typeof one === 'number' && !Number.isFinite(one)
        ? String(one)
        : one,
  );
  return text.length > 400 ? `${text.slice(0, 400)}…` : text;
}
