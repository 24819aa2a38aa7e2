import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { GeocoderError } from '../../../model/errors';
import { printableList } from '../../../model/quote';
import type { InputFile } from '../../intake/input-files';
import type { ReadProgress } from '../record';
import { Archive } from '../zip/archive';
import type { BagKind, BagObject } from './bag-object';
import { isCurrent } from './current';
import { readBagObjects } from './objects';

/** The code of each kind of object in the names of an extract's files. */
const FILE_CODES: Record<BagKind, string> = {
  Nummeraanduiding: 'NUM',
  Verblijfsobject: 'VBO',
  Ligplaats: 'LIG',
  Standplaats: 'STA',
  OpenbareRuimte: 'OPR',
  Woonplaats: 'WPL',
  GemeenteWoonplaatsRelatie: 'GEM-WPL-RELATIE',
};

/** `9999NUM08112026.zip`, `0221VBO15092020-000001.xml`; the archives of inactive and pending objects are others. */
const PART =
  /(?:^|\/)(?:\d{4}(NUM|VBO|LIG|STA|OPR|WPL|PND)\d{8}|(GEM-WPL-RELATIE)-?\d{8}|\d{4}(Inactief|InOnderzoek|NietBag|IA\w*|IO\w*|NB\w*)\d{8})(?:-\d+)?\.(?:xml|zip)$/i;

/**
 * A BAG 2.0 extract as Kadaster delivers it: a ZIP archive of ZIP archives of XML. It is read without unpacking to
 * disk.
 */
export class BagExtract {
  readonly #archive: Archive;
  readonly #label: string;

  /** @throws GeocoderError SOURCE_INVALID for a file that is no archive. */
  static async open(file: InputFile, progress: ReadProgress): Promise<BagExtract> {
    return new BagExtract(await Archive.open(file, progress), file.label);
  }

  private constructor(archive: Archive, label: string) {
    this.#archive = archive;
    this.#label = label;
  }

  /**
   * The current objects of one kind.
   * @throws GeocoderError SOURCE_INVALID if the extract has no file of that kind, and `required`.
   */
  async *current(kind: BagKind, required: boolean): AsyncGenerator<BagObject[]> {
    let files = 0;
    for await (const file of this.#archive.files((name) => mayHold(name, FILE_CODES[kind]))) {
      files++;
      let standDate = '';
      const chunks = readBagObjects(file, (date) => {
        standDate = date;
      });
      for await (const objects of chunks) {
        const current = objects.filter((object) => object.kind === kind && isCurrent(object, standDate));
        if (current.length > 0) yield current;
      }
    }
    if (files === 0 && required) {
      const message = `${this.#label}: expected a BAG 2.0 extract with …${FILE_CODES[kind]}….xml, got ${printableList(this.#archive.names()) || 'nothing'}.`;
      throw new GeocoderError('SOURCE_INVALID', message);
    }
  }
}

function mayHold(name: string, code: string): boolean {
  const part = PART.exec(name);
  if (part !== null) return (part[1] ?? part[2])?.toUpperCase() === code;
  // An archive with another name may contain the whole delivery.
  return /\.zip$/i.test(name);
}

/** Runs `use` with a folder for temporary files, which is removed afterwards. */
export async function* withWorkspace<Made>(
  workspace: string | undefined,
  use: (folder: string) => AsyncGenerator<Made>,
): AsyncGenerator<Made> {
  const folder = mkdtempSync(path.join(workspace ?? tmpdir(), 'bag-'));
  try {
    yield* use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
