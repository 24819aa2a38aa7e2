import { format } from 'node:util';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { OPERATION_NAMES, OPERATIONS, type Operation } from '../../src/operations';
import { sampleDataset } from '../sample';
import { Page } from './pages';

const readme = new Page('README.md');

it('is short', () => {
  expect(readme.text.split('\n').length).toBeLessThanOrEqual(200);
});

it('tells things in the order that a stranger asks them', () => {
  expect(readme.headings()).toEqual([
    'In one minute',
    'Ten lines',
    'Is it for you?',
    'Getting real data',
    'The operations',
    'Where to read on',
    'Two commands',
    'Licences',
  ]);
});

/** .ci/run runs whatever stands there, in a clone: these two are what a stranger needs. */
it('names two commands', () => {
  const commands = [...readme.section('Two commands').matchAll(/^```sh\n(.*?)^```/gms)].map(
    ([, command]) => command,
  );
  expect(commands).toEqual(['npm ci && npm run demo\n', 'npm test\n']);
});

describe('the table of operations', () => {
  const rows = readme
    .rows('The operations')
    .filter((cells) => cells.length === 6 && cells[1]!.startsWith('`'));

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
      ...[operation.subject, operation.second].flatMap((subject) => subject?.name ?? []),
      ...(fields.length > 0 ? [`{${fields.join(', ')}}`] : []),
    ];
    expect(title).toBe(operation.title);
    expect(request).toBe(`\`${parts.join(', ')}\``);
    const kinds: Record<string, string> = { array: 'array', object: 'one' };
    expect(answer).toBe(kinds[(operation.answer as { type?: string }).type ?? ''] ?? 'one or `null`');
    expect(command).toBe(`\`${operation.command}\``);
    const route = operation.http === null ? '–' : `\`${operation.http.method} ${operation.http.path}\``;
    expect(http).toBe(operation.http?.explore ? `${route} with \`--explore\`` : route);
  });
});

describe('the ten lines', () => {
  const directory = sampleDataset();

  it('print what the page says', async () => {
    const [source] = readme.blocks('ts');
    const printed: string[] = [];
    const script = ts.transpileModule(source!, {
      compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
    }).outputText;
    const library = await import('../../src/index');
    const run = new Function('require', 'exports', 'console', script);
    // The whole sample stands in for the part of it that a build packs: this test needs no build.
    run(
      () => ({ ...library, sampleDataset: () => directory }),
      {},
      { log: (...values: unknown[]) => printed.push(format(...values)) },
    );
    expect(printed.join('\n').trim()).toBe(readme.blocks('text')[0]!.trim());
    expect(source!.trim().split('\n').length).toBeLessThanOrEqual(10);
  });
});
