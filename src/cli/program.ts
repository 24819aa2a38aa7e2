import { Command } from 'commander';
import { version } from '../../package.json';
import { OPERATIONS } from '../operations';
import { buildCommand } from './commands/build-command';
import { bulkCommand } from './commands/bulk-command';
import { catalogueCommand } from './commands/catalogue-command';
import { demoCommand } from './commands/demo-command';
import { diffCommand } from './commands/diff-command';
import { evaluateCommand } from './commands/evaluate-command';
import { exportCommand } from './commands/export-command';
import { fetchCommand } from './commands/fetch-command';
import { getCommand } from './commands/get-command';
import { infoCommand } from './commands/info-command';
import { inspectCommand } from './commands/inspect-command';
import { keysCommand } from './commands/keys';
import { mcpCommand } from './commands/mcp-command';
import { operationCommands } from './commands/operation-commands';
import { overlayCommand } from './commands/overlay-command';
import { packCommand, signKeysCommand } from './commands/pack-command';
import { patchCommand } from './commands/patch-command';
import { serveCommand } from './commands/serve';
import { tilesCommand } from './commands/tiles-command';
import { verifyCommand } from './commands/verify-command';
import { formatItem } from './help-item';
import { colours, widthOf } from './terminal/output';

/** A description narrower than this many columns stands below its term. */
const LEAST_DESCRIPTION_WIDTH = 36;

/**
 * The whole command line. Parsing throws CommanderError for wrong usage, help and version. A command loads the compiler,
 * the service or bulk when it runs: all of them at the start took a third of the time of `doorplate search`.
 * @param asked the command that is about to run, for suggestions.
 */
export function createProgram(asked?: string): Command {
  const program = new Command('doorplate')
    .description('Embedded, offline geocoding: compile open address data, then ask it.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .helpCommand('help [command]', 'print the help of a command')
    .addHelpText(
      'after',
      `
Examples:
  $ doorplate demo
  $ doorplate inspect --recipe addresses.csv > recipe.json
  $ doorplate build recipe.json --out out/town
  $ doorplate search --data out/town 881 main street, manchester

Answers are JSON on stdout; messages and progress go to stderr.
Exit status: 0 done, 1 failed, 2 wrong usage.`,
    )
    .configureHelp({ formatItem, minWidthToWrap: LEAST_DESCRIPTION_WIDTH })
    .configureOutput({
      getOutHelpWidth: () => widthOf(process.stdout),
      getErrHelpWidth: () => widthOf(process.stderr),
      getOutHasColors: () => colours(process.stdout),
      getErrHasColors: () => colours(process.stderr),
      outputError: (message, write) =>
        write(
          withCompletion(
            message,
            program.commands.find((command) => command.name() === asked),
          ),
        ),
    })
    .showSuggestionAfterError(true)
    .showHelpAfterError('(--help shows what it takes)')
    .exitOverride();

  const interfaceCommands = new Set<string>(
    Object.values(OPERATIONS).flatMap(({ http, command }) => (http && !http.explore ? [command] : [])),
  );
  const groups: [string, Command[]][] = [
    ['A first look:', [demoCommand()]],
    [
      'Datasets:',
      [fetchCommand(), buildCommand(), inspectCommand(), infoCommand(), verifyCommand(), exportCommand()],
    ],
    ['Changes:', [overlayCommand(), diffCommand(), patchCommand()]],
    [
      'Datasets of others, and for others:',
      [getCommand(), packCommand(), signKeysCommand(), catalogueCommand()],
    ],
    ['Rows by the million:', [bulkCommand(), evaluateCommand()]],
    ['The HTTP service:', [serveCommand(), keysCommand(), tilesCommand()]],
    ['For assistants:', [mcpCommand()]],
    ['The seven operations:', operationCommands().filter((command) => interfaceCommands.has(command.name()))],
    ['Beyond the seven:', operationCommands().filter((command) => !interfaceCommands.has(command.name()))],
  ];
  for (const [group, commands] of groups) {
    for (const command of commands) {
      program.addCommand(inheritSettings(command, program).helpGroup(group));
    }
  }
  return program;
}

/**
 * Commander suggests options that are spelt alike. An option that begins with the written text is a better suggestion.
 */
function withCompletion(message: string, command: Command | undefined): string {
  const [, written] = /^error: unknown option '(--[\w-]+)'/.exec(message) ?? [];
  if (written === undefined || command === undefined) return message;
  const begun = command.options.flatMap(({ long }) => (long?.startsWith(written) ? [long] : []));
  if (begun.length !== 1) return message;
  const hint = `(Did you mean ${begun[0]}?)`;
  return message.includes('(Did you mean')
    ? message.replace(/\(Did you mean [^)]*\)/, hint)
    : `${message}${hint}\n`;
}

/** Copies the settings of the program to nested commands too. */
function inheritSettings(command: Command, parent: Command): Command {
  command.copyInheritedSettings(parent);
  for (const below of command.commands) inheritSettings(below, command);
  return command;
}
