import { CorruptBytes } from '../../store/format/damage';
import type { WriterAddress } from '../../store/write/writer';
import type { RowEdit } from './patch-lines';

/** Fields of an address in the order of an edit; 0 means equal to the base address. */
const FIELDS = [
  'number',
  'suffix',
  'postcode',
  'suburb',
  'latitude',
  'longitude',
  'occurrence',
  'identifier',
  'building',
  'sourceSet',
] as const;
/** Fields with numbers, written as differences from the base address. */
const COUNTED: ReadonlySet<string> = new Set(['suburb', 'latitude', 'longitude', 'occurrence', 'sourceSet']);

const NOTHING: WriterAddress = {
  latitude: 0,
  longitude: 0,
  number: '',
  suffix: '',
  postcode: '',
  suburb: 0,
  occurrence: 0,
  identifier: '',
  building: '',
  sourceSet: 0,
};

export function sameRow(left: WriterAddress, right: WriterAddress): boolean {
  return FIELDS.every((field) => left[field] === right[field]);
}

/**
 * The edits that turn the old addresses of a street into the new ones.
 * @param old old addresses, with suburb and source set numbers of the new dataset.
 */
export function editsOf(old: readonly WriterAddress[], rows: readonly WriterAddress[]): RowEdit[] {
  const places = new Map(old.map((row, at) => [textOf(row), at]));
  const edits: RowEdit[] = [];
  let cursor = 0;
  let copied = 0;
  let previous: WriterAddress | null = null;
  const flush = (): void => {
    if (copied > 0) edits.push(copied);
    copied = 0;
  };
  for (const row of rows) {
    const place = places.get(textOf(row)) ?? -1;
    if (place >= cursor) {
      if (place > cursor) {
        flush();
        edits.push(cursor - place);
      }
      cursor = place + 1;
      copied++;
    } else {
      flush();
      edits.push(writtenOut(row, old[cursor] ?? previous ?? NOTHING));
    }
    previous = row;
  }
  flush();
  return edits;
}

/** Applies edits to the addresses of a street. @throws CorruptBytes for edits that do not match them. */
export function editedRows(old: readonly WriterAddress[], edits: readonly RowEdit[]): WriterAddress[] {
  const rows: WriterAddress[] = [];
  let cursor = 0;
  for (const edit of edits) {
    if (typeof edit !== 'number') {
      rows.push(readOut(edit, old[cursor] ?? rows[rows.length - 1] ?? NOTHING));
      continue;
    }
    const end = cursor + Math.abs(edit);
    if (!Number.isInteger(edit) || end > old.length)
      throw new CorruptBytes('', `expected ${end} addresses of a street, got ${old.length}`);
    if (edit > 0) for (let at = cursor; at < end; at++) rows.push(old[at]!);
    cursor = end;
  }
  return rows;
}

function textOf(row: WriterAddress): string {
  return FIELDS.map((field) => row[field]).join('\0');
}

function writtenOut(row: WriterAddress, base: WriterAddress): (string | number)[] {
  const edit = FIELDS.map((field) => {
    const value = row[field];
    const before = base[field];
    return typeof value === 'number' ? value - (before as number) : value === before ? 0 : value;
  });
  while (edit.length > 0 && edit[edit.length - 1] === 0) edit.pop();
  return edit;
}

function readOut(edit: readonly (string | number)[], base: WriterAddress): WriterAddress {
  const row = { ...base } as Record<string, string | number>;
  for (const [at, value] of edit.entries()) {
    const field = FIELDS[at];
    const isCounted = field !== undefined && COUNTED.has(field);
    if (
      field === undefined ||
      !(isCounted ? Number.isInteger(value) : typeof value === 'string' || value === 0)
    )
      throw new CorruptBytes('', 'an address is written out in another way');
    if (isCounted) row[field] = (base[field] as number) + (value as number);
    else if (typeof value === 'string') row[field] = value;
  }
  return row as unknown as WriterAddress;
}
