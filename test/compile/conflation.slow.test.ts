import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sameStreetName } from '../../src/compile/conflation/same-name';
import { countryProfile } from '../../src/country/index';
import { distanceMeters } from '../../src/geo/distance';
import { Geocoder } from '../../src/geocoder';
import { seeded } from './seeded';
import { buildSources, door, idsOf, north, sourcesOf } from './several-sources';
import { temporaryFolder } from './sources/fixtures';
import { randomAddresses, type SyntheticAddress, storedAddresses } from './synthetic-country';

const folder = temporaryFolder();
let next = 0;
const fresh = () => path.join(folder, String(next++));

async function conflated(first: SyntheticAddress[], second: SyntheticAddress[]) {
  const { out, report } = await buildSources(fresh(), { first, second });
  return { stored: storedAddresses(out), sources: sourcesOf(out), report, out };
}

describe('the same address in two sources', () => {
  it('is one, with the place and spelling of the first and the attribution of both', async () => {
    const { stored, sources, report, out } = await conflated(
      [door({ identifier: 'a1' })],
      [
        door({ identifier: 'b1', latitude: north(49), suffix: '' }),
        door({ number: '3', latitude: north(20) }),
      ],
    );
    expect(stored.map(({ number, latitude, identifier }) => [number, latitude, identifier])).toEqual([
      ['1', 52.5, 'a1'],
      ['3', Number(north(20).toFixed(6)), ''],
    ]);
    expect(sources).toEqual(['first+second', 'second']);
    expect(report.sources.map(({ conflated, duplicates }) => [conflated, duplicates])).toEqual([
      [0, 0],
      [1, 0],
    ]);
    expect(report.manifest.sources.map(({ name, conflated }) => [name, conflated]).slice(0, 2)).toEqual([
      ['first', 0],
      ['second', 1],
    ]);
    using geocoder = Geocoder.open(out);
    const attributionOf = (number: string) =>
      geocoder.forwardGeocode({ streetname: 'Kerkstraat', number }, { detail: true })!.attribution;
    const layers = ['layer province', 'layer municipality', 'layer suburb'];
    expect(attributionOf('1')).toEqual(['by first', 'by second', ...layers]);
    expect(attributionOf('3')).toEqual(['by second', ...layers]);
    expect(
      geocoder.reverseGeocode({ latitude: 52.5, longitude: 4.4 }, { detail: true })!.attribution,
    ).toEqual(['by first', 'by second', ...layers]);
  });

  it('is two farther apart than 50 metres', async () => {
    const { stored, sources } = await conflated([door()], [door({ latitude: north(51) })]);
    expect(stored.map(({ occurrence }) => occurrence)).toEqual([0, 1]);
    expect(sources).toEqual(['first', 'second']);
  });

  it.each([
    ['case of street and city', { street: 'KERKSTRAAT', city: 'stad' }],
    ['an abbreviated street', { street: 'Kerkstr.' }],
    ['no city', { city: '' }],
    ['another city', { city: 'Ander Stad' }],
    ['no postcode', { postcode: '' }],
    ['a glued suffix', { number: '1A', suffix: '' }],
    ['a suffix in small letters', { suffix: 'a' }],
    ['a zero in front', { number: '01' }],
  ])('may be written otherwise: %s', async (_, change) => {
    const given = door({ suffix: 'A' });
    const { stored, sources, report, out } = await conflated([given], [door({ suffix: 'A', ...change })]);
    expect(sources).toEqual(['first+second']);
    expect(stored[0]).toMatchObject({ street: 'Kerkstraat', number: '1', suffix: 'A', city: 'Stad' });
    expect(report.areasLeftOut).toEqual({});
    expect(report.manifest.counts).toMatchObject({ streets: 1, areas: { city: 1 } });
    const alone = await buildSources(fresh(), { first: [given] });
    expect(idsOf(out)).toEqual(idsOf(alone.out));
  });

  it.each([
    ['another number', { number: '2' }],
    ['another suffix', { suffix: 'B' }],
    ['a suffix', { suffix: 'A' }],
    ['a street that is only alike', { street: 'Kerkstraatje' }],
    ['another postcode', { postcode: '1000AC' }],
  ])('is none with %s', async (_, change) => {
    const { sources } = await conflated([door()], [door(change)]);
    expect(sources.sort()).toEqual(['first', 'second']);
  });

  it('with contradicting postcodes is kept apart and noted', async () => {
    const { report } = await conflated([door()], [door({ postcode: '1000AC' })]);
    const [note] = Object.entries(report.sources[1]!.notes).filter(([text]) => /other postcode/.test(text));
    expect(note![1].count).toBe(1);
    expect(note![1].examples[0]).toMatch(/Kerkstraat 1, 1000AC Stad/);
  });

  it('takes from the second what the first lacks', async () => {
    const bare = door({ postcode: '' });
    const { stored, report } = await conflated(
      [bare, bare],
      [door({ latitude: north(10), identifier: 'b' })],
    );
    // The identifier is not taken: the id of an address is its first source's affair.
    expect(stored).toMatchObject([{ postcode: '1000AB', latitude: 52.5, identifier: '' }]);
    expect(report.sources.map(({ duplicates, conflated }) => [duplicates, conflated])).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });

  it('changes no id of the first source, whatever the second adds', async () => {
    const first = [door({ latitude: north(400) }), door({ latitude: north(900) })];
    const second = [
      door({ latitude: 52.5 }),
      door({ latitude: north(1500) }),
      door({ latitude: north(410) }),
    ];
    const alone = await buildSources(fresh(), { first });
    const { out, stored } = await conflated(first, second);
    expect(
      stored.map(({ latitude, occurrence }) => [Math.round((latitude - 52.5) * 111_195), occurrence]),
    ).toEqual([
      [400, 0],
      [900, 1],
      [0, 2],
      [1500, 3],
    ]);
    expect(idsOf(out).slice(0, 2)).toEqual(idsOf(alone.out));
  });

  it('goes by the order of the recipe with three sources', async () => {
    const rows = {
      one: [door()],
      two: [door({ latitude: north(30), number: '1' }), door({ number: '5' })],
      three: [
        door({ latitude: north(-20) }),
        door({ number: '5', latitude: north(40) }),
        door({ number: '7' }),
      ],
    };
    const { out, report } = await buildSources(fresh(), rows);
    expect(sourcesOf(out)).toEqual(['one+two+three', 'two+three', 'three']);
    expect(report.sources.map(({ conflated }) => conflated)).toEqual([0, 1, 2]);
    const turned = await buildSources(fresh(), { three: rows.three, two: rows.two, one: rows.one });
    expect(storedAddresses(turned.out)[0]).toMatchObject({ latitude: Number(north(-20).toFixed(6)) });
  });

  it('gives an identifier that two sources use for different addresses to the first', async () => {
    const { stored } = await conflated(
      [door({ number: '9', identifier: 'x', latitude: 52.9, longitude: 4.9 })],
      [door({ number: '2', identifier: 'x', latitude: 52.1, longitude: 4.1 })],
    );
    expect(Object.fromEntries(stored.map(({ number, identifier }) => [number, identifier]))).toEqual({
      '9': 'x',
      '2': '',
    });
  });
});

