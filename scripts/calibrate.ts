/**
 * Fits the weights of src/rank/weights.ts: a conditional logit (McFadden 1974) over the candidates of seeded noisy
 * questions, with "not in the data" as one more choice. It sees one half of the streets; scripts/quality.ts checks
 * on the other.
 *
 *   npx tsx scripts/calibrate.ts DATASET... [--cases 300] [--seed 7] [--write | --leave-one-out]
 *
 * `--leave-one-out` tells how weights transfer: for each dataset those of today against those fitted on the others alone,
 * on questions about streets that neither saw.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Geocoder } from '../src/index';
import type { Candidate, RankedCandidate } from '../src/match/judge/candidate';
import { matchFields } from '../src/match/match-fields';
import { matchLine } from '../src/match/match-line';
import { Matcher } from '../src/match/matcher';
import { NO_FILTER } from '../src/match/query/filter';
import { FEATURES, type Feature, type FeatureVector } from '../src/rank/features';
import { NOTHING, WEIGHTS } from '../src/rank/weights';
import { Dataset } from '../src/store/dataset';
import type { Store } from '../src/store/rows';
import { figuresOf, transferRow } from './calibrate/transfer';
import type { Case } from './quality/case';
import { CLASSES, LINE_CLASSES } from './quality/classes';
import { mulberry32 } from './quality/random';
import { World } from './quality/world';

/** One question: the features of each candidate, and which of them is right (-1: none). */
interface Choice {
  className: string;
  options: [feature: number, amount: number][][];
  /** What no feature explains: the share of a place among places of its name. */
  offsets: number[];
  right: number;
  weight: number;
}

/** Questions after what does not exist count more: a wrong answer given with confidence is worse than none. */
const ABSENT_WEIGHT = 2;
/** Features that speak for a candidate; all others must speak against it. */
const GAINS = new Set<Feature>([
  'postcode.equal',
  'postcode.typo',
  'postcode.near',
  'place.equal',
  'place.typo',
  'place.shadowedMunicipality',
  'place.shadowedProvince',
]);
/**
 * What the noise does not hold may not cost more than this: words of their own that lines carry, and people who name a
 * district, a hamlet or the next town (docs/matching.md).
 */
const LEAST: Partial<Record<Feature, number>> = {
  'reading.leftApart': -0.8,
  'reading.leftOver': -4,
  'place.unknown': -4.5,
  'place.near': -6.5,
};
/** And this costs at least so much: the data may hold few streets of a town. */
const MOST: Partial<Record<Feature, number>> = { 'street.conflictInTown': -2 };
/** A filter that lets everything pass: no stage ends the search early, so that rivals are seen. */
const EVERY_STAGE = { ...NO_FILTER, idle: false };
const STEPS = 700;
const RATE = 0.05;
/** Pull towards the weight written before: rare features move only where the data insists. */
const RIDGE = 2e-4;

function choicesOf(directory: string, cases: number, seed: number, half: 'fit' | 'check' = 'fit'): Choice[] {
  const geocoder = Geocoder.open(directory);
  const world = World.of(geocoder);
  geocoder.close();
  const dataset = Dataset.open(directory);
  const matcher = new Matcher(dataset);
  const choices: Choice[] = [];
  const ask = (className: string, question: Case, line: boolean) => {
    // Features are noted only where they are to be explained.
    const found: readonly RankedCandidate[] = line
      ? matchLine(matcher, matcher.profiles, question.line, EVERY_STAGE, true).ranked
      : matchFields(matcher, matcher.profiles, question.fields, { filter: EVERY_STAGE, explain: true });
    choices.push(
      choiceOf(
        `${line ? 'line' : 'fields'}, ${className}`,
        found
          .map(({ candidate }) => candidate)
          .filter((candidate) => candidate.street !== null || Object.keys(featuresOf(candidate)).length > 0),
        question,
        dataset,
      ),
    );
  };
  for (const line of [false, true]) {
    for (const [index, caseClass] of [...CLASSES, ...(line ? LINE_CLASSES : [])].entries()) {
      const random = mulberry32(seed * 1000 + index);
      const truths = world.truths(seed * 7919 + index + (line ? 500 : 0), half);
      let made = 0;
      for (let drawn = 0; made < cases && drawn < cases * 100; drawn++) {
        const question = caseClass.make(random, truths.next().value, world);
        if (question === null) continue;
        made++;
        ask(caseClass.name, question, line);
      }
    }
  }
  dataset.close();
  return choices;
}

