import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { ADDRESS_INDEX_FILE, AREA_INDEX_FILE, type Manifest } from '../../model/manifest';
import { readShared } from '../format/box-index';
import { CorruptBytes } from '../format/damage';

/** The spatial indexes as bytes that worker threads can share. */
export interface SharedIndexes {
  readonly datasetId: string;
  readonly addresses: SharedArrayBuffer;
  readonly areas: SharedArrayBuffer;
}

/** Reads both indexes into memory that threads can share. */
export function readIndexes(directory: string, manifest: Manifest): SharedIndexes {
  return {
    datasetId: manifest.datasetId,
    addresses: readIndex(directory, ADDRESS_INDEX_FILE, manifest),
    areas: readIndex(directory, AREA_INDEX_FILE, manifest),
  };
}

/** A spatial index, its checksum compared. */
function readIndex(directory: string, name: string, manifest: Manifest): SharedArrayBuffer {
  const path = join(directory, name);
  const { bytes, sha256 } = manifest.files[name]!;
  const shared = readShared(path, bytes);
  const found = createHash('sha256').update(new Uint8Array(shared)).digest('hex');
  if (found !== sha256) throw new CorruptBytes(name, `expected SHA-256 ${sha256}, got ${found}`);
  return shared;
}
