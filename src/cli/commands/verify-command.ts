import { Command } from 'commander';
import { Geocoder } from '../../geocoder';
import { count, printJson } from '../terminal/output';

export function verifyCommand(): Command {
  return new Command('verify')
    .summary('Whether every byte of a dataset is the one that was built.')
    .description(
      'Reads a whole dataset and compares every byte with its manifest. Exit status 1 and the name of the file ' +
        'when it is damaged, mixed with another or of another version.',
    )
    .argument('<dir>', 'directory of the dataset')
    .option('--json', 'print the manifest as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate verify out/sample\n  $ doorplate verify --json out/sample',
    )
    .action((directory: string, { json }: { json?: boolean }) => {
      const manifest = Geocoder.verify(directory);
      if (json) return printJson(manifest);
      const files = Object.keys(manifest.files).length;
      process.stdout.write(
        `${directory}: ${files + 1} files as built, ${count(manifest.counts.addresses)} addresses, ` +
          `dataset ${manifest.datasetId}\n`,
      );
    });
}
