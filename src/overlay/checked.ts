import { GeocoderError } from '../model/errors';
import {
  OVERLAY_FIELDS,
  OVERLAY_STATES,
  type OverlayAddress,
  type OverlayChanges,
  type OverlayState,
} from '../model/overlay';
import { compileCheck } from '../schema/check';
import { describe } from '../schema/describe';
import { uuid } from '../schema/fields';
import { overlayAddress, overlayChanges, overlayListOptions, overlayReviewOptions } from '../schema/overlay';
import type { OverlayStore } from '../store/overlay/overlay-store';
import type { StoredEntry } from '../store/overlay/stored-entry';
import { added, corrected, fieldsBelow, withdrawn } from './entries';
import type { OverlayRow } from './overlay-rows';

export const checkAddress = compileCheck('overlay.put', 'address', overlayAddress) as (
  address: unknown,
) => OverlayAddress;
const checkChanges = compileCheck('overlay.correct', 'changes', overlayChanges);
export const checkId = compileCheck('overlay', 'id', uuid('the id of an address or of an entry'));

export const checkListOptions = compileCheck('overlay.list', 'options', overlayListOptions);
export const checkReviewOptions = compileCheck('overlay.review', 'options', overlayReviewOptions);

/** The entry that a row of a file makes, and its state. @param earlier entries of the rows before it. */
export function importedRow(
  store: OverlayStore,
  row: OverlayRow,
  earlier: ReadonlyMap<string, StoredEntry>,
): { entry: StoredEntry; state: OverlayState } {
  const { state = 'added', ...fields } = present(row);
  checkWord('state', state, OVERLAY_STATES);
  if (state === 'added') {
    const address = checkAddress(fields);
    const below = address.id === undefined ? null : fieldsBelow(store.base, address.id);
    return { entry: added(address, below), state };
  }
  const id = checkId(fields.id).toLowerCase();
  const before = earlier.get(id) ?? store.entry(id);
  const below = fieldsBelow(store.base, id);
  const { id: _, ...changes } = isWhole(fields) ? { ...emptyOf(row), ...fields } : fields;
  const isAddition = before === null && below === null && state === 'withdrawn';
  const changed = isAddition
    ? added(checkAddress(fields), null)
    : Object.keys(changes).length === 0
      ? before
      : corrected(id, before, below, checkedChanges(changes as OverlayChanges), (written) =>
          store.houseNumber(id, written),
        );
  const entry =
    state === 'withdrawn' ? withdrawn(id, changed, below) : changed && { ...changed, withdrawn: false };
  if (entry !== null) return { entry, state: state as OverlayState };
  throw new GeocoderError(
    'INVALID_REQUEST',
    `overlay import: expected an id of the dataset or of an entry, but got ${id}`,
  );
}

/** The non-empty fields of a row; the degrees as numbers, the other fields as texts. What is no number stays as it was read. */
function present(row: OverlayRow): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(row)) {
    if (value === null || value === undefined || value === '') continue;
    const isDegree = field === 'latitude' || field === 'longitude';
    fields[field] = isDegree && typeof value === 'string' ? degreesIn(value) : value;
    if ((OVERLAY_FIELDS as readonly string[]).includes(field) && typeof value === 'number')
      fields[field] = String(value);
  }
  return fields;
}

/** True for a row that has all that an entry needs, as `export` writes it: what is empty there is empty in the entry. */
function isWhole({ name, streetname, number, latitude, longitude }: Record<string, unknown>): boolean {
  const isFound = name !== undefined || (streetname !== undefined && number !== undefined);
  return isFound && latitude !== undefined && longitude !== undefined;
}

/** The texts that a row leaves empty. */
function emptyOf(row: OverlayRow): Record<string, string> {
  const empty = OVERLAY_FIELDS.filter((field) => row[field] === null || row[field] === '');
  return Object.fromEntries(empty.map((field) => [field, '']));
}

function degreesIn(text: string): number | string {
  const degrees = Number(text.trim() || Number.NaN);
  return Number.isNaN(degrees) ? text : degrees;
}

/**
 * Checks changes. An empty text empties a field; the schema refuses empty texts, so they are set apart first.
 * @throws GeocoderError INVALID_REQUEST, also for no change at all.
 */
export function checkedChanges(changes: OverlayChanges): OverlayChanges {
  if (typeof changes !== 'object' || changes === null) return checkChanges(changes) as OverlayChanges;
  const given = Object.entries(changes).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0)
    throw new GeocoderError(
      'INVALID_REQUEST',
      `overlay.correct: expected at least one of ${[...OVERLAY_FIELDS, 'latitude', 'longitude'].join(', ')}, but got none`,
    );
  const emptied = given.filter(
    ([field, value]) => value === '' && (OVERLAY_FIELDS as readonly string[]).includes(field),
  );
  const rest = given.filter(([field]) => !emptied.some(([other]) => other === field));
  return { ...(checkChanges(Object.fromEntries(rest)) as OverlayChanges), ...Object.fromEntries(emptied) };
}

export function checkWord(name: string, value: unknown, words: readonly string[]): void {
  if (value === undefined || words.includes(value as string)) return;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `overlay: expected "${name}" to be one of ${words.join(', ')}, but got ${describe(value)}`,
  );
}

/** @throws GeocoderError INVALID_REQUEST for anything but text, such as the bytes of a file. */
export function checkText(text: unknown): void {
  if (typeof text === 'string') return;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `overlay.import: expected "text" to be the text of a file, but got ${describe(text)}`,
  );
}