function choiceOf(className: string, found: readonly Candidate[], question: Case, store: Store): Choice {
  return {
    className,
    options: found.map((candidate) =>
      Object.entries(featuresOf(candidate)).map(([feature, amount]) => [
        FEATURES.indexOf(feature as Feature),
        amount,
      ]),
    ),
    offsets: found.map((candidate) => candidate.score - scoreOf(featuresOf(candidate))),
    right: found.findIndex((candidate) => isWanted(candidate, question, store)),
    weight: question.wanted === 'nothing' ? ABSENT_WEIGHT : 1,
  };
}

function featuresOf({ evidence }: Candidate): FeatureVector {
  return evidence?.features ?? {};
}

function scoreOf(features: FeatureVector): number {
  return Object.entries(features).reduce(
    (sum, [feature, amount]) => sum + WEIGHTS[feature as Feature] * amount,
    0,
  );
}

/** What the contract asks for, among candidates: the address, the number of the building, or the street alone. */
function isWanted(
  { address, building, street, level }: Candidate,
  { truth, wanted }: Case,
  store: Store,
): boolean {
  if (wanted === 'nothing' || street === null || street.name !== truth.streetname) return false;
  if (store.area(street.city).name !== truth.city) return false;
  if (wanted === 'past' || wanted === 'absent number') return level === 'street' || level === 'interpolated';
  if (wanted !== 'address' && building !== null) return building.number === truth.number;
  if (address === null || address.number !== truth.number || address.postcode !== truth.postcode)
    return false;
  return wanted === 'address' ? address.suffix === truth.suffix : address.suffix === '';
}

/** Maximises the likelihood of the right choices by Adam (Kingma, Ba 2015). */
function fit(choices: readonly Choice[]): { weights: number[]; nothing: number; loss: number } {
  const start = [...FEATURES.map((feature) => WEIGHTS[feature]), NOTHING.base];
  const weights = [...start];
  const momentum = weights.map(() => 0);
  const variance = weights.map(() => 0);
  let loss = 0;
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map(() => 0);
    loss = 0;
    for (const choice of choices) loss -= addGradient(choice, weights, gradient);
    loss /= choices.length;
    for (const [index, weight] of weights.entries()) {
      const slope = gradient[index]! / choices.length - RIDGE * (weight - start[index]!);
      momentum[index] = 0.9 * momentum[index]! + 0.1 * slope;
      variance[index] = 0.999 * variance[index]! + 0.001 * slope * slope;
      const rate = RATE * (step > STEPS * 0.7 ? 0.2 : 1);
      const moved =
        weight +
        (rate * (momentum[index]! / (1 - 0.9 ** step))) /
          (Math.sqrt(variance[index]! / (1 - 0.999 ** step)) + 1e-8);
      const feature = FEATURES[index];
      weights[index] = feature === undefined ? moved : bounded(feature, moved);
    }
    // A damaged place never speaks louder than the place itself, however few of them the noise held.
    const [typo, equal] = [FEATURES.indexOf('place.typo'), FEATURES.indexOf('place.equal')];
    weights[typo] = Math.min(weights[typo]!, weights[equal]! - 0.1);
    if (step % 300 === 0) console.error(`step ${step}: loss ${loss.toFixed(4)}`);
  }
  return { weights: weights.slice(0, FEATURES.length), nothing: weights[FEATURES.length]!, loss };
}

