import { loadParquetReading, loadParquetWriting } from '../parquet-packages';
import { openParquet, type ParquetFile } from '../read/parquet-input';
import { ParquetReader } from '../read/parquet-reader';
import type { BulkPlan } from '../work/plan';
import type { ParquetParts } from '../work/process-chunk';
import { ParquetGroupWriter } from './parquet-writer';

/**
 * Loads the Parquet packages that a plan needs; null if it needs none.
 * @throws GeocoderError PACKAGE_MISSING, BULK_INPUT.
 */
export async function loadParquetParts({
  input,
  output,
  fieldColumns,
}: BulkPlan): Promise<ParquetParts | null> {
  if (input.format !== 'parquet' && output.parquet === null) return null;
  let source: ParquetFile | null = null;
  let readerOf: ParquetParts['readerOf'] = null;
  if (input.format === 'parquet') {
    const reading = await loadParquetReading();
    const file = await openParquet(input.path, reading);
    const reader = new ParquetReader(file, reading, fieldColumns, output.format !== 'parquet');
    readerOf = (task) => reader.open(task);
    if (output.format === 'parquet') source = file;
  }
  const shape = output.parquet;
  if (shape === null) return { readerOf, writerOf: null };
  const writing = await loadParquetWriting();
  return { readerOf, writerOf: (task) => new ParquetGroupWriter(shape, writing, source, task) };
}
