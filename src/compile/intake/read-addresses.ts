import type { AddressSource } from '../recipe/recipe';
import type { ProgressMeter } from '../report/progress';
import type { RejectFile } from '../report/reject-file';
import { ADDRESS_READERS } from '../sources/index';
import { findInputFiles, type InputFile, type PathRules } from './input-files';
import { type Areas, findInputs, type Input, totalBytes } from './read-areas';
import { type Gathered, SourceIntake } from './source-intake';
import { readStreetNames } from './street-names';

/** A source with its files, and the files with other names of its streets. */
export interface SourceInput extends Input<AddressSource> {
  streetNames: InputFile[];
}

export function findSources(
  sources: readonly AddressSource[],
  inputRoot: string,
  rules: PathRules,
): SourceInput[] {
  return findInputs(sources, inputRoot, rules).map((input) => ({
    ...input,
    streetNames:
      input.part.streetNames === null ? [] : findInputFiles(input.part.streetNames.path, inputRoot, rules),
  }));
}

/**
 * Reads every address source into rows. Memory grows with the number of different streets, postcodes, numbers
 * and suffixes, not with the number of rows.
 * @param checkpoint throws if the build must stop.
 * @param workspace folder for temporary files of some formats.
 */
export async function readAddresses(
  sources: readonly SourceInput[],
  areas: Areas,
  gathered: Gathered,
  rejects: RejectFile | null,
  meter: ProgressMeter,
  checkpoint: () => void,
  workspace: string,
): Promise<SourceIntake[]> {
  const intakes: SourceIntake[] = [];
  const bytesTotal = totalBytes(sources);
  let bytesBefore = 0;
  let rowsBefore = 0;
  for (const { part: source, files, streetNames } of sources) {
    const otherNames =
      source.streetNames === null ? null : await readStreetNames(source.streetNames, streetNames);
    const intake = new SourceIntake(
      source,
      intakes.length,
      areas.trees.get(source.country)!,
      gathered,
      rejects,
      otherNames,
    );
    for (const file of files) {
      const progress = { bytes: 0 };
      for await (const records of ADDRESS_READERS[source.format](source, file, progress, workspace)) {
        checkpoint();
        intake.take(records, file.label);
        meter.update(source.name, rowsBefore + intake.read, (bytesBefore + progress.bytes) / bytesTotal);
      }
      bytesBefore += file.bytes;
    }
    intake.finish();
    rowsBefore += intake.read;
    intakes.push(intake);
  }
  return intakes;
}
