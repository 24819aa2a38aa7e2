import { Command, Option } from 'commander';
import { Geocoder } from '../geocoder';
import { OPERATION_NAMES, OPERATIONS, type Operation, type OperationName } from '../operations';
import { UsageError } from './exit-status';
import { flagsOf, givenFields } from './flags';
import { ANSWER_FORMATS, type AnswerFormat, printAnswer } from './output';

/** What a person would type, for the end of each help page; `DIR` stands for `--data out/sample`. */
const EXAMPLES: Record<OperationName, readonly string[]> = {
  lookupStreet: ['--streetname "main st"', '--streetname "Oak Street" --number 175 --limit 5'],
  lookupPostcode: ['--postcode 06040 --number 881'],
  forwardGeocode: [
    '--streetname "Old Seward Hwy" --number 4516',
    '--streetname "Main Street" --number 881 --suburb Manchester --province CT --detail',
  ],
  reverseGeocode: [
    '--latitude 41.7701 --longitude -72.5203',
    '--latitude 41.7701 --longitude -72.5203 --max-distance-meters 1000 --detail',
  ],
  getAddress: ['3f2504e0-4f89-51d3-9a0c-0305e82c3301'],
  listMunicipalities: ['3f2504e0-4f89-51d3-9a0c-0305e82c3301 --name hart'],
  listProvinces: ['3f2504e0-4f89-51d3-9a0c-0305e82c3301'],
  listCountries: [''],
  listSuburbs: ['3f2504e0-4f89-51d3-9a0c-0305e82c3301'],
  getArea: ['3f2504e0-4f89-51d3-9a0c-0305e82c3301'],
  search: ['881 main street, manchester', '--near 41.77,-72.52 --limit 3 "main st"'],
  suggest: ['"main str"'],
  candidates: ['--streetname "Main Street" --city Manchester --limit 3'],
};

/** One command for each operation of the registry. */
export function operationCommands(): Command[] {
  return OPERATION_NAMES.map((name) => operationCommand(name, OPERATIONS[name]));
}

function operationCommand(name: OperationName, operation: Operation): Command {
  const command = new Command(operation.command)
    .summary(operation.doc)
    .description(`${operation.doc} Prints JSON on stdout; not found is null or [].`)
    .addOption(dataOption());
  if (operation.subject?.name === 'id') {
    command.argument('<id>', (operation.subject.schema as { description?: string }).description);
  } else if (operation.subject?.name === 'text') {
    command.argument('<text...>', (operation.subject.schema as { description?: string }).description);
  }
  for (const flag of [...flagsOf(operation.request), ...flagsOf(operation.options)]) command.addOption(flag);
  command.addOption(new Option('--format <format>', 'how to print').choices(ANSWER_FORMATS).default('json'));
  const examples = EXAMPLES[name].map((rest) =>
    `  $ doorplate ${operation.command} --data DIR ${rest}`.trimEnd(),
  );
  command.addHelpText('after', `\nExamples:\n${examples.join('\n')}`);
  command.action((...received: unknown[]) => {
    const subject = operation.subject === null ? [] : [[received[0]].flat().join(' ')];
    const given = received[operation.subject === null ? 0 : 1] as Record<string, unknown>;
    using geocoder = Geocoder.open(dataDirectory(given));
    const answer = ask(geocoder, name, [
      ...subject,
      ...requestOf(operation, given),
      optionsOf(operation, given),
    ]);
    printAnswer(answer, given.format as AnswerFormat);
  });
  return command;
}

/** Where the dataset is; the environment variable spares typing it. */
export function dataOption(): Option {
  return new Option('--data <dir>', 'directory of the dataset (required)').env('DOORPLATE_DATA');
}

/**
 * Commander could demand the option itself, but would do so before it names a misspelt one.
 * @throws UsageError when it was not given.
 */
export function dataDirectory(given: { data?: unknown }): string {
  if (typeof given.data === 'string' && given.data !== '') return given.data;
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

/** Operations on an id or a text alone take their options right after it. */
function takesRequest(operation: Operation): boolean {
  return operation.subject === null || Object.keys(operation.request.properties).length > 0;
}

/** Calls a method by its registered name; the method itself checks what it is given. */
function ask(geocoder: Geocoder, name: OperationName, args: readonly unknown[]): unknown {
  return Reflect.apply(geocoder[name], geocoder, args);
}
