import { afterEach, expect, it, vi } from 'vitest';
import { progressView } from '../../../src/cli/terminal/build-progress';
import { movesCursor } from '../../../src/cli/terminal/output';

const { isTTY } = process.stderr;

afterEach(() => {
  process.stderr.isTTY = isTTY;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

it('only a terminal takes a line back, and not a dumb one', () => {
  expect(movesCursor({ isTTY: true }, { TERM: 'xterm' })).toBe(true);
  expect(movesCursor({ isTTY: true }, {})).toBe(true);
  expect(movesCursor({ isTTY: true }, { TERM: 'dumb' })).toBe(false);
  expect(movesCursor({ isTTY: false }, { TERM: 'xterm' })).toBe(false);
});

it('progress on a dumb terminal is plain lines: it showed control codes', () => {
  process.stderr.isTTY = true;
  vi.stubEnv('TERM', 'dumb');
  let said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += text;
    return true;
  });
  const view = progressView();
  view.update({ phase: 'writing', source: '', rows: 10, rowsPerSecond: 5, share: 1, etaSeconds: null });
  view.stop();
  expect(said).toMatch(/^Writing: 100 %/);
  expect(said).not.toContain('\u001b');
});