describe('streets that sources spell in two ways', () => {
  it('are one in a city, under both names', async () => {
    const { stored, out } = await conflated(
      [door(), door({ number: '3' })],
      [door({ street: 'KERKSTR', number: '99', latitude: north(5000), city: 'STAD' })],
    );
    expect(new Set(stored.map(({ street, city }) => `${street}, ${city}`))).toEqual(
      new Set(['Kerkstraat, Stad']),
    );
    using geocoder = Geocoder.open(out);
    expect(geocoder.search('kerkstr 99')[0]).toMatchObject({ streetname: 'Kerkstraat', number: '99' });
  });

  it('are one where the second source knows no city and the first has the street near', async () => {
    const { stored, report } = await conflated(
      [door(), door({ street: 'Kerkstraat', city: 'Dorp', latitude: 52.9 })],
      [
        door({ city: '', number: '5', latitude: north(200) }),
        door({ city: '', number: '7', latitude: 52.9 }),
        door({ city: '', number: '9', latitude: 52.7 }),
      ],
    );
    const cities = Object.fromEntries(stored.map(({ number, city }) => [number, city]));
    expect(cities).toMatchObject({ '5': 'Stad', '7': 'Dorp', '9': '' });
    expect(report.areasLeftOut).toEqual({});
  });

  it('stay two within one source', async () => {
    const { report } = await buildSources(fresh(), {
      first: [door(), door({ street: 'KERKSTRAAT' })],
    });
    expect(report.manifest.counts.streets).toBe(2);
  });
});

describe('same names', () => {
  it.each([
    ['NL', 'Kerkstraat', 'KERKSTR.', true],
    ['NL', 'Burgemeester de Vrieslaan', 'Burg. de Vriesln', true],
    ['NL', 'Kerkstraat', 'Kerkstraatje', false],
    ['NL', 'Koningstraat', 'Koninginstraat', false],
    ['NL', 'Kerkweg', 'Kerkwei', false],
    ['NL', 'Bûterdyk', 'Buterdyk', true],
    ['US', '203rd Street', '203RD ST', true],
    ['US', 'Mount Ave', 'Mountain Avenue', false],
    ['US', 'Main Street', 'Main Road', false],
    ['IS', 'Laugavegur', 'Laugarvegur', false],
  ])('%s: %s and %s: %s', (country, left, right, same) => {
    const profile = countryProfile(country);
    expect(sameStreetName(profile, left, right)).toBe(same);
    expect(sameStreetName(profile, right, left)).toBe(same);
  });
});

