import type { CountryProfile } from '../../country/index';
import type { Reading } from '../../model/match';
import type { LineReading } from '../../parse/line-reader';
import type { LineReadings } from '../../parse/read-line';
import type { Store } from '../../store/rows';
import { addAreaCandidates, asksPlaceAlone } from './area-candidates';
import type { Candidate } from './candidate';
import { gather, rankCandidates } from './gather';
import { PLAUSIBLE, withPlaces } from './match-fields';
import { type Narrower, NOT_NARROWED } from './narrow';
import type { PreparedQuery } from './query';
import type { QueryPool } from './query-pool';
import { Workspace } from './workspace';

/** A best candidate this sure ends the trying of further readings. */
const SURE = 0.95;
/** Readings this much costlier than the best are not tried once something plausible was found. */
const COST_MARGIN = 3;
/** A number left unread weighs as many words. */
const NUMBER_WORTH = 3;
/** Readings whose streets are looked for far and wide, when no reading found a sure answer near. */
const MAX_FAR_READINGS = 3;

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
  const readings: Reading[] = [];
  let ranked: Candidate[] = [];
  const workspace = Workspace.begin(store);
  const { candidates, places } = workspace;
  for (const profile of profiles) {
    const lines = workspace.parser.read(profile, workspace.vocabulary, text);
    const first = readings.length;
    if (explain) readings.push(...lines.all().map(shapeOf));
    const queries: PreparedQuery[] = [];
    const attempt = (index: number, reach: 'near' | 'far') => {
      queries[index] ??= queryOf(workspace.queries, profile, lines.at(index)!, explain, !narrow.idle);
      const query = queries[index]!;
      const known = candidates.length;
      if (reach === 'near' && asksPlaceAlone(query)) {
        addAreaCandidates(candidates, query, first + index);
      } else {
        gather(workspace, query, first + index, reach);
        if (reach === 'near' && places.length === 0) {
          addAreaCandidates(places, query, first + index);
          if (!narrow.idle) places.filter(0, narrow.admits);
        }
      }
      if (!narrow.idle) candidates.filter(known, narrow.admits);
      ranked = rankCandidates(candidates.listed());
      return ranked[0];
    };
    const sure = tryReadings(lines, Number.POSITIVE_INFINITY, 'near', attempt);
    if (!sure) tryReadings(lines, MAX_FAR_READINGS, 'far', attempt);
  }
  return { ranked: withPlaces(ranked, places.listed()), readings };
}

function queryOf(
  queries: QueryPool,
  profile: CountryProfile,
  { fields, leftOver, leftApart, unusualOrder, numberApart, postcodeAsNumber }: LineReading,
  explain: boolean,
  narrowed: boolean,
): PreparedQuery {
  return queries.prepare(profile, fields, {
    leftOver: countWords(leftOver),
    leftApart: countWords(leftApart),
    unusualOrder,
    numberApart,
    postcodeAsNumber,
    explain,
    narrowed,
  });
}

function shapeOf({ fields, leftOver, leftApart, noise }: LineReading): Reading {
  return { fields, leftOver: [...noise, ...leftApart, ...leftOver] };
}

/**
 * Tries the first readings, cheapest first, until an answer is sure or the rest is too far-fetched; true where no wider
 * search could do better.
 */
function tryReadings(
  lines: LineReadings,
  most: number,
  reach: 'near' | 'far',
  attempt: (index: number, reach: 'near' | 'far') => Candidate | undefined,
): boolean {
  let best: Candidate | undefined;
  for (let index = 0; index < most; index++) {
    const line = lines.at(index);
    if (line === undefined) break;
    if (best !== undefined && best.confidence > PLAUSIBLE && line.cost > lines.at(0)!.cost + COST_MARGIN)
      break;
    best = attempt(index, reach);
    // What leaves the number unread, or takes it for a postcode, may give way to another reading.
    if (isSure(best) && !best.misreadsNumber) return true;
  }
  return isSure(best);
}

/** Words left unread beside the street may still belong to its name, damaged: then a better answer lies farther off. */
function isSure(candidate: Candidate | undefined): candidate is Candidate {
  return candidate !== undefined && candidate.confidence >= SURE && !candidate.leavesWords;
}

function countWords(texts: readonly string[]): number {
  let count = 0;
  for (const text of texts) for (const word of text.split(/\s+/)) count += /\d/.test(word) ? NUMBER_WORTH : 1;
  return count;
}
