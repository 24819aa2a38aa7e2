import path from 'node:path';
import type { CountryProfile } from '../../country/profile';
import { readHouseNumber } from '../../parse/numbers/house-number';
import { fold, squash } from '../../text/fold';
import type { Areas } from '../intake/read-areas';
import type { Gathered } from '../intake/source-intake';
import type { Tally } from '../report/tally';
import { dealRows } from '../rows/distribute';
import { type RowChunk, rowLength } from '../rows/row-chunk';
import { RowSpill } from '../rows/row-spill';
import { ContestedRows } from './contested-rows';
import { RowMerger } from './row-merger';
import { ALONE, StreetFamilies } from './street-families';

/**
 * Finds rows of several sources for the same address: equal street (in any spelling and city), number and suffix,
 * postcodes that do not contradict each other, at most 50 m apart. Each such row gets the key and the point of the row
 * of the first source, so that they become one address when the street is written. Streets that sources spell
 * differently become one too. Rows in memory change in place; rows in a file are written to another file.
 *
 * Memory: rows are processed in groups of families, each at most as large as the memory limit of the spill.
 * @param folder folder for temporary files.
 * @param notes for each source, counts rows that contradict an earlier source.
 */
export function conflate(gathered: Gathered, areas: Areas, folder: string, notes: readonly Tally[]): void {
  const { streets, spill } = gathered;
  const profiles = new Map([...areas.trees].map(([country, { profile }]) => [country, profile]));
  const families = new StreetFamilies(streets, profiles);
  if (families.rows === 0) return;
  const houseNumbers = new HouseNumbers(gathered, profiles);
  const merger = new RowMerger(gathered, areas, profiles, notes);
  const conflateRows = (chunks: readonly RowChunk[]) => {
    merger.merge(
      new ContestedRows(chunks, families.of, (street, number, suffix) =>
        houseNumbers.of(street, number, suffix),
      ),
    );
  };
  if (spill.resident) {
    conflateRows([...spill.chunks()]);
    return;
  }
  const next = new RowSpill(path.join(folder, 'conflated'), spill.memoryLimitBytes);
  const ranges = Math.min(256, Math.ceil(families.rows / spill.rowsPerRange));
  const rangeOf = (street: number) => {
    const family = families.of[street]!;
    return family === ALONE ? ALONE : family % ranges;
  };
  try {
    const passBy = (chunk: RowChunk, offset: number, length: number) => next.copyRow(chunk, offset, length);
    for (const chunks of dealRows(spill, rangeOf, ranges, folder, passBy)) {
      conflateRows(chunks);
      for (const chunk of chunks) copyRows(chunk, next);
    }
  } catch (error) {
    next.remove();
    throw error;
  }
  gathered.spill = next;
}

function copyRows(chunk: RowChunk, spill: RowSpill): void {
  for (let offset = 0; offset < chunk.used; ) {
    const length = rowLength(chunk.integers, offset);
    spill.copyRow(chunk, offset, length);
    offset += length;
  }
}

/** Numbers the house numbers that are parsed from number and suffix: equal for `12A`, `12-a` and `12`, `A`. */
class HouseNumbers {
  readonly #gathered: Gathered;
  readonly #profiles: ReadonlyMap<string, CountryProfile>;
  /** Numbers by country, then by the pool numbers of number and suffix. */
  readonly #known = new Map<string, Map<number, number>>();
  readonly #numbers = new Map<string, number>();

  constructor(gathered: Gathered, profiles: ReadonlyMap<string, CountryProfile>) {
    this.#gathered = gathered;
    this.#profiles = profiles;
  }

  of(street: number, number: number, suffix: number): number {
    const { streets, texts } = this.#gathered;
    const { country } = streets.city(street);
    let known = this.#known.get(country);
    if (known === undefined) {
      known = new Map();
      this.#known.set(country, known);
    }
    const pair = number * texts.suffixes.size + suffix;
    let houseNumber = known.get(pair);
    if (houseNumber === undefined) {
      const text = houseNumberText(
        this.#profiles.get(country)!,
        texts.numbers.text(number),
        texts.suffixes.text(suffix),
      );
      houseNumber = this.#numbers.get(text) ?? this.#numbers.size;
      this.#numbers.set(text, houseNumber);
      known.set(pair, houseNumber);
    }
    return houseNumber;
  }
}

function houseNumberText(profile: CountryProfile, number: string, suffix: string): string {
  const houseNumber = readHouseNumber(profile, number, suffix);
  if (houseNumber.number === '' && houseNumber.suffix === '') return `=${squash(fold(number + suffix))}`;
  return `${houseNumber.number}|${houseNumber.suffix}`;
}
