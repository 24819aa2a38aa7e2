import { Command } from 'commander';
import { listed } from '../flags';
import { bytes, columns, count, printJson } from '../terminal/output';

export function catalogueCommand(): Command {
  const catalogue = new Command('catalogue')
    .summary('A shelf of packed datasets, for any static host.')
    .description(
      'A catalogue is a JSON file that lies beside packed datasets: names, countries, sizes, dates, licences, ' +
        'signatures. `get NAME --catalogue URL` finds a pack by it.',
    );
  catalogue.addCommand(addCommand());
  catalogue.addCommand(listCommand());
  return catalogue;
}

interface AddFlags {
  name?: string;
  url?: string;
  publicKey?: string[];
}

function addCommand(): Command {
  return new Command('add')
    .summary('Add a pack, in place of the one of the same name.')
    .argument('<catalogue>', 'the catalogue; made where there is none')
    .argument('<pack>', 'the packed dataset; it is read and checked')
    .option('--name <name>', 'by which people ask for it (default: the name of the dataset)')
    .option('--url <url>', 'where people get the pack (default: beside the catalogue)')
    .option(
      '--public-key <file>',
      'refuse a pack that none of these keys signed; may be given several times',
      listed,
    )
    .addHelpText(
      'after',
      '\nExample:\n  $ doorplate catalogue add shelf/catalogue.json shelf/nl.doorplate.tar.gz --name netherlands',
    )
    .action(async (file: string, packFile: string, options: AddFlags) => {
      const { addToCatalogue } = await import('../../compile/index');
      const { name, builtAt } = await addToCatalogue(file, packFile, options);
      process.stderr.write(`${file} holds ${name} of ${builtAt}.\n`);
    });
}

function listCommand(): Command {
  return new Command('list')
    .summary('The datasets of a catalogue.')
    .argument('<catalogue>', 'URL or file of the catalogue')
    .option('--json', 'print it as JSON')
    .addHelpText('after', '\nExample:\n  $ doorplate catalogue list https://example.org/catalogue.json')
    .action(async (source: string, { json }: { json?: true }) => {
      const { readCatalogue } = await import('../../compile/index');
      const catalogue = await readCatalogue(source);
      if (json) {
        printJson(catalogue);
        return;
      }
      const rows = catalogue.datasets.map((entry): [string, string] => [
        entry.name,
        [
          entry.countries.join(' '),
          `${count(entry.addresses)} addresses`,
          `${bytes(entry.bytes)} (${bytes(entry.datasetBytes)} on disk)`,
          entry.builtAt.slice(0, 10),
          entry.licences.join('; '),
        ].join(', '),
      ]);
      process.stdout.write(rows.length === 0 ? 'no datasets\n' : columns(rows, 0));
    });
}
