import type { Area } from '../model/areas';
import type { Field, MatchLevel, Point, Verdict } from '../model/match';
import type { FeatureVector } from '../rank/features';
import type { Address, Postcode, Store, Street } from '../store/rows';
import type { Candidate } from './candidate';
import { Judgement } from './judge';
import { Provenance } from './provenance';

/** Candidates that stay from question to question. One with a thousand has two hundred kilobytes. */
const MOST_KEPT = 1024;

/**
 * The candidates of one question, in objects that are used again by the next one on the same store: an answer is written
 * out of them (`toMatch`) before that. Verdicts, features and an address for each of those that are weighed and never
 * answered were the largest part of what a misspelt name allocated: see `Workspace`.
 */
export class CandidatePool {
  readonly #store: Store;
  readonly #candidates: JudgedCandidate[] = [];
  #used = 0;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Takes all candidates back. */
  clear(): void {
    this.#used = 0;
    if (this.#candidates.length > MOST_KEPT) this.#candidates.length = MOST_KEPT;
  }

  get length(): number {
    return this.#used;
  }

  /** Those that were taken, in that order: an array of its own. */
  listed(): JudgedCandidate[] {
    return this.#candidates.slice(0, this.#used);
  }

  /** Of those from a place on, gives back the ones that do not pass. */
  filter(from: number, passes: (candidate: JudgedCandidate) => boolean): void {
    const candidates = this.#candidates;
    let kept = from;
    for (let at = from; at < this.#used; at++) {
      const candidate = candidates[at]!;
      if (!passes(candidate)) continue;
      candidates[at] = candidates[kept]!;
      candidates[kept++] = candidate;
    }
    this.#used = kept;
  }

  /** A candidate of which nothing is known yet but what it is. */
  take(level: MatchLevel, street: Street | null, area: Area, explain: boolean): JudgedCandidate {
    if (this.#used === this.#candidates.length)
      this.#candidates.push(new JudgedCandidate(this.#store, level, area));
    const candidate = this.#candidates[this.#used++]!;
    candidate.begin(level, street, area, explain);
    return candidate;
  }
}

/** A candidate of a pool: what only an answer needs is worked out when it is asked for. */
export class JudgedCandidate implements Candidate {
  level: MatchLevel;
  street: Street | null = null;
  postcode: Postcode | null = null;
  area: Area;
  latitude = Number.NaN;
  longitude = Number.NaN;
  /** Radius of the place that its point stands for, metres; 0 for an address. */
  spreadMeters = Number.NaN;
  score = Number.NaN;
  importance = 0;
  confidence = Number.NaN;
  plausibility = Number.NaN;
  reading = 0;
  leavesWords = false;
  misreadsNumber = false;
  /** Of its address, at level `address`; else -1. */
  ordinal = -1;
  readonly judgement = new Judgement();
  readonly #store: Store;
  #address: Address | null = null;
  /** What its addresses are read into. */
  #room: Address | undefined = undefined;

  constructor(store: Store, level: MatchLevel, area: Area) {
    this.#store = store;
    this.level = level;
    this.area = area;
  }

  begin(level: MatchLevel, street: Street | null, area: Area, explain: boolean): void {
    this.level = level;
    this.street = street;
    this.postcode = null;
    this.area = area;
    this.ordinal = -1;
    this.#address = null;
    this.judgement.begin(explain);
  }

  get address(): Address | null {
    if (this.#address === null && this.ordinal >= 0) {
      this.#room = this.#store.address(this.ordinal, this.#room);
      this.#address = this.#room;
    }
    return this.#address;
  }

  get uncertaintyMeters(): number {
    if (this.street === null) return this.spreadMeters;
    const provenance = Provenance.of(this.#store);
    if (this.address !== null) return provenance.accuracyMeters(this.address.sourceSet);
    return Math.max(provenance.accuracyMetersWithin(this.area), this.spreadMeters);
  }

  /** A fresh object each time. */
  get verdicts(): Partial<Record<Field, Verdict>> {
    return this.judgement.verdicts.written();
  }

  get features(): FeatureVector {
    return this.judgement.features;
  }

  get points(): Point[] {
    return this.judgement.points;
  }
}
