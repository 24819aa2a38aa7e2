import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CONTENT_FILES } from '../../src/store/format/manifest-file';
import { verifyDataset } from '../../src/store/read/verify';
import { syntheticAddress } from '../synthesize-formats';

/** A recipe file beside the addresses it reads. Another `first` gives others. */
export function writeSmallCountry(folder: string, count: number, first: number): string {
  mkdirSync(folder, { recursive: true });
  const rows = Array.from({ length: count }, (_, index) => {
    const { street, number, postcode, latitude, longitude } = syntheticAddress(first + index);
    return [street, number, postcode, 'Plaats', latitude, longitude].join(',');
  });
  writeFileSync(path.join(folder, 'rows.csv'), `street,number,postcode,city,lat,lon\n${rows.join('\n')}\n`);
  const recipe = path.join(folder, 'recipe.json');
  const columns = {
    streetname: 'street',
    number: 'number',
    postcode: 'postcode',
    city: 'city',
    latitude: 'lat',
    longitude: 'lon',
  };
  const addresses = [{ name: 'rows', path: 'rows.csv', format: 'delimited', columns }];
  writeFileSync(
    recipe,
    JSON.stringify({ name: 'small', country: { code: 'NL', name: 'Nederland' }, areas: [], addresses }),
  );
  return recipe;
}

/** Which dataset stands there, every byte of it checked. */
export function datasetIn(directory: string): string {
  verifyDataset(directory);
  return CONTENT_FILES.map((name) => readFileSync(path.join(directory, name)).toString('base64')).join();
}
