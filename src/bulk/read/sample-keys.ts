import type { ColumnType } from '../write/parquet-output';
import { type ByteWindow, LONGEST_ROW_BYTES } from './byte-window';
import { LINE_FEED } from './csv-rows';

/** Bytes of NDJSON that are read to find its columns. */
const SAMPLE_BYTES = 1 << 18;

export interface SampledKeys {
  readonly header: string[];
  readonly types: ColumnType[];
}

/** The keys of the first rows in the order of their first use, and the type of each. */
export async function sampleKeys(window: ByteWindow): Promise<SampledKeys> {
  // A first row may be longer: one that holds a border.
  let bytes = SAMPLE_BYTES;
  await window.fill(bytes);
  while (!window.ended && bytes < LONGEST_ROW_BYTES && !window.view(bytes).includes(LINE_FEED)) {
    bytes *= 2;
    await window.fill(bytes);
  }
  const view = window.view(bytes);
  const isWhole = window.ended && window.length <= bytes;
  const lines = view
    .toString('utf8')
    .replace(/^\uFEFF/, '')
    .split('\n');
  // The last line may be incomplete.
  if (!isWhole) lines.pop();
  const types = new Map<string, ColumnType | null>();
  for (const line of lines) {
    for (const [key, value] of Object.entries(parsedObject(line))) {
      const known = types.get(key) ?? null;
      const type = typeOf(value);
      types.set(key, known === null || type === null || known === type ? (known ?? type) : 'text');
    }
  }
  return { header: [...types.keys()], types: [...types.values()].map((type) => type ?? 'text') };
}

function parsedObject(line: string): object {
  try {
    const parsed: unknown = JSON.parse(line);
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? parsed : {};
  } catch {
    // A broken line is rejected later; here it is ignored.
    return {};
  }
}

function typeOf(value: unknown): ColumnType | null {
  if (value === null) return null;
  return typeof value === 'number' || typeof value === 'boolean' ? (typeof value as ColumnType) : 'text';
}
