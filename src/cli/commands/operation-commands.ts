import { existsSync } from 'node:fs';
import { Argument, Command, Option } from 'commander';
import { Geocoder } from '../../geocoder';
import { GeocoderError } from '../../model/errors';
import {
  OPERATION_NAMES,
  OPERATIONS,
  type Operation,
  type OperationName,
  type Subject,
} from '../../operations';
import { EXAMPLES } from '../examples';
import { UsageError } from '../exit-status';
import { flagsOf, givenFields } from '../flags';
import { ANSWER_FORMATS, type AnswerFormat, printAnswer } from '../terminal/output';
import { lineOrFields } from './line-or-fields';

/** One command for each operation of the registry. */
export function operationCommands(): Command[] {
  return OPERATION_NAMES.map((name) => operationCommand(name, OPERATIONS[name]));
}

function operationCommand(name: OperationName, operation: Operation): Command {
  return declared(name, operation, (args, given) => {
    using geocoder = Geocoder.open(dataDirectories(given), overlayToRead(given));
    printAnswer(ask(geocoder, name, args), given.format as AnswerFormat);
  });
}

/** The arguments with which a command line calls an operation: an id or a text, the request, the options. */
export function argumentsOf(name: OperationName, words: readonly string[]): unknown[] {
  const found: unknown[] = [];
  declared(name, OPERATIONS[name], (args) => found.push(...args))
    .exitOverride()
    .parse(words, { from: 'user' });
  return found;
}

function declared(
  name: OperationName,
  operation: Operation,
  act: (args: readonly unknown[], given: Record<string, unknown>) => void,
): Command {
  const command = new Command(operation.command)
    .summary(operation.doc)
    .description(`${operation.doc} Prints JSON on stdout; not found is null or [].`)
    .addOption(dataOption())
    .addOption(overlayOption());
  for (const argument of declaredSubjects(operation)) command.addArgument(argument);
  for (const flag of [...flagsOf(operation.request), ...flagsOf(operation.options)]) command.addOption(flag);
  command.addOption(new Option('--format <format>', 'how to print').choices(ANSWER_FORMATS).default('json'));
  const examples = EXAMPLES[name].map((rest) =>
    `  $ doorplate ${operation.command} --data DIR ${rest}`.trimEnd(),
  );
  command.addHelpText('after', `\nExamples:\n${examples.join('\n')}`);
  command.action((...received: unknown[]) => {
    const subjects = subjectsOf(operation).map((subject, at) => subjectOf(subject, received[at]));
    const given = received[subjects.length] as Record<string, unknown>;
    act([...subjects, ...requestOf(operation, given), optionsOf(operation, given)], given);
  });
  return command;
}

function subjectsOf({ subject, second }: Operation): readonly Subject[] {
  return [subject, second].filter((one) => one !== null && one !== undefined);
}

/** A single line may be written without quotes: it then arrives as several words. */
function declaredSubjects(operation: Operation): Argument[] {
  return subjectsOf(operation).map(({ name, schema }, _, { length }) => {
    const { description, anyOf } = schema as { description?: string; anyOf?: unknown };
    const about = anyOf === undefined ? description : 'a line, or fields as JSON: {"postcode": …}';
    return new Argument(name === 'id' || length > 1 ? `<${name}>` : `<${name}...>`, about);
  });
}

function subjectOf({ name }: Subject, received: unknown): unknown {
  const text = [received].flat().join(' ');
  return name === 'id' || name === 'text' ? text : lineOrFields(text);
}

/** The option `--data`, or DOORPLATE_DATA in the environment. */
export function dataOption(): Option {
  return new Option('--data <dir>', 'directory of the dataset; repeat it to open several as one (required)')
    .env('DOORPLATE_DATA')
    .argParser((directory: string, before: readonly string[] | undefined) => [...(before ?? []), directory]);
}

/** The option `--overlay`, or DOORPLATE_OVERLAY in the environment. */
export function overlayOption(): Option {
  return new Option('--overlay <file>', 'own entries over the dataset').env('DOORPLATE_OVERLAY');
}

/**
 * The given overlay as an option of `Geocoder.open`, for a command that only reads. Opening would make a missing file,
 * and the answers would be those without a correction.
 * @throws GeocoderError OVERLAY_INVALID if there is no file.
 */
export function overlayToRead({ overlay }: { overlay?: unknown }): { overlay?: string } {
  if (typeof overlay !== 'string') return {};
  if (existsSync(overlay)) return { overlay };
  throw new GeocoderError(
    'OVERLAY_INVALID',
    `expected an overlay at ${overlay}, but there is no such file; the first \`doorplate overlay put\` or \`correct\` makes it`,
  );
}

/**
 * The directories of `--data`. Commander could require the option itself, but would complain about it before it names a
 * misspelt option.
 * @throws UsageError when it was not given.
 */
export function dataDirectories(given: { data?: unknown }): readonly string[] {
  const { data } = given;
  if (Array.isArray(data) && data.every((one) => typeof one === 'string' && one !== '')) return data;
  throw new UsageError(
    'expected --data <dir>, the directory of a dataset, or DOORPLATE_DATA in the environment',
  );
}

function requestOf(operation: Operation, given: Record<string, unknown>): Record<string, unknown>[] {
  return takesRequest(operation) ? [givenFields(operation.request, given)] : [];
}

function optionsOf(operation: Operation, given: Record<string, unknown>): Record<string, unknown> {
  return givenFields(operation.options, given);
}

/**
 * Whether an operation takes a request object. Operations on only an id or a text take their options right after it.
 */
function takesRequest(operation: Operation): boolean {
  return operation.subject === null || Object.keys(operation.request.properties).length > 0;
}

/** Calls a method by its registered name; the method itself checks what it is given. */
export function ask(geocoder: Geocoder, name: OperationName, args: readonly unknown[]): unknown {
  return Reflect.apply(geocoder[name], geocoder, args);
}
