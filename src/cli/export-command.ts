import { Command, Option } from 'commander';
import { Geocoder } from '../geocoder';
import { writeOut } from './output';

const CHUNK_CHARACTERS = 1 << 16;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

export function exportCommand(): Command {
  return new Command('export')
    .summary('Every address with its areas, as CSV or NDJSON.')
    .description(
      'Prints every address with its areas and ids, for ordinary tools. A dataset that is built from it again ' +
        'has the same ids.',
    )
    .argument('<dir>', 'directory of the dataset')
    .addOption(new Option('--format <format>', 'how to print').choices(['csv', 'ndjson']).default('csv'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate export out/sample > addresses.csv\n' +
        '  $ doorplate export out/sample --format ndjson | head -3',
    )
    .action(async (directory: string, { format }: { format: 'csv' | 'ndjson' }) => {
      using geocoder = Geocoder.open(directory);
      const line = format === 'csv' ? csvLine : JSON.stringify;
      let chunk = '';
      let header = format === 'csv';
      for (const address of geocoder.addresses()) {
        if (header) chunk += `${Object.keys(address).join(',')}\n`;
        header = false;
        chunk += `${line(address)}\n`;
        if (chunk.length >= CHUNK_CHARACTERS) {
          await writeOut(chunk);
          chunk = '';
        }
      }
      await writeOut(chunk);
    });
}

/** One record of RFC 4180, without its line end (a plain `\n` here, as Unix tools expect). */
function csvLine(fields: object): string {
  return Object.values(fields).map(csvField).join(',');
}

function csvField(value: string | number): string {
  const text = String(value);
  return NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
