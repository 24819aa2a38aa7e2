import { Command } from 'commander';
import type { PlannedDownload } from '../../compile/index';
import { bytes, count, printJson } from '../terminal/output';
import { transferView } from '../terminal/transfer-progress';
import { untilSignal } from '../terminal/until-signal';
import { namedRecipe } from './recipe-argument';

interface FetchFlags {
  into?: string | undefined;
  acceptLicences?: boolean | undefined;
  plan?: boolean;
  json?: boolean;
}

/** From this size on, bytes, the plan warns of a large download. */
const LARGE_DOWNLOAD_BYTES = 200_000_000;

export function fetchCommand(): Command {
  return new Command('fetch')
    .summary('Download what a recipe names by URL.')
    .description(
      'Downloads the files that a recipe names by URL, at most two at once. A download that was stopped goes on where ' +
        'it stopped, one that has not changed is not fetched again, and a file takes its place only when it is whole ' +
        'and its checksum is right. `doorplate build` does the same first.',
    )
    .argument('<recipe>', 'a recipe, its URL, or the name of one that comes with the package')
    .option(
      '--into <dir>',
      'folder of the downloads (default: doorplate/downloads in your folder for caches)',
    )
    .option('--accept-licences', 'you have read and accepted the licences that the recipe leads to')
    .option('--plan', 'say what would be downloaded, and stop')
    .option('--json', 'print what was downloaded as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate fetch nl --plan\n  $ doorplate fetch nl --into downloads\n' +
        '  $ doorplate build nl --downloads downloads --out out/nl',
    )
    .action(async (recipe: string, flags: FetchFlags) => {
      const { file } = await namedRecipe(recipe, flags.into);
      const plan: PlannedDownload[] = [];
      const found = await untilSignal((signal) =>
        fetchWithProgress(file, { ...flags, onPlan: (planned) => plan.push(...planned) }, signal),
      );
      if (flags.json) printJson(flags.plan ? plan : found);
      else if (plan.length === 0)
        process.stderr.write(`${recipe} names no URL: there is nothing to download.\n`);
      else if (!flags.plan)
        for (const each of found)
          process.stdout.write(
            `${each.file}  ${bytes(each.bytes)}, ${each.isNew ? 'new' : 'unchanged'}, sha256 ${each.sha256}\n`,
          );
    });
}

/** Downloads the files that a recipe names by URL; shows the plan and the progress on stderr. */
export async function fetchWithProgress(
  recipe: string,
  {
    into,
    acceptLicences,
    plan,
    onPlan,
  }: FetchFlags & { onPlan?: (planned: readonly PlannedDownload[]) => void },
  signal: AbortSignal,
) {
  const { fetchInputs } = await import('../../compile/index');
  const view = transferView();
  const unchanged = new Set<string>();
  try {
    return await fetchInputs(recipe, {
      into,
      acceptLicences,
      planOnly: plan,
      signal,
      onPlan: (planned) => {
        process.stderr.write(planText(planned));
        for (const { url, isCurrent } of planned) if (isCurrent) unchanged.add(url);
        onPlan?.(planned);
      },
      onProgress: ({ url, bytes: here, bytesTotal }) => {
        if (unchanged.has(url)) return;
        const name = new URL(url).pathname.split('/').pop();
        view.update(`Downloading ${name}`, { bytes: here, totalBytes: bytesTotal });
      },
    });
  } finally {
    view.stop();
  }
}

/** The planned downloads: each file with its size, and the sum. Empty if every file is here already. */
function planText(plan: readonly PlannedDownload[]): string {
  if (plan.length === 0) return '';
  const lines = plan.map(({ url, bytes: size, bytesHere, isCurrent }) => {
    const rest = isCurrent ? 'unchanged' : bytesHere > 0 ? `${bytes(bytesHere)} here already` : 'to download';
    return `  ${url}  ${size === null ? 'size unknown' : bytes(size)}, ${rest}\n`;
  });
  const wanted = plan.filter(({ isCurrent }) => !isCurrent);
  if (wanted.length === 0) return '';
  const sum = wanted.reduce((total, file) => total + Math.max(0, (file.bytes ?? 0) - file.bytesHere), 0);
  const isOpen = wanted.some((file) => file.bytes === null);
  const files = `${count(wanted.length)} ${wanted.length === 1 ? 'file' : 'files'}`;
  const much =
    sum >= LARGE_DOWNLOAD_BYTES
      ? '. This is large: Ctrl-C stops it, and the next run continues from there'
      : '';
  return `To download: ${files}, ${isOpen ? 'at least ' : ''}${bytes(sum)}${much}.\n${lines.join('')}`;
}
