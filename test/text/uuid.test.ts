import { createHash, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DOORPLATE_NAMESPACE,
  formatUuid,
  isUuid,
  parseUuid,
  UuidName,
  uuidHash48,
  uuidV5,
} from '../../src/text/uuid';

/** RFC 9562 section 5.5, written out plainly. */
function plainV5(name: string): string {
  const digest = createHash('sha1')
    .update(Buffer.from(DOORPLATE_NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name, 'utf8')
    .digest();
  digest[6] = (digest[6]! & 0x0f) | 0x50;
  digest[8] = (digest[8]! & 0x3f) | 0x80;
  return formatUuid(digest.subarray(0, 16));
}

describe('uuid', () => {
  it('makes version 5 ids as the RFC says, for any text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 3000 })), (name) => {
        expect(uuidV5(name)).toBe(plainV5(name));
      }),
    );
  });

  it('writes a name part by part, whatever was written before', () => {
    const name = new UuidName();
    const part = fc.oneof(fc.string(), fc.string({ unit: 'grapheme', maxLength: 800 }));
    fc.assert(
      fc.property(part, fc.array(part, { maxLength: 4 }), (first, parts) => {
        name.begin(first);
        for (const one of parts) name.add(one);
        expect(name.uuid()).toBe(plainV5(first + parts.join('')));
      }),
    );
  });

  it('tells whether a uuid is that of a name, digit by digit', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.nat(35),
        fc.constantFrom(...'0123456789abcdef'),
        (name, other, at, digit) => {
          const uuid = uuidV5(name);
          const asked = new UuidName().begin(name);
          expect(asked.isOf(uuid)).toBe(true);
          expect(new UuidName().begin(other).isOf(uuid)).toBe(uuidV5(other) === uuid);
          if (uuid[at] === '-') return;
          const changed = uuid.slice(0, at) + digit + uuid.slice(at + 1);
          expect(asked.isOf(changed)).toBe(changed === uuid);
        },
      ),
    );
  });

  it('never changes an id: these are published', () => {
    expect(uuidV5('area|NL|municipality|GM0014')).toBe(plainV5('area|NL|municipality|GM0014'));
    expect(uuidV5('')).toBe('703bc3d3-1244-5bc4-9350-69d0ed1f58a4');
    expect(uuidV5('address|IS|id|10083839')).toBe('f8bc4ec1-93d4-531c-8665-7fed21c3afc3');
  });

  it('parses what it formats, in either case, and refuses the rest', () => {
    for (let round = 0; round < 100; round++) {
      const uuid = randomUUID();
      expect(formatUuid(parseUuid(uuid)!)).toBe(uuid);
      expect(formatUuid(parseUuid(uuid.toUpperCase())!)).toBe(uuid);
    }
    for (const text of [
      '',
      'x',
      `${randomUUID()} `,
      randomUUID().replace('-', ''),
      randomUUID().replace(/.$/, 'g'),
    ]) {
      expect(isUuid(text)).toBe(false);
      expect(parseUuid(text)).toBeNull();
    }
  });

  it('takes the first 48 bits as a number', () => {
    expect(uuidHash48('ffffffff-ffff-4000-8000-000000000000')).toBe(2 ** 48 - 1);
    expect(uuidHash48('00000000-0001-4000-8000-000000000000')).toBe(1);
    expect(uuidHash48('01020304-0506-4000-8000-000000000000')).toBe(0x010203040506);
  });
});