/** Mean loss of each class, greatest first: where the weights explain least. */
function worstClasses(choices: readonly Choice[], weights: readonly number[]): [string, number][] {
  const losses = new Map<string, number[]>();
  for (const choice of choices) {
    const known = losses.get(choice.className) ?? [];
    known.push(
      -addGradient(
        choice,
        weights,
        weights.map(() => 0),
      ),
    );
    losses.set(choice.className, known);
  }
  return [...losses]
    .map(([className, values]): [string, number] => [
      className,
      values.reduce((sum, value) => sum + value, 0) / values.length,
    ])
    .sort((a, b) => b[1] - a[1])
    .slice(0, 8);
}

function bounded(feature: Feature, weight: number): number {
  const most = MOST[feature] ?? (GAINS.has(feature) ? Number.POSITIVE_INFINITY : 0);
  return Math.min(most, Math.max(LEAST[feature] ?? Number.NEGATIVE_INFINITY, weight));
}

/** Adds one choice's gradient; gives its log-likelihood. */
function addGradient(
  { options, offsets, right, weight }: Choice,
  weights: readonly number[],
  gradient: number[],
): number {
  const nothing = FEATURES.length;
  const scores = options.map((option, index) =>
    option.reduce((sum, [feature, amount]) => sum + weights[feature]! * amount, offsets[index]!),
  );
  const greatest = Math.max(weights[nothing]!, ...scores);
  const shares = scores.map((score) => Math.exp(score - greatest));
  const none = Math.exp(weights[nothing]! - greatest);
  const total = none + shares.reduce((sum, share) => sum + share, 0);
  for (const [index, option] of options.entries()) {
    const error = weight * ((index === right ? 1 : 0) - shares[index]! / total);
    for (const [feature, amount] of option) gradient[feature]! += error * amount;
  }
  gradient[nothing]! += weight * ((right === -1 ? 1 : 0) - none / total);
  return weight * Math.log((right === -1 ? none : shares[right]!) / total + 1e-12);
}

/** Prints how the weights of today, and weights fitted on the other datasets alone, do on each. */
function leaveOneOut(directories: readonly string[], cases: number, seed: number): void {
  const fitted = directories.map((directory) => choicesOf(directory, cases, seed));
  const today = [...FEATURES.map((feature) => WEIGHTS[feature]), NOTHING.base];
  console.log(
    '| dataset | right | wrong at 0.8 | loss | without it: right | wrong at 0.8 | loss |\n|---|---|---|---|---|---|---|',
  );
  for (const [at, directory] of directories.entries()) {
    const { weights, nothing } = fit(fitted.filter((_, other) => other !== at).flat());
    const asked = choicesOf(directory, cases, seed + 1, 'check');
    const without = [...weights, nothing];
    console.log(transferRow(path.basename(directory), figuresOf(asked, today), figuresOf(asked, without)));
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '300' },
    seed: { type: 'string', default: '7' },
    write: { type: 'boolean', default: false },
    'leave-one-out': { type: 'boolean', default: false },
  },
});
if (values['leave-one-out']) {
  leaveOneOut(positionals, Number(values.cases), Number(values.seed));
  process.exit();
}
const choices = positionals.flatMap((directory) =>
  choicesOf(directory, Number(values.cases), Number(values.seed)),
);
console.error(
  `${choices.length} questions, ${choices.filter(({ right }) => right === -1).length} with nothing right among the candidates`,
);
const { weights, nothing, loss } = fit(choices);
console.error(`loss ${loss.toFixed(4)}; classes that it does not explain well:`);
for (const [className, classLoss] of worstClasses(choices, [...weights, nothing])) {
  console.error(`  ${classLoss.toFixed(3)}  ${className}`);
}
const text = `import type { Feature } from './features';

/** Log-odds of each feature, as scripts/calibrate.ts fitted them (--write replaces this file). */
export const WEIGHTS: Record<Feature, number> = {
${FEATURES.map((feature, index) => `  '${feature}': ${Number(weights[index]!.toFixed(3))},`).join('\n')}
};

/** The score of "the asked address is not in the data", against which every candidate competes. */
export const NOTHING = { base: ${Number(nothing.toFixed(3))} };
`;
if (values.write) writeFileSync(new URL('../src/rank/weights.ts', import.meta.url), text);
else console.log(text);
