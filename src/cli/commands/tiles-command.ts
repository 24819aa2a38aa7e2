import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Command } from 'commander';
import type { TilesReport } from '../../compile/index';
import { bytes, count, printJson } from '../terminal/output';

export function tilesCommand(): Command {
  return new Command('tiles')
    .summary('Make the streets of the map page from OpenStreetMap.')
    .description(
      'Makes a PMTiles file of an extract of OpenStreetMap (.osm.pbf) of a city or a region: streets with their names, ' +
        'rails, waters and, where there is room for them, buildings. `serve --explore --tiles` draws it.',
    )
    .argument('<extract>', 'the extract, .osm.pbf')
    .requiredOption('-o, --out <file>', 'the file to make; an older one is replaced in one step')
    .option('--json', 'print the report as JSON')
    .addHelpText('after', '\nExample:\n  $ doorplate tiles town.osm.pbf -o town.pmtiles')
    .action(async (extract: string, { out, json }: { out: string; json?: true }) => {
      const { makeTiles } = await import('../../compile/index');
      const report = await makeTiles(extract, { out });
      if (json) printJson(report);
      else process.stdout.write(`${report.file}: ${described(report)}\n`);
    });
}

function described({ bytes: size, tiles, elements, withBuildings }: TilesReport): string {
  const parts = Object.entries(elements).map(([layer, amount]) => `${layer} ${count(amount)}`);
  const left = withBuildings ? '' : '; too many points to draw buildings too';
  return `${bytes(size)}, ${count(tiles)} tiles (${parts.join(', ')}${left})`;
}

/**
 * Runs `use` with a PMTiles file. `given` is such a file, or an extract (.osm.pbf) from which one is made for the time
 * of `use`.
 * @param onMade is called with the report of a file that was made.
 */
export async function withTiles<Outcome>(
  given: string | undefined,
  onMade: (report: TilesReport) => void,
  use: (tiles: { tiles?: string }) => Promise<Outcome>,
): Promise<Outcome> {
  if (given === undefined) return use({});
  if (!given.toLowerCase().endsWith('.pbf')) return use({ tiles: given });
  const { makeTiles } = await import('../../compile/index');
  const folder = await mkdtemp(path.join(tmpdir(), 'doorplate-tiles-'));
  try {
    const report = await makeTiles(given, { out: path.join(folder, 'streets.pmtiles') });
    onMade(report);
    return await use({ tiles: report.file });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
