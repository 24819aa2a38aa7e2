import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shapefileBytes } from '../../../scripts/formats/shapefile-writer';
import { writeZip } from '../../../scripts/formats/zip-writer';
import { build } from '../../../src/compile/build';
import { pointAlong } from '../../../src/compile/sources/geometry/along-line';
import type { SourceRecord } from '../../../src/compile/sources/record';
import { MOST_NUMBERS, rangeNumbers } from '../../../src/compile/sources/tiger/ranges';
import { describeFile, readAll, sourceOf } from './contract-binary';
import { temporaryFolder } from './fixtures';

const folder = temporaryFolder();
const file = path.join(folder, 'tl_2025_50007_addrfeat.zip');

/** The columns of ADDRFEAT and their widths, as the Census documents them. */
const ADDRFEAT = {
  TLID: 10,
  TFIDL: 10,
  TFIDR: 10,
  ARIDL: 22,
  ARIDR: 22,
  LINEARID: 22,
  FULLNAME: 100,
  LFROMHN: 12,
  LTOHN: 12,
  RFROMHN: 12,
  RTOHN: 12,
  ZIPL: 5,
  ZIPR: 5,
  EDGE_MTFCC: 5,
  ROAD_MTFCC: 5,
  PARITYL: 1,
  PARITYR: 1,
  PLUS4L: 4,
  PLUS4R: 4,
  LFROMTYP: 1,
  LTOTYP: 1,
  RFROMTYP: 1,
  RTOTYP: 1,
  OFFSETL: 1,
  OFFSETR: 1,
};
const NAD83 =
  'GEOGCS["GCS_North_American_1983",DATUM["D_North_American_1983",SPHEROID["GRS_1980",6378137,298.257222101]],PRIMEM["Greenwich",0],UNIT["Degree",0.017453292519943295]]';

interface Edge extends Partial<Record<keyof typeof ADDRFEAT, string>> {
  /** Degrees: x, y, x, y, … */
  line?: number[] | null;
}

/** A road that runs north along 73.2° west. */
const NORTH = [-73.2, 44.4, -73.2, 44.41];

async function write(edges: readonly Edge[]): Promise<void> {
  const rows = edges.map(({ line, ...values }) => ({
    values: Object.keys(ADDRFEAT).map((column) => values[column as keyof typeof ADDRFEAT] ?? ''),
    rings: line === null ? null : [line ?? NORTH],
  }));
  const { shp, dbf } = shapefileBytes('line', ADDRFEAT, rows);
  await writeZip(file, [
    { name: 'tl_2025_50007_addrfeat.shp', bytes: [shp] },
    { name: 'tl_2025_50007_addrfeat.dbf', bytes: [dbf] },
    { name: 'tl_2025_50007_addrfeat.prj', bytes: [Buffer.from(NAD83)] },
  ]);
}

async function read(edges: readonly Edge[], recipe: Record<string, unknown> = {}): Promise<SourceRecord[]> {
  await write(edges);
  return readAll(sourceOf({ format: 'tiger', ...recipe }, file, 'US'), describeFile(file));
}

const MAPLE: Edge = {
  TLID: '77001',
  ARIDL: '400101',
  ARIDR: '400102',
  FULLNAME: 'Maple St',
  LFROMHN: '100',
  LTOHN: '106',
  RFROMHN: '101',
  RTOHN: '105',
  ZIPL: '05401',
  ZIPR: '05402',
  PARITYL: 'E',
  PARITYR: 'O',
};

