import { describe, expect, it } from 'vitest';
import { JsonElements } from '../../../src/compile/sources/json-elements';
import { seeded } from '../seeded';
import { addressFormatContract, type PlainAddress } from './contract';

function nested(a: PlainAddress): unknown {
  return {
    id: a.id,
    where: {
      straat: a.street,
      nr: Number(a.number),
      letter: a.letter || null,
      toev: a.addition,
      pc: a.postcode,
    },
    place: { plaats: a.city, gemeente: a.municipality, prov: 'Fryslân', 'dotted.key': a.also },
    coordinates: [a.longitude, { lat: a.latitude }],
    status: a.status,
    noise: { addresses: [{ id: '}]"\\' }], text: 'a "quoted" { [ \\ ' },
  };
}

const columns = {
  streetname: 'where.straat',
  number: 'where.nr',
  suffix: ['where.letter', 'where.toev'],
  postcode: 'where.pc',
  city: 'place.plaats',
  municipality: 'place.gemeente',
  province: 'place.prov',
  latitude: 'coordinates.1.lat',
  longitude: 'coordinates.0',
  identifier: 'id',
};

addressFormatContract('JSON document', {
  fileName: 'addresses.json',
  recipe: { records: 'body.addresses' },
  columns,
  streetAliases: 'place.dotted.key',
  statusColumn: 'status',
  write: (addresses) =>
    JSON.stringify(
      { addresses: [1], body: { other: [[{}]], addresses: addresses.map(nested) }, tail: [{ a: 1 }] },
      null,
      1,
    ),
  lineOf: (index) => index + 1,
});

addressFormatContract('newline-delimited JSON', {
  fileName: 'addresses.ndjson',
  recipe: {},
  columns,
  streetAliases: 'place.dotted.key',
  statusColumn: 'status',
  write: (addresses) => addresses.map((address) => `${JSON.stringify(nested(address))}\n`).join('\n'),
  lineOf: (index) => 2 * index + 1,
});

function feature(a: PlainAddress): unknown {
  return {
    type: 'Feature',
    properties: {
      id: a.id,
      straat: a.street,
      nr: a.number,
      letter: a.letter,
      toev: a.addition,
      pc: a.postcode,
      plaats: a.city,
      gemeente: a.municipality,
      prov: 'Fryslân',
      ook: a.also,
      status: a.status,
      lat: a.latitude,
    },
    geometry: { type: 'Point', coordinates: [a.longitude, a.latitude] },
  };
}

addressFormatContract('GeoJSON', {
  fileName: 'addresses.geojson',
  recipe: {},
  columns: {
    streetname: 'straat',
    number: 'nr',
    suffix: ['letter', 'toev'],
    postcode: 'pc',
    city: 'plaats',
    municipality: 'gemeente',
    province: 'prov',
    latitude: 'geometry.coordinates.1',
    longitude: 'geometry.coordinates.0',
    identifier: 'properties.id',
  },
  streetAliases: 'ook',
  statusColumn: 'status',
  write: (addresses) => JSON.stringify({ type: 'FeatureCollection', features: addresses.map(feature) }),
  lineOf: (index) => index + 1,
});

describe('JsonElements', () => {
  it('finds the same elements however the text is cut', () => {
    const document = JSON.stringify({ a: { b: [{ x: '"]}' }, { y: { z: [] } }, {}] }, c: [{ no: 1 }] });
    const random = seeded(21);
    for (let round = 0; round < 500; round++) {
      const elements = new JsonElements(['a', 'b']);
      const found: string[] = [];
      for (let at = 0; at < document.length; ) {
        const end = at + 1 + Math.floor(random() * 12);
        found.push(...elements.push(document.slice(at, end)));
        at = end;
      }
      expect(found.map((text) => JSON.parse(text))).toEqual([{ x: '"]}' }, { y: { z: [] } }, {}]);
      expect([elements.found, elements.ended]).toEqual([true, true]);
    }
  });

  it('knows that there is no such array', () => {
    const elements = new JsonElements(['features']);
    expect(elements.push('{"type":"Feature","properties":{"features":[{"a":1}]}}')).toEqual([]);
    expect([elements.found, elements.ended]).toEqual([false, true]);
  });
});
