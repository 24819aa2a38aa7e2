import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressQuery, FieldChange, Geocoder, SameLevel, Verdict } from '../../src/index';
import { town } from './town';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await town();
});
afterAll(() => geocoder?.close());

describe('parse', () => {
  it.each<[string, AddressQuery, string[]]>([
    ['Brink 5 Assen', { streetname: 'Brink', number: '5', city: 'Assen' }, []],
    [
      'brinkstr. 12a, 9401 ht assen',
      { streetname: 'brinkstr.', number: '12', suffix: 'a', postcode: '9401HT', city: 'assen' },
      [],
    ],
    ['9404BA 77-10', { postcode: '9404BA', number: '77', suffix: '10' }, []],
    ['Groningen Grote Markt 3', { streetname: 'Grote Markt', number: '3', city: 'Groningen' }, []],
    ['t.a.v. Jansen, Brink 5, Assen', { streetname: 'Brink', number: '5', city: 'Assen' }, ['t.a.v. Jansen']],
    ['Herestraat 2-4 Groningen', { streetname: 'Herestraat', number: '2-4', city: 'Groningen' }, []],
    ['Beilen', { city: 'Beilen' }, []],
  ])('%s', (line, fields, leftOver) => {
    const parsed = geocoder.parse(line);
    expect(parsed.fields).toEqual(fields);
    expect(parsed.leftOver).toEqual(leftOver);
    expect(parsed.confidence).toBeGreaterThan(0.8);
  });

  it('is as sure as the reading, not as one of the towns that may be meant', () => {
    const [best] = geocoder.search('hoofdstraat 2');
    const { fields, confidence } = geocoder.parse('hoofdstraat 2');
    expect(fields).toEqual({ streetname: 'hoofdstraat', number: '2' });
    expect(best!.confidence).toBeLessThan(0.7);
    expect(confidence).toBeGreaterThan(0.95);
  });

  it('reads what the data do not know by its words, and is not sure of it', () => {
    expect(geocoder.parse('Xyzzystraat 14b, 9999 ZZ Plugh')).toEqual({
      fields: { streetname: 'Xyzzystraat', number: '14', suffix: 'b', postcode: '9999ZZ', city: 'Plugh' },
      confidence: 0,
      leftOver: [],
    });
  });

  it('keeps street and number apart where only the postcode is known', () => {
    expect(geocoder.parse('Xyzzystraat 10, 9401 HS Assen').fields).toEqual({
      streetname: 'Xyzzystraat',
      number: '10',
      postcode: '9401HS',
      city: 'Assen',
    });
    const { same } = geocoder.sameAddress('Xyzzystraat 10, 9401 HS Assen', 'Xyzzystraat 12, 9401 HS Assen');
    expect(same).toBeLessThan(0.1);
  });

  it('takes no fields from coordinates', () => {
    expect(geocoder.parse('52.992, 6.5605')).toEqual({
      fields: {},
      confidence: 0,
      leftOver: ['52.992, 6.5605'],
    });
  });
});

describe('standardise', () => {
  it.each<[string | AddressQuery, string, FieldChange[]]>([
    ['Brink 5, 9401HS Assen', 'Brink 5, 9401HS Assen', []],
    [
      'brinkstr 12-a 9401 ht assen',
      'Brinkstraat 12A, 9401HT Assen',
      [
        { field: 'streetname', from: 'brinkstr', to: 'Brinkstraat', verdict: 'abbreviation' },
        { field: 'suffix', from: 'a', to: 'A', verdict: 'folded' },
        { field: 'city', from: 'assen', to: 'Assen', verdict: 'folded' },
      ],
    ],
    [
      { streetname: 'Herestraad', number: '7', city: 'Groningen' },
      'Herestraat 7, 9711LC Groningen',
      [{ field: 'streetname', from: 'Herestraad', to: 'Herestraat', verdict: 'phonetic' }],
    ],
    [
      'Vredeveldseweg 77-3 Assen',
      'Vredeveldseweg 77, 9404BA Assen',
      [{ field: 'suffix', from: '3', to: null, verdict: 'missing' }],
    ],
    [
      'Grote Markt 99 Groningen',
      'Grote Markt, Groningen',
      [{ field: 'number', from: '99', to: null, verdict: 'missing' }],
    ],
    ['52.992, 6.5605', 'Brink 5, 9401HS Assen', []],
  ])('%j', (asked, label, changes) => {
    const standard = geocoder.standardise(asked)!;
    expect(standard.label).toBe(label);
    expect(standard.lines.join(', ')).toBe(label);
    expect(standard.changes).toEqual(changes);
    expect(standard.advice).toBe(standard.match.advice);
  });

  it('gives all fields, and their standard is they themselves', () => {
    const { fields, match } = geocoder.standardise('vredeveldsewg 77 / 2')!;
    expect(fields).toEqual({
      streetname: 'Vredeveldseweg',
      number: '77',
      suffix: '2',
      postcode: '9404BA',
      city: 'Assen',
      suburb: expect.any(String),
      municipality: 'Assen',
      province: 'Drenthe',
    });
    const again = geocoder.standardise(fields)!;
    expect([again.fields, again.changes, again.match.id]).toEqual([fields, [], match.id]);
  });

  it('gives null where nothing in the data fits', () => {
    expect(geocoder.standardise('qqq')).toBeNull();
  });
});

