import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const source = join(root, 'src');

/** The floors of the house: a file may import from its own room or from a lower floor, never sideways or up. */
const FLOORS: Record<string, number> = {
  model: 0,
  // Locks and safe opening: what the tower and the doors ask of the file system alike.
  files: 1,
  geo: 1,
  text: 1,
  country: 2,
  parse: 3,
  rank: 3,
  schema: 3,
  store: 3,
  match: 3.8,
  ops: 4,
  // Own entries over a dataset: the class hands it out.
  overlay: 4,
  'geocoder.ts': 5,
  'operation.ts': 4.5,
  'operations.ts': 4.6,
  'operation-checks.ts': 4.7,
  'answering.ts': 4.8,
  'sample-dataset.ts': 5,
  // What answers are worth beside known points: plain values, for the command line and the map page.
  evaluate: 4,
  // The class over datasets that are replaced while it answers.
  live: 5.4,
  // The class on worker threads: the doors that need threads use it.
  pool: 5.5,
  cli: 6,
  http: 6,
  bulk: 6,
  mcp: 6,
  sql: 6,
  // Browser code: it talks to the service over HTTP.
  web: 6,
  'index.ts': 7,
  // The side tower has its own entry and reads floors 0 to 3.
  compile: 3.5,
};

/** What may be read besides lower floors. */
const DOORS = new Set(['cli', 'http', 'bulk', 'mcp', 'sql', 'pool', 'web']);
/** Doors see the class, the registry, the tower’s entry, the kinds of options and the vocabulary of the model: nothing deeper. */
const DOORS_SEE = (file: string) =>
  file === 'geocoder.ts' ||
  file === 'operations.ts' ||
  file === 'operation-checks.ts' ||
  file === 'sample-dataset.ts' ||
  file === 'schema/option-kinds.ts' ||
  file === 'compile/index.ts' ||
  file === 'bulk/index.ts' ||
  file === 'http/index.ts' ||
  file === 'live/live-geocoder.ts' ||
  file === 'mcp/serve-tools.ts' ||
  file.startsWith('pool/') ||
  file.startsWith('files/') ||
  // Pure functions.
  file.startsWith('evaluate/') ||
  file === 'geo/polygon.ts' ||
  file === 'geo/polygon-index.ts' ||
  file === 'text/nearest-name.ts' ||
  file.startsWith('model/');
const PACKAGES_OF_STORE = ['better-sqlite3', 'flatbush'];

