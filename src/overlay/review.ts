import { distanceMeters } from '../geo/distance';
import type { OverlayFinding } from '../model/overlay';
import { OVERLAY_FIELDS } from '../model/overlay';
import type { OverlayStore } from '../store/overlay/overlay-store';
import type { EntryFields, StoredEntry } from '../store/overlay/stored-entry';
import type { Address, Store } from '../store/rows';
import { fold, squash } from '../text/fold';
import { fieldsBelow, shown } from './entries';

/** An address of the dataset this near is the same place as an entry with the same texts. */
const SAME_PLACE_METERS = 50;

/** Compares an entry with the dataset below; null if the dataset says nothing new. */
export function findingOn(overlay: OverlayStore, entry: StoredEntry): OverlayFinding | null {
  const finding = (kind: OverlayFinding['finding'], reason: string, metersApart: number | null = null) => ({
    entry: shown(entry),
    finding: kind,
    reason,
    metersApart,
  });
  if (overlay.isLost(entry)) return finding('conflict', 'its point lies in no country of the dataset');
  if (!entry.overDataset) return findingOnAddition(overlay, entry, finding);
  const { base } = overlay;
  const now = fieldsBelow(base, entry.id);
  if (entry.withdrawn) {
    if (now === null) return finding('learned', 'the dataset has it no more');
    return isSame(now, entry.original) ? null : finding('conflict', 'the dataset says otherwise now');
  }
  if (now === null) return finding('conflict', 'the dataset has it no more');
  const apart = metersBetween(now, entry.fields!);
  if (isSame(now, entry.original)) return null;
  const isNear = hasSameTexts(now, entry.fields!) && apart <= SAME_PLACE_METERS;
  if (isNear && !saysMore(base, entry.fields!, base.addressByUuid(entry.id)!))
    return finding('learned', 'the dataset says the same', apart);
  return isNear ? null : finding('conflict', 'the dataset says otherwise now', apart);
}

type Find = (kind: OverlayFinding['finding'], reason: string, metersApart?: number | null) => OverlayFinding;

function findingOnAddition(overlay: OverlayStore, entry: StoredEntry, finding: Find): OverlayFinding | null {
  const fields = entry.fields!;
  if (entry.withdrawn || fields.streetname === '') return null;
  const found = sameInDataset(overlay, entry, fields);
  if (found === null) return null;
  const apart = metersBetween(found, fields);
  if (apart > SAME_PLACE_METERS) return finding('conflict', 'the dataset has it elsewhere', apart);
  const otherPostcode =
    fields.postcode !== '' && found.postcode !== '' && squashed(found.postcode) !== squashed(fields.postcode);
  if (otherPostcode) return finding('conflict', `the dataset has it with postcode ${found.postcode}`, apart);
  return saysMore(overlay.base, fields, found) ? null : finding('learned', 'the dataset has it', apart);
}

/** True if an entry has what its address in the dataset lacks: a name, a kind, a postcode, or another suburb. */
function saysMore(base: Store, { name, kind, postcode, suburb }: EntryFields, below: Address): boolean {
  if (name !== '' || kind !== '' || (postcode !== '' && below.postcode === '')) return true;
  return suburb !== '' && squashed(suburb) !== squashed(base.area(below.suburb).name);
}

/** The nearest address of the dataset with the same street, number and suffix. */
function sameInDataset(overlay: OverlayStore, entry: StoredEntry, fields: EntryFields): Address | null {
  const { base } = overlay;
  const street = overlay.streetBelow(entry);
  if (street === null) return null;
  const asked = squashed(fields.number + fields.suffix);
  return nearestOf(base, street, fields, (address) => squashed(address.number + address.suffix) === asked);
}

function nearestOf(
  base: Store,
  street: number,
  point: EntryFields,
  isSought: (address: Address) => boolean,
): Address | null {
  let nearest: Address | null = null;
  base.forEachBlockOf(base.street(street), (view) => {
    for (let slot = 0; slot < view.count; slot++) {
      const address = view.address(slot);
      if (!isSought(address)) continue;
      if (nearest === null || metersBetween(address, point) < metersBetween(nearest, point))
        nearest = address;
    }
  });
  return nearest;
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

function metersBetween(a: Point, b: Point): number {
  return Math.round(distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude) * 10) / 10;
}

function isSame(a: EntryFields, b: EntryFields | null): boolean {
  return b !== null && hasSameTexts(a, b) && a.latitude === b.latitude && a.longitude === b.longitude;
}

function hasSameTexts(a: EntryFields, b: EntryFields): boolean {
  return OVERLAY_FIELDS.every(
    (field) =>
      field === 'name' || field === 'kind' || field === 'suburb' || squashed(a[field]) === squashed(b[field]),
  );
}

function squashed(text: string): string {
  return squash(fold(text));
}
