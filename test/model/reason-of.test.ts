import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { reasonOf } from '../../src/model/reason-of';

function failure(work: () => unknown): unknown {
  try {
    work();
  } catch (cause) {
    return cause;
  }
  throw new Error('expected a failure');
}

describe('why something failed', () => {
  it('is what the system says, without its call and the file of it', () => {
    expect(reasonOf(failure(() => readFileSync('/no/such')))).toBe('ENOENT: no such file or directory');
    expect(reasonOf(failure(() => readFileSync('/')))).toBe('EISDIR: illegal operation on a directory');
  });

  it('is the message of an error, or what was thrown, and prints', () => {
    expect(reasonOf(new TypeError('three, open'))).toBe('three, open');
    expect(reasonOf(new Error(''))).toBe('Error');
    expect(reasonOf('\u001b[2J')).toBe('\\u{1b}[2J');
  });
});
