import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';

describe('the postcode of a street', () => {
  let geocoder: Geocoder;
  beforeAll(async () => {
    geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
      'Brink 1; 9401HS; Assen; Assen; Drenthe',
      'Brink 3; 9401HS; Assen; Assen; Drenthe',
      'Brink 9; 9401HT; Assen; Assen; Drenthe',
    ]);
  });
  afterAll(() => geocoder.close());

  // The postcode was dropped, with the change `to: null, verdict: exact`.
  it.each(['Brink, 9401HS Assen', 'brink, 9401 hs Assen', 'Assen, Brink 9401HS'])('stays: %s', (line) => {
    const { label, lines, fields, changes } = geocoder.standardise(line)!;
    expect(label).toBe('Brink, 9401HS Assen');
    expect(lines).toEqual(['Brink', '9401HS Assen']);
    expect(fields.postcode).toBe('9401HS');
    expect(changes.filter(({ to }) => to === null)).toEqual([]);
    const again = geocoder.standardise(label)!;
    expect([again.label, again.fields, again.changes]).toEqual([label, fields, []]);
  });

  it('stays beside a number that the street lacks', () => {
    const { label, changes } = geocoder.standardise('Brink 77, 9401HS Assen')!;
    expect(label).toBe('Brink, 9401HS Assen');
    expect(changes).toEqual([{ field: 'number', from: '77', to: null, verdict: 'missing' }]);
  });

  it('goes where it is not one of the street', () => {
    expect(geocoder.standardise('Brink, 9999XX Assen')!.fields.postcode).toBeUndefined();
  });
});

describe('a unit as its country writes it is no change', () => {
  it.each([
    [
      'BE',
      'Azalealaan 13/ETGR; 1030; Schaarbeek; Schaarbeek; Brussel',
      'Azalealaan 13 bus ETGR, 1030 Schaarbeek',
    ],
    ['BE', 'Dolezlaan 105/C  6; 1180; Ukkel; Ukkel; Brussel', 'Dolezlaan 105C bus 6, 1180 Ukkel'],
    ['BE', 'Kerkstraat 321/RCH0; 1190; Vorst; Vorst; Brussel', 'Kerkstraat 321 bus RCH0, 1190 Vorst'],
    [
      'DK',
      'Skeevej 39/B, st.; 4370; Store Merløse; Holbæk; Sjælland',
      'Skeevej 39B, st., 4370 Store Merløse',
    ],
    ['NL', 'Brink 12/A; 9401HS; Assen; Assen; Drenthe', 'Brink 12A, 9401HS Assen'],
  ])('%s: %s', async (code, address, label) => {
    using geocoder = await tinyGeocoder({ code, name: code }, [address]);
    const standard = geocoder.standardise(label)!;
    expect([standard.label, standard.changes]).toEqual([label, []]);
    expect(geocoder.standardise(standard.fields)!.changes).toEqual([]);
  });

  it.each([
    ['Azalealaan 13 bte ETGR, 1030 Schaarbeek', 'bte ETGR', 'alias'],
    ['Azalealaan 13 bus etgr, 1030 Schaarbeek', 'bus etgr', 'folded'],
  ])('another writing is one: %s', async (line, from, verdict) => {
    using geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
      'Azalealaan 13/ETGR; 1030; Schaarbeek; Schaarbeek; Brussel',
    ]);
    const [change] = geocoder.standardise(line)!.changes;
    expect(change).toEqual({ field: 'suffix', from, to: 'ETGR', verdict });
  });
});

it('a place with its brackets is no change', async () => {
  using geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Fálkastígur 5; 225; Garðabær (Álftanes); Garðabær; Höfuðborgarsvæðið',
    'Brekka 5; 210; Garðabær; Garðabær; Höfuðborgarsvæðið',
  ]);
  const { label, changes } = geocoder.standardise('Fálkastígur 5, 225 Garðabær (Álftanes)')!;
  expect([label, changes]).toEqual(['Fálkastígur 5, 225 Garðabær (Álftanes)', []]);
});

it('a postcode of three digits is no house number that got lost', async () => {
  using geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Hellisbraut 16; 360; Hellissandur; Snæfellsbær; Vesturland',
    'Hellisbraut 18; 360; Hellissandur; Snæfellsbær; Vesturland',
  ]);
  const { fields, confidence } = geocoder.parse('Hellisbraut, 360 Hellissandur');
  expect(fields).toEqual({ streetname: 'Hellisbraut', postcode: '360', city: 'Hellissandur' });
  expect(confidence).toBeGreaterThan(0.9);
});
