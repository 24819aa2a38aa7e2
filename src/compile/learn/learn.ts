import { countryProfile } from '../../country/index';
import type { LearnedConventions } from '../../model/learned';
import type { AreaTree } from '../areas/area-tree';
import type { StreetTable } from '../rows/street-table';
import { type LearnedStreet, learnNames } from './learn-names';
import { RowShapes } from './row-shapes';

/**
 * Learns how each country of a build writes its addresses: from rows while they are read, and from all names at the
 * end.
 */
export class Learner {
  readonly #shapes = new Map<string, RowShapes>();

  /** The counter for the rows of a country. */
  rowsOf(country: string): RowShapes {
    let shapes = this.#shapes.get(country);
    if (shapes === undefined) {
      shapes = new RowShapes(countryProfile(country));
      this.#shapes.set(country, shapes);
    }
    return shapes;
  }

  /** The learned conventions of each country with streets, by its code. */
  learned(trees: Iterable<AreaTree>, streets: StreetTable): Record<string, LearnedConventions> {
    const learned: Record<string, LearnedConventions> = {};
    for (const { country } of trees) {
      const own = streetsOf(streets, country.country);
      if (own.length === 0) continue;
      learned[country.country] = {
        ...learnNames(countryProfile(country.country), own),
        ...this.rowsOf(country.country).learned(),
      };
    }
    return learned;
  }
}

function streetsOf(streets: StreetTable, country: string): LearnedStreet[] {
  const found: LearnedStreet[] = [];
  for (let street = 0; street < streets.size; street++)
    if (streets.city(street).country === country)
      found.push({ name: streets.name(street), aliases: streets.aliases(street) });
  return found;
}
