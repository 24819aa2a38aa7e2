import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { createProgram } from '../../src/cli/program';
import { REPOSITORY } from '../sample';
import { PAGES, Page } from './pages';

const pages = PAGES.map((file) => new Page(file));
const all = (pattern: RegExp) => [
  ...new Set(pages.flatMap(({ text }) => [...text.matchAll(pattern)].map((match) => match[1]!))),
];

describe('links', () => {
  /** From page to file or heading: nothing of the network. */
  const links = pages.flatMap(({ file, text }) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)]
      .map((match) => match[1]!)
      .filter((target) => !/^[a-z]+:/.test(target))
      .map((target) => ({ file, target })),
  );

  it('are there to be checked', () => {
    expect(links.length).toBeGreaterThan(20);
  });

  it.each(links)('$file: $target leads to something that the package carries', ({ file, target }) => {
    const [name, heading] = target.split('#') as [string, string | undefined];
    const place = name === '' ? file : path.posix.join(path.posix.dirname(file), name);
    expect(existsSync(path.join(REPOSITORY, place)), place).toBe(true);
    const carried = [...manifest.files, 'package.json'];
    expect(carried.some((kept) => place === kept || place.startsWith(`${kept}/`))).toBe(true);
    if (heading !== undefined) expect(new Page(place).anchors()).toContain(heading);
  });
});

it('every page is reached from README, directly or by another page', () => {
  const reached = new Set(['README.md']);
  for (const file of reached) {
    for (const [, target] of new Page(file).text.matchAll(/\]\(([^)\s#]+\.md)(?:#[^)]*)?\)/g)) {
      const place = path.posix.join(path.posix.dirname(file), target!);
      if (PAGES.includes(place)) reached.add(place);
    }
  }
  expect(PAGES.filter((file) => !reached.has(file))).toEqual([]);
});

describe('commands', () => {
  const lines = pages.flatMap((page) =>
    page.blocks('sh').flatMap((block) =>
      block
        .replace(/\\\n\s*/g, ' ')
        .trim()
        .split('\n'),
    ),
  );
  const doorplate = [...new Set(lines.filter((line) => line.startsWith('npx doorplate ')))];
  const npmScripts = all(/npm run (?:--silent )?([a-z][a-z:-]*)/g);

  it('are there to be checked', () => {
    expect(doorplate.length).toBeGreaterThan(5);
    expect(npmScripts.length).toBeGreaterThan(5);
  });

  it.each(doorplate)('%s: the command and each flag exist', (line) => {
    const [, , name, ...rest] = line.replace(/\s+#.*$/, '').split(/\s+/);
    const group = createProgram().commands.find((known) => known.name() === name);
    const command = group?.commands.find((known) => known.name() === rest[0]) ?? group;
    expect(command).toBeDefined();
    for (const word of rest.filter((each) => /^--[a-z]/.test(each))) {
      expect(command!.options.map((option) => option.long)).toContain(word);
    }
  });

  it.each(npmScripts)('npm run %s is a script of the package', (name) => {
    expect(Object.keys(manifest.scripts)).toContain(name);
  });
});

describe('files that a page names', () => {
  const named = all(
    /(?<![\w./])((?:\.ci|data\/recipes|docs|examples|scripts|src|test)\/[\w/.-]+\.(?:json|md|mjs|py|sh|ts))\b/g,
  );

  it('are there to be checked', () => {
    expect(named.length).toBeGreaterThan(20);
  });

  it.each(named)('%s exists', (file) => {
    expect(existsSync(path.join(REPOSITORY, file))).toBe(true);
  });
});
