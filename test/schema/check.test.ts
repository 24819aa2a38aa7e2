import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GeocoderError } from '../../src/model/errors';
import { checksOf } from '../../src/operation-checks';
import { compileCheck } from '../../src/schema/check';
import { openOptions } from '../../src/schema/options';

const forward = checksOf('forwardGeocode');
const reverse = checksOf('reverseGeocode');
const search = checksOf('search');
const address = checksOf('getAddress');

/** The message of the refusal; fails when the call is not refused as it should be. */
function refusal(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    expect(error).toBeInstanceOf(GeocoderError);
    expect((error as GeocoderError).code).toBe('INVALID_REQUEST');
    return (error as GeocoderError).message;
  }
  throw new Error('expected a refusal, but the call went through');
}

describe('texts', () => {
  it('are trimmed in a copy; the caller’s object stays as it was', () => {
    const request = Object.freeze({ streetname: '  Brink ', number: '\t12A\n' });
    expect(forward.request(request)).toEqual({ streetname: 'Brink', number: '12A' });
    expect(request).toEqual({ streetname: '  Brink ', number: '\t12A\n' });
  });

  it('may be 200 characters long, counted after trimming and by character, not by unit', () => {
    expect(forward.request({ streetname: ` ${'x'.repeat(200)} `, number: '1' }).streetname).toHaveLength(200);
    expect(forward.request({ streetname: '𝕏'.repeat(200), number: '1' }).streetname).toHaveLength(400);
    for (const letter of ['x', '𝕏']) {
      expect(refusal(() => forward.request({ streetname: letter.repeat(201), number: '1' }))).toContain(
        'a text of 201 characters',
      );
    }
  });

  it('that grow when they are folded are refused before any work: U+FDFA becomes 29 letters', () => {
    for (const sign of ['\ufdfa', '\ufdfa ', '\u{1f970}', '\u3300漢', '½']) {
      const text = sign.repeat(200 / [...sign].length).trim();
      const message = refusal(() => search.subject(text));
      expect(message).toMatch(
        /at most 400 letters once each sign is written in Latin letters, but got one of \d+/,
      );
    }
    for (const fine of [
      'ß'.repeat(200),
      'Þ'.repeat(200),
      '漢'.repeat(200),
      '\ufdfa'.repeat(13),
      '½ '.repeat(50),
    ]) {
      expect(search.subject(fine)).toBe(fine.trim());
    }
  });

  it.each(['', '   ', null, undefined])('may be left out as %j where it is optional', (suffix) => {
    expect(forward.request({ streetname: 'Brink', number: '1', suffix })).toEqual({
      streetname: 'Brink',
      number: '1',
    });
    expect(search.options({ country: suffix, limit: suffix === '' ? null : suffix })).toEqual({});
  });

  it.each(['', '   ', '\n\t'])('must not be empty: %j', (streetname) => {
    const message = refusal(() => forward.request({ streetname, number: '1' }));
    expect(message).toBe(
      'forwardGeocode: expected "streetname" to be a text of 1 to 200 characters such as "Brink", but got an empty text',
    );
  });

  it('are no numbers: the message says how to write it', () => {
    const message = refusal(() => forward.request({ streetname: 'Brink', number: 12 }));
    expect(message).toContain('expected "number" to be a text');
    expect(message).toContain('got the number 12; pass it as text: "12"');
  });

  it.each([null, true, {}, [], 12n, Symbol('x'), () => 1])('are nothing else either: %s', (number) => {
    expect(refusal(() => forward.request({ streetname: 'Brink', number }))).toContain('expected "number"');
  });
});

