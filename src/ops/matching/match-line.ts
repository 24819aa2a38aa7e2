import type { CountryProfile } from '../../country/index';
import type { Reading } from '../../model/match';
import { type LineReading, readLine, type Vocabulary } from '../../parse/read-line';
import type { Store } from '../../store/rows';
import { areaCandidates, asksPlaceAlone } from './area-candidates';
import type { Candidate } from './candidate';
import { gather, rankCandidates } from './gather';
import { PLAUSIBLE, withPlaces } from './match-fields';
import { prepareQuery } from './query';

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
 */
export function matchLine(
  store: Store,
  profiles: readonly CountryProfile[],
  text: string,
  adjust: (candidates: Candidate[]) => Candidate[] = (candidates) => candidates,
): { ranked: Candidate[]; readings: Reading[] } {
  const readings: Reading[] = [];
  const found: Candidate[] = [];
  const places: Candidate[] = [];
  for (const profile of profiles) {
    const lines = readLine(profile, vocabularyOf(store, profile), text);
    const queries = lines.map((line) =>
      prepareQuery(store, profile, line.fields, {
        leftOver: countWords(line.leftOver),
        leftApart: countWords(line.leftApart),
        unusualOrder: line.unusualOrder,
        numberApart: line.numberApart,
        postcodeAsNumber: line.postcodeAsNumber,
      }),
    );
    const first = readings.length;
    readings.push(
      ...lines.map(({ fields, leftOver, leftApart, noise }) => ({
        fields,
        leftOver: [...noise, ...leftApart, ...leftOver],
      })),
    );
    const sure = tryReadings(lines, (index) => {
      const query = queries[index]!;
      const alone = asksPlaceAlone(query);
      const fresh = alone
        ? areaCandidates(query, first + index)
        : gather(store, query, first + index, 'near');
      if (places.length === 0 && !alone) places.push(...adjust(areaCandidates(query, first + index)));
      found.push(...adjust(fresh));
      return bestOf(found);
    });
    if (sure) continue;
    tryReadings(lines.slice(0, MAX_FAR_READINGS), (index) => {
      found.push(...adjust(gather(store, queries[index]!, first + index, 'far')));
      return bestOf(found);
    });
  }
  return { ranked: withPlaces(rankCandidates(found), places), readings };
}

/**
 * Tries readings, cheapest first, until an answer is sure or the rest is too far-fetched; true where no wider search
 * could do better.
 */
function tryReadings(
  lines: readonly LineReading[],
  attempt: (index: number) => Candidate | undefined,
): boolean {
  let best: Candidate | undefined;
  for (const [index, { cost }] of lines.entries()) {
    if (best !== undefined && best.confidence > PLAUSIBLE && cost > lines[0]!.cost + COST_MARGIN) break;
    best = attempt(index);
    if (isSure(best) && readsNumber(best)) return true;
  }
  return isSure(best);
}

/** Words left unread beside the street may still belong to its name, damaged: then a better answer lies farther off. */
function isSure(candidate: Candidate | undefined): candidate is Candidate {
  return (
    candidate !== undefined &&
    candidate.confidence >= SURE &&
    candidate.features['reading.leftOver'] === undefined
  );
}

/** What leaves the number unread, or takes it for a postcode, may give way to another reading. */
function readsNumber({ features, level }: Candidate): boolean {
  return (
    features['number.absent'] === undefined &&
    features['reading.postcodeAsNumber'] === undefined &&
    level !== 'postcode'
  );
}

function bestOf(found: readonly Candidate[]): Candidate | undefined {
  return rankCandidates([...found])[0];
}

/** What the dataset knows of a text in one country. */
function vocabularyOf(store: Store, profile: CountryProfile): Vocabulary {
  return {
    isStreet: (text) => store.names.streets.keys.find(profile.key(text)) >= 0,
    isPlace: (text) => store.names.places.keys.find(profile.key(text)) >= 0,
  };
}

function countWords(texts: readonly string[]): number {
  const words = texts.flatMap((text) => text.split(/\s+/));
  return words.reduce((sum, word) => sum + (/\d/.test(word) ? NUMBER_WORTH : 1), 0);
}