describe('sameAddress', () => {
  it.each<[string | AddressQuery, string | AddressQuery, SameLevel, Partial<Record<string, Verdict>>]>([
    [
      'Brink 5, Assen',
      'brink 5, 9401 hs',
      'address',
      { streetname: 'folded', number: 'exact', city: 'missing', postcode: 'missing' },
    ],
    [
      'Brinkstraat 12A Assen',
      'brinkstr. 12 a, assen',
      'address',
      { streetname: 'abbreviation', number: 'exact', suffix: 'folded', city: 'folded' },
    ],
    [
      '9401HS 5',
      { streetname: 'Brink', number: '5', city: 'Assen' },
      'address',
      { postcode: 'missing', streetname: 'missing', number: 'exact', city: 'missing' },
    ],
    [
      'Vredeveldseweg 77-1 Assen',
      'Vredeveldseweg 77-2 Assen',
      'building',
      { streetname: 'exact', number: 'exact', suffix: 'conflict', city: 'exact' },
    ],
    [
      'Vredeveldseweg 77 Assen',
      'Vredeveldseweg 77-2 Assen',
      'building',
      { streetname: 'exact', number: 'exact', suffix: 'missing', city: 'exact' },
    ],
    [
      'Vredeveldseweg 77-8 Assen',
      'Vredeveldseweg 77-9 Assen',
      'building',
      { streetname: 'exact', number: 'exact', suffix: 'conflict', city: 'exact' },
    ],
    ['Brink 1 Assen', 'Brink 3 Assen', 'street', { streetname: 'exact', number: 'conflict', city: 'exact' }],
    [
      'Brink 5 Assen',
      'tegenover Brink 5 Assen',
      'street',
      { streetname: 'exact', number: 'nearest', city: 'exact' },
    ],
    [
      'Brink 1 Assen',
      'Brink 1 Beilen',
      'different',
      { streetname: 'exact', number: 'exact', city: 'conflict' },
    ],
    [
      'Brink 1 Assen',
      'Brinkstraat 1 Assen',
      'different',
      { streetname: 'conflict', number: 'exact', city: 'exact' },
    ],
    // Outside the data: by the fields.
    [
      'Xyzzystraat 14b, 9999 ZZ Plugh',
      'xyzzystr 14 B, 9999zz plugh',
      'address',
      { streetname: 'abbreviation', number: 'exact', suffix: 'folded', postcode: 'exact', city: 'folded' },
    ],
    [
      'Xyzzystraat 14, 9999 ZZ Plugh',
      'Xyzzystraat 16, 9999 ZZ Plugh',
      'street',
      { streetname: 'exact', number: 'conflict', postcode: 'exact', city: 'exact' },
    ],
    [
      'Xyzzystraat 14, 9999 ZZ Plugh',
      'Xyzzyweg 14, 9999 ZZ Plugh',
      'different',
      { streetname: 'conflict', number: 'exact', postcode: 'exact', city: 'exact' },
    ],
  ])('%j and %j: %s', (a, b, level, verdicts) => {
    const answer = geocoder.sameAddress(a, b);
    expect(answer.level).toBe(level);
    expect(Object.fromEntries(answer.reasons.map(({ field, verdict }) => [field, verdict]))).toEqual(
      verdicts,
    );
    if (level === 'address') expect(answer.same).toBeGreaterThan(0.9);
    else expect(answer.same).toBeLessThan(0.35);
  });

  it('gives no reason for a field that neither has', () => {
    const { level, reasons } = geocoder.sameAddress('Brink 1-3 Assen', 'Brink 1 Assen');
    expect(level).toBe('street');
    expect(reasons.filter(({ a, b }) => a === null && b === null)).toEqual([]);
    expect(reasons).toContainEqual({ field: 'number', verdict: 'partial', a: '1-3', b: '1' });
  });

  it.each([
    ['Postbus 12, Assen', 'Postbus 13, Assen'],
    ['Postbus 30012 Assen', 'postbus 30013, Assen'],
    ['Postbus 12 9400 AA Assen', 'Postbus 13 9400 AA Assen'],
  ])('%s and %s are two post boxes', (a, b) => {
    const { same, level, reasons } = geocoder.sameAddress(a, b);
    expect({ same, level }).toEqual({ same: 0.01, level: 'different' });
    expect(reasons.find(({ field }) => field === 'number')).toMatchObject({ verdict: 'conflict' });
  });

  it('finds one post box, however it is written', () => {
    expect(geocoder.sameAddress('Postbus 12 Assen', 'postbus 12, assen').same).toBeGreaterThan(0.9);
  });

  it('of a line and itself is sure, also where several towns may be meant', () => {
    expect(geocoder.sameAddress('Hoofdstraat 2', 'hoofdstraat 2')).toMatchObject({
      same: 0.97,
      level: 'address',
    });
    // Named once, the town is one of three.
    expect(geocoder.sameAddress('Hoofdstraat 2 Beilen', 'Hoofdstraat 2').same).toBeLessThan(0.5);
  });

  it('is the same both ways, between 0 and 1, whatever is asked', () => {
    const words = [
      'Brink',
      'brinkstr',
      'Hoofdstraat',
      '77',
      '12a',
      '5',
      '9401HS',
      'Assen',
      'Beilen',
      ',',
      'hoek',
      'en',
    ];
    const line = fc
      .array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(line, line, (a, b) => {
        const one = geocoder.sameAddress(a, b);
        const other = geocoder.sameAddress(b, a);
        expect(other.same).toBeCloseTo(one.same, 9);
        expect(other.level).toBe(one.level);
        expect(one.same).toBeGreaterThanOrEqual(0);
        expect(one.same).toBeLessThanOrEqual(1);
        expect(other.reasons.map(({ a, b, ...rest }) => ({ ...rest, a: b, b: a }))).toEqual(one.reasons);
      }),
      { numRuns: 60 },
    );
  });
});
