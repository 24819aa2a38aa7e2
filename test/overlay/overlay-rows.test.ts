import { describe, expect, it } from 'vitest';
import { readRows } from '../../src/overlay/overlay-rows';

describe('rows of a file of entries', () => {
  const places = (text: string, format: 'csv' | 'ndjson' | 'geojson') =>
    readRows(text, format).map(({ where, fields }) => [where, fields.name]);

  it('of CSV know the line where they begin', () => {
    for (const end of ['\n', '\r\n']) {
      const text = ['name,kind', 'a,x', '', ',', '"two', 'lines",x', 'c,"x', 'y"', 'd,'].join(end);
      expect(places(text, 'csv').map(([where]) => where)).toEqual(['line 2', 'line 5', 'line 7', 'line 9']);
      expect(places(text + end, 'csv')).toEqual(places(text, 'csv'));
    }
    expect(places('\uFEFFname\na\nb\n', 'csv')).toEqual([
      ['line 2', 'a'],
      ['line 3', 'b'],
    ]);
  });

  it('of CSV are refused with their line, also where there is only a header', () => {
    expect(() => readRows('name,kind\na,x\nb\n', 'csv')).toThrow(/expected CSV in line 3, .*Too few fields/);
    expect(() => readRows('name,kind\na,x\nb,"x\nc,x\n', 'csv')).toThrow(/CSV in line 3, .*unterminated/);
    expect(() => readRows('nome,kind\n', 'csv')).toThrow(/"nome"/);
    expect(readRows('name,kind\n', 'csv')).toEqual([]);
  });

  it('of JSON lines and GeoJSON know theirs too', () => {
    expect(places('\n{"name":"a"}\n\n{"name":"b"}\n', 'ndjson')).toEqual([
      ['line 2', 'a'],
      ['line 4', 'b'],
    ]);
    const feature = { type: 'Feature', geometry: null, properties: { name: 'a' } };
    expect(places(JSON.stringify({ features: [feature, feature] }), 'geojson')).toEqual([
      ['feature 1', 'a'],
      ['feature 2', 'a'],
    ]);
  });
});
