import { type Command, CommanderError } from 'commander';
import { GeocoderError } from '../model/errors';
import { nearestName } from '../text/nearest-name';
import { EXIT_STATUS, Interrupted, UsageError } from './exit-status';
import { createProgram } from './program';
import { printFailure } from './terminal/output';

/**
 * Runs the command line and gives the exit status: 0 done, 1 failed, 2 wrong usage. Answers go to stdout,
 * everything else to stderr.
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const program = createProgram(args[0]);
    checkHelp(program, args);
    await program.parseAsync(args, { from: 'user' });
    return EXIT_STATUS.done;
  } catch (error) {
    return explain(error);
  }
}

/** @throws UsageError for `help` with an unknown command. Commander would print the help of the program. */
function checkHelp(program: Command, args: readonly string[]): void {
  const [command, wanted] = args;
  if (command !== 'help' || wanted === undefined || wanted.startsWith('-')) return;
  const names = ['help', ...program.commands.map((known) => known.name())];
  if (names.includes(wanted)) return;
  const near = nearestName(wanted, names);
  throw new UsageError(`unknown command '${wanted}'${near === null ? '' : `; did you mean ${near}?`}`);
}

/** Prints the error on stderr and returns its exit status. */
function explain(error: unknown): number {
  // Commander has printed its own message.
  if (error instanceof CommanderError)
    return error.exitCode === 0 ? EXIT_STATUS.done : EXIT_STATUS.wrongUsage;
  if (error instanceof Interrupted) {
    printFailure(error.message);
    return error.status;
  }
  if (error instanceof UsageError) {
    printFailure(error.message);
    return EXIT_STATUS.wrongUsage;
  }
  if (error instanceof GeocoderError) {
    printFailure(`${error.message} (${error.code})`);
    return error.code === 'INVALID_REQUEST' ? EXIT_STATUS.wrongUsage : EXIT_STATUS.failed;
  }
  if (isSystemError(error)) printFailure(error.message);
  else printFailure(error instanceof Error ? (error.stack ?? error.message) : String(error));
  return EXIT_STATUS.failed;
}

/** Whether the operating system refused something, such as a missing file. Its message already says what and where. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error && 'code' in error;
}
