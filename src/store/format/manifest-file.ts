import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GeocoderError } from '../../model/errors';
import {
  ADDRESS_INDEX_FILE,
  AREA_INDEX_FILE,
  DATABASE_FILE,
  FORMAT_VERSION,
  MANIFEST_FILE,
  type Manifest,
} from '../../model/manifest';
import { reasonOf } from '../../model/reason-of';
import { CorruptBytes, reportDamage } from './damage';

/** The files whose checksums the manifest has. */
export const CONTENT_FILES = [DATABASE_FILE, ADDRESS_INDEX_FILE, AREA_INDEX_FILE] as const;

/** A manifest as text, always the same for the same contents: keys sorted, two spaces, one newline at the end. */
export function serialiseManifest(manifest: Omit<Manifest, 'checksum'>): string {
  const { checksum: _checksum, ...contents } = manifest as Manifest;
  const checksum = createHash('sha256').update(canonicalJson(contents)).digest('hex');
  return canonicalJson({ ...contents, checksum });
}

/** JSON with sorted keys, so that equal values give equal bytes. */
function canonicalJson(value: unknown): string {
  return `${JSON.stringify(value, sortKeys, 2)}\n`;
}

function sortKeys(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([left], [right]) => (left < right ? -1 : 1)));
}

/**
 * Reads and checks the manifest of a dataset: version, canonical form byte for byte, its own checksum, its shape.
 * @throws GeocoderError DATASET_NOT_FOUND, DATASET_VERSION or DATASET_DAMAGED.
 */
export function readManifest(directory: string): Manifest {
  const path = join(directory, MANIFEST_FILE);
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new GeocoderError(
      'DATASET_NOT_FOUND',
      `expected a dataset in ${directory}, but ${path} cannot be read: ${reasonOf(error)}`,
      { cause: error },
    );
  }
  return reportDamage(directory, () => parseManifest(bytes, path));
}

/**
 * @param path for the message about another version.
 * @throws CorruptBytes, GeocoderError DATASET_VERSION.
 */
export function parseManifest(bytes: Buffer, path: string): Manifest {
  let manifest: unknown;
  try {
    manifest = JSON.parse(bytes.toString('utf8'));
  } catch (error) {
    throw new CorruptBytes(MANIFEST_FILE, `expected JSON, got: ${(error as Error).message}`, {
      cause: error,
    });
  }
  if (!isRecord(manifest) || manifest.format !== 'doorplate') {
    throw new CorruptBytes(MANIFEST_FILE, 'expected "format": "doorplate"');
  }
  if (manifest.formatVersion !== FORMAT_VERSION) {
    throw new GeocoderError(
      'DATASET_VERSION',
      `${path}: expected format version ${FORMAT_VERSION}, got ${JSON.stringify(manifest.formatVersion)}; ` +
        'build the dataset again with this version of Doorplate, or use the version that built it',
    );
  }
  if (!hasShape(manifest)) throw new CorruptBytes(MANIFEST_FILE, 'a field is missing or of the wrong type');
  if (!Buffer.from(serialiseManifest(manifest)).equals(bytes)) {
    throw new CorruptBytes(MANIFEST_FILE, 'its bytes disagree with its own checksum');
  }
  return manifest;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function isLearned(learned: unknown): boolean {
  if (!isRecord(learned)) return false;
  const { postcodes, suffixes, types, common, contested } = learned;
  return (
    isCount(learned.streets) &&
    isRecord(postcodes) &&
    isTexts(postcodes.shapes) &&
    isRecord(suffixes) &&
    isTexts(suffixes.shapes) &&
    (suffixes.words === undefined || isTexts(suffixes.words)) &&
    isRecord(types) &&
    [types.first, types.last, types.grown, contested].every(isNumbers) &&
    [learned.severalNames, postcodes.share, suffixes.share, suffixes.floors].every(Number.isFinite) &&
    isTexts(common)
  );
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((text) => typeof text === 'string');
}

function isNumbers(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(Number.isFinite);
}

function isTreeSums(sums: unknown): boolean {
  return isRecord(sums) && typeof sums.inner === 'string' && typeof sums.leaves === 'string';
}

function hasShape(manifest: Record<string, unknown>): manifest is Record<string, unknown> & Manifest {
  const { files, trees, counts, boundingBox, conventions, languages, sources, sourceSets } = manifest;
  return (
    ['datasetId', 'builtAt', 'name', 'checksum'].every((field) => typeof manifest[field] === 'string') &&
    isRecord(files) &&
    Object.keys(files).length === CONTENT_FILES.length &&
    CONTENT_FILES.every((name) => {
      const file = files[name];
      return isRecord(file) && isCount(file.bytes) && typeof file.sha256 === 'string';
    }) &&
    (trees === undefined || (isRecord(trees) && Object.values(trees).every(isTreeSums))) &&
    isRecord(counts) &&
    ['addresses', 'streets', 'postcodes', 'blocks'].every((field) => isCount(counts[field])) &&
    isRecord(counts.areas) &&
    Object.values(counts.areas).every(isCount) &&
    (boundingBox === null ||
      (Array.isArray(boundingBox) && boundingBox.length === 4 && boundingBox.every(Number.isFinite))) &&
    (languages === undefined || isTexts(languages)) &&
    isRecord(conventions) &&
    Object.values(conventions).every(isLearned) &&
    Array.isArray(sources) &&
    sources.every(
      (source) =>
        isRecord(source) &&
        typeof source.attribution === 'string' &&
        typeof source.accuracyMeters === 'number' &&
        isCount(source.accepted),
    ) &&
    Array.isArray(sourceSets) &&
    sourceSets.every(
      (set) => Array.isArray(set) && set.every((source) => isCount(source) && source < sources.length),
    )
  );
}
