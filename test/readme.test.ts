import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { format } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { scripts } from '../package.json';
import { synthesize } from '../scripts/synthesize-formats';
import { createProgram } from '../src/cli/program';
import { parseRecipe } from '../src/compile/recipe/parse-recipe';
import { ADDRESS_FORMATS, AREA_FORMATS } from '../src/compile/recipe/recipe';
import { ERROR_CODES } from '../src/model/errors';
import { OPERATION_NAMES, OPERATIONS, type Operation } from '../src/operations';
import { invoke } from './cli/invoke';
import { temporaryFolder } from './compile/sources/fixtures';
import { REPOSITORY, sampleDataset } from './sample';

const readme = readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8');

/** The code blocks in one language, in order. */
function blocks(language: string): string[] {
  return [...readme.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map(
    (match) => match[1]!,
  );
}

/** The rows of a table whose first cell is code, as cells. */
function rowsUnder(heading: string): string[][] {
  const section = readme.split(`\n## ${heading}\n`)[1]!.split('\n## ')[0]!;
  return [...section.matchAll(/^\| (.*) \|$/gm)].map((match) => match[1]!.split(' | '));
}

it('tells things in the order that a stranger asks them', () => {
  const headings = [...readme.matchAll(/^## (.*)$/gm)].map((match) => match[1]);
  const wanted = [
    'Two commands',
    'Ten lines',
    'Is it for you?',
    'Getting real data',
    'The operations',
    'Reading an answer',
    'HTTP service',
    'Bulk',
    'Errors',
    'Figures',
    'How the house is laid out',
    'Licences',
  ];
  expect(headings.filter((heading) => wanted.includes(heading!))).toEqual(wanted);
});

it('lists every error code with its meaning, as the catalogue has it', () => {
  const rows = rowsUnder('Errors').filter(([code]) => code!.startsWith('`'));
  expect(Object.fromEntries(rows.map(([code, meaning]) => [code!.replaceAll('`', ''), meaning]))).toEqual(
    ERROR_CODES,
  );
});

describe('the table of operations', () => {
  const rows = rowsUnder('The operations').filter((cells) => cells.length === 6 && cells[1]!.startsWith('`'));

  it('has them all, in the order of the registry', () => {
    expect(rows.map((cells) => cells[1])).toEqual(OPERATION_NAMES.map((name) => `\`${name}\``));
  });

  it.each(OPERATION_NAMES)('says of %s what the registry says', (name) => {
    const operation: Operation = OPERATIONS[name];
    const [title, , request, answer, command, http] = rows.find((cells) => cells[1] === `\`${name}\``)!;
    const required = new Set(operation.request.required as readonly string[] | undefined);
    const fields = Object.keys(operation.request.properties).map((field) =>
      required.has(field) ? field : `${field}?`,
    );
    const parts = [
      ...(operation.subject ? [operation.subject.name] : []),
      ...(fields.length > 0 ? [`{${fields.join(', ')}}`] : []),
    ];
    expect(title).toBe(operation.title);
    expect(request).toBe(`\`${parts.join(', ')}\``);
    expect(answer).toBe((operation.answer as { type?: string }).type === 'array' ? 'array' : 'one or `null`');
    expect(command).toBe(`\`${operation.command}\``);
    const route = operation.http === null ? '–' : `\`${operation.http.method} ${operation.http.path}\``;
    expect(http).toBe(operation.http?.explore ? `${route} with \`--explore\`` : route);
  });

  it('is followed by every option', () => {
    const named = rowsUnder('The operations').flatMap((cells) => (cells.length === 3 ? [cells[0]!] : []));
    const options = OPERATION_NAMES.flatMap((name) => Object.keys(OPERATIONS[name].options.properties));
    for (const option of new Set(options)) expect(named.join()).toContain(`\`${option}\``);
  });
});

describe('commands', () => {
  const lines = blocks('sh').flatMap((block) => block.trim().split('\n'));
  const doorplate = lines.filter((line) => line.startsWith('npx doorplate '));
  const npmScripts = [...readme.matchAll(/npm run ([a-z:-]+)/g)].map((match) => match[1]!);
  const files = [...readme.matchAll(/(?:data\/recipes|scripts|src)\/[\w/.-]+\.(?:json|ts|md)/g)].map(
    (match) => match[0],
  );

  it('are there to be checked', () => {
    expect(doorplate.length).toBeGreaterThan(2);
    expect(npmScripts.length).toBeGreaterThan(0);
    expect(files.length).toBeGreaterThan(5);
  });

  it.each(doorplate)('%s: the command and each flag exist', (line) => {
    const [, , name, ...rest] = line.split(/\s+/);
    const group = createProgram().commands.find((known) => known.name() === name);
    const command = group?.commands.find((known) => known.name() === rest[0]) ?? group;
    expect(command).toBeDefined();
    for (const word of rest.filter((each) => /^--[a-z]/.test(each))) {
      expect(command!.options.map((option) => option.long)).toContain(word);
    }
  });

  it.each([...new Set(npmScripts)])('npm run %s is a script of the package', (name) => {
    expect(Object.keys(scripts)).toContain(name);
  });

  it.each([...new Set(files)])('%s exists', (file) => {
    expect(existsSync(path.join(REPOSITORY, file))).toBe(true);
  });
});

it('has recipes that are some', () => {
  const [town, country] = blocks('json').map((recipe) => parseRecipe(JSON.parse(recipe)));
  expect(town!.addresses[0]!.columns.streetname!.columns).toEqual(['street']);
  expect(country!.addresses.map((source) => source.format)).toEqual(['bag-extract', 'osm-pbf']);
});

it('names every format of a recipe', () => {
  const section = readme.split('\n## Getting real data\n')[1]!.split('\n## ')[0]!;
  for (const format of [...ADDRESS_FORMATS, ...AREA_FORMATS].filter((name) => name !== 'json')) {
    expect(section).toContain(`\`${format}\``);
  }
});

it('shows what inspect prints', async () => {
  const folder = temporaryFolder();
  const file = await synthesize('overture', 1000, folder);
  const { stdout } = await invoke(['inspect', file]);
  const shown = blocks('text').find((block) => block.startsWith('out/formats/'))!;
  expect(stdout.replaceAll(file, 'out/formats/overture-1000.parquet')).toBe(shown);
});

describe('the examples', () => {
  const directory = sampleDataset();

  it('shows what bulk writes and says', async () => {
    const [input, output] = blocks('csv');
    const folder = temporaryFolder();
    const [customers, found] = ['customers.csv', 'found.csv'].map((name) => path.join(folder, name)) as [
      string,
      string,
    ];
    writeFileSync(customers, input!);
    const command = blocks('sh').find((block) => block.includes('--out found.csv'))!;
    const [, columns] = /--columns (\S+)/.exec(command)!;
    const args = ['--data', directory, '--mode', 'forward', '--threads', '2', '--columns', columns!];
    const { status, stderr } = await invoke(['bulk', ...args, '--out', found, customers]);
    expect(status, stderr).toBe(0);
    expect(readFileSync(found, 'utf8')).toBe(output);
    const said = (text: string) => text.replace(/in .* on 2 threads/, 'in no time on 2 threads');
    const shown = blocks('text').find((block) => block.startsWith('Columns, guessed'))!;
    expect(said(stderr.replaceAll(found, 'found.csv'))).toBe(said(shown));
  });

  it('prints what the page says', async () => {
    const [source] = blocks('ts');
    const printed: string[] = [];
    const script = ts.transpileModule(
      source!
        .replace("from 'doorplate'", "from '../src/index'")
        .replace("'out/sample'", JSON.stringify(directory)),
      { compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 } },
    ).outputText;
    const library = await import('../src/index');
    const run = new Function('require', 'exports', 'console', script);
    run(() => library, {}, { log: (...values: unknown[]) => printed.push(format(...values)) });
    expect(printed.join('\n').trim()).toBe(blocks('text')[0]!.trim());
    expect(source!.trim().split('\n').length).toBeLessThanOrEqual(10);
  });
});
