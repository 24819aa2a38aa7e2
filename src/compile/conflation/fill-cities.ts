import path from 'node:path';
import { COORDINATE_SCALE } from '../../model/limits';
import { type AreaDraft, recount } from '../areas/area-draft';
import type { AreaTree } from '../areas/area-tree';
import { madeSuburb } from '../areas/made-suburb';
import type { Areas } from '../intake/read-areas';
import type { Gathered } from '../intake/source-intake';
import type { AddressSource } from '../recipe/recipe';
import type { Tally } from '../report/tally';
import {
  ROW_LATITUDE,
  ROW_LONGITUDE,
  ROW_SOURCE,
  ROW_STREET,
  ROW_SUBURB,
  type RowChunk,
  rowLength,
} from '../rows/row-chunk';
import { RowSpill } from '../rows/row-spill';
import { CitiesAround } from './cities-around';

/**
 * In a municipality where fewer addresses name their city, those that do are no measure: eight of the 32,256 of Queens name
 * Cambria Heights.
 */
const LEAST_SHARE_NAMED = 0.05;
const CITY_TAKEN = 'no city: that of the addresses around taken';

/**
 * Gives addresses without a city that of the addresses around them. In OpenStreetMap half of the addresses of a town may name
 * none; left alone, they would be streets of their own beside the same streets of the town. A source that names
 * municipalities says itself where its addresses lie, as an export of a dataset does, and stays as it is. Rows in memory change in
 * place; rows in a file are written to another file.
 * @param folder folder for temporary files.
 * @param sources in the order of their numbers in the rows.
 * @param notes for each source, counts the addresses that got a city.
 */
export function fillCities(
  gathered: Gathered,
  areas: Areas,
  folder: string,
  sources: readonly AddressSource[],
  notes: readonly Tally[],
): void {
  const { spill } = gathered;
  if (!lackCities(gathered)) return;
  const around = new CitiesAround();
  for (const chunk of spill.chunks()) addCities(around, gathered, chunk);
  if (around.isEmpty) return;
  const filler = new CityFiller(gathered, areas, around, sources, notes);
  if (spill.resident) {
    for (const chunk of spill.chunks()) for (const offset of rowsOf(chunk)) filler.fill(chunk, offset);
    return;
  }
  const next = new RowSpill(path.join(folder, 'with-cities'), spill.memoryLimitBytes);
  for (const chunk of spill.chunks()) {
    for (const offset of rowsOf(chunk)) {
      filler.fill(chunk, offset);
      next.copyRow(chunk, offset, rowLength(chunk.integers, offset));
    }
  }
  spill.remove();
  gathered.spill = next;
}

/** True if some streets with addresses lie in a city without a name. */
function lackCities({ streets }: Gathered): boolean {
  for (let street = 0; street < streets.size; street++)
    if (streets.city(street).name === '' && streets.rowCount(street) > 0) return true;
  return false;
}

function addCities(around: CitiesAround, { streets }: Gathered, chunk: RowChunk): void {
  for (const offset of rowsOf(chunk)) {
    const city = streets.city(chunk.integers[offset + ROW_STREET]!);
    if (city.name === '') continue;
    around.add(city, chunk.integers[offset + ROW_LATITUDE]!, chunk.integers[offset + ROW_LONGITUDE]!);
  }
}

function* rowsOf({ integers, used }: RowChunk): Generator<number> {
  for (let offset = 0; offset < used; offset += rowLength(integers, offset)) yield offset;
}

class CityFiller {
  readonly #gathered: Gathered;
  readonly #areas: Areas;
  readonly #around: CitiesAround;
  readonly #namesMunicipalities: readonly boolean[];
  readonly #notes: readonly Tally[];
  readonly #named: ReadonlyMap<AreaDraft, boolean>;
  /** For each city: the streets in it, by the street without a city. */
  readonly #targets = new Map<AreaDraft, Map<number, number>>();

