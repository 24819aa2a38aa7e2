import { Command, Option } from 'commander';
import { Geocoder } from '../../geocoder';
import { featureOf } from '../terminal/geojson';
import { writeOut } from '../terminal/output';

const CHUNK_CHARACTERS = 1 << 16;
const COLLECTION = '{"type":"FeatureCollection","features":[\n';
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const FORMATS = ['csv', 'ndjson', 'geojson', 'geojsonl'] as const;
type ExportFormat = (typeof FORMATS)[number];

/** How a format is written: the text before, between and after the records, and each record. */
interface Layout {
  readonly open: (first: object) => string;
  readonly record: (address: object) => string;
  readonly between: string;
  readonly close: string;
}

const LINES = { open: () => '', between: '\n', close: '\n' };
const LAYOUTS: Record<ExportFormat, Layout> = {
  csv: { ...LINES, open: (first) => `${Object.keys(first).join(',')}\n`, record: csvLine },
  ndjson: { ...LINES, record: JSON.stringify },
  geojsonl: { ...LINES, record: (address) => JSON.stringify(featureOf(address)) },
  geojson: {
    open: () => COLLECTION,
    record: (address) => JSON.stringify(featureOf(address)),
    between: ',\n',
    close: '\n]}\n',
  },
};

export function exportCommand(): Command {
  return new Command('export')
    .summary('Every address with its areas, as CSV, NDJSON or GeoJSON.')
    .description(
      'Prints every address with its areas and ids, for ordinary tools. A dataset that is built from it again ' +
        'has the same ids.',
    )
    .argument('<dir>', 'directory of the dataset')
    .addOption(new Option('--format <format>', 'how to print').choices(FORMATS).default('csv'))
    .addHelpText(
      'after',
      '\nExamples:\n  $ doorplate export out/sample > addresses.csv\n' +
        '  $ doorplate export out/sample --format ndjson | head -3\n' +
        '  $ doorplate export out/sample --format geojson > addresses.geojson',
    )
    .action(async (directory: string, { format }: { format: ExportFormat }) => {
      using geocoder = Geocoder.open(directory);
      const layout = LAYOUTS[format];
      let chunk = '';
      let isFirst = true;
      for (const address of geocoder.addresses()) {
        chunk += (isFirst ? layout.open(address) : layout.between) + layout.record(address);
        isFirst = false;
        if (chunk.length < CHUNK_CHARACTERS) continue;
        await writeOut(chunk);
        chunk = '';
      }
      if (!isFirst) await writeOut(chunk + layout.close);
      else if (format === 'geojson') await writeOut(COLLECTION + layout.close);
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