describe('conflation against brute force', () => {
  const random = seeded(77);
  const first = randomAddresses(1500, 5, false).map((address) => ({
    ...address,
    postcode: random() < 0.1 ? '' : address.postcode,
  }));
  /** Copies of the first, moved by up to 80 metres and written a little otherwise, and some of their own. */
  const second = first
    .filter(() => random() < 0.6)
    .map((address) => ({
      ...address,
      street: random() < 0.3 ? address.street.toUpperCase() : address.street,
      postcode: random() < 0.2 ? '' : random() < 0.1 ? '9999ZZ' : address.postcode,
      latitude: Math.round(north(random() * 160 - 80, address.latitude) * 1e6) / 1e6,
    }))
    .concat(randomAddresses(300, 6, false));

  it('finds what it finds, in memory and in files, byte for byte', async () => {
    const { out, report } = await buildSources(fresh(), { first, second });
    const isTwin = (a: SyntheticAddress, b: SyntheticAddress) =>
      a.street.toUpperCase() === b.street.toUpperCase() &&
      a.number === b.number &&
      a.suffix === b.suffix &&
      (a.postcode === b.postcode || a.postcode === '' || b.postcode === '') &&
      distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude) <= 50;
    const expected = second.filter((row) => first.some((other) => isTwin(row, other))).length;
    expect(expected).toBeGreaterThan(300);
    expect(report.sources[1]!.conflated).toBe(expected);
    const kept = report.sources.map(
      ({ accepted, duplicates, conflated }) => accepted - duplicates - conflated,
    );
    expect(report.manifest.counts.addresses).toBe(kept[0]! + kept[1]!);
    expect(sourcesOf(out).filter((names) => names.startsWith('first')).length).toBe(kept[0]);

    process.env.SOURCE_DATE_EPOCH = '1600000000';
    try {
      const inMemory = await buildSources(fresh(), { first, second });
      const inFiles = await buildSources(fresh(), { first, second }, { rowMemoryBytes: 1 });
      for (const name of readdirSync(inMemory.out)) {
        const same = readFileSync(path.join(inMemory.out, name)).equals(
          readFileSync(path.join(inFiles.out, name)),
        );
        expect([name, same]).toEqual([name, true]);
      }
      expect(readdirSync(path.dirname(inFiles.out)).filter((name) => name.startsWith('out'))).toEqual([
        'out',
      ]);
    } finally {
      delete process.env.SOURCE_DATE_EPOCH;
    }
  });
});

describe('what an answer rests on', () => {
  it('are the sources of the very street, place and layers, with the accuracy of the first', async () => {
    const { out } = await buildSources(
      fresh(),
      {
        register: [
          door(),
          door({ number: '9' }),
          door({ street: 'Dijk', postcode: '1000AD', latitude: 52.6 }),
        ],
        survey: [door(), door({ street: 'Zeepad', postcode: '1000AE', latitude: 52.7 })],
      },
      { more: { register: { accuracyMeters: 3 }, survey: { accuracyMeters: 40 } } },
    );
    using geocoder = Geocoder.open(out);
    const around = ['layer province', 'layer municipality'];
    const best = (text: string) => geocoder.search(text)[0]!;
    expect(best('Kerkstraat 5')).toMatchObject({
      level: 'interpolated',
      attribution: ['by register', 'by survey', ...around],
    });
    expect(best('Dijk')).toMatchObject({ level: 'street', attribution: ['by register', ...around] });
    expect(best('Zeepad')).toMatchObject({ level: 'street', attribution: ['by survey', ...around] });
    expect(geocoder.lookupPostcode({ postcode: '1000AE', number: '77' }, { detail: true })).toMatchObject({
      level: 'postcode',
      attribution: ['by survey', ...around],
    });
    expect(best('Stad')).toMatchObject({ attribution: ['by register', 'by survey', ...around] });
    expect(geocoder.reverseGeocode({ latitude: 52.5, longitude: 6.2 }, { detail: true })).toMatchObject({
      level: 'suburb',
      attribution: [...around, 'layer suburb'],
    });
    expect(best('Kerkstraat 1').uncertaintyMeters).toBe(3);
    expect(best('Zeepad 1').uncertaintyMeters).toBe(40);
    expect(geocoder.reverseGeocode({ latitude: 52.7, longitude: 4.4 }, { detail: true })).toMatchObject({
      uncertaintyMeters: 40,
      attribution: ['by survey', ...around, 'layer suburb'],
    });
  });
});
