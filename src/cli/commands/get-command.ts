import { Command } from 'commander';
import type { GetProgress } from '../../compile/index';
import { listed } from '../flags';
import { count, printJson } from '../terminal/output';
import { transferView } from '../terminal/transfer-progress';
import { untilSignal } from '../terminal/until-signal';

interface GetFlags {
  out: string;
  publicKey: string[];
  catalogue?: string;
  allowOlder?: true;
  allowOther?: true;
  json?: true;
}

const LABELS: Record<GetProgress['phase'], string> = { fetching: 'Fetching', unpacking: 'Unpacking' };

export function getCommand(): Command {
  return new Command('get')
    .summary('Put a packed dataset in place: fetched, checked, in one step.')
    .description(
      'Fetches a packed dataset, checks its signature and every byte, and moves it into place in one step. A run that ' +
        'was stopped is continued. Whatever goes wrong, the dataset in place stays.',
    )
    .argument('<source>', 'URL or file of the pack; with --catalogue, the name of the dataset')
    .requiredOption('--out <dir>', 'directory of the dataset; what it holds is replaced')
    .requiredOption(
      '--public-key <file>',
      'public key of the publisher; given several times: one of them must have signed',
      listed,
    )
    .option('--catalogue <source>', 'URL or file of a catalogue that names the pack')
    .option('--allow-older', 'take a dataset that is older than the one in place')
    .option('--allow-other', 'take a dataset of another name than the one in place')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n' +
        '  $ doorplate get https://example.org/nl.doorplate.tar.gz --out data/nl --public-key release.key.pub\n' +
        '  $ doorplate get netherlands --catalogue https://example.org/catalogue.json --out data/nl --public-key k.pub',
    )
    .action(async (source: string, { json, catalogue, ...options }: GetFlags) => {
      const { get, locatePack } = await import('../../compile/index');
      const place = catalogue === undefined ? source : await locatePack(catalogue, source);
      const view = transferView();
      const report = await untilSignal((signal) =>
        get(place, {
          ...options,
          signal,
          onProgress: (progress) => view.update(LABELS[progress.phase], progress),
        }).finally(() => view.stop()),
      );
      if (json) {
        printJson(report);
        return;
      }
      const { name, builtAt, counts } = report.manifest;
      const what = report.isNew ? 'now' : 'already';
      process.stdout.write(
        `${report.directory}: ${what} ${name} of ${builtAt}, ${count(counts.addresses)} addresses\n`,
      );
    });
}
