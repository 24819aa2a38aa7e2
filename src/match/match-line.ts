import type { CountryProfile } from '../country/index';
import { isAgreeing } from '../model/agreeing';
import { type LineReading, type LineReadings, readLine } from '../parse/read-line';
import { type CountryAnswer, isAnsweredApart } from './answered-apart';
import { findCrossings, hasCornerSign, isAtCorner, judgeCrossing } from './crossing/match-crossing';
import type { Depth } from './gather/find-streets';
import { gather } from './gather/gather';
import { agreesInEverything, hidesNumber, isSure, SURE } from './how-sure';
import { areaCandidates } from './judge/area-candidates';
import type { Candidate, RankedCandidate } from './judge/candidate';
import { FoundCandidates } from './judge/found-candidates';
import { withNamedUnit } from './judge/named-unit';
import { placeCandidates } from './judge/place-candidates';
import { withPlaces } from './judge/with-places';
import { leavesUnit } from './lines/leaves-unit';
import { likeliestFirst } from './lines/likeliest-country';
import { readsMore } from './lines/line-evidence';
import { queryOfLine } from './lines/query-of-line';
import { readingOf, readingOfCrossing, type ShownReading } from './lines/shown-reading';
import type { Matcher } from './matcher';
import { type CandidateFilter, NO_FILTER } from './query/filter';
import { asksPlaceAlone, type Manner, type Query } from './query/query';
import { trace } from './trace';

/** A reading that costs this much more than the cheapest one is not tried if a plausible candidate was found. */
const COST_MARGIN = 3;
const PLAUSIBLE = 0.5;
/**
 * A reading that costs this much more is not tried at all. Measured on 11,381 damaged lines of five registers: three in
 * ten readings cost so much, and they won three answers, one of them surer than 0.3.
 */
const WIDEST_MARGIN = 4;
/**
 * The thorough stage tries at most this many readings. A reading that costs `THOROUGH_MARGIN` more than the cheapest
 * one is tried only if it leaves fewer words unread, or needs no place that the data do not know. Measured on 7,600 damaged lines of four registers: a later reading
 * won 28 answers in the thorough stage, and 26 of them had one within this margin.
 */
const MAX_THOROUGH_READINGS = 3;
const THOROUGH_MARGIN = 1;
const DIGITS = /^\d+$/;

/** The result for one line. */
export interface LineMatches {
  /** Best first. */
  readonly ranked: readonly RankedCandidate[];
  /** All readings of the line; empty unless an explanation was asked. */
  readonly readings: readonly ShownReading[];
}

/**
 * Candidates for one line, best first. Every reading is tried with the quick stages. If none gives a sure answer, the
 * cheapest readings are tried again with the thorough stages.
 * @param filter drops candidates, or raises their score, before they are ranked.
 * @param explain true to keep the evidence of each candidate, and to return all readings.
 */
export function matchLine(
  matcher: Matcher,
  profiles: readonly CountryProfile[],
  text: string,
  filter: CandidateFilter = NO_FILTER,
  explain = false,
): LineMatches {
  const matching = new LineMatching(matcher, filter, { explain, filter });
  if (profiles.length === 1) matching.match(profiles[0]!, text);
  else matching.matchSeveral(likeliestFirst(matcher.store, profiles, text), text);
  return matching.matches();
}

/** The readings of a line in one country. */
interface CountryReading {
  readonly profile: CountryProfile;
  readonly lines: LineReadings;
  readonly firstReading: number;
  /** Queries of the readings tried so far, by position. Each stage uses the same queries. */
  readonly queries: Query[];
}

/** Matches one line, country by country. */
class LineMatching {
  readonly #matcher: Matcher;
  readonly #filter: CandidateFilter;
  readonly #manner: Manner;
  readonly #found: FoundCandidates;
  /** The places of the first reading that names any. */
  #places: readonly RankedCandidate[] = [];
  #namesTwoStreets = false;
  readonly #readings: ShownReading[] = [];

  constructor(matcher: Matcher, filter: CandidateFilter, manner: Manner) {
    this.#matcher = matcher;
    this.#filter = filter;
    this.#manner = manner;
    this.#found = new FoundCandidates(filter);
  }