describe('fields', () => {
  it.each([
    ['street', 'streetname'],
    ['streetName', 'streetname'],
    ['housenumber', 'number'],
    ['nubmer', 'number'],
    ['sufix', 'suffix'],
    ['provnce', 'province'],
  ])('%s is unknown, and %s is near', (written, meant) => {
    const message = refusal(() => forward.request({ streetname: 'Brink', number: '1', [written]: 'x' }));
    expect(message).toContain(`unknown field "${written}" in "request"; did you mean "${meant}"?`);
    expect(message).toContain('known: streetname, number, suffix, suburb, province');
  });

  it('with nothing near are named all the same', () => {
    const message = refusal(() => forward.request({ streetname: 'Brink', number: '1', qqqq: 'x' }));
    expect(message).toContain('unknown field "qqqq"');
    expect(message).not.toContain('did you mean');
  });

  it('that are required and absent are named, with what came', () => {
    expect(refusal(() => forward.request({ streetname: 'Brink' }))).toBe(
      'forwardGeocode: expected the field "number" (house number, with or without its suffix), ' +
        'but the request has only streetname',
    );
    expect(refusal(() => forward.request({}))).toContain('the request has no field');
  });

  it('that are undefined count as absent, also unknown ones', () => {
    const request = { streetname: 'Brink', number: '1', suffix: undefined, other: undefined };
    expect(forward.request(request)).toEqual({ streetname: 'Brink', number: '1' });
  });

  it.each([undefined, null, 'Brink 1', 3, ['Brink', '1'], true])(
    'need an object around them, not %s',
    (request) => {
      expect(refusal(() => forward.request(request))).toContain('expected "request" to be an object');
    },
  );

  it('of objects without a prototype, and of class instances, are read too', () => {
    const bare = Object.assign(Object.create(null), { streetname: 'Brink', number: '1' });
    expect(forward.request(bare)).toEqual({ streetname: 'Brink', number: '1' });
    class Query {
      streetname = 'Brink';
      number = '1';
      toString() {
        return 'query';
      }
    }
    expect(forward.request(new Query())).toEqual({ streetname: 'Brink', number: '1' });
  });

  it('cannot reach the prototype', () => {
    const request = JSON.parse('{"streetname":"Brink","number":"1","__proto__":{"x":1}}');
    expect(refusal(() => forward.request(request))).toContain('unknown field "__proto__"');
  });
});

describe('numbers', () => {
  it.each([-90, 0, 90, -0, 1e-300])('latitude %s is allowed', (latitude) => {
    expect(reverse.request({ latitude, longitude: 180 })).toEqual({ latitude, longitude: 180 });
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 90.0000001, -91, '52', null])(
    'latitude %s is refused',
    (latitude) => {
      const message = refusal(() => reverse.request({ latitude, longitude: 0 }));
      expect(message).toContain('expected "latitude" to be a number from -90 to 90, but got');
    },
  );

  it('limits are whole and within their bounds', () => {
    expect(search.options({ limit: 50 })).toEqual({ limit: 50 });
    for (const limit of [0, -1, 51, 2.5, Number.NaN, '5']) {
      expect(refusal(() => search.options({ limit }))).toContain(
        'expected "limit" to be a whole number from 1 to 50',
      );
    }
    expect(refusal(() => checksOf('lookupStreet').options({ offset: -1 }))).toContain(
      'a whole number from 0 up',
    );
  });
});

describe('ids', () => {
  const id = '3f2504e0-4f89-51d3-9a0c-0305e82c3301';

  it('are uuids of any case, given back in lower case', () => {
    expect(address.subject(` ${id.toUpperCase()} `)).toBe(id);
  });

  it.each([undefined, null, 5, '', 'GM0014', id.slice(1), `${id}0`, id.replaceAll('-', ''), `{${id}}`])(
    'are nothing else: %s',
    (given) => {
      const message = refusal(() => address.subject(given));
      expect(message).toContain('getAddress: expected "id" to be id of an address: a uuid such as');
    },
  );
});

