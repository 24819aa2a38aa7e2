import { Command } from 'commander';
import { listed } from '../flags';
import { bytes, count, printJson } from '../terminal/output';
import { shareView } from '../terminal/transfer-progress';
import { untilSignal } from '../terminal/until-signal';

export function patchCommand(): Command {
  const patch = new Command('patch')
    .summary('Turn a dataset into its successor with a small file.')
    .description(
      'A patch holds the rows that changed from one dataset to another, a few hundredths of the dataset. It makes the ' +
        'newer one of the older one, byte for byte.',
    );
  patch.addCommand(makeCommand());
  patch.addCommand(applyCommand());
  return patch;
}

interface MakeFlags {
  out: string;
  privateKey?: string;
  json?: true;
}

function makeCommand(): Command {
  return new Command('make')
    .summary('Make a patch from two datasets.')
    .argument('<old>', 'directory of the older dataset')
    .argument('<new>', 'directory of the newer one')
    .requiredOption('-o, --out <file>', 'the file to make; an older one is replaced in one step')
    .option('--private-key <file>', 'sign it with the private key that `sign-keys` made')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', '\nExample:\n  $ doorplate patch make out/nl-01 out/nl-02 -o nl-01-02.patch')
    .action(async (old: string, renewed: string, { json, ...options }: MakeFlags) => {
      const { makePatch } = await import('../../compile/index');
      const view = shareView('Comparing');
      const report = await untilSignal((signal) =>
        makePatch(old, renewed, { ...options, signal, onProgress: view.update }).finally(view.stop),
      );
      if (json) {
        printJson(report);
        return;
      }
      const share = ((100 * report.bytes) / report.datasetBytes).toFixed(1);
      process.stdout.write(
        `${report.file}: ${bytes(report.bytes)}, ${share} % of ${bytes(report.datasetBytes)}\n`,
      );
    });
}

interface ApplyFlags {
  out: string;
  publicKey?: string[];
}

function applyCommand(): Command {
  return new Command('apply')
    .summary('Make the newer dataset from the older one and a patch.')
    .description(
      'Writes the newer dataset, compares every byte with the checksums of its manifest and moves it into place in one ' +
        'step: it is the one that the patch was made of, or nothing happens.',
    )
    .argument('<old>', 'directory of the dataset that the patch was made for')
    .argument('<patch>', 'the patch')
    .requiredOption('--out <dir>', 'directory of the newer dataset; may be that of the older one')
    .option(
      '--public-key <file>',
      'refuse a patch that none of these keys signed; may be given several times',
      listed,
    )
    .addHelpText('after', '\nExample:\n  $ doorplate patch apply data/nl nl-01-02.patch --out data/nl')
    .action(async (old: string, patch: string, options: ApplyFlags) => {
      const { applyPatch } = await import('../../compile/index');
      const view = shareView('Writing');
      const { name, builtAt, counts } = await untilSignal((signal) =>
        applyPatch(old, patch, { ...options, signal, onProgress: view.update }).finally(view.stop),
      );
      process.stdout.write(
        `${options.out}: now ${name} of ${builtAt}, ${count(counts.addresses)} addresses\n`,
      );
    });
}
