import type { Area } from '../model/areas';
import type { MatchLevel, Point } from '../model/match';
import type { FeatureVector } from '../rank/features';
import type { Address, Store, Street } from '../store/rows';
import type { Candidate } from './candidate';
import { sortPart } from './sort-part';

/** Completions that stay from line to line. */
const MOST_KEPT = 1024;
const NO_FEATURES: FeatureVector = {};
const NO_POINTS: Point[] = [];

/** A street, a place or an address that a line may be completed to. */
export class Completion implements Candidate {
  level: MatchLevel = 'country';
  street: Street | null = null;
  readonly postcode = null;
  area: Area;
  latitude = Number.NaN;
  longitude = Number.NaN;
  uncertaintyMeters = Number.NaN;
  verdicts: Candidate['verdicts'] = {};
  readonly features = NO_FEATURES;
  points = NO_POINTS;
  score = Number.NaN;
  confidence = Number.NaN;
  readonly plausibility = 1;
  readonly reading = 0;
  readonly leavesWords = false;
  readonly misreadsNumber = false;
  /** Of its address, at level `address`. */
  ordinal = -1;
  readonly #store: Store;
  #address: Address | null = null;

  constructor(store: Store, area: Area) {
    this.#store = store;
    this.area = area;
  }

  begin(level: MatchLevel, street: Street | null, area: Area, explain: boolean): void {
    this.level = level;
    this.street = street;
    this.area = area;
    this.points = explain ? [] : NO_POINTS;
    this.score = 0;
    this.ordinal = -1;
    this.#address = null;
  }

  get importance(): number {
    return this.area.addressCount;
  }

  /** Decoded where it is answered: of a common name's numbers few are. */
  get address(): Address | null {
    if (this.ordinal >= 0) this.#address ??= this.#store.address(this.ordinal);
    return this.#address;
  }
}

/** What one line may be completed to, in objects that are used again for the next line on the same store. */
export class Completions {
  length = 0;
  readonly #store: Store;
  readonly #completions: Completion[] = [];

  constructor(store: Store) {
    this.#store = store;
  }

  clear(): void {
    this.length = 0;
    if (this.#completions.length > MOST_KEPT) this.#completions.length = MOST_KEPT;
  }

  at(place: number): Completion {
    return this.#completions[place]!;
  }

  /** A completion that is to be filled in. */
  take(level: MatchLevel, street: Street | null, area: Area, explain: boolean): Completion {
    if (this.length === this.#completions.length) this.#completions.push(new Completion(this.#store, area));
    const completion = this.#completions[this.length++]!;
    completion.begin(level, street, area, explain);
    return completion;
  }

  /** Takes the last one back. */
  drop(): void {
    this.length--;
  }

  /** Puts the best first. */
  sort(): void {
    sortPart(this.#completions, 0, this.length, byScore);
  }
}

function byScore(a: Completion, b: Completion): number {
  if (a.score !== b.score) return a.score > b.score ? -1 : 1;
  return (a.street?.id ?? -1) - (b.street?.id ?? -1) || a.area.id - b.area.id;
}
