import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder, type GeocoderError } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';
import { temporaryDirectory } from '../sample';

let geocoder: Geocoder;
beforeAll(async () => {
  using plain = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Brink 1; 9401AA; Assen; Assen; Drenthe; 53,6.5',
  ]);
  const overlay = path.join(temporaryDirectory(), 'overlay.sqlite');
  geocoder = Geocoder.open(plain.directory, { overlay });
  geocoder.overlay.put({ name: 'Gate 3', latitude: 53, longitude: 6.5 });
});
afterAll(() => geocoder.close());

function errorOf(run: () => unknown): Pick<GeocoderError, 'name' | 'code'> {
  try {
    run();
  } catch (error) {
    return error as GeocoderError;
  }
  throw new Error('expected an error, but it was done');
}

const REFUSED = { name: 'GeocoderError', code: 'INVALID_REQUEST' };

describe('a list of what is not known is refused', () => {
  it.each([
    [{ stat: 'added' }],
    [{ limit: -1 }],
    [{ limit: 1.5 }],
    [{ offset: -1 }],
    [{ state: 'x' }],
    [null],
    [5],
    ['x'],
    [[]],
  ])('%j', (options) => {
    expect(errorOf(() => geocoder.overlay.list(options as never))).toMatchObject(REFUSED);
  });
});

describe('a review of what is not known is refused', () => {
  it.each([[{ foo: 1 }], [{ drop: 'yes' }], [null], [5], [[]]])('%j', (options) => {
    expect(errorOf(() => geocoder.overlay.review(options as never))).toMatchObject(REFUSED);
  });
});

describe('an import of anything but text is refused', () => {
  it.each([[null], [undefined], [5], [{}], [Buffer.from('name')]])('%j', (text) => {
    expect(errorOf(() => geocoder.overlay.import(text as never, 'csv'))).toMatchObject(REFUSED);
  });
});

it('lists with every option that is known, and without one', () => {
  expect(geocoder.overlay.list()).toHaveLength(1);
  expect(geocoder.overlay.list({ state: 'added', limit: 1, offset: 0 })).toHaveLength(1);
  expect(geocoder.overlay.review({ drop: false })).toMatchObject({ entries: 1 });
});

it.each(['missing/own.sqlite', '.'])('a file that cannot be made is told: %s', (name) => {
  const overlay = path.join(temporaryDirectory(), name);
  expect(errorOf(() => Geocoder.open(geocoder.directory, { overlay }))).toMatchObject({
    name: 'GeocoderError',
    code: 'OVERLAY_INVALID',
  });
});
