import type { CountryProfile } from '../country/index';
import type { Reading } from '../model/match';
import { type LineReading, type LineReadings, readLine } from '../parse/read-line';
import type { Store } from '../store/rows';
import { addAreaCandidates, asksPlaceAlone } from './area-candidates';
import type { Candidate } from './candidate';
import { gather, rankCandidates } from './gather';
import { PLAUSIBLE, withPlaces } from './match-fields';
import { type Narrower, NOT_NARROWED } from './narrow';
import { NO_READINGS } from './page';
import { type Manner, type PreparedQuery, WHOLE } from './query';
import { Workspace } from './workspace';

/** A best candidate this sure ends the trying of further readings. */
const SURE = 0.95;
/** Readings this much costlier than the best are not tried once something plausible was found. */
const COST_MARGIN = 3;
/** A number left unread weighs as many words. */
const NUMBER_WORTH = 3;
/** Readings whose streets are looked for far and wide, when no reading found a sure answer near. */
const MAX_FAR_READINGS = 3;
const SPACES = /\s+/;
const DIGIT = /\d/;
const NO_CANDIDATES: Candidate[] = [];
/** Of the reading that is prepared, used again by the next. */
const manner: Manner = { ...WHOLE };

/**
 * Candidates for one line, best first. Every reading is tried with what is quick to find; where none of them
 * gives a sure answer, the likeliest are tried again far and wide.
 * @param narrow drops and lifts candidates before they are compared.
 * @param explain candidates tell what spoke for them, and every reading is given.
 */
export function matchLine(
  store: Store,
  profiles: readonly CountryProfile[],
  text: string,
  narrow: Narrower = NOT_NARROWED,
  explain = false,
): { ranked: Candidate[]; readings: Reading[] } {
  const workspace = Workspace.begin(store);
  const matching = new LineMatching(workspace, narrow, explain);
  for (const profile of profiles) matching.match(profile, text);
  matching.ranked = withPlaces(matching.ranked, workspace.places.listed());
  return matching;
}

/** The matching of one line, country by country. */
class LineMatching {
  /** What was found, best first. */
  ranked: Candidate[] = NO_CANDIDATES;
  /** Of all countries so far, where they are to be explained. */
  readings: Reading[] = NO_READINGS;
  readonly #workspace: Workspace;
  readonly #narrow: Narrower;
  readonly #explain: boolean;
  /** How many readings and queries those of the present country stand behind. */
  #firstReading = 0;
  #firstQuery = 0;

  constructor(workspace: Workspace, narrow: Narrower, explain: boolean) {
    this.#workspace = workspace;
    this.#narrow = narrow;
    this.#explain = explain;
  }

  match(profile: CountryProfile, text: string): void {
    const { vocabulary, queries } = this.#workspace;
    const lines = readLine(profile, vocabulary, text);
    this.#firstReading = this.readings.length;
    this.#firstQuery = queries.length;
    if (this.#explain) this.readings = [...this.readings, ...lines.all().map(shapeOf)];
    if (!this.#try(profile, lines, Number.POSITIVE_INFINITY, 'near'))
      this.#try(profile, lines, MAX_FAR_READINGS, 'far');
  }

  /**
   * Tries the first readings, cheapest first, until an answer is sure or the rest is too far-fetched; true where no
   * wider search could do better.
   */
  #try(profile: CountryProfile, lines: LineReadings, most: number, reach: 'near' | 'far'): boolean {
    let best: Candidate | undefined;
    for (let index = 0; index < most; index++) {
      const line = lines.at(index);
      if (line === undefined) break;
      if (best !== undefined && best.confidence > PLAUSIBLE && line.cost > lines.at(0)!.cost + COST_MARGIN)
        break;
      this.#gather(this.#query(profile, line, index), this.#firstReading + index, reach);
      this.ranked = rankCandidates(this.#workspace.candidates.listed());
      best = this.ranked[0];
      // What leaves the number unread, or takes it for a postcode, may give way to another reading.
      if (isSure(best) && !best.misreadsNumber) return true;
    }
    return isSure(best);
  }

  /** The query of a reading: readings are asked for in turn, so that each is prepared behind the one before. */
  #query(profile: CountryProfile, line: LineReading, index: number): PreparedQuery {
    const { queries } = this.#workspace;
    const place = this.#firstQuery + index;
    if (place < queries.length) return queries.at(place);
    manner.leftOver = countWords(line.leftOver);
    manner.leftApart = countWords(line.leftApart);
    manner.unusualOrder = line.unusualOrder;
    manner.numberApart = line.numberApart;
    manner.postcodeAsNumber = line.postcodeAsNumber;
    manner.explain = this.#explain;
    manner.narrowed = !this.#narrow.idle;
    return queries.prepare(profile, line.fields, manner);
  }

  #gather(query: PreparedQuery, reading: number, reach: 'near' | 'far'): void {
    const { candidates, places } = this.#workspace;
    const { idle, admits } = this.#narrow;
    const known = candidates.length;
    if (reach === 'near' && asksPlaceAlone(query)) {
      addAreaCandidates(candidates, query, reading);
    } else {
      gather(this.#workspace, query, reading, reach);
      if (reach === 'near' && places.length === 0) {
        addAreaCandidates(places, query, reading);
        if (!idle) places.filter(0, admits);
      }
    }
    if (!idle) candidates.filter(known, admits);
  }
}

function shapeOf({ fields, leftOver, leftApart, noise }: LineReading): Reading {
  return { fields, leftOver: [...noise, ...leftApart, ...leftOver] };
}

/** Words left unread beside the street may still belong to its name, damaged: then a better answer lies farther off. */
function isSure(candidate: Candidate | undefined): candidate is Candidate {
  return candidate !== undefined && candidate.confidence >= SURE && !candidate.leavesWords;
}

function countWords(texts: readonly string[]): number {
  let count = 0;
  for (const text of texts)
    for (const word of text.split(SPACES)) count += DIGIT.test(word) ? NUMBER_WORTH : 1;
  return count;
}
