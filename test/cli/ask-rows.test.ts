import { expect, it } from 'vitest';
import { askRows } from '../../src/cli/evaluate/ask-rows';
import { tinyGeocoder } from '../match/tiny-dataset';

it('evaluate ends at a signal: its rows are asked in this thread, which must let one arrive', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Dorpsstraat 1; 9401AA; Assen; Assen; Drenthe',
  ]);
  const row = { streetname: 'Dorpsstraat', number: '1', city: 'Assen', latitude: '53', longitude: '6' };
  const rows = Array.from({ length: 300 }, () => row);
  const stop = new AbortController();
  const options = { mode: 'forward', map: undefined, signal: stop.signal } as const;
  expect(await askRows(geocoder, rows, {}, options)).toHaveLength(300);
  setImmediate(() => stop.abort(new Error('enough')));
  await expect(askRows(geocoder, rows, {}, options)).rejects.toThrow('enough');
});
