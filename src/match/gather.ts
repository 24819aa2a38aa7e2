import { distanceMeters } from '../geo/distance';
import type { AskedName } from '../rank/asked-name';
import { assignConfidence } from '../rank/confidence';
import { BLOCK_CAPACITY } from '../store/format/block-layout';
import type { AskedPostcode } from './asked-postcode';
import type { JudgedCandidate } from './candidate-pool';
import { type Reach, SAME_NAME_COST } from './gather-streets';
import { placesAgree } from './grade-street';
import { addAddress, addPostcode, addStreet } from './judged-candidate';
import type { PreparedQuery } from './query';
import { sortPart } from './sort-part';
import type { Workspace } from './workspace';

/** Streets whose addresses are looked at, best names first. */
const MAX_STREETS = 48;
/** The same address twice within this distance is one answer. */
const SAME_PLACE_METERS = 60;

/** Adds to the candidates of a workspace everything in the data that a prepared query may mean, scored, in no order. */
export function gather(
  workspace: Workspace,
  query: PreparedQuery,
  reading: number,
  reach: Reach = 'all',
): void {
  if (query.street !== null) ofStreet(workspace, query, query.street, reading, reach);
  else if (query.postcode !== null) ofPostcode(workspace, query, query.postcode, reading);
}

/**
 * Sets the chances of a set of candidates and orders them, best first; ties by place in the data. The array itself is
 * changed: it loses what another, better candidate already says.
 */
export function rankCandidates(candidates: JudgedCandidate[]): JudgedCandidate[] {
  sortPart(candidates, 0, candidates.length, byScore);
  dropTwins(candidates);
  assignConfidence(candidates);
  return candidates;
}

function byScore(a: JudgedCandidate, b: JudgedCandidate): number {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  return (
    b.importance - a.importance ||
    (a.street?.id ?? -1) - (b.street?.id ?? -1) ||
    a.ordinal - b.ordinal ||
    a.area.id - b.area.id
  );
}

/** Drops what another, better candidate already says: the same thing found by another reading, or twice in the data. */
function dropTwins(sorted: JudgedCandidate[]): void {
  let kept = 0;
  for (const candidate of sorted) if (isNews(sorted, kept, candidate)) sorted[kept++] = candidate;
  sorted.length = kept;
}

/** True where none of the first candidates says as much. */
function isNews(candidates: readonly JudgedCandidate[], count: number, candidate: JudgedCandidate): boolean {
  const { street } = candidate;
  const isAddress = candidate.level === 'address';
  if (street !== null && !isAmong(candidates, count, street.id)) return true;
  // A street is no rival of an address on it that fits as well or better.
  if (!isAddress && street !== null) return false;
  for (let at = count - 1; at >= 0; at--) {
    const other = candidates[at]!;
    if (isSame(other, candidate)) return isAddress && apartMeters(other, candidate) >= SAME_PLACE_METERS;
  }
  return true;
}

/** True where one of the first candidates is of the street. */
function isAmong(candidates: readonly JudgedCandidate[], count: number, street: number): boolean {
  for (let at = 0; at < count; at++) if (candidates[at]!.street?.id === street) return true;
  return false;
}

/** True where two candidates name the same thing. */
function isSame(a: JudgedCandidate, b: JudgedCandidate): boolean {
  if (a.street?.id !== b.street?.id) return false;
  if (a.ordinal < 0 || b.ordinal < 0) {
    if (a.ordinal !== b.ordinal || a.level !== b.level || a.postcode?.text !== b.postcode?.text) return false;
    return a.street !== null || a.area.id === b.area.id;
  }
  const left = a.address!;
  const right = b.address!;
  return left.number === right.number && left.suffix === right.suffix && left.postcode === right.postcode;
}

function apartMeters(a: JudgedCandidate, b: JudgedCandidate): number {
  return distanceMeters(a.latitude, a.longitude, b.latitude, b.longitude);
}

function ofStreet(
  workspace: Workspace,
  query: PreparedQuery,
  asked: AskedName,
  reading: number,
  reach: Reach,
): void {
  const { store } = workspace;
  const finder = query.door === null ? null : workspace.finderOf(query, query.door);
  const streets = workspace.streetsOf(query, asked);
  streets.gather(query, asked, finder, reach);
  let exactHits = 0;
  let isInside = false;
  for (let at = 0; at < streets.length; at++) {
    const { cost, street } = streets.at(at);
    if (cost >= SAME_NAME_COST) continue;
    exactHits++;
    isInside ||= placesAgree(store, query, store.area(street.city)) === 2;
  }
  // Namesakes are all looked at: which of them has the number is evidence.
  const most = Math.max(MAX_STREETS, exactHits);
  const best = streets.length > most ? streets.best(most) : null;
  const count = Math.min(streets.length, most);
  for (let at = 0; at < count; at++) {
    const hit = best === null ? streets.at(at) : best[at]!;
    hit.namesakeInside = isInside;
    const doors = hit.doors(finder);
    for (let door = 0; door < doors.length; door++)
      addAddress(workspace, query, hit.street, hit, doors.at(door), reading);
    if (doors.length === 0) addStreet(workspace, query, hit.street, hit, reading);
  }
}

/** Candidates for a postcode without a street: its addresses with the number, else the postcode itself. */
function ofPostcode(workspace: Workspace, query: PreparedQuery, asked: AskedPostcode, reading: number): void {
  if (!asked.whole) return;
  const { store, doors } = workspace;
  const postcode = asked.row;
  if (postcode === null) return;
  doors.begin(true);
  if (query.door !== null) workspace.finderOf(query, query.door).ofPostcode(postcode, doors);
  for (let at = 0; at < doors.length; at++) {
    const door = doors.at(at);
    const { street } = store.load(Math.floor(door.ordinal / BLOCK_CAPACITY));
    addAddress(workspace, query, store.street(street), null, door, reading);
  }
  if (doors.length === 0) addPostcode(workspace, query, postcode, reading);
}
