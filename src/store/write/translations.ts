import type { Manifest } from '../../model/manifest';
import { rowChecksum, tableSalt } from '../format/checksum';
import type { Translation } from '../format/translation';
import { amendDataset } from './amend';

/**
 * Adds the names of areas and streets in other languages to a finished dataset that is not published yet. Equal names
 * give equal bytes.
 * @param translations at least one; at most one for each name and language.
 * @returns the new manifest. The bytes change, so the dataset id changes too.
 * @throws GeocoderError BUILD_FAILED.
 */
export function writeTranslations(directory: string, translations: readonly Translation[]): Manifest {
  const languages = [...new Set(translations.map(([, , language]) => language))].sort();
  const fill: Parameters<typeof amendDataset>[1] = (db) => {
    db.exec(
      'CREATE TABLE translation (kind INTEGER NOT NULL, id INTEGER NOT NULL, language TEXT NOT NULL, name TEXT NOT NULL, ' +
        'checksum INTEGER NOT NULL)',
    );
    const insert = db.prepare('INSERT INTO translation VALUES (?, ?, ?, ?, ?)');
    const salt = tableSalt('translation');
    for (const row of [...translations].sort(inOrder)) insert.run(...row, rowChecksum(row, row.length, salt));
  };
  return amendDataset(directory, fill, { languages });
}

function inOrder([kindA, idA, languageA]: Translation, [kindB, idB, languageB]: Translation): number {
  return kindA - kindB || idA - idB || (languageA < languageB ? -1 : 1);
}
