import type { Doubt } from '../../model/doubt';
import type { NameFit } from '../../rank/fit';
import { costOf } from '../../rank/name-fit';
import type { WordedName } from '../../rank/worded-name';
import type { Matcher } from '../matcher';
import type { Query } from '../query/query';
import { doubtOfStreet } from './doubt-of-street';
import { endsInOtherType } from './slip-of-type';

/** A name in the data that may be the asked one, compared with it once: a common name has hundreds of streets. */
export class FoundName {
  /** As written. */
  readonly written: string;
  readonly fit: NameFit;
  /** How badly it fits: see `costOf`. */
  readonly cost: number;
  /** True if a street somewhere has exactly the asked name, and this name is another. */
  readonly isBesideAsked: boolean;
  readonly #matcher: Matcher;
  readonly #query: Query;
  readonly #compared: WordedName | null;
  #doubt: Doubt | null | undefined;

  /** @param compared the alias, or the name in another language, by which the street was found; null for its own name. */
  constructor(
    matcher: Matcher,
    query: Query,
    written: string,
    fit: NameFit,
    isBesideAsked: boolean,
    compared: WordedName | null = null,
  ) {
    this.written = written;
    this.fit = fit;
    this.cost = costOf(fit);
    this.isBesideAsked = isBesideAsked;
    this.#matcher = matcher;
    this.#query = query;
    this.#compared = compared;
  }

  /** Why the asked street may well be another one, though the rest agrees. */
  get doubt(): Doubt | null {
    if (this.#doubt !== undefined) return this.#doubt;
    const own = this.#matcher.worded(this.#query.profile, this.written);
    const doubt = doubtOfStreet(this.#query, this.fit, this.isBesideAsked, this.#compared ?? own);
    // The alias may be a form of the name: the dative `Brekknaási` has more letters of `Brekknahlíð` than the `Brekknaás`.
    const isOther = this.fit.verdict === 'typo' && endsInOtherType(this.#query, own);
    this.#doubt = doubt ?? (isOther ? 'type' : null);
    return this.#doubt;
  }
}
