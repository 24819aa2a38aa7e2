import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { Geocoder } from '../src/index';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../src/operations';
import { ARGUMENTS, call, codeOf } from './operation-calls';
import { sampleDataset, temporaryDirectory } from './sample';

const directory = sampleDataset();
const scratch = temporaryDirectory();

describe.each(OPERATION_NAMES)('%s', (name) => {
  it('leaves its arguments as they were and gives fresh answers', () => {
    using geocoder = Geocoder.open(directory);
    const args = [...ARGUMENTS[name], {}];
    const copy = structuredClone(args);
    for (const arg of args) if (typeof arg === 'object') Object.freeze(arg);
    const first = call(geocoder, name, args);
    const second = call(geocoder, name, args);
    expect(args).toEqual(copy);
    expect(second).toEqual(first);
    if (first !== null && !(Array.isArray(first) && first.length === 0)) expect(second).not.toBe(first);
  });

  it('gives only what its schema says, no more and no fewer fields', () => {
    using geocoder = Geocoder.open(directory);
    const answer = OPERATIONS[name].answer as Schema;
    const found = call(geocoder, name, argumentsFound(geocoder, name));
    const records = Array.isArray(found) ? found : [found];
    expect(records.length).toBeGreaterThan(0);
    for (const record of records)
      expect(misfits(answer, Array.isArray(found) ? [record] : record)).toEqual([]);
  });

  it('takes limit and offset, as every method does', () => {
    using geocoder = Geocoder.open(directory);
    const given = argumentsFound(geocoder, name);
    const listed = (options: object): unknown[] => {
      const found = call(geocoder, name, [...given, options]);
      return Array.isArray(found) ? found : found === null ? [] : [found];
    };
    const all = listed({});
    expect(listed({ limit: 1, offset: 0 })).toEqual(all.slice(0, 1));
    // What is said of the request itself is no list.
    if (name === 'parse' || name === 'sameAddress') return;
    expect(listed({ limit: 1, offset: 1 })).toEqual(all.slice(1, 2));
    expect(listed({ offset: 1_000_000 })).toEqual([]);
  });

  it('refuses an unknown option', () => {
    using geocoder = Geocoder.open(directory);
    expect(codeOf(() => call(geocoder, name, [...ARGUMENTS[name], { limmit: 5 }]))).toBe('INVALID_REQUEST');
  });

  it('refuses a country that the dataset does not hold, in one sentence for all', () => {
    using geocoder = Geocoder.open(directory);
    const asked = () => call(geocoder, name, [...argumentsFound(geocoder, name), { country: 'be' }]);
    expect(codeOf(asked)).toBe('INVALID_REQUEST');
    expect(asked).toThrow(
      `${name}: expected "country" to be one that the dataset holds (US), but got the text "be"`,
    );
    const inEither = ['us', 'US'].map((country) =>
      call(geocoder, name, [...argumentsFound(geocoder, name), { country }]),
    );
    expect(inEither[0]).toEqual(call(geocoder, name, argumentsFound(geocoder, name)));
    expect(inEither[1]).toEqual(inEither[0]);
  });

  it('refuses to work when closed', () => {
    const geocoder = Geocoder.open(directory);
    geocoder.close();
    expect(codeOf(() => call(geocoder, name, ARGUMENTS[name]))).toBe('GEOCODER_CLOSED');
  });
});

/** The arguments, with an id that is one of the sample's. */
function argumentsFound(geocoder: Geocoder, name: OperationName): unknown[] {
  const address = geocoder.search('881 main street, manchester', { limit: 1 })[0]!;
  const ids: Partial<Record<OperationName, string | null>> = {
    getAddress: address.id,
    listMunicipalities: address.province_id,
    listProvinces: address.country_id,
    listSuburbs: address.municipality_id,
    getArea: address.municipality_id,
  };
  const id = ids[name];
  return id ? [id, ...ARGUMENTS[name].slice(1)] : ARGUMENTS[name];
}

