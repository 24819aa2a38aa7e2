/** Bytes up to which views are kept: nearly all BLOBs are shorter. */
const LONGEST = 1024;

const scratch = Buffer.alloc(LONGEST);
const views: (Buffer | undefined)[] = new Array<Buffer | undefined>(LONGEST + 1).fill(undefined);

/**
 * The first `length` bytes as a Buffer of that length, valid until the next call: what zlib's CRC-32 and
 * `TypedArray.set` want. A view of one's own (`subarray`) is 100 bytes of garbage for each BLOB that is read; copying
 * some 200 bytes into a place that has a view of every length takes no longer.
 */
export function headView(bytes: Buffer, length: number): Buffer {
  if (bytes.length > LONGEST) return bytes.subarray(0, length);
  scratch.set(bytes);
  let view = views[length];
  if (view === undefined) {
    view = scratch.subarray(0, length);
    views[length] = view;
  }
  return view;
}
