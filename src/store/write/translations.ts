import type { Manifest } from '../../model/manifest';
import { rowChecksum, tableSalt } from '../format/checksum';
import type { Translation } from '../format/translation';
import { amendDataset } from './amend';

/**
 * Adds to a finished dataset that nobody has published what its areas and streets are called in other languages. Equal
 * names give equal bytes.
 * @param translations at least one; of a name, a language stands once.
 * @returns the new manifest: other bytes have another dataset id.
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
