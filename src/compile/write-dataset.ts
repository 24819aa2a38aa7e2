import { TRANSLATED, type Translation } from '../store/format/translation';
import type { DatasetWriter } from '../store/write/writer';
import type { Areas } from './intake/read-areas';
import type { Gathered } from './intake/source-intake';
import type { ProgressMeter } from './report/progress';
import { rowsByStreet } from './rows/distribute';
import { type DuplicateCounts, StreetAddresses } from './rows/street-addresses';

/** The result of writing the streets. */
export interface WrittenStreets {
  readonly duplicates: DuplicateCounts;
  /** Their names in other languages. */
  readonly translations: readonly Translation[];
}

/** Streets between two checks of the clock and the signal. */
const STREETS_A_STEP = 256;

/**
 * Writes every street with its addresses, in Hilbert order. Areas must be written before.
 * @param folder folder for temporary files.
 * @param checkpoint throws if the build must stop.
 */
export async function writeStreets(
  gathered: Gathered,
  areas: Areas,
  sources: number,
  writer: DatasetWriter,
  folder: string,
  meter: ProgressMeter,
  checkpoint: () => void,
): Promise<WrittenStreets> {
  const { streets, texts, identifiers, spill, clusters } = gathered;
  identifiers.finish();
  const order = streets.inHilbertOrder();
  const finalStreet = new Uint32Array(streets.size);
  const rowCounts = new Uint32Array(order.length);
  for (let final = 0; final < order.length; final++) {
    finalStreet[order[final]!] = final;
    rowCounts[final] = streets.rowCount(order[final]!);
  }
  const maker = new StreetAddresses(texts, areas.drafts, identifiers, writer.sourceSets, sources);
  let rows = 0;
  const translations: Translation[] = [];
  for (const { firstStreet, endStreet, bucket } of rowsByStreet(spill, finalStreet, rowCounts, folder)) {
    for (let final = firstStreet; final < endStreet; final++) {
      const street = order[final]!;
      const city = streets.city(street);
      const name = streets.name(street);
      const { profile } = areas.trees.get(city.country)!;
      const addresses = maker.of(bucket, final);
      writer.addStreet(
        {
          name,
          city: city.id,
          keys: profile.streetKeys(name, streets.aliases(street)),
          point: streets.point(street),
        },
        addresses,
      );
      for (const [language, other] of streets.translations(street))
        if (other !== name) translations.push([TRANSLATED.street, final, language, other]);
      for (const { latitude, longitude, number, suffix, source } of addresses) {
        clusters.addAddress(latitude, longitude, name, number, suffix, source);
      }
      rows += rowCounts[final]!;
      if (final % STREETS_A_STEP === 0) {
        // A turn of the event loop for signals and progress bars: the writer itself never waits.
        await new Promise(setImmediate);
        checkpoint();
        meter.update('', rows, rows / spill.count);
      }
    }
  }
  spill.remove();
  return { duplicates: maker.counts, translations };
}
