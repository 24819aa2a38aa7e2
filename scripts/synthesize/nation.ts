import { mulberry32 } from '../quality/random';
import { Lattice } from './lattice';
import { placeName } from './names';

/** As in the Netherlands: 12 provinces, 400 municipalities, 7,000 cities, 14,000 neighbourhoods for 10 million. */
const ADDRESSES_PER_MUNICIPALITY = 25_000;
const MUNICIPALITIES_PER_PROVINCE = 33;
/** A municipality is a square of so many cells by so many; a cell is a neighbourhood. */
export const CELLS_PER_SIDE = 6;
const CELL_METERS = 1_750;
const SOUTH_WEST: [longitude: number, latitude: number] = [3.4, 50.8];
const METERS_PER_DEGREE = 111_195;
export const METERS_PER_LONGITUDE = METERS_PER_DEGREE * Math.cos((52 * Math.PI) / 180);

export interface Neighbourhood {
  column: number;
  row: number;
  code: string;
  name: string;
  city: string;
  addresses: number;
  /** Houses stand this far apart, about, metres. */
  spacingMeters: number;
  /** False for the one in twenty that no layer knows: addresses there belong to a suburb made for their city. */
  drawn: boolean;
}

export interface Municipality {
  name: string;
  code: string;
  column: number;
  row: number;
  neighbourhoods: Neighbourhood[];
  /** Range of postcodes, as numbers: four digits and two letters count as one number. */
  firstPostcode: number;
  lastPostcode: number;
  seed: number;
}

export interface Province {
  name: string;
  code: string;
  column: number;
  row: number;
  columns: number;
  rows: number;
  municipalities: Municipality[];
}

export interface Nation {
  lattice: Lattice;
  provinces: Province[];
}

/** Draws the map: everything but the addresses themselves. */
export function planNation(addresses: number, seed: number): Nation {
  const random = mulberry32(seed);
  const wanted = Math.max(1, Math.round(addresses / ADDRESSES_PER_MUNICIPALITY));
  const provinceCount = Math.max(1, Math.round(wanted / MUNICIPALITIES_PER_PROVINCE));
  const provinceColumns = Math.ceil(Math.sqrt(provinceCount));
  const provinceRows = Math.ceil(provinceCount / provinceColumns);
  const side = Math.max(1, Math.round(Math.sqrt(wanted / (provinceColumns * provinceRows))));
  const lattice = new Lattice(
    seed,
    ...SOUTH_WEST,
    CELL_METERS / METERS_PER_LONGITUDE,
    CELL_METERS / METERS_PER_DEGREE,
  );
  const names = new Set<string>();
  const provinces: Province[] = [];
  const municipalities: { municipality: Municipality; weight: number }[] = [];
  for (let index = 0; index < provinceColumns * provinceRows; index++) {
    const cells = side * CELLS_PER_SIDE;
    const province: Province = {
      name: uniqueName(random, names),
      code: `PV${String(index + 20)}`,
      column: (index % provinceColumns) * cells,
      row: Math.floor(index / provinceColumns) * cells,
      columns: cells,
      rows: cells,
      municipalities: [],
    };
    provinces.push(province);
    for (let place = 0; place < side * side; place++) {
      const number = municipalities.length + 1;
      const municipality: Municipality = {
        name: uniqueName(random, names),
        code: `GM${String(number).padStart(4, '0')}`,
        column: province.column + (place % side) * CELLS_PER_SIDE,
        row: province.row + Math.floor(place / side) * CELLS_PER_SIDE,
        neighbourhoods: [],
        firstPostcode: 0,
        lastPostcode: 0,
        seed: Math.floor(random() * 2 ** 32),
      };
      province.municipalities.push(municipality);
      municipalities.push({ municipality, weight: Math.exp(0.6 * gaussian(random)) });
    }
  }
  shareOut(municipalities, addresses);
  for (const province of provinces) shuffle(province.municipalities, random);
  return { lattice, provinces };
}

const POSTCODE_LETTERS = 26 * 26;
const POSTCODE_DIGITS = 9_000;

function shareOut(entries: { municipality: Municipality; weight: number }[], addresses: number): void {
  const total = entries.reduce((sum, { weight }) => sum + weight, 0);
  let weightSoFar = 0;
  let given = 0;
  for (const { municipality, weight } of entries) {
    municipality.firstPostcode = Math.floor((weightSoFar / total) * POSTCODE_DIGITS) * POSTCODE_LETTERS;
    weightSoFar += weight;
    municipality.lastPostcode = Math.floor((weightSoFar / total) * POSTCODE_DIGITS) * POSTCODE_LETTERS - 1;
    const upTo = Math.round((weightSoFar / total) * addresses);
    addNeighbourhoods(municipality, upTo - given);
    given = upTo;
  }
}

/** One town of six cells that holds half of the addresses, and villages of two cells each. */
function addNeighbourhoods(municipality: Municipality, addresses: number): void {
  const random = mulberry32(municipality.seed);
  const cities = new Map<string, string>();
  const names = new Set([municipality.name]);
  const parts: { part: Neighbourhood; weight: number }[] = [];
  const town = 2;
  for (let row = 0; row < CELLS_PER_SIDE; row++) {
    for (let column = 0; column < CELLS_PER_SIDE; column++) {
      const central = column >= town && column < town + 2 && row >= 1 && row < 4;
      const key = central ? 'town' : `${column >> 1} ${row}`;
      let city = cities.get(key);
      if (city === undefined) {
        city = central ? municipality.name : uniqueName(random, names);
        cities.set(key, city);
      }
      const number = row * CELLS_PER_SIDE + column;
      parts.push({
        part: {
          column: municipality.column + column,
          row: municipality.row + row,
          code: `BU${municipality.code.slice(2)}${String(number).padStart(4, '0')}`,
          name: central
            ? `${city} ${['Centrum', 'Noord', 'Oost', 'Zuid', 'West', 'Haven'][number % 6]}`
            : city,
          city,
          addresses: 0,
          spacingMeters: central ? 8 : 22,
          drawn: random() >= 0.05,
        },
        weight: (central ? 5 : 1) * Math.exp(0.9 * gaussian(random)),
      });
    }
  }
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  let weightSoFar = 0;
  let given = 0;
  for (const { part, weight } of parts) {
    weightSoFar += weight;
    const upTo = Math.round((weightSoFar / total) * addresses);
    part.addresses = upTo - given;
    given = upTo;
    municipality.neighbourhoods.push(part);
  }
}

function uniqueName(random: () => number, taken: Set<string>): string {
  for (let attempt = 0; ; attempt++) {
    const name = attempt < 20 ? placeName(random) : `${placeName(random)}-${placeName(random)}`;
    if (taken.has(name)) continue;
    taken.add(name);
    return name;
  }
}

/** Box and Muller, 1958. */
export function gaussian(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function shuffle<T>(list: T[], random: () => number): void {
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [list[last], list[other]] = [list[other]!, list[last]!];
  }
}
