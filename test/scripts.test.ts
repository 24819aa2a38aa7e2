import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { REPOSITORY } from './sample';

/** What `src` offers to scripts: the entries of the package, the vocabulary, and pure functions. */
const OFFERED = /^src\/(index|operations|(compile|bulk|http|pool|country)\/index|(model|geo|text)\/[\w-]+)$/;

/** Scripts that look inside on purpose, each with what it is there for. */
const INSIDE: Record<string, RegExp> = {
  // It is the command, and the page of recipe keys is made from their schema.
  'demo.ts': /^src\/cli\/commands\/demo-command$/,
  'recipe-keys.ts': /^src\/compile\/recipe\/recipe-schema$/,
  // They measure parts: readers, the parser of recipes, the ZIP reader.
  'bench-build.ts': /^src\/compile\/(intake\/input-files|recipe\/parse-recipe)$/,
  'cities-around.ts': /^src\/compile\/(areas\/area-draft|conflation\/cities-around)$/,
  'bench-sources.ts': /^src\/compile\/(recipe\/parse-recipe|sources\/index)$/,
  'formats/bare-parsers.ts': /^src\/compile\/sources\/zip\/archive$/,
  // It draws addresses evenly from a nation of any size without walking through all.
  'bench/questions.ts': /^src\/store\/dataset$/,
  'bench-areas.ts': /^src\/store\/dataset$/,
  'areas/every-shape.ts': /^src\/store\/rows$/,
  'bench-http.ts': /^src\/http\/keys\/key-ring$/,
  // It provokes every documented status, those of a broken service too.
  'check-openapi.ts': /^src\/http\//,
  // It fits the weights: it needs the features of every candidate.
  'calibrate.ts': /^src\/(match|rank|store)\//,
  // It measures the stages of matching.
  'stages.ts': /^src\/(match|parse|store)\//,
  // They damage datasets byte by byte, and compare what stands there.
  'attack/damage.ts': /^src\/store\//,
  'attack/dataset-questions.ts': /^src\/store\//,
  'attack/small-country.ts': /^src\/store\//,
  'interpolation.ts': /^src\/compile\/recipe\/layouts$/,
};

const root = path.join(REPOSITORY, 'scripts');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((file) => file.split(path.sep).join('/'))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
  .sort();

/** The files that a script imports by path, from the repository's root and without their ending. */
function importsOf(file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  return ts
    .preProcessFile(text, true, true)
    .importedFiles.map(({ fileName }) => fileName)
    .filter((module) => module.startsWith('.'))
    .map((module) => path.posix.join('scripts', path.posix.dirname(file), module));
}

describe('scripts', () => {
  it('are there to be checked', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(Object.keys(INSIDE).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('import what src offers, and nothing else but on purpose', () => {
    const wrong = files.flatMap((file) =>
      importsOf(file)
        .filter((module) => module.startsWith('src/') && !OFFERED.test(module))
        .filter((module) => INSIDE[file]?.test(module) !== true)
        .map((module) => `${file} imports ${module}`),
    );
    expect(wrong).toEqual([]);
  });

  it('import no tests', () => {
    expect(files.filter((file) => importsOf(file).some((module) => module.startsWith('test/')))).toEqual([]);
  });

  it('have no circle', () => {
    const found: string[] = [];
    const done = new Set<string>();
    const walk = (file: string, way: readonly string[]): void => {
      if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '));
      if (way.includes(file) || done.has(file)) return;
      for (const module of importsOf(file)) {
        const target = `${path.posix.relative('scripts', module)}.ts`;
        if (files.includes(target)) walk(target, [...way, file]);
      }
      done.add(file);
    };
    for (const file of files) walk(file, []);
    expect(found).toEqual([]);
  });
});
