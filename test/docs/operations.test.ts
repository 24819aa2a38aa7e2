import { expect, it } from 'vitest';
import { ERROR_CODES } from '../../src/model/errors';
import { MATCH_LEVELS, VERDICTS } from '../../src/model/match';
import { OPERATION_NAMES, OPERATIONS } from '../../src/operations';
import { Page } from './pages';

const page = new Page('docs/operations.md');

it('lists every error code with its meaning, as the catalogue has it', () => {
  const rows = page.rows('Errors').filter(([code]) => code!.startsWith('`'));
  expect(Object.fromEntries(rows.map(([code, meaning]) => [code!.replaceAll('`', ''), meaning]))).toEqual(
    ERROR_CODES,
  );
});

it('lists every option', () => {
  const named = page.rows('Options').map((cells) => cells[0]!);
  const options = OPERATION_NAMES.flatMap((name) => Object.keys(OPERATIONS[name].options.properties));
  for (const option of new Set(options)) expect(named.join()).toContain(`\`${option}\``);
});

it('names every level and every verdict of a match', () => {
  const section = page.section('Reading an answer');
  for (const word of [...MATCH_LEVELS, ...VERDICTS]) expect(section).toContain(`\`${word}\``);
});