  matches(): LineMatches {
    const ranked = withPlaces(this.#found.ranked, this.#places);
    return { ranked: this.#namesTwoStreets ? ranked.map(doubted) : ranked, readings: this.#readings };
  }

  match(profile: CountryProfile, text: string): void {
    const country = this.#read(profile, text);
    if (!this.#isAnswered(country, text)) this.#try(country, 'thorough');
  }

  /**
   * First looks for exact candidates in each country. If none is sure, tries the quick stages in each country, then the
   * thorough stages.
   */
  matchSeveral(profiles: readonly CountryProfile[], text: string): void {
    const countries: CountryReading[] = [];
    let answer: CountryAnswer | null = null;
    for (const profile of profiles) {
      if (answer !== null && isAnsweredApart(this.#matcher, profile, answer)) continue;
      const country = this.#read(profile, text);
      countries.push(country);
      this.#try(country, 'exact');
      answer ??= this.#answerOf(country, SURE);
    }
    if (isSure(this.#found.best)) {
      this.#addRivals(countries, answer);
      return;
    }
    // The quick stages find the exact candidates again.
    this.#found.clear();
    const unsure: CountryReading[] = [];
    let isSettled = false;
    for (const country of countries) {
      if (answer !== null && isAnsweredApart(this.#matcher, country.profile, answer)) continue;
      if (this.#isAnswered(country, text)) isSettled = true;
      else unsure.push(country);
      answer ??= this.#answerOf(country, PLAUSIBLE);
    }
    if (isSettled) return;
    for (const country of unsure) {
      if (answer !== null && isAnsweredApart(this.#matcher, country.profile, answer)) continue;
      this.#try(country, 'thorough');
      answer ??= this.#answerOf(country, PLAUSIBLE);
    }
  }

  /** Adds what other countries write otherwise than a sure answer of one country. */
  #addRivals(countries: readonly CountryReading[], answer: CountryAnswer | null): void {
    if (answer === null || answer.candidate.street === null) return;
    for (const { profile, queries, firstReading } of countries) {
      const query = queries[0];
      if (query === undefined || profile === answer.query.profile) continue;
      if (isAnsweredApart(this.#matcher, profile, answer)) continue;
      this.#found.add(gather(this.#matcher, query, firstReading, 'otherwise'));
    }
  }

  /**
   * The best candidate so far, if this country found it, it is at least this sure, and its reading leaves no words
   * unread; else null.
   */
  #answerOf({ firstReading, queries }: CountryReading, sure: number): CountryAnswer | null {
    const best = this.#found.best;
    if (best === undefined || best.confidence < sure || best.candidate.leavesWords) return null;
    const query = queries[best.candidate.reading - firstReading];
    return query === undefined ? null : { candidate: best.candidate, query };
  }

  /**
   * Tries the quick stages and a corner of two streets. A line without a number is most likely no address, so there the
   * corner comes first. True if a wider search cannot give a better answer.
   */
  #isAnswered(country: CountryReading, text: string): boolean {
    const hasNumber = country.lines.at(0)?.fields.number !== undefined;
    if (!hasNumber && this.#meet(country.profile, text)) return true;
    const isFound = this.#try(country, 'quick');
    if (isFound && this.#isSettled() && !this.#mayNameCorner(text)) return true;
    return (hasNumber && this.#meet(country.profile, text)) || isFound;
  }

  /**
   * True if the best candidate has the asked name and number, so the line does not name a corner. In `Katie Rd /
   * Jackson Cabin Rd`, `Jackson Cabin Rd` alone has no number and is not settled.
   */
  #isSettled(): boolean {
    const verdicts = this.#found.best?.candidate.verdicts;
    return verdicts?.number === 'exact' && isAgreeing(verdicts.streetname);
  }

  /** `227 St & 108 Ave` also reads as number 108 of 227th Street: with a sign, or with words or a suffix that nothing explains. */
  #mayNameCorner(text: string): boolean {
    const best = this.#found.best?.candidate;
    return hasCornerSign(text) || best?.leavesWords === true || best?.verdicts.suffix === 'missing';
  }

  #read(profile: CountryProfile, text: string): CountryReading {
    const lines = readLine(profile, this.#matcher.vocabularyOf(profile), text);
    const firstReading = this.#readings.length;
    if (this.#manner.explain) this.#readings.push(...lines.all().map(readingOf));
    return { profile, lines, firstReading, queries: [] };
  }

  /** Tries to read the line as a corner of two streets. True if the result is sure. */
  #meet(profile: CountryProfile, text: string): boolean {
    const crossings = findCrossings(this.#matcher, profile, text, this.#manner);
    this.#namesTwoStreets ||= crossings.some(({ intersection }) => intersection.plain);
    const meeting = crossings.filter(({ pairs }) => pairs.length > 0);
    if (meeting.length === 0) return false;
    const corners = meeting.map((crossing) => {
      const reading = this.#readings.length;
      if (this.#manner.explain) this.#readings.push(readingOfCrossing(crossing));
      return { crossing, found: judgeCrossing(this.#matcher, crossing, reading) };
    });
    // With both streets known, the numbers in their names are no house numbers.
    if (corners.some(({ crossing, found }) => crossing.intersection.plain && found.some(isAtCorner)))
      this.#found.clear();
    for (const { found } of corners) this.#found.add(found);
    return isSure(this.#found.best);
  }

  /**
   * Tries readings, cheapest first, until an answer is sure or the remaining readings are too unlikely.
   * @returns true if the answer is sure, so a wider search cannot give a better one.
   */
  #try({ profile, lines, firstReading, queries }: CountryReading, depth: Depth): boolean {
    let left = depth === 'thorough' ? MAX_THOROUGH_READINGS : Number.POSITIVE_INFINITY;
    for (let at = 0; left > 0; at++) {
      const line = lines.at(at);
      if (line === undefined) break;
      if (leavesUnit(profile, line, lines.at(0)!)) continue;
      const best = this.#found.best;
      const excess = line.cost - lines.at(0)!.cost;
      if (depth === 'thorough' && excess >= THOROUGH_MARGIN) {
        const explainsMore = hasUnknownPlace(queries[0]) && !hasUnknownPlace(queries[at]);
        if (!explainsMore && !readsMore(line, lines.at(0)!)) continue;
      }
      if (depth === 'thorough' && this.#found.hasStreet(firstReading + at)) continue;
      left--;
      if (excess > WIDEST_MARGIN) break;
      if (excess > COST_MARGIN && best !== undefined && best.confidence > PLAUSIBLE) break;
      if (trace.enabled) trace('%s: reading %d, cost %d: %o', depth, at, line.cost, line.fields);
      const query = queries[at] ?? queryOfLine(this.#matcher, profile, line, lines.at(0)!, this.#manner);
      queries[at] = query;
      this.#gather(query, line, firstReading + at, depth);
      const now = this.#found.best;
      // A sure answer that leaves the number unread, or takes it for a postcode, does not stop the search.
      if (isSure(now) && !now.candidate.misreadsNumber) return true;
      if (agreesInEverything(now)) return true;
      if (at === 0 && lines.isWellFormed && this.#lacksNumber(line, firstReading)) return true;
    }
    const { best } = this.#found;
    return isSure(best) && !hidesNumber(best.candidate);
  }

  /**
   * True if the street of a reading stands where it is asked and lacks the number. If the line is written as most are, no other
   * reading finds the number. `4O` may be 40.
   */
  #lacksNumber({ fields }: LineReading, reading: number): boolean {
    if (!DIGITS.test(fields.number ?? '')) return false;
    return this.#found.best?.candidate.verdicts.number !== 'exact' && this.#found.hasStreet(reading);
  }

  #gather(query: Query, line: LineReading, reading: number, depth: Depth): void {
    if (depth !== 'thorough' && asksPlaceAlone(query)) {
      this.#found.add(areaCandidates(query, reading).map(({ candidate }) => candidate));
      return;
    }
    const unread = [...line.leftOver, ...line.leftApart, ...line.noise];
    const found = withNamedUnit(this.#matcher, query, gather(this.#matcher, query, reading, depth), unread);
    // `Hooftlaan 1 Assen`: `Assen` is read as a suffix only if an address has that suffix, all of it: `1428C E Joppa Rd` is not 1428C.
    this.#found.add(line.suffixIsName ? found.filter(hasWholeSuffix) : found);
    if (depth !== 'thorough' && this.#places.length === 0 && !this.#found.hasAddress(reading))
      this.#places = placeCandidates(this.#matcher, query, this.#found.all, reading).filter(({ candidate }) =>
        this.#filter.admits(candidate),
      );
  }
}

/** `Olbrichstr. Ecke Brückstr.`: one of two streets that do not meet is hardly what is meant. */
function doubted(one: RankedCandidate): RankedCandidate {
  const { level, crossing, verdicts } = one.candidate;
  if (level !== 'street' || crossing !== undefined || verdicts.number !== undefined) return one;
  return { ...one, candidate: { ...one.candidate, doubt: one.candidate.doubt ?? 'unread' } };
}

function hasWholeSuffix({ level, verdicts }: Candidate): boolean {
  return level === 'address' && verdicts.number !== 'partial';
}

function hasUnknownPlace(query: Query | undefined): boolean {
  return query?.places.some(({ areas }) => areas.length === 0) === true;
}
