import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { keepObjectsOf, mustKeepObjects } from '../../src/store/kept-objects';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Every object of better-sqlite3 that a use of a database makes, and the name of each. */
function used(open: () => Database.Database): Record<string, WeakRef<object>> {
  const db = open();
  const statement = db.prepare('SELECT 1 UNION SELECT 2');
  const rows = statement.pluck().iterate();
  expect([...rows]).toEqual([1, 2]);
  const made = { db, statement, rows };
  db.close();
  return Object.fromEntries(Object.entries(made).map(([name, one]) => [name, new WeakRef(one)]));
}

/** The names of those that are still there after what nobody uses is gone. */
async function left(refs: Record<string, WeakRef<object>>): Promise<string[]> {
  for (let round = 0; round < 3; round++) {
    await new Promise((resolve) => setImmediate(resolve));
    collect();
  }
  return Object.keys(refs).filter((name) => refs[name]!.deref() !== undefined);
}

describe('objects of better-sqlite3', () => {
  it('are collected, unless they are kept: a collected one ended the process with Node.js 24.19', async () => {
    expect(await left(used(() => new Database(':memory:')))).toEqual([]);
    const kept = used(() => {
      const db = new Database(':memory:');
      keepObjectsOf(db);
      return db;
    });
    expect(await left(kept)).toEqual(['db', 'statement', 'rows']);
  });

  it('answer as others do', () => {
    const db = new Database(':memory:');
    keepObjectsOf(db);
    expect(db.pragma('user_version = 7')).toEqual(new Database(':memory:').pragma('user_version = 7'));
    expect(db.pragma('user_version')).toEqual([{ user_version: 7 }]);
    expect(db.pragma('user_version', { simple: true })).toBe(7);
    expect(db.transaction(() => db.prepare('SELECT ?').pluck().get('in it')).immediate()).toBe('in it');
    expect(() => db.prepare('SELEC')).toThrow(/syntax error/);
    db.close();
  });

  it.each([
    ['20.20.2', false],
    ['22.23.3', false],
    ['24.18.0', false],
    ['24.19.0', true],
    ['24.21.0', true],
    ['26.10.0', false],
  ])('of Node.js %s are kept: %s', (version, expected) => {
    expect(mustKeepObjects(version)).toBe(expected);
  });
});
