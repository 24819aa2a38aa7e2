import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EvaluatedRow, evaluate } from '../../src/evaluate/evaluation';
import { Geocoder } from '../../src/index';
import { sampleDataset, temporaryDirectory } from '../sample';
import { invoke } from './invoke';

const directory = sampleDataset();
const folder = temporaryDirectory();
let geocoder: Geocoder;
beforeAll(() => {
  geocoder = Geocoder.open(directory);
});
afterAll(() => geocoder?.close());

function fileOf(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

const answer = (confidence: number, meters: number): EvaluatedRow => ({
  row: 1,
  asked: 'x',
  truth: { id: null, point: { latitude: 0, longitude: 0 } },
  // A degree is 111,195 metres on the sphere.
  found: {
    id: null,
    level: 'address',
    label: 'X',
    confidence,
    advice: 'accept',
    latitude: meters / 111_195,
    longitude: 0,
    verdicts: '',
  },
  error: null,
});

describe('an evaluation', () => {
  it('finds the least confidence that keeps the share of errors', () => {
    const rows = [answer(0.99, 1), answer(0.9, 1), answer(0.9, 500), answer(0.8, 1), answer(0.2, 900)];
    const { right, thresholds, distance, byLevel } = evaluate(rows, 100);
    expect(right).toBe(3);
    expect(byLevel).toEqual({ address: { answers: 5, right: 3, medianMeters: 1 } });
    expect(thresholds[0]).toEqual({ mostWrong: 0.001, minConfidence: 0.99, kept: 0.2, wrong: 0 });
    expect(distance).toMatchObject({ p50: 1, p75: 500, max: 900 });
  });

  it('says where no threshold does it', () => {
    expect(evaluate([answer(0.99, 900)], 100).thresholds[4]).toMatchObject({ minConfidence: null, kept: 0 });
  });

  it('lists wrong answers, the surest first', () => {
    const { worst } = evaluate([answer(0.3, 900), answer(0.9, 500), answer(1, 1)], 100);
    expect(worst.map(({ confidence, meters }) => [confidence, meters])).toEqual([
      [0.9, 500],
      [0.3, 900],
    ]);
  });
});

describe('doorplate evaluate', () => {
  const rows = [
    'street,nr,town,lat,lon',
    'Main St,881,Manchester,41.770074,-72.52034',
    'old sewrad hwy,4516,anchorage,61.179643,-149.869394',
    'Mian Street,881,Manchester,61.1,-149.8',
    'Qqqq,1,Zzzz,41.7,-72.5',
    'Main St,881,Manchester,,',
  ].join('\n');

  it('reports as JSON, and writes one page that needs no other', async () => {
    const file = fileOf('known.csv', rows);
    const page = path.join(folder, 'report.html');
    const { status, stdout, stderr } = await invoke([
      'evaluate',
      '--data',
      directory,
      '--json',
      '--out',
      page,
      file,
    ]);
    expect([status, stderr]).toEqual([0, '']);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ rows: 5, rejected: 1, right: 2 });
    expect(report.byLevel.address).toMatchObject({ answers: 3, right: 2 });
    expect(report.worst[0]).toMatchObject({
      row: 3,
      label: '881 Main Street, Manchester, Connecticut 06040',
    });
    expect(report.worst[0].explanation).toContain('streetname typo');
    const html = readFileSync(page, 'utf8');
    expect(html.match(/<svg /g)).toHaveLength(2);
    expect(html).toContain('name="viewport"');
    expect(html).toContain('1 not asked: expected a known point or id');
    expect(html).toContain('streetname typo, ');
    expect(html).toContain('<th class="number">confidence</th>');
    expect(html).not.toMatch(/<(?:script|link|img)|https?:/);
  });

  it('shows and explains only the columns that were asked, no customer number', async () => {
    const file = fileOf(
      'customers.csv',
      'customer,street,nr,town,lat,lon\n4711,Main St,881,Manchester,61.1,-149.8\n',
    );
    const { stdout } = await invoke(['evaluate', '--data', directory, '--json', file]);
    expect(JSON.parse(stdout).worst).toMatchObject([{ row: 1, asked: 'Main St, 881, Manchester' }]);
  });

  it('takes ids, and a line', async () => {
    const [best] = geocoder.search('881 main street, manchester');
    const file = fileOf(
      'ids.csv',
      `address,id\n"881 main st, manchester",${best!.id}\n"4516 old seward hwy, anchorage",${best!.id}\n`,
    );
    const { stdout } = await invoke(['evaluate', '--data', directory, '--mode', 'search', '--json', file]);
    expect(JSON.parse(stdout)).toMatchObject({ rows: 2, found: 2, right: 1 });
  });

  it('prints a summary', async () => {
    const { stdout } = await invoke(['evaluate', '--data', directory, fileOf('known.csv', rows)]);
    expect(stdout).toContain('By advice\n');
    expect(stdout).toContain('minConfidence');
    expect(stdout).toContain('1×  expected a known point or id, but the row has none (row 5)');
  });

  it('counts a known point that no place on earth has as a row that is not asked', async () => {
    const file = fileOf(
      'impossible.csv',
      [
        'street,nr,town,lat,lon',
        'Main St,881,Manchester,41.770074,-72.52034',
        'Main St,881,Manchester,944,-72.52034',
        'Main St,881,Manchester,95,-72.52034',
        'Main St,881,Manchester,41.770074,-180.5',
        'Main St,881,Manchester,90,180',
      ].join('\n'),
    );
    const { stdout } = await invoke(['evaluate', '--data', directory, '--json', file]);
    const report = JSON.parse(stdout);
    expect(report).toMatchObject({ rows: 5, rejected: 3, found: 2, right: 1 });
    expect(report.notAsked).toEqual([
      {
        reason: expect.stringMatching(/latitude from -90 to 90 .* 180, but got one outside/),
        rows: 3,
        firstRow: 2,
      },
    ]);
    expect(report.worst).toMatchObject([{ row: 5 }]);
  });

  it('fails where no row can be asked, and says why', async () => {
    const file = fileOf('texts.csv', 'street,nr,lat,lon\nMain St,881,north,west\n');
    const { status, stdout, stderr } = await invoke(['evaluate', '--data', directory, file]);
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toContain('none of 1 can; row 1: expected a known point or id, but the row has none');
  });

  it.each([
    ['no.csv', 'address\nMain St\n', 2, 'expected columns with what is right'],
    ['empty.csv', 'address,lat,lon\n', 1, 'expected rows below a header'],
  ])('%s is refused', async (name, text, wanted, message) => {
    const { status, stderr } = await invoke([
      'evaluate',
      '--data',
      directory,
      '--mode',
      'search',
      fileOf(name, text),
    ]);
    expect(status).toBe(wanted);
    expect(stderr).toContain(message);
  });
});
