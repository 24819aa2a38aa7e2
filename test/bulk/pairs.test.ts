import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { type PipeOptions, runPipe } from '../../src/bulk/index';
import { Geocoder } from '../../src/index';
import { sampleDataset } from '../sample';

const directory = sampleDataset();

/** The rows that a filter makes of some. */
async function filtered(rows: readonly object[], options: Omit<PipeOptions, 'input' | 'output'>) {
  using geocoder = Geocoder.open(directory);
  const written: string[] = [];
  const output = new Writable({
    write(bytes: Buffer, _, done) {
      written.push(bytes.toString('utf8'));
      done();
    },
  });
  const input = Readable.from([Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join(''))]);
  const summary = await runPipe(geocoder, { ...options, input, output });
  return {
    summary,
    rows: written
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line)),
  };
}

it('mode pair compares two columns of each row', async () => {
  const { rows, summary } = await filtered(
    [
      { ours: '881 Main Street, Manchester', theirs: '881 main st, manchester ct' },
      { ours: '881 Main Street, Manchester', theirs: '4516 Old Seward Highway, Anchorage' },
      { ours: '', theirs: '881 Main Street' },
    ],
    { mode: 'pair', map: { a: 'ours', b: 'theirs' } },
  );
  expect(rows[0]).toMatchObject({ match_same_level: 'address', match_error: null });
  expect(rows[0].match_same).toBeGreaterThan(0.9);
  expect(rows[0].match_same_reasons).toContain('streetname:abbreviation');
  expect(rows[1]).toMatchObject({ match_same: 0, match_same_level: 'different' });
  expect(rows[2].match_error).toContain('expected "a"');
  expect(summary).toMatchObject({ rows: 3, matched: 2, rejected: 1, levels: { address: 1, different: 1 } });
});

it('guesses the two columns by their names', async () => {
  const { rows } = await filtered([{ address_1: '881 Main St', address_2: '881 main street' }], {
    mode: 'pair',
  });
  expect(rows[0].match_same).toBeGreaterThan(0.9);
});

it('appends the address as its country writes it', async () => {
  const { rows } = await filtered([{ address: '881 main str manchester ct' }], {
    mode: 'search',
    columns: ['standard_line', 'standard_street', 'standard_place'],
  });
  expect(rows[0]).toMatchObject({
    match_standard_line: '881 Main Street, Manchester, Connecticut 06040',
    match_standard_street: '881 Main Street',
    match_standard_place: 'Manchester, Connecticut 06040',
  });
});

it('refuses columns of another mode', async () => {
  await expect(filtered([{ a: 'x', b: 'y' }], { mode: 'pair', columns: ['label'] })).rejects.toThrow(
    'columns: expected "all" or names among same, same_level, same_reasons, but got "label"',
  );
});