function filesUnder(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(source, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

const files = filesUnder(source).sort();
const known = new Set(files);

/** Every module that a file names, with the way it is imported and exported from, types included. */
function modulesOf(file: string): string[] {
  const parsed = ts.preProcessFile(readFileSync(join(source, file), 'utf8'), true, true);
  return parsed.importedFiles.map((reference) => reference.fileName);
}

/** The file in src/ that a relative import means; null for packages and for files outside src/. */
function resolved(file: string, module: string): string | null {
  if (!module.startsWith('.') || module.endsWith('.css')) return null;
  const path = posix.join(posix.dirname(file), module);
  if (path.startsWith('..')) return null;
  for (const candidate of [`${path}.ts`, path, `${path}/index.ts`])
    if (known.has(candidate)) return candidate;
  throw new Error(`${file} imports ${module}, which is no file of src/`);
}

const roomOf = (file: string) => file.split('/')[0]!;
const imports = new Map(
  files.map((file) => [file, modulesOf(file).flatMap((module) => resolved(file, module) ?? [])] as const),
);

describe('the house', () => {
  it('has files at all, and a floor for every room', () => {
    expect(files.length).toBeGreaterThan(50);
    expect([...new Set(files.map(roomOf))].filter((room) => FLOORS[room] === undefined)).toEqual([]);
  });

  it('is climbed downward only: no import goes up or sideways', () => {
    const wrong: string[] = [];
    for (const [file, targets] of imports) {
      const room = roomOf(file);
      for (const target of targets) {
        // The clients read the problems that the service writes: a type, nothing of it is bundled.
        if (room === 'web' && target === 'http/routes/problems.ts') continue;
        const other = roomOf(target);
        const sameFolder =
          room === other || (!file.includes('/') && !target.includes('/') && room !== 'index.ts');
        if (sameFolder) continue;
        if (DOORS.has(room) ? !DOORS_SEE(target) : FLOORS[other]! >= FLOORS[room]!) {
          wrong.push(`${file} (floor ${FLOORS[room]}) imports ${target} (floor ${FLOORS[other]})`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  it('keeps the tower apart: nothing but the doors sees compile/', () => {
    const wrong = [...imports].flatMap(([file, targets]) =>
      roomOf(file) === 'compile' || DOORS.has(roomOf(file))
        ? []
        : targets
            .filter((target) => roomOf(target) === 'compile')
            .map((target) => `${file} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('starts the command line without what only some commands need', () => {
    const atStart = /^(?:import|export) (?!type )[^;]*? from '(?:\.\.\/)+(?:compile|http|bulk)\//m;
    const wrong = files
      .filter((file) => roomOf(file) === 'cli')
      .filter((file) => atStart.test(readFileSync(join(source, file), 'utf8')));
    expect(wrong).toEqual([]);
  });

  it('has no cycles', () => {
    expect(cycles()).toEqual([]);
  });

  it('lets only store/ touch the database and the spatial index', () => {
    const wrong = files.flatMap((file) =>
      modulesOf(file)
        .filter((module) =>
          PACKAGES_OF_STORE.some((name) => module === name || module.startsWith(`${name}/`)),
        )
        .filter(() => roomOf(file) !== 'store')
        .map((module) => `${file} imports ${module}`),
    );
    expect(wrong).toEqual([]);
  });

  it('keeps SQL in store/', () => {
    const wrong = files
      .filter((file) => roomOf(file) !== 'store')
      .filter((file) =>
        /\b(SELECT\s.+\sFROM|INSERT\s+INTO|CREATE\s+TABLE|PRAGMA\s)\b/.test(
          readFileSync(join(source, file), 'utf8'),
        ),
      );
    expect(wrong).toEqual([]);
  });

  it('names its files in kebab-case', () => {
    const parts = files.flatMap((file) => file.replace(/(\.d)?\.ts$/, '').split('/'));
    expect(parts.filter((part) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(part))).toEqual([]);
  });

  it('holds one idea a file: none over 400 lines, nine in ten under 250', () => {
    const lines = files.map(
      (file) => [file, readFileSync(join(source, file), 'utf8').split('\n').length] as const,
    );
    expect(lines.filter(([, length]) => length > 400)).toEqual([]);
    expect(lines.filter(([, length]) => length > 250).length).toBeLessThan(files.length / 10);
  });

  it('writes no expression with \\p{…} where it would be made at each call: the build makes it `new RegExp`', () => {
    const wrong = files.filter((file) => roomOf(file) !== 'web').flatMap(expressionsMadeAtEachCall);
    expect(wrong).toEqual([]);
  });

  it('writes a letter as \\p{IDS}: \\p{L} takes five times as long to read (docs/decisions/letters-in-expressions.md)', () => {
    const wrong = files.filter((file) => readFileSync(join(source, file), 'utf8').includes('\\p{L}'));
    expect(wrong).toEqual([]);
  });

  it('throws its own errors only; the tower wraps those of the file system where it meets them', () => {
    const wrong = files
      .filter((file) => !['cli', 'compile'].includes(roomOf(file)))
      .filter((file) => /throw new Error\(/.test(readFileSync(join(source, file), 'utf8')));
    expect(wrong).toEqual([]);
  });
});

/** Expressions with `\p{…}` in a function, other than one without parameters that only makes them: `() => [/\p{L}/u]`. */
function expressionsMadeAtEachCall(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  if (!/\\p\{/i.test(text)) return [];
  const found: string[] = [];
  const walk = (node: ts.Node, isMadeAgain: boolean) => {
    if (isMadeAgain && ts.isRegularExpressionLiteral(node) && /\\p\{/i.test(node.text))
      found.push(`${file}: ${node.text}`);
    const isMaker = ts.isArrowFunction(node) && node.parameters.length === 0 && !ts.isBlock(node.body);
    ts.forEachChild(node, (child) => walk(child, isMadeAgain || (ts.isFunctionLike(node) && !isMaker)));
  };
  walk(ts.createSourceFile(file, text, ts.ScriptTarget.Latest), false);
  return found;
}

/** Each cycle as the files along it; found by a depth-first walk that remembers its path. */
function cycles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const walk = (file: string, path: string[]) => {
    if (path.includes(file)) {
      found.push([...path.slice(path.indexOf(file)), file].join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const target of imports.get(file)!) walk(target, [...path, file]);
    done.add(file);
  };
  for (const file of files) walk(file, []);
  return found;
}
