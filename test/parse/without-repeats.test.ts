import { expect, it } from 'vitest';
import { withoutRepeats } from '../../src/parse/without-repeats';

it.each([
  ['12 Main St, Barre, 12 Main St, Barre', '12 Main St, Barre, Barre'],
  ['12 Main St, Barre 12 Main St, Barre', '12 Main St, Barre'],
  ['Brink 1 Assen Brink 1 Assen', 'Brink 1 Assen'],
  ['Brink 1\nBRINK 1\n9401 HS Assen', 'Brink 1\n9401 HS Assen'],
  // A place may share its name with its province, and a number with a unit.
  ['Herestraat 1, Groningen, Groningen', 'Herestraat 1, Groningen, Groningen'],
  ['Brink 1, 12, 12, Assen', 'Brink 1, 12, 12, Assen'],
  ['Brink 1, Brink 11', 'Brink 1, Brink 11'],
  ['Assen', 'Assen'],
  ['', ''],
])('%s', (line, expected) => {
  expect(withoutRepeats(line)).toBe(expected);
});
