import { Command } from 'commander';
import { bytes, printJson } from '../terminal/output';
import { transferView } from '../terminal/transfer-progress';
import { untilSignal } from '../terminal/until-signal';

export function signKeysCommand(): Command {
  return new Command('sign-keys')
    .summary('Make a pair of keys that sign packed datasets.')
    .description(
      'Makes a pair of Ed25519 keys. The private one (K) signs in `pack` and stays with who publishes; the public one ' +
        '(K.pub) goes to everybody who uses `get`. A file that is there already is kept.',
    )
    .requiredOption('--out <file>', 'where the private key goes; the public one goes beside it, with .pub')
    .addHelpText('after', '\nExample:\n  $ doorplate sign-keys --out release.key')
    .action(async ({ out }: { out: string }) => {
      const { signKeys } = await import('../../compile/index');
      const { privateKey, publicKey } = signKeys(out);
      process.stderr.write(`Keep ${privateKey} secret. ${publicKey} is for everybody.\n`);
    });
}

interface PackFlags {
  out: string;
  privateKey: string;
  json?: true;
}

export function packCommand(): Command {
  return new Command('pack')
    .summary('Make one signed file of a dataset.')
    .description(
      'Checks a dataset and makes one file of it, for `get`: a gzipped tar of its manifest, the signature of the ' +
        'manifest and its files. The same dataset and key give the same bytes.',
    )
    .argument('<dir>', 'directory of the dataset')
    .requiredOption('-o, --out <file>', 'the file to make; an older one is replaced in one step')
    .requiredOption('--private-key <file>', 'the private key that `sign-keys` made')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      '\nExample:\n  $ doorplate pack out/nl -o nl.doorplate.tar.gz --private-key release.key',
    )
    .action(async (directory: string, { out, privateKey, json }: PackFlags) => {
      const { pack } = await import('../../compile/index');
      const view = transferView();
      const report = await untilSignal((signal) =>
        pack(directory, {
          out,
          privateKey,
          signal,
          onProgress: (progress) => view.update('Packing', progress),
        }).finally(() => view.stop()),
      );
      if (json) printJson(report);
      else process.stdout.write(`${report.file}: ${bytes(report.bytes)}, SHA-256 ${report.sha256}\n`);
    });
}
