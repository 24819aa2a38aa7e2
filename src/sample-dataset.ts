import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { GeocoderError } from './model/errors';
import { MANIFEST_FILE } from './model/manifest';

/**
 * The directory of the dataset that comes with the package: 368 real addresses in Connecticut and Alaska, with their
 * states and counties, for a first try and for tests. `Geocoder.open(sampleDataset())` opens it. A program that is
 * bundled into one file finds it in the installed `doorplate` package.
 * @throws GeocoderError DATASET_NOT_FOUND if it is not there: in a bundle that was moved away from node_modules, or in
 * a checkout before `npm run build`.
 */
export function sampleDataset(): string {
  // In CommonJS `import.meta` is empty and `__filename` exists; in ES modules it is the other way round.
  const here = typeof __filename === 'string' ? __filename : fileURLToPath(import.meta.url);
  const folder = path.dirname(here);
  const beside = here.endsWith('.ts')
    ? path.join(folder, '..', 'dist', 'sample')
    : path.join(folder, 'sample');
  const places = [beside, ...[here, path.join(process.cwd(), 'index.js')].flatMap(installedBeside)];
  const found = places.find((place) => existsSync(path.join(place, MANIFEST_FILE)));
  if (found !== undefined) return found;
  throw new GeocoderError(
    'DATASET_NOT_FOUND',
    `expected the sample dataset of the package in ${[...new Set(places)].join(' or ')}, found none; ` +
      'in a checkout run: npm run build',
  );
}

/** The sample in the package that a file would load; empty if it would load none. */
function installedBeside(file: string): string[] {
  try {
    const manifest = createRequire(file).resolve('doorplate/package.json');
    return [path.join(path.dirname(manifest), 'dist', 'sample')];
  } catch {
    return [];
  }
}
