import { Command } from 'commander';
import pc from 'picocolors';
import { Geocoder } from '../../geocoder';
import type { Manifest } from '../../model/manifest';
import { printable, printablePath } from '../../model/quote';
import { bytes, colours, columns, count, printJson } from '../terminal/output';

export function infoCommand(): Command {
  return new Command('info')
    .summary('What a dataset holds.')
    .description('What a dataset holds: counts, files, sources with licence and attribution.')
    .argument('<dir>', 'directory of the dataset')
    .option('--json', 'print the manifest as JSON')
    .addHelpText('after', '\nExamples:\n  $ doorplate info out/sample\n  $ doorplate info --json out/sample')
    .action((directory: string, { json }: { json?: boolean }) => {
      using geocoder = Geocoder.open(directory);
      const manifest = geocoder.manifest;
      if (json) printJson(manifest);
      else process.stdout.write(readable(manifest, directory));
    });
}

function readable(manifest: Manifest, directory: string): string {
  const paint = pc.createColors(colours(process.stdout));
  const size = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
  const perAddress =
    manifest.counts.addresses === 0 ? '' : ` (${(size / manifest.counts.addresses).toFixed(1)} B an address)`;
  const heading = (text: string) => `\n${paint.bold(text)}\n`;
  let text = `${paint.bold(printable(manifest.name))} in ${printablePath(directory)}\n`;
  text += columns([
    ['dataset id', manifest.datasetId],
    ['built at', manifest.builtAt],
    ['format version', String(manifest.formatVersion)],
    ['size', `${bytes(size)}${perAddress}`],
    ['bounding box', manifest.boundingBox?.join(', ') ?? 'none'],
  ]);
  text += heading('Holds');
  text += columns([
    ['addresses', count(manifest.counts.addresses)],
    ['streets', count(manifest.counts.streets)],
    ['postcodes', count(manifest.counts.postcodes)],
    ...(manifest.languages === undefined
      ? []
      : [['names in other languages', manifest.languages.join(', ')] as const]),
    ...Object.entries(manifest.counts.areas).map(([level, number]) => [level, count(number)] as const),
  ]);
  text += heading('Files');
  text += columns(Object.entries(manifest.files).map(([name, file]) => [name, bytes(file.bytes)] as const));
  text += heading('Sources');
  for (const source of manifest.sources) {
    const rejected = Object.values(source.rejected).reduce((sum, number) => sum + number, 0);
    text += `  ${paint.cyan(printable(source.name))} (${source.kind}, ${source.country})\n`;
    text += columns(
      [
        ['files', source.files.join(', ')],
        ['read', count(source.read)],
        ['accepted', count(source.accepted)],
        ['duplicates', count(source.duplicates)],
        ['conflated', count(source.conflated)],
        ['rejected', count(rejected)],
        ['licence', source.licence],
        ['attribution', source.attribution],
        ['accuracy', `${source.accuracyMeters} m`],
      ],
      4,
    );
  }
  return text;
}
