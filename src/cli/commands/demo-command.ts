import { Command } from 'commander';
import pc from 'picocolors';
import { Geocoder } from '../../geocoder';
import type { Match } from '../../model/match';
import { OPERATION_NAMES, OPERATIONS } from '../../operations';
import { sampleDataset } from '../../sample-dataset';
import { EXAMPLES, wordsOf } from '../examples';
import { colours, count } from '../terminal/output';
import { argumentsOf, ask } from './operation-commands';

/** Longer lists are cut, so that the demonstration stays readable. */
const MOST_ANSWERS = 3;
const MOST_LETTERS = 300;

export function demoCommand(): Command {
  return new Command('demo')
    .summary('Every operation once, on the sample that comes with the package.')
    .description(
      'Asks every operation one question, on the sample dataset that comes with the package: 368 real addresses in ' +
        'Connecticut and Alaska. Needs no network and writes nothing.',
    )
    .addHelpText('after', '\nExample:\n  $ doorplate demo')
    .action(() => demonstrate(sampleDataset(), 'npx doorplate'));
}

/**
 * Prints each operation: as a command, as a call, and its answer.
 * @param directory a dataset with the addresses of the examples.
 * @param program how the command line is called.
 */
export function demonstrate(directory: string, program: string): void {
  const paint = pc.createColors(colours(process.stdout));
  const print = (line = '') => process.stdout.write(`${line}\n`);
  const from = performance.now();
  using geocoder = Geocoder.open(directory);
  const opened = performance.now() - from;
  print(`${count(geocoder.manifest.counts.addresses)} addresses, opened in ${opened.toFixed(0)} ms.\n`);
  for (const name of OPERATION_NAMES) {
    const example = EXAMPLES[name][0] ?? '';
    const args = argumentsOf(name, wordsOf(example));
    const { title, command } = OPERATIONS[name];
    print(`${paint.bold(title)}  ${paint.dim(`${program} ${command} --data DIR ${example}`.trimEnd())}`);
    print(`  geocoder.${name}(${args.filter(holdsSomething).map(written).join(', ')})`);
    for (const line of answerLines(ask(geocoder, name, args))) print(`  ${paint.green(line)}`);
    print();
  }
  print(`DIR is ${directory}`);
  print(`Next: ${program} --help, and your own data: ${program} inspect FILE`);
}

function holdsSomething(argument: unknown): boolean {
  return typeof argument !== 'object' || Object.keys(argument ?? {}).length > 0;
}

/** A value as a person writes it in a program: keys without quotes, texts in single ones. */
function written(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll("'", "\\'")}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const fields = Object.entries(value).map(([key, field]) => `${key}: ${written(field)}`);
  return `{ ${fields.join(', ')} }`;
}

function answerLines(answer: unknown): string[] {
  const answers: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  const lines = answers
    .slice(0, MOST_ANSWERS)
    .map((one) => (isMatch(one) ? inShort(one) : JSON.stringify(one)));
  const more = answers.length - lines.length;
  return [
    ...lines.map((line) => (line.length > MOST_LETTERS ? `${line.slice(0, MOST_LETTERS)} …` : line)),
    ...(more > 0 ? [`… and ${count(more)} more`] : []),
  ];
}

function isMatch(answer: unknown): answer is Match {
  return typeof answer === 'object' && answer !== null && 'verdicts' in answer;
}

/** The most important fields; a whole match has thirty. */
function inShort({ label, level, confidence, advice, latitude, longitude, verdicts }: Match): string {
  return JSON.stringify({ label, level, confidence, advice, latitude, longitude, verdicts });
}