interface Schema {
  type?: string;
  anyOf?: Schema[];
  enum?: unknown[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
}

/** Where a value departs from a schema: a plain reading of JSON Schema, independent of the compiled validators. */
function misfits(schema: Schema, value: unknown, at = '$'): string[] {
  if (schema.anyOf) {
    const each = schema.anyOf.map((option) => misfits(option, value, at));
    return each.some((found) => found.length === 0) ? [] : each.flat();
  }
  if (schema.enum) return schema.enum.includes(value) ? [] : [`${at}: ${String(value)}`];
  if (schema.type === 'array') {
    if (!Array.isArray(value)) return [`${at} is no array`];
    return value.flatMap((item, index) => misfits(schema.items!, item, `${at}[${index}]`));
  }
  if (schema.type === 'object') {
    if (typeof value !== 'object' || value === null) return [`${at} is no object`];
    const known = Object.keys(schema.properties!);
    return [
      ...Object.keys(value)
        .filter((field) => !known.includes(field))
        .map((field) => `${at}.${field} is too much`),
      ...(schema.required ?? [])
        .filter((field) => !(field in value))
        .map((field) => `${at}.${field} is absent`),
      ...Object.entries(value).flatMap(([field, inner]) =>
        known.includes(field) ? misfits(schema.properties![field]!, inner, `${at}.${field}`) : [],
      ),
    ];
  }
  if (schema.type === 'null') return value === null ? [] : [`${at} is not null`];
  if (schema.type === 'integer') return Number.isInteger(value) ? [] : [`${at} is no integer`];
  if (schema.type === 'number' && Number.isFinite(value)) {
    const number = value as number;
    return number >= (schema.minimum ?? number) && number <= (schema.maximum ?? number)
      ? []
      : [`${at}: ${number}`];
  }
  return typeof value === schema.type ? [] : [`${at}: ${typeof value} is no ${schema.type}`];
}

describe('opening', () => {
  it('refuses an empty path of an overlay: corrections would be missing without a word', () => {
    for (const overlay of ['', ' '])
      expect(() => Geocoder.open(directory, { overlay })).toThrow(
        'expected "overlay" to be the path of an overlay',
      );
  });

  it.each([undefined, null, '', 5, {}, 'a\0b'])('needs a path, not %j', (given) => {
    expect(codeOf(() => Geocoder.open(given as string))).toBe('INVALID_REQUEST');
  });

  it('names what is not there', () => {
    expect(codeOf(() => Geocoder.open(path.join(scratch, 'nowhere')))).toBe('DATASET_NOT_FOUND');
    const empty = path.join(scratch, 'empty');
    mkdirSync(empty);
    expect(codeOf(() => Geocoder.open(empty))).toBe('DATASET_NOT_FOUND');
    expect(codeOf(() => Geocoder.open(path.join(directory, 'manifest.json')))).toBe('DATASET_NOT_FOUND');
  });

  it('answers the same resident and on demand, checked and unchecked', () => {
    const answers = [{ memory: 'resident' }, { memory: 'on-demand' }, { verify: 'checksums' }].map(
      (options) => {
        using geocoder = Geocoder.open(directory, options as object);
        return OPERATION_NAMES.map((name) => call(geocoder, name, argumentsFound(geocoder, name)));
      },
    );
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('changes nothing on disk', () => {
    const state = () =>
      readdirSync(directory).map((name) => {
        const { size, mtimeMs } = statSync(path.join(directory, name));
        return [name, size, mtimeMs];
      });
    const before = state();
    {
      using geocoder = Geocoder.open(directory);
      geocoder.search('main street');
    }
    expect(state()).toEqual(before);
  });

  it('serves several at once, and ends each on its own', () => {
    const first = Geocoder.open(directory);
    const second = Geocoder.open(directory);
    first.close();
    first.close();
    expect(first.closed).toBe(true);
    expect(second.listCountries()).toHaveLength(1);
    second[Symbol.dispose]();
    expect(second.closed).toBe(true);
    expect(codeOf(() => second.manifest)).toBe('GEOCODER_CLOSED');
  });

  it('tells a copy of the manifest', () => {
    using geocoder = Geocoder.open(directory);
    const { manifest } = geocoder;
    manifest.counts.addresses = 0;
    expect(geocoder.manifest.counts.addresses).toBeGreaterThan(3000);
    expect(Geocoder.verify(directory)).toEqual(geocoder.manifest);
  });
});

it('filters by its own bounding box, as the manifest writes it', () => {
  using geocoder = Geocoder.open(directory);
  const within = geocoder.manifest.boundingBox!;
  const all = geocoder.search('881 main street, manchester');
  expect(geocoder.search('881 main street, manchester', { within })).toEqual(all);
  const [west, south, east] = within;
  const elsewhere: typeof within = [west, south - 1, east, south - 0.1];
  expect(geocoder.search('881 main street, manchester', { within: elsewhere })).toEqual([]);
  expect(codeOf(() => geocoder.search('main', { within: [west, south, east] as never }))).toBe(
    'INVALID_REQUEST',
  );
});

it('refuses a box whose south lies above its north; its west may lie east of its east, across the antimeridian', () => {
  using geocoder = Geocoder.open(directory);
  const upsideDown = { south: 42, west: -73, north: 41, east: -72 };
  expect(() => geocoder.search('881 main street, manchester', { within: upsideDown })).toThrow(
    'expected the south of "within" to be at most its north, but got 42 and 41',
  );
  const { south, north, west, east } = upsideDown;
  expect(
    codeOf(() => geocoder.candidates({ city: 'Anchorage' }, { within: [west, south, east, north] })),
  ).toBe('INVALID_REQUEST');
  const around = { south: 50, west: 170, north: 72, east: -130 };
  expect(geocoder.search('4516 old seward highway', { within: around })[0]?.level).toBe('address');
});

it('stops walking through the addresses when it is closed, with a clear error', () => {
  const geocoder = Geocoder.open(directory);
  const walk = geocoder.addresses();
  expect(walk.next().done).toBe(false);
  geocoder.close();
  expect(codeOf(() => walk.next())).toBe('GEOCODER_CLOSED');
});
