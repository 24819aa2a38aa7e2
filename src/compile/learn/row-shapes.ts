import type { CountryProfile } from '../../country/profile';
import type { LearnedConventions } from '../../model/learned';
import { fold, squash } from '../../text/fold';

const MOST_SHAPES = 8;
/** A rarer shape is an error in the data. */
const LEAST_SHARE = 0.002;
/** Fewer addresses do not make a word a suffix of the country. */
const LEAST_OF_WORD = 100;
const MOST_WORDS = 50;
const WORD = /^\p{IDS}{3,}$/u;
const DIGIT = /\d/g;
const LETTER = /\p{IDS}/gu;
const RUNS = /\d+|\p{IDS}+/gu;
const STARTS_WITH_DIGIT = /^\d/;
const LETTERS = /\p{IDS}+/gu;

/** Counts the shapes of the postcodes and suffixes of one country's addresses. */
export class RowShapes {
  #rows = 0;
  readonly #postcodes = new Map<string, number>();
  readonly #suffixes = new Map<string, number>();
  readonly #words = new Map<string, number>();
  #floors = 0;
  readonly #sidesAndFloors: ReadonlySet<string>;

  constructor(profile: CountryProfile) {
    this.#sidesAndFloors = new Set(profile.conventions.unitGroups.flat());
  }

  add(postcode: string, suffix: string): void {
    this.#rows++;
    if (postcode !== '') count(this.#postcodes, postcode.replace(DIGIT, '9').replace(LETTER, 'A'));
    if (suffix === '') return;
    count(this.#suffixes, suffix.replace(RUNS, shapeOfRun));
    if (WORD.test(suffix)) count(this.#words, squash(fold(suffix)));
    const words = suffix.toLowerCase().match(LETTERS);
    if (words?.some((word) => this.#sidesAndFloors.has(word))) this.#floors++;
  }

  learned(): Pick<LearnedConventions, 'postcodes' | 'suffixes'> {
    const postcodes = sum(this.#postcodes);
    const suffixes = sum(this.#suffixes);
    return {
      postcodes: {
        share: share(postcodes, this.#rows),
        shapes: mostFrequent(this.#postcodes, LEAST_SHARE * postcodes, MOST_SHAPES),
      },
      suffixes: {
        share: share(suffixes, this.#rows),
        shapes: mostFrequent(this.#suffixes, LEAST_SHARE * suffixes, MOST_SHAPES),
        floors: share(this.#floors, suffixes),
        words: mostFrequent(this.#words, LEAST_OF_WORD, MOST_WORDS),
      },
    };
  }
}

function shapeOfRun(run: string): string {
  if (STARTS_WITH_DIGIT.test(run)) return '9';
  return run.length === 1 ? 'a' : 'w';
}

function count(counts: Map<string, number>, text: string): void {
  counts.set(text, (counts.get(text) ?? 0) + 1);
}

function sum(counts: ReadonlyMap<string, number>): number {
  let all = 0;
  for (const one of counts.values()) all += one;
  return all;
}

/** The share of some among all, rounded to a thousandth, so that it is the same on every machine. */
export function share(some: number, all: number): number {
  return all === 0 ? 0 : Math.round((1000 * some) / all) / 1000;
}

function mostFrequent(counts: ReadonlyMap<string, number>, least: number, most: number): string[] {
  return [...counts]
    .filter(([, frequency]) => frequency >= least)
    .sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([text]) => text);
}
