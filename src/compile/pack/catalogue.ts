import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { downloadText } from '../../files/download/download-text';
import { DownloadFailure } from '../../files/download/failure';
import { outputFileOf } from '../../files/output-place';
import { whyNotWritten } from '../../files/why-not-written';
import { GeocoderError } from '../../model/errors';
import { printable, printablePath, quoted } from '../../model/quote';
import { A_TEXT, checkOptionKinds, checkPath, PATHS } from '../../schema/option-kinds';
import { fileChecksum } from '../../store/format/file-checksum';
import { trustedKeys } from './keys';
import { checkPack } from './unpack';

/** A catalogue of packed datasets: `catalogue.json` on any static host. */
export interface Catalogue {
  format: 'doorplate-catalogue';
  version: 1;
  /** By name, then the newest first. */
  datasets: CatalogueEntry[];
}

/** The facts about a pack by which people choose. */
export interface CatalogueEntry {
  /** Its name for `get`. */
  name: string;
  /** The dataset's own name. */
  title: string;
  /** URL of the pack, absolute or relative to the catalogue. */
  url: string;
  /** Size of the pack. */
  bytes: number;
  /** SHA-256 of the pack, hexadecimal. */
  sha256: string;
  /** Size of the unpacked dataset. */
  datasetBytes: number;
  datasetId: string;
  formatVersion: number;
  /** ISO 8601. */
  builtAt: string;
  addresses: number;
  /** ISO 3166-1 alpha-2. */
  countries: string[];
  licences: string[];
  attributions: string[];
  /** Ed25519 signature of the manifest, base64. */
  signature: string;
}

export interface CatalogueAddOptions {
  /** Name in the catalogue. Default: the name of the dataset. */
  name?: string | undefined;
  /** URL of the pack. Default: its file name, beside the catalogue. */
  url?: string | undefined;
  /**
   * Paths of public keys, or their PEM texts: a pack that none of them signed is refused. Default: any signature is
   * accepted.
   */
  publicKey?: string | readonly string[] | undefined;
}

const MOST_CATALOGUE_BYTES = 64 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 60_000;

/**
 * Adds a pack to a catalogue; a missing catalogue is made. The whole pack is read and checked. It replaces the entry
 * with the same name and format.
 * @throws GeocoderError INVALID_REQUEST for what is no file; CATALOGUE_INVALID; PACK_INVALID, SIGNATURE_INVALID, DATASET_VERSION for the pack.
 */
export async function addToCatalogue(
  file: string,
  packFile: string,
  written: CatalogueAddOptions = {},
): Promise<CatalogueEntry> {
  checkPath('addToCatalogue', 'file', file);
  checkPath('addToCatalogue', 'packFile', packFile);
  const options = checkOptionKinds('addToCatalogue', written, {
    name: A_TEXT,
    url: A_TEXT,
    publicKey: PATHS,
  });
  const target = outputFileOf('catalogue', file);
  const keys = options.publicKey === undefined ? null : trustedKeys(options.publicKey);
  const { manifest, signature } = await checkPack(packFile, keys);
  const distinct = (texts: string[]) => [...new Set(texts)].filter((text) => text !== '').sort();
  const entry: CatalogueEntry = {
    name: options.name ?? manifest.name,
    title: manifest.name,
    url: options.url ?? encodeURIComponent(path.basename(packFile)),
    ...fileChecksum(packFile),
    datasetBytes: Object.values(manifest.files).reduce((sum, { bytes }) => sum + bytes, 0),
    datasetId: manifest.datasetId,
    formatVersion: manifest.formatVersion,
    builtAt: manifest.builtAt,
    addresses: manifest.counts.addresses,
    countries: distinct(manifest.sources.map(({ country }) => country)),
    licences: distinct(manifest.sources.map(({ licence }) => licence)),
    attributions: distinct(manifest.sources.map(({ attribution }) => attribution)),
    signature: signature.toString('base64'),
  };
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw invalid(file, error.message, error);
  });
  const others = (text === null ? [] : parseCatalogue(text, file).datasets).filter(
    ({ name, formatVersion }) => name !== entry.name || formatVersion !== entry.formatVersion,
  );
  const datasets = [...others, entry].sort(
    (a, b) => compare(a.name, b.name) || b.formatVersion - a.formatVersion,
  );
  await replaceFile(target, { format: 'doorplate-catalogue', version: 1, datasets });
  return entry;
}

