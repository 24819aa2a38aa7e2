import ts from 'typescript';
import { expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { sampleDataset } from '../sample';
import { Page } from './pages';

const directory = sampleDataset();

it('shows calls that answer as the page says', () => {
  using geocoder = Geocoder.open(directory);
  const [source] = new Page('docs/lines.md').blocks('ts');
  const calls = source!.trim().split('\n');
  const script = ts.transpileModule(
    `[${calls.map((call) => call.replace(/;$/, '')).join(',')}]`,
    {},
  ).outputText;
  const [parsed, standard, same] = new Function('geocoder', `return ${script}`)(geocoder);
  expect(parsed.fields).toEqual({
    streetname: 'main str',
    number: '881',
    city: 'manchester',
    province: 'ct',
  });
  expect(standard.lines).toEqual(['881 Main Street', 'Manchester, Connecticut 06040']);
  expect(same.level).toBe('address');
  expect(same.same).toBeGreaterThan(0.95);
});