describe('TIGER/Line address ranges', () => {
  it('become points beside the road, evens left and odds right of its direction', async () => {
    const records = await read([MAPLE]);
    expect(
      records.map(({ streetname, number, postcode, identifier }) => [
        streetname,
        number,
        postcode,
        identifier,
      ]),
    ).toEqual([
      ['Maple St', '100', '05401', '400101#100'],
      ['Maple St', '102', '05401', '400101#102'],
      ['Maple St', '104', '05401', '400101#104'],
      ['Maple St', '106', '05401', '400101#106'],
      ['Maple St', '101', '05402', '400102#101'],
      ['Maple St', '103', '05402', '400102#103'],
      ['Maple St', '105', '05402', '400102#105'],
    ]);
    expect(records.every(({ interpolated, flaw }) => interpolated === true && flaw === null)).toBe(true);
    // Each in the middle of its lot: 1/8, 3/8, 5/8, 7/8 of a hundredth of a degree.
    for (const [index, { latitude, longitude }] of records.slice(0, 4).entries()) {
      expect(latitude).toBeCloseTo(44.4 + ((2 * index + 1) / 8) * 0.01, 9);
      expect((Number(longitude) + 73.2) * 111_195 * Math.cos((44.4 * Math.PI) / 180)).toBeCloseTo(-10, 3);
    }
    for (const { longitude } of records.slice(4)) expect(Number(longitude)).toBeGreaterThan(-73.2);
  });

  it('run backwards where the numbers do', async () => {
    const [first, , last] = await read([{ ...MAPLE, LFROMHN: '', LTOHN: '', RFROMHN: '105', RTOHN: '101' }]);
    expect([first!.number, last!.number]).toEqual(['105', '101']);
    expect(Number(first!.latitude)).toBeLessThan(Number(last!.latitude));
  });

  it.each([
    [{ from: '1', to: '7', parity: 'O' }, ['1', '3', '5', '7']],
    [{ from: '1', to: '4', parity: 'B' }, ['1', '2', '3', '4']],
    [{ from: '2', to: '6', parity: 'B' }, ['2', '3', '4', '5', '6']],
    // The ends say both, whatever the parity says.
    [{ from: '1', to: '4', parity: 'E' }, ['1', '2', '3', '4']],
    [{ from: '8', to: '8', parity: '' }, ['8']],
    [{ from: '203-06', to: '203-10', parity: 'E' }, ['203-06', '203-08', '203-10']],
    [{ from: 'N6W23001', to: 'N6W23005', parity: 'O' }, ['N6W23001', 'N6W23003', 'N6W23005']],
    [{ from: '10A', to: '14A', parity: 'E' }, ['10A', '12A', '14A']],
    [{ from: '203-06', to: '204-10', parity: 'E' }, null],
    [{ from: '', to: '10', parity: 'E' }, null],
    [{ from: 'Lot', to: 'Barn', parity: '' }, null],
  ])('%o holds %o', (range, numbers) => {
    expect(rangeNumbers(range)?.map(({ number }) => number) ?? null).toEqual(numbers);
  });

  it('hold at most fifty numbers, both ends among them, in order and of the same parity', () => {
    fc.assert(
      fc.property(
        fc.nat(999_999),
        fc.nat(999_999),
        fc.constantFrom('E', 'O', 'B', ''),
        (from, to, parity) => {
          const numbers = rangeNumbers({ from: String(from), to: String(to), parity })!;
          expect(numbers.length).toBeLessThanOrEqual(MOST_NUMBERS);
          expect([numbers[0]!.number, numbers.at(-1)!.number]).toEqual([String(from), String(to)]);
          expect(new Set(numbers.map(({ number }) => number)).size).toBe(numbers.length);
          for (const [index, { share }] of numbers.entries()) {
            expect(share > (numbers[index - 1]?.share ?? 0) && share < 1).toBe(true);
          }
          if (parity !== 'B' && (from - to) % 2 === 0) {
            expect(numbers.every(({ number }) => (Number(number) - from) % 2 === 0)).toBe(true);
          }
        },
      ),
    );
  });

  it('are counted as rejected without numbers or without a road; a side without any is none', async () => {
    const records = await read([
      { ...MAPLE, LFROMHN: 'Lot', LTOHN: 'Barn', RFROMHN: '', RTOHN: '' },
      { ...MAPLE, LFROMHN: '', LTOHN: '', line: null },
    ]);
    expect(records.map(({ reason, flaw }) => [reason, flaw])).toEqual([
      ['range without numbers to stand between', 'range 400101: from "Lot" to "Barn"'],
      ['range without numbers to stand between', 'range 400102: from "101" to "105"'],
    ]);
  });

  it('leave out a number of a street and ZIP code that came before, not that of another', async () => {
    const again = {
      ...MAPLE,
      TLID: '77002',
      ARIDL: '400201',
      LFROMHN: '104',
      LTOHN: '110',
      RFROMHN: '',
      RTOHN: '',
    };
    const numbersOf = (records: readonly SourceRecord[]) => records.slice(7).map(({ number }) => number);
    expect(numbersOf(await read([MAPLE, again]))).toEqual(['108', '110']);
    expect(numbersOf(await read([MAPLE, { ...again, ZIPL: '05403' }]))).toEqual(['104', '106', '108', '110']);
    expect(numbersOf(await read([MAPLE, { ...again, ZIPL: '' }]))).toEqual(['104', '106', '108', '110']);
  });

  it('of another layout are refused by the column that is missing', async () => {
    const { shp, dbf } = shapefileBytes('line', { FULLNAME: 20 }, [{ values: ['Maple St'], rings: [NORTH] }]);
    await writeZip(file, [
      { name: 'edges.shp', bytes: [shp] },
      { name: 'edges.dbf', bytes: [dbf] },
    ]);
    await expect(readAll(sourceOf({ format: 'tiger' }, file, 'US'), describeFile(file))).rejects.toThrow(
      /edges\.shp: expected an intact shapefile, got no column LFROMHN of TIGER\/Line ADDRFEAT/,
    );
  });

  it('build a dataset, with a note that counts them', async () => {
    await write([MAPLE]);
    const constants = { city: 'Burlington', municipality: 'Burlington', province: 'Vermont' };
    const report = await build(
      {
        name: 'Vermont',
        country: { code: 'US', name: 'United States' },
        addresses: [{ name: 'TIGER', path: path.basename(file), format: 'tiger', constants }],
      },
      { out: path.join(folder, 'dataset'), inputRoot: folder },
    );
    expect(report.manifest.counts.addresses).toBe(7);
    expect(report.sources[0]!.notes['placed by an address range']!.count).toBe(7);
  });
});

describe('a point along a line', () => {
  it('lies at its share of the length, and beside it as far as asked', () => {
    const line = [
      [5, 0],
      [5, 0.001],
      [5, 0.001],
      [5.003, 0.001],
    ];
    expect(pointAlong(line, 0)).toEqual([5, 0]);
    expect(pointAlong(line, 0.25)[1]).toBeCloseTo(0.001, 9);
    expect(pointAlong(line, 0.5)[0]).toBeCloseTo(5.001, 9);
    expect(pointAlong(line, 1)).toEqual([5.003, 0.001]);
    // East of a road that runs north, south of one that runs east.
    expect((pointAlong(line, 0.1, 10)[0]! - 5) * 111_195).toBeCloseTo(10, 4);
    expect((0.001 - pointAlong(line, 0.9, 10)[1]!) * 111_195).toBeCloseTo(10, 4);
    expect(
      pointAlong(
        [
          [5, 52],
          [5, 52],
        ],
        0.5,
      ),
    ).toEqual([5, 52]);
  });
});
