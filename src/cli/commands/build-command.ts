import { Command } from 'commander';
import type { BuildReport } from '../../compile/index';
import { progressView } from '../terminal/build-progress';
import { buildSummary } from '../terminal/build-summary';
import { printJson } from '../terminal/output';
import { untilSignal } from '../terminal/until-signal';
import { fetchWithProgress } from './fetch-command';
import { namedRecipe } from './recipe-argument';

interface BuildFlags {
  out: string;
  inputRoot?: string;
  previous?: string;
  rejects?: string;
  json?: boolean;
  force?: boolean;
  allowEmpty?: boolean;
  strictPaths?: boolean;
  downloads?: string;
  acceptLicences?: boolean;
  offline?: boolean;
}

export function buildCommand(): Command {
  return new Command('build')
    .summary('Compile a dataset from open data.')
    .description(
      'Compiles the sources that a recipe names into a dataset. The dataset is written beside its target and ' +
        'moved into place in one step: a build that is stopped leaves the old one whole.',
    )
    .argument('<recipe>', 'the recipe: a JSON file, its URL, or the name of one that comes with the package')
    .requiredOption('--out <dir>', 'directory of the dataset; what it holds is replaced')
    .option(
      '--input-root <dir>',
      'where the paths of the recipe start (default: its folder; of a recipe by URL or of the package, the current folder)',
    )
    .option('--downloads <dir>', 'folder of what the recipe names by URL (default: that of doorplate fetch)')
    .option('--accept-licences', 'you have read and accepted the licences that the recipe leads to')
    .option('--offline', 'take what was downloaded as it is, and ask nobody whether it changed')
    .option(
      '--previous <dir>',
      'the dataset before: ids that were withdrawn since lead to what took their place',
    )
    .option('--rejects <file>', 'write every rejected record there, one JSON object a line')
    .option('--force', 'publish although a source or a province holds much less than in the last build')
    .option('--allow-empty', 'publish although the sources gave no address at all')
    .option('--strict-paths', 'refuse a recipe whose paths or links lead out of its input root')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate build recipe.json --out out/town\n' +
        '  $ doorplate build iceland --input-root data --out out/iceland\n\n' +
        'Recipes that come along: doorplate/data/recipes; docs/recipes.md says where their inputs come from. What a recipe ' +
        'names by URL is downloaded first, as by doorplate fetch.',
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
  const { out, previous, rejects, force, allowEmpty, downloads, acceptLicences } = flags;
  const { file, inputRoot, isForeign } = await namedRecipe(recipe, downloads);
  if (!flags.offline) await fetchWithProgress(file, { into: downloads, acceptLicences }, signal);
  const { build } = await import('../../compile/index');
  const view = progressView();
  try {
    return await build(file, {
      out,
      inputRoot: flags.inputRoot ?? inputRoot,
      previous,
      rejects,
      force,
      allowEmpty,
      downloads,
      strictPaths: flags.strictPaths ?? isForeign,
      signal,
      onProgress: (progress) => view.update(progress),
    });
  } finally {
    view.stop();
  }
}
