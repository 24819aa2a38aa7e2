import { type ByteWriter, foldSign } from '../format/varint';

const DECIMAL = /^\d{1,18}$/;

/**
 * Writes one identifier for each slot. If all are decimal and have the same width, the mode is that width (1 … 18):
 * differences of the last nine digits, and of the digits before if these change. Otherwise the mode is 0: texts that
 * share a prefix with the text before.
 */
export function encodeIdentifiers(writer: ByteWriter, identifiers: readonly string[]): void {
  const width = identifiers[0]!.length;
  const decimal = identifiers.every((text) => text.length === width && DECIMAL.test(text));
  writer.byte(decimal ? width : 0);
  if (!decimal) {
    let previous = '';
    for (const identifier of identifiers) {
      writer.sharedText(previous, identifier);
      previous = identifier;
    }
    return;
  }
  let previousHigh = 0;
  let previousLow = 0;
  for (const identifier of identifiers) {
    const cut = Math.max(0, width - 9);
    const high = cut === 0 ? 0 : Number(identifier.slice(0, cut));
    const low = Number(identifier.slice(cut));
    const folded = foldSign(low - previousLow);
    writer.varint(high === previousHigh ? 2 * folded : 2 * folded + 1);
    if (high !== previousHigh) writer.zigzag(high - previousHigh);
    previousHigh = high;
    previousLow = low;
  }
}