  constructor(
    gathered: Gathered,
    areas: Areas,
    around: CitiesAround,
    sources: readonly AddressSource[],
    notes: readonly Tally[],
  ) {
    this.#gathered = gathered;
    this.#areas = areas;
    this.#around = around;
    this.#namesMunicipalities = sources.map(namesMunicipalities);
    this.#notes = notes;
    this.#named = withNamedCities(areas);
  }

  /** Moves a row without a city to its street in the city of the addresses around, if there is one. */
  fill({ integers }: RowChunk, offset: number): void {
    const { streets } = this.#gathered;
    const street = integers[offset + ROW_STREET]!;
    const nameless = streets.city(street);
    if (nameless.name !== '' || this.#namesMunicipalities[integers[offset + ROW_SOURCE]!]!) return;
    const tree = this.#areas.trees.get(nameless.country)!;
    const municipality = nameless.parent!;
    const isStandIn = standsIn(municipality, tree);
    if (this.#named.get(isStandIn ? tree.country : municipality) !== true) return;
    const latitude = integers[offset + ROW_LATITUDE]!;
    const longitude = integers[offset + ROW_LONGITUDE]!;
    const city = this.#around.at(
      latitude,
      longitude,
      ({ country, parent }) => country === nameless.country && (isStandIn || parent === municipality),
    );
    if (city === null) return;
    const suburb = this.#areas.drafts[integers[offset + ROW_SUBURB]!]!;
    const target = this.#streetIn(city, street);
    const inCity = suburb.made ? madeSuburb(tree, city) : suburb;
    streets.removePoint(street, latitude, longitude);
    streets.addPoint(target, latitude, longitude);
    streets.addSource(target, integers[offset + ROW_SOURCE]!);
    recount(nameless, city);
    recount(suburb, inCity);
    if (isStandIn) municipality.emptied = true;
    integers[offset + ROW_STREET] = target;
    integers[offset + ROW_SUBURB] = inCity.index;
    this.#notes[integers[offset + ROW_SOURCE]!]!.add(CITY_TAKEN, () => {
      const point = `${latitude / COORDINATE_SCALE}, ${longitude / COORDINATE_SCALE}`;
      return `${streets.name(street)} (${point}): ${city.name}`;
    });
  }

  /** The same street in the city, with all its names. */
  #streetIn(city: AreaDraft, street: number): number {
    const targets = this.#targets.get(city) ?? new Map<number, number>();
    this.#targets.set(city, targets);
    const known = targets.get(street);
    if (known !== undefined) return known;
    const { streets } = this.#gathered;
    const target = streets.obtain(city, streets.name(street));
    streets.addAliases(target, streets.aliases(street));
    streets.addTranslations(target, streets.translations(street));
    targets.set(street, target);
    return target;
  }
}

/** True for a source that tells the municipality of its addresses. */
function namesMunicipalities({ format, columns }: AddressSource): boolean {
  return (
    format === 'doorplate' || columns.municipality !== undefined || columns.municipalityCode !== undefined
  );
}

/** For each municipality and country: true if enough of its addresses name their city. */
function withNamedCities({ drafts, trees }: Areas): ReadonlyMap<AreaDraft, boolean> {
  const counts = new Map<AreaDraft, { named: number; all: number }>();
  for (const { level, name, addresses, parent, country } of drafts) {
    if (level !== 'city' || parent === null) continue;
    for (const area of [parent, trees.get(country)!.country]) {
      const { named, all } = counts.get(area) ?? { named: 0, all: 0 };
      counts.set(area, { named: named + (name === '' ? 0 : addresses), all: all + addresses });
    }
  }
  return new Map([...counts].map(([area, { named, all }]) => [area, named >= LEAST_SHARE_NAMED * all]));
}

/** True if the municipality has the name of its country or province, because the source names none and no layer has any. */
function standsIn({ code, name }: AreaDraft, tree: AreaTree): boolean {
  if (code !== '' || tree.index('municipality').size > 0) return false;
  return name === tree.country.name || tree.names('province').byName(name).length > 0;
}