/**
 * Reads a catalogue.
 * @param source an `https:` or `http:` URL, or the path of a file.
 * @throws GeocoderError CATALOGUE_INVALID, FETCH_FAILED.
 */
export async function readCatalogue(source: string): Promise<Catalogue> {
  checkPath('readCatalogue', 'source', source);
  if (/^https?:\/\//i.test(source)) return parseCatalogue(await fetchText(source), source);
  const text = await readFile(source, 'utf8').catch((error: Error) => {
    throw invalid(source, error.message, error);
  });
  return parseCatalogue(text, source);
}

/**
 * The location of a pack by its name, for `get`.
 * @throws GeocoderError CATALOGUE_INVALID for an unknown name, FETCH_FAILED.
 */
export async function locatePack(catalogue: string, name: string): Promise<string> {
  const { datasets } = await readCatalogue(catalogue);
  const entry = datasets.find((dataset) => dataset.name === name);
  if (entry === undefined) {
    const names = [...new Set(datasets.map((dataset) => printable(dataset.name)))].join(', ') || 'none';
    throw invalid(catalogue, `expected a dataset called ${quoted(name)}, there is: ${names}`);
  }
  if (/^https?:\/\//i.test(catalogue)) return new URL(entry.url, catalogue).href;
  const place = new URL(entry.url, pathToFileURL(path.resolve(catalogue)));
  return place.protocol === 'file:' ? fileURLToPath(place) : place.href;
}

async function fetchText(url: string): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MILLISECONDS);
  return downloadText(url, MOST_CATALOGUE_BYTES, signal).catch((error: unknown) => {
    if (!(error instanceof DownloadFailure)) throw error;
    throw new GeocoderError('FETCH_FAILED', error.message, { cause: error });
  });
}

const ENTRY_FIELDS = {
  name: 'string',
  title: 'string',
  url: 'string',
  bytes: 'number',
  sha256: 'string',
  datasetBytes: 'number',
  datasetId: 'string',
  formatVersion: 'number',
  builtAt: 'string',
  addresses: 'number',
  signature: 'string',
} as const;
const ENTRY_LISTS = ['countries', 'licences', 'attributions'] as const;

function parseCatalogue(text: string, where: string): Catalogue {
  let parsed: Partial<Catalogue>;
  try {
    parsed = JSON.parse(text) as Partial<Catalogue>;
  } catch (error) {
    throw invalid(where, (error as Error).message, error);
  }
  if (parsed?.format !== 'doorplate-catalogue' || parsed.version !== 1 || !Array.isArray(parsed.datasets))
    throw invalid(where, 'expected "format": "doorplate-catalogue", "version": 1 and a list "datasets"');
  for (const [index, entry] of parsed.datasets.entries()) checkEntry(entry, `datasets[${index}]`, where);
  return parsed as Catalogue;
}

function checkEntry(entry: unknown, name: string, where: string): void {
  const fields = (typeof entry === 'object' && entry !== null ? entry : {}) as Record<string, unknown>;
  for (const [field, type] of Object.entries(ENTRY_FIELDS)) {
    const value = fields[field];
    if (typeof value !== type)
      throw invalid(where, `expected ${name}.${field} to be a ${type}, got ${quoted(value)}`);
  }
  for (const field of ENTRY_LISTS) {
    const value = fields[field];
    if (!Array.isArray(value) || value.some((text) => typeof text !== 'string'))
      throw invalid(where, `expected ${name}.${field} to be a list of texts, got ${quoted(value)}`);
  }
}

async function replaceFile(file: string, catalogue: Catalogue): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  try {
    await writeFile(unfinished, `${JSON.stringify(catalogue, null, 2)}\n`);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw invalid(file, `expected to write it, but ${whyNotWritten(file, error)}`, error);
  }
}

function compare(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0;
}

function invalid(where: string, finding: string, cause?: unknown): GeocoderError {
  return new GeocoderError('CATALOGUE_INVALID', `${printablePath(where)}: ${finding}`, { cause });
}
