/** Reads the keys that address sources and area layers share: path, format, licence. */

import { refusalOf } from '../../files/download/allowed-url';
import { quoted } from '../../model/quote';
import { isUrl } from '../fetch/download-url';
import type { Layout } from './layouts';
import type { DelimitedFormat, Download, Provenance, SpatialFormat } from './recipe';
import type { RecipeReader } from './recipe-reader';

export function readSpatial(reader: RecipeReader, layout: Layout | undefined): SpatialFormat {
  return {
    crs: reader.textOrNull('crs') ?? layout?.crs ?? null,
    layers: reader.has('layers') ? reader.texts('layers') : [...(layout?.layers ?? [])],
    geometry: reader.textOrNull('geometry') ?? layout?.geometry ?? null,
  };
}

export function readDelimited(reader: RecipeReader, layout: Layout | undefined): DelimitedFormat {
  const encoding = reader.text('encoding');
  try {
    new TextDecoder(encoding);
  } catch {
    reader.fail('encoding', `expected an encoding such as utf-8 or windows-1252, got ${quoted(encoding)}`);
  }
  const delimiter = reader.value('delimiter') ?? layout?.delimiter ?? null;
  if (
    delimiter !== null &&
    (typeof delimiter !== 'string' || delimiter.length !== 1 || '"\r\n\uFEFF'.includes(delimiter))
  ) {
    reader.fail('delimiter', `expected one character, got ${quoted(delimiter)}`);
  }
  const header = reader.texts('header');
  return {
    delimiter,
    header: header.length > 0 ? header : null,
    encoding,
    decimal: reader.oneOf('decimal', ['.', ',']),
  };
}

export function readProvenance(reader: RecipeReader): Provenance {
  reader.text('note');
  return {
    download: reader.has('download') ? readDownload(reader.object('download')) : null,
    licence: reader.text('licence'),
    attribution: reader.text('attribution'),
    accuracyMeters: reader.number('accuracyMeters'),
    maxDecompressedGigabytes: reader.number('maxDecompressedGigabytes'),
    maxShrinkShare: reader.number('maxShrinkShare'),
  };
}

function readDownload(reader: RecipeReader): Download {
  const download: Download = {
    sha256: reader.textOrNull('sha256'),
    checksumFile: readUrl(reader, 'checksumFile'),
    megabytes: reader.numberOrNull('megabytes'),
    licencePage: readUrl(reader, 'licencePage'),
  };
  if (download.sha256 !== null && !/^[0-9a-f]{64}$/i.test(download.sha256))
    reader.fail('sha256', `expected 64 hexadecimal digits, got ${quoted(download.sha256)}`);
  reader.finish();
  return download;
}

function readUrl(reader: RecipeReader, key: string): string | null {
  const url = reader.textOrNull(key);
  const refusal = url === null ? null : refusalOf(url);
  if (refusal !== null) reader.fail(key, refusal);
  return url;
}

/** Reads a path or URL. @throws GeocoderError RECIPE_INVALID for a URL that may not be fetched. */
export function readPath(reader: RecipeReader): string {
  const path = reader.text('path');
  const refusal = isUrl(path) ? refusalOf(path) : null;
  if (refusal !== null) reader.fail('path', refusal);
  return path;
}

export function readCountryCode(reader: RecipeReader, countries: readonly string[]): string {
  if (!reader.has('country') && countries.length > 1) {
    reader.fail('country', `expected one of ${countries.join(', ')}, got nothing`);
  }
  return reader.oneOf('country', countries, countries[0]);
}
