/**
 * What each stage of a question costs: one line, asked again and again, stage by stage, in microseconds of processor time
 * (the least of several rounds). docs/matching.md tells what the stages do; `NODE_DEBUG=doorplate` what they look at.
 *
 *   npx tsx scripts/stages.ts DATASET LINE
 */

import { Geocoder } from '../src/index';
import { pageOf } from '../src/match/answer/page';
import { exactCandidates } from '../src/match/gather/exact-candidates';
import { findStreets } from '../src/match/gather/find-streets';
import { gather } from '../src/match/gather/gather';
import { areaCandidates } from '../src/match/judge/area-candidates';
import { rankCandidates } from '../src/match/judge/rank-candidates';
import { matchLine } from '../src/match/match-line';
import { Matcher } from '../src/match/matcher';
import { NO_FILTER } from '../src/match/query/filter';
import { GIVEN_AS_FIELDS, prepareQuery } from '../src/match/query/query';
import { readLine } from '../src/parse/read-line';
import { Dataset } from '../src/store/dataset';

const [directory = 'out/sample', text = '4516 old sewrad hwy, anchorage'] = process.argv.slice(2);
const ROUNDS = 15;
/** A round takes about so long. */
const ROUND_MICROSECONDS = 10_000;

const dataset = Dataset.open(directory);
const matcher = new Matcher(dataset);
const [profile] = matcher.profiles;
if (profile === undefined) throw new Error(`${directory} holds no country`);
const manner = { explain: false, filter: NO_FILTER };
const reading = readLine(profile, matcher.vocabularyOf(profile), text).at(0);
if (reading === undefined) throw new Error(`"${text}" cannot be read as an address`);
const query = prepareQuery(matcher, profile, reading.fields, manner, GIVEN_AS_FIELDS);
const { street } = query;
const candidates = gather(matcher, query, 0, 'quick');
const { ranked } = matchLine(matcher, matcher.profiles, text);
const geocoder = Geocoder.open(directory);

const STAGES: Record<string, () => unknown> = {
  'read: the first reading': () => readLine(profile, matcher.vocabularyOf(profile), text).at(0),
  'read: all readings': () => readLine(profile, matcher.vocabularyOf(profile), text).all(),
  'query: texts folded, places looked up': () => prepareQuery(matcher, profile, reading.fields, manner),
  'gather: addresses that agree in everything': () => exactCandidates(matcher, query, 0),
  ...(street === null
    ? {}
    : {
        'gather: streets, quick': () => findStreets(matcher, query, street, 'quick'),
        'gather: streets, thorough': () => findStreets(matcher, query, street, 'thorough'),
      }),
  'gather and judge: quick': () => gather(matcher, query, 0, 'quick'),
  'judge: the places alone': () => areaCandidates(query, 0),
  'rank: order and confidence': () => rankCandidates(candidates),
  'answer: written as matches': () => pageOf(matcher, ranked, [], NO_FILTER, {}),
  'search, all of it': () => geocoder.search(text),
};

console.log(`${text}\nread as ${JSON.stringify(reading.fields)}; ${candidates.length} candidates\n`);
for (const [name, run] of Object.entries(STAGES)) {
  const once = microsecondsOf(run, 20);
  const calls = Math.max(1, Math.round(ROUND_MICROSECONDS / once));
  const rounds = Array.from({ length: ROUNDS }, () => microsecondsOf(run, calls));
  console.log(
    `${name.padEnd(44)} ${Math.min(...rounds)
      .toFixed(1)
      .padStart(8)} µs`,
  );
}
geocoder.close();
dataset.close();

/** Of one call, on average. */
function microsecondsOf(run: () => unknown, calls: number): number {
  const from = process.cpuUsage();
  for (let call = 0; call < calls; call++) run();
  const { user, system } = process.cpuUsage(from);
  return Math.max(0.1, (user + system) / calls);
}
