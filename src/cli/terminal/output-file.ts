import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { outputPlaceOf } from '../../files/output-place';
import { whyNotWritten } from '../../files/why-not-written';
import { GeocoderError } from '../../model/errors';

/** Where text goes. */
export interface TextSink {
  write(text: string): Promise<void>;
  /** @param whole false if lines are missing: then a file is removed. */
  close(whole: boolean): Promise<void>;
}

/**
 * A file that is written beside its name and renamed when it is whole; a pipe or a device takes the text as it comes.
 * @throws GeocoderError INVALID_REQUEST for what takes no text; BULK_OUTPUT (also its methods) if it cannot be written.
 */
export async function openOutputFile(option: string, name: string): Promise<TextSink> {
  const { path, isStream } = outputPlaceOf(option, name);
  const written = isStream ? path : `${path}.${process.pid}`;
  const file = await orRefuse(name, () => open(written, isStream ? constants.O_WRONLY : 'wx'));
  return {
    write: (text) => orRefuse(name, () => file.writeFile(text)),
    close: (isWhole) => orRefuse(name, () => closed(file, isStream ? null : { written, path, isWhole })),
  };
}

/** @throws as `openOutputFile` does. */
export async function writeOutputFile(option: string, name: string, text: string): Promise<void> {
  const sink = await openOutputFile(option, name);
  let isWhole = false;
  try {
    await sink.write(text);
    isWhole = true;
  } finally {
    await sink.close(isWhole);
  }
}

async function closed(
  file: FileHandle,
  renamed: { written: string; path: string; isWhole: boolean } | null,
): Promise<void> {
  await file.close();
  if (renamed === null) return;
  if (renamed.isWhole) await rename(renamed.written, renamed.path);
  else await rm(renamed.written, { force: true });
}

async function orRefuse<Outcome>(name: string, act: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await act();
  } catch (cause) {
    throw new GeocoderError(
      'BULK_OUTPUT',
      `${name}: expected to write it, but ${whyNotWritten(name, cause)}`,
      { cause },
    );
  }
}