describe('options', () => {
  it('may be left out, and are then none', () => {
    expect(forward.options(undefined)).toEqual({});
    expect(refusal(() => forward.options(null))).toContain('expected "options" to be an object');
  });

  it('that are unknown are named with the nearest known', () => {
    expect(refusal(() => search.options({ limt: 5 }))).toContain(
      'search: unknown option "limt" in "options"; did you mean "limit"?',
    );
    expect(refusal(() => reverse.options({ maxDistance: 5 }))).toContain('did you mean "maxDistanceMeters"?');
  });

  it('of the other operations are unknown here', () => {
    expect(refusal(() => reverse.options({ near: { latitude: 1, longitude: 1 } }))).toContain(
      'unknown option "near"',
    );
  });

  it('name a country by two letters', () => {
    expect(forward.options({ country: ' nl ' })).toEqual({ country: 'nl' });
    for (const country of ['NLD', 'N', '31', 'N1']) {
      expect(refusal(() => forward.options({ country }))).toContain(
        `expected "country" to be country, two letters (ISO 3166-1 alpha-2) such as "NL", but got the text "${country}"`,
      );
    }
  });

  it('show a text that is too long, as far as a message has room for it', () => {
    expect(refusal(() => forward.options({ country: 'USA' }))).toContain('but got the text "USA"');
    expect(refusal(() => forward.options({ country: 'x'.repeat(41) }))).toContain('a text of 41 characters');
  });

  it('hold points and boxes, whose fields are named by their path', () => {
    const near = { latitude: 1, longitude: 2 };
    const options = search.options({ near, within: { south: 1, west: 2, north: 3, east: 4 } });
    expect(options).toEqual({ near, within: { south: 1, west: 2, north: 3, east: 4 } });
    expect((options as { near: object }).near).not.toBe(near);
    expect(refusal(() => search.options({ near: { latitude: 91, longitude: 2 } }))).toContain(
      '"near.latitude"',
    );
    expect(refusal(() => search.options({ near: { lat: 1, longitude: 2 } }))).toContain(
      'did you mean "latitude"?',
    );
    expect(refusal(() => search.options({ near: { lng: 1, latitude: 2 } }))).toContain(
      'did you mean "longitude"?',
    );
    expect(refusal(() => search.options({ within: 'Drenthe' }))).toContain(
      'expected "within" to be id of an area',
    );
    expect(refusal(() => search.options({ within: 5 }))).toContain('an object with south, west, north, east');
  });

  it('of open are words', () => {
    const open = compileCheck('Geocoder.open', 'options', openOptions);
    expect(open({ verify: 'checksums', memory: 'resident' })).toEqual({
      verify: 'checksums',
      memory: 'resident',
    });
    expect(refusal(() => open({ verify: 'checksum' }))).toBe(
      'Geocoder.open: expected "verify" to be one of "quick", "checksums", but got the text "checksum"; ' +
        'did you mean "checksums"?',
    );
  });
});

it('refuses or cleans whatever comes, and throws nothing else', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true, withBigInt: true, withDate: true }), (value) => {
      for (const check of [forward.request, forward.options, address.subject, search.subject]) {
        try {
          check(value);
        } catch (error) {
          expect(error).toBeInstanceOf(GeocoderError);
        }
      }
    }),
    { numRuns: 2000, seed: 1 },
  );
});

describe('a box', () => {
  const check = search.options;

  it('is an id, an object or four numbers', () => {
    const box = { south: 52, west: 5, north: 53, east: 6 };
    expect(check({ within: box })).toEqual({ within: box });
    expect(check({ within: [5, 52, 6, 53] })).toEqual({ within: [5, 52, 6, 53] });
    expect(() => check({ within: [5, 52, 6] })).toThrow(
      'search: expected "within" to be an array of west, south, east, north in degrees, but got 3 values',
    );
    expect(() => check({ within: [5, 520, 6, 53] })).toThrow(/"within\[1\]" to be a number from -90 to 90/);
    expect(() => check({ within: 5 })).toThrow(
      /to be id of an area, or an object with south, west, north, east, or an array of/,
    );
    expect(() => check({ within: true })).toThrow(/but got true/);
  });
});
