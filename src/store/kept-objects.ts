import type Database from 'better-sqlite3';

/**
 * Node.js 24.19 and later, in Electron too, end the process (`Assertion failed: (env) != nullptr`, nodejs/node#65446) if an
 * object of better-sqlite3 12, compiled for them, is collected while no JavaScript runs, such as between two events. What
 * is kept here is never collected: some kilobytes for each file that was opened.
 */
const kept = new Set<object>();

/** True for a version of Node.js in which an object of better-sqlite3 must not be collected. */
export function mustKeepObjects(version: string): boolean {
  const [major, minor] = version.split('.').map(Number) as [number, number];
  return major === 24 && minor >= 19;
}

/** Keeps a database and all that is made from it. */
export function keepObjectsOf(db: Database.Database): void {
  const prepare = db.prepare.bind(db);
  const prepareKept = (source: string) => {
    const statement = prepare(source);
    const iterate = statement.iterate.bind(statement);
    keep(statement).iterate = (...values) => keep(iterate(...values));
    return statement;
  };
  const pragma: typeof db.pragma = (source, options) => {
    const statement = prepareKept(`PRAGMA ${source}`);
    if (statement.reader) return options?.simple === true ? statement.pluck().get() : statement.all();
    statement.run();
    return options?.simple === true ? undefined : [];
  };
  Object.assign(keep(db), { prepare: prepareKept, pragma });
}

function keep<T extends object>(made: T): T {
  kept.add(made);
  return made;
}
