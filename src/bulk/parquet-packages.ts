import { GeocoderError } from '../model/errors';

export type ParquetReading = typeof import('hyparquet') &
  Pick<typeof import('hyparquet-compressors'), 'compressors'>;
export type ParquetWriting = typeof import('hyparquet-writer');

/** @throws GeocoderError PACKAGE_MISSING if hyparquet and hyparquet-compressors are not installed. */
export async function loadParquetReading(): Promise<ParquetReading> {
  try {
    const [reading, { compressors }] = await Promise.all([
      import('hyparquet'),
      import('hyparquet-compressors'),
    ]);
    return { ...reading, compressors };
  } catch (cause) {
    throw missing('read', 'hyparquet hyparquet-compressors', cause);
  }
}

/** @throws GeocoderError PACKAGE_MISSING if hyparquet-writer is not installed. */
export async function loadParquetWriting(): Promise<ParquetWriting> {
  try {
    return await import('hyparquet-writer');
  } catch (cause) {
    throw missing('write', 'hyparquet hyparquet-writer', cause);
  }
}

function missing(verb: string, packages: string, cause: unknown): GeocoderError {
  return new GeocoderError(
    'PACKAGE_MISSING',
    `expected the packages that ${verb} Parquet, but they are not installed: npm install ${packages}`,
    { cause },
  );
}
