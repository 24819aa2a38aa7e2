import { Command } from 'commander';
import { type BuildReport, build } from '../compile/index';
import { progressView } from './build-progress';
import { buildSummary } from './build-summary';
import { Interrupted } from './exit-status';
import { printJson } from './output';

interface BuildFlags {
  out: string;
  inputRoot?: string;
  rejects?: string;
  json?: boolean;
  force?: boolean;
  strictPaths?: boolean;
}

export function buildCommand(): Command {
  return new Command('build')
    .summary('Compile a dataset from open data.')
    .description(
      'Compiles the sources that a recipe names into a dataset. The dataset is written beside its target and ' +
        'moved into place in one step: a build that is stopped leaves the old one whole.',
    )
    .argument('<recipe>', 'the recipe, a JSON file')
    .requiredOption('--out <dir>', 'directory of the dataset; what it holds is replaced')
    .option('--input-root <dir>', 'where the paths of the recipe start (default: the folder of the recipe)')
    .option('--rejects <file>', 'write every rejected record there, one JSON object a line')
    .option('--force', 'publish although a source or a province holds much less than in the last build')
    .option('--strict-paths', 'refuse a recipe whose paths or links lead out of its input root')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate build recipe.json --out out/town\n' +
        '  $ doorplate build node_modules/doorplate/data/recipes/iceland.json --input-root data --out out/iceland\n\n' +
        'Recipes that come with the package lie in its folder data/recipes; docs/recipes.md says where their inputs come from.',
    )
    .action(async (recipe: string, flags: BuildFlags) => {
      const report = await untilSignal((signal) => buildWithProgress(recipe, flags, signal));
      if (flags.json) printJson(report);
      else process.stdout.write(buildSummary(report, process.stdout));
    });
}

async function buildWithProgress(
  recipe: string,
  flags: BuildFlags,
  signal: AbortSignal,
): Promise<BuildReport> {
  const view = progressView();
  try {
    const { out, inputRoot, rejects, force, strictPaths } = flags;
    return await build(recipe, {
      out,
      inputRoot,
      rejects,
      force,
      strictPaths,
      signal,
      onProgress: (progress) => view.update(progress),
    });
  } finally {
    view.stop();
  }
}

/**
 * Runs work that SIGINT and SIGTERM stop in an orderly way: the first asks it to clean up and end, a second ends
 * the process at once.
 * @throws Interrupted when a signal ended the work.
 */
export async function untilSignal<Outcome>(
  work: (signal: AbortSignal) => Promise<Outcome>,
): Promise<Outcome> {
  const controller = new AbortController();
  let interrupted: Interrupted | null = null;
  const stop = (signal: NodeJS.Signals) => {
    if (interrupted !== null) process.exit(interrupted.status);
    interrupted = new Interrupted(signal === 'SIGTERM' ? 'SIGTERM' : 'SIGINT');
    process.stderr.write('Stopping and cleaning up; once more ends at once.\n');
    controller.abort(interrupted);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  try {
    return await work(controller.signal);
  } catch (error) {
    throw interrupted ?? error;
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}
