import { isUtf8 } from 'node:buffer';
import { badInput } from '../failure';

/** More bytes than a FeatureCollection needs to show itself. */
export const HEAD_BYTES = 64;
const COLLECTION = /^\s*\{\s*"type"\s*:\s*"FeatureCollection"/;

/**
 * Refuses a header in an encoding that nobody named: read as UTF-8, `Straße` loses a letter, and no column is found by its
 * name. Such a row is rejected when it is read.
 */
export function refuseOtherEncoding(header: Uint8Array, name: string): void {
  if (!isUtf8(header))
    throw badInput(
      `${name}: expected a header in UTF-8, got bytes of another encoding; name it, such as --encoding windows-1252`,
    );
}

/** Refuses GeoJSON, which holds its rows deeper than bulk reads. */
export function refuseGeojson(head: Buffer, name: string): void {
  if (COLLECTION.test(head.toString('utf8')))
    throw badInput(
      `${name}: expected rows, got a GeoJSON FeatureCollection; give its properties as NDJSON, such as those of jq -c '.features[].properties'`,
    );
}
