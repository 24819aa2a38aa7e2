import { randomUUID } from 'node:crypto';
import { GeocoderError } from '../model/errors';
import {
  OVERLAY_FIELDS,
  type OverlayAddress,
  type OverlayChanges,
  type OverlayEntry,
  type OverlayField,
} from '../model/overlay';
import type { HouseNumber } from '../store/overlay/live/place-entry';
import type { EntryFields, StoredEntry } from '../store/overlay/stored-entry';
import type { Store } from '../store/rows';

/*
 * The entry after each kind of change. Pure functions of plain values; null if there is nothing to change.
 */

/** A new entry. @param below the dataset's address with its id; null for none. */
export function added(address: OverlayAddress, below: EntryFields | null): StoredEntry {
  const fields = { ...textsOf(address), latitude: address.latitude, longitude: address.longitude };
  checkWhole(fields);
  return {
    id: address.id?.toLowerCase() ?? randomUUID(),
    change: 0,
    overDataset: below !== null,
    withdrawn: false,
    fields,
    original: below,
    gone: false,
    placed: null,
  };
}

/**
 * @param before the entry as it is; null if there is none.
 * @param below the dataset's address.
 * @param houseNumber reads a house number as its country does.
 */
export function corrected(
  id: string,
  before: StoredEntry | null,
  below: EntryFields | null,
  changes: OverlayChanges,
  houseNumber: (written: HouseNumber) => HouseNumber,
): StoredEntry | null {
  const known = before?.fields ?? before?.original ?? below;
  if (known === null || (before === null && below === null)) return null;
  const fields = { ...known, ...given(changes), ...changedNumber(known, changes, houseNumber) };
  checkWhole(fields);
  return {
    id,
    change: 0,
    overDataset: before?.overDataset ?? true,
    withdrawn: before?.withdrawn ?? false,
    fields,
    original: before?.original ?? below,
    gone: false,
    placed: null,
  };
}

export function withdrawn(
  id: string,
  before: StoredEntry | null,
  below: EntryFields | null,
): StoredEntry | null {
  if (before !== null) return { ...before, withdrawn: true };
  if (below === null) return null;
  return {
    id,
    change: 0,
    overDataset: true,
    withdrawn: true,
    fields: null,
    original: below,
    gone: false,
    placed: null,
  };
}

/** Ends a withdrawal, else removes a correction. Null if there is nothing to restore. */
export function restored(before: StoredEntry | null): StoredEntry | null {
  if (before === null) return null;
  if (before.withdrawn && before.fields !== null) return { ...before, withdrawn: false };
  return before.overDataset ? gone(before) : null;
}

/** The entry as removed: the dataset's own address is answered again. */
export function gone(entry: StoredEntry): StoredEntry {
  return { ...entry, withdrawn: false, fields: null, original: null, gone: true, placed: null };
}

/** The dataset's address with an id, as fields of an entry; null for an unknown id. */
export function fieldsBelow(base: Store, id: string): EntryFields | null {
  const address = base.addressByUuid(id);
  if (address === null) return null;
  const street = base.street(address.street);
  return {
    name: '',
    kind: '',
    streetname: street.name,
    number: address.number,
    suffix: address.suffix,
    postcode: address.postcode,
    city: base.area(street.city).name,
    // Its suburb follows from its point.
    suburb: '',
    latitude: address.latitude,
    longitude: address.longitude,
  };
}

/** An entry as users see it. */
export function shown({ id, overDataset, withdrawn: isWithdrawn, fields }: StoredEntry): OverlayEntry {
  const texts = Object.fromEntries(OVERLAY_FIELDS.map((field) => [field, fields?.[field] || null]));
  return {
    id,
    state: isWithdrawn ? 'withdrawn' : overDataset ? 'corrected' : 'added',
    ...(texts as Record<OverlayField, string | null>),
    latitude: fields?.latitude ?? null,
    longitude: fields?.longitude ?? null,
  };
}

function textsOf(address: OverlayAddress): Record<OverlayField, string> {
  return Object.fromEntries(OVERLAY_FIELDS.map((field) => [field, address[field] ?? ''])) as Record<
    OverlayField,
    string
  >;
}

/** A suffix that is glued to the number (`12A`) is changed as one that is given apart. */
function changedNumber(
  known: HouseNumber,
  { number, suffix }: OverlayChanges,
  houseNumber: (written: HouseNumber) => HouseNumber,
): Partial<HouseNumber> {
  if (number === undefined && suffix === undefined) return {};
  const before = houseNumber(known);
  const after = houseNumber({ number: number ?? before.number, suffix: suffix ?? '' });
  return suffix === undefined && after.suffix === '' ? { ...after, suffix: before.suffix } : after;
}

function given(changes: OverlayChanges): Partial<EntryFields> {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** @throws GeocoderError INVALID_REQUEST for an entry that nothing could find. */
function checkWhole({ name, streetname, number }: EntryFields): void {
  const isAddress = streetname !== '' && number !== '';
  if (isAddress || (name !== '' && streetname === '' && number === '')) return;
  throw new GeocoderError(
    'INVALID_REQUEST',
    'overlay: expected "name", or "streetname" with "number", or all three, but got ' +
      JSON.stringify({ name, streetname, number }),
  );
}
