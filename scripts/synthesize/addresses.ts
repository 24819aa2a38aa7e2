import { mulberry32 } from '../quality/random';
import type { Lattice } from './lattice';
import type { StreetNames } from './names';
import { gaussian, METERS_PER_LONGITUDE, type Municipality, type Neighbourhood, shuffle } from './nation';

/** Addresses of a street, lognormal: median 19, a tenth above 69, a hundredth above 200, as measured. */
const STREET_MEDIAN = 19;
const STREET_SPREAD = 1;
/** Houses with letters and with additions among houses: they give 10.6 % and 7.3 % of addresses. */
const LETTERED_HOUSES = 0.055;
const DIVIDED_HOUSES = 0.0135;
/** Addresses whose natural key an earlier one has already. */
const REPEATED = 0.0019;
const CELL_METERS = 1_750;
/** NEN 5825. */
const NO_POSTCODE_LETTERS = new Set(['SA', 'SD', 'SS']);

export interface RowWriter {
  /** A number for one more building. */
  nextBuilding(): number;
  row(
    street: string,
    number: number,
    letter: string,
    addition: string,
    postcode: string,
    city: string,
    longitude: number,
    latitude: number,
    building: number,
  ): void;
}

/** Writes all addresses of a municipality, in a mixed order of streets. */
export function writeMunicipality(
  municipality: Municipality,
  lattice: Lattice,
  names: StreetNames,
  writer: RowWriter,
): void {
  const random = mulberry32(municipality.seed ^ 0x0add7e55);
  const postcodes = new Postcodes(municipality);
  const lowerCase = random() < 0.44;
  const taken = new Map<string, Set<string>>();
  const streets: (() => void)[] = [];
  for (const part of municipality.neighbourhoods) {
    let used = taken.get(part.city);
    if (used === undefined) {
      used = new Set();
      taken.set(part.city, used);
    }
    for (let left = part.addresses; left > 0; ) {
      const drawn = Math.round(STREET_MEDIAN * Math.exp(STREET_SPREAD * gaussian(random)));
      const size = Math.min(left, Math.max(1, drawn));
      left -= size;
      let name = names.draw(random);
      while (used.has(name)) name = names.draw(random);
      used.add(name);
      const seed = Math.floor(random() * 2 ** 32);
      const codes = postcodes.next(part.city, size);
      streets.push(() => writeStreet(part, name, size, codes, lowerCase, lattice, mulberry32(seed), writer));
    }
  }
  shuffle(streets, random);
  for (const write of streets) write();
}

/** Hands out postcodes: each city begins with new digits where the municipality has enough of them. */
class Postcodes {
  readonly #last: number;
  #next: number;
  #left: number;
  #city = '';

  constructor({ firstPostcode, lastPostcode, neighbourhoods }: Municipality) {
    this.#next = firstPostcode;
    this.#last = lastPostcode;
    this.#left = neighbourhoods.reduce((sum, { addresses }) => sum + addresses, 0);
  }

  /** Codes for a street: one for a short one, else one for some twenty addresses of each side. */
  next(city: string, size: number): { even: string[]; odd: string[] } {
    const letters = 26 * 26;
    if (city !== this.#city) {
      const jump = Math.ceil(this.#next / letters) * letters;
      if (jump + this.#left / 3 < this.#last) this.#next = jump;
      this.#city = city;
    }
    this.#left -= size;
    if (size <= 22) {
      const only = [this.#take()];
      return { even: only, odd: only };
    }
    const each = Math.max(1, Math.round(size / 2 / 21));
    const codes = (): string[] => Array.from({ length: each }, () => this.#take());
    return { even: codes(), odd: codes() };
  }

  #take(): string {
    for (;;) {
      const number = Math.min(this.#next++, this.#last);
      const place = number % (26 * 26);
      const letters = String.fromCharCode(65 + Math.floor(place / 26), 65 + (place % 26));
      if (NO_POSTCODE_LETTERS.has(letters) && number < this.#last) continue;
      return 1000 + Math.floor(number / (26 * 26)) + letters;
    }
  }
}

function writeStreet(
  part: Neighbourhood,
  name: string,
  size: number,
  codes: { even: string[]; odd: string[] },
  lowerCase: boolean,
  lattice: Lattice,
  random: () => number,
  writer: RowWriter,
): void {
  const inside = lattice.inside(part.column, part.row);
  const startAcross = 0.1 + 0.8 * random();
  const startUp = 0.1 + 0.8 * random();
  let heading = random() * 2 * Math.PI;
  const bend = (random() - 0.5) * 0.03;
  const spacing = (part.spacingMeters * (0.6 + 0.8 * random())) / CELL_METERS;
  const setback = (8 + 6 * random()) / CELL_METERS;
  // Some streets have numbers on one side only, and most do not begin with the first one of each side.
  const oneSided = random() < 0.12;
  const side = random() < 0.5 ? 0 : 1;
  let across = startAcross;
  let up = startUp;
  let written = 0;
  for (let step = 0; written < size; step++) {
    const isEven = oneSided ? side === 0 : (step + side) % 2 === 0;
    const number = (oneSided ? step : step >> 1) * 2 + (isEven ? 2 : 1);
    if (oneSided || step % 2 === 0) {
      heading += bend;
      across = reflected(across + Math.cos(heading) * spacing);
      up = reflected(up + Math.sin(heading) * spacing);
    }
    if (random() < 0.04) continue;
    const away = (isEven ? setback : -setback) * (0.9 + 0.2 * random());
    const [longitude, latitude] = inside(
      reflected(across - Math.sin(heading) * away),
      reflected(up + Math.cos(heading) * away),
    );
    const sideCodes = isEven ? codes.even : codes.odd;
    const stretch = Math.floor((written / size) * sideCodes.length);
    const postcode = sideCodes[Math.min(sideCodes.length - 1, stretch)]!;
    const building = writer.nextBuilding();
    const add = (letter: string, addition: string, nudge: number): void => {
      if (written >= size) return;
      written++;
      const east = (nudge * 3) / METERS_PER_LONGITUDE;
      writer.row(name, number, letter, addition, postcode, part.city, longitude + east, latitude, building);
    };
    const kind = random();
    if (kind < LETTERED_HOUSES) {
      if (random() < 0.7) add('', '', 0);
      const count = 1 + Math.floor(-1.9 * Math.log(1 - random()));
      for (let letter = 0; letter < Math.min(count, 20); letter++) {
        const text = String.fromCharCode((lowerCase ? 97 : 65) + letter);
        add(text, '', letter + 1);
      }
    } else if (kind < LETTERED_HOUSES + DIVIDED_HOUSES) {
      const count = 1 + Math.floor(-7 * Math.log(1 - random()));
      const first = random() < 0.3 ? 101 : 1;
      const roman = count < 5 && random() < 0.3;
      for (let unit = 0; unit < count; unit++) {
        add('', roman ? 'I'.repeat(unit + 1) : String(first + unit), 0);
      }
    } else {
      add('', '', 0);
      if (random() < REPEATED * 1.2) add('', '', 1);
    }
  }
}

/** Keeps a street within its cell: at the border it turns back. */
function reflected(place: number): number {
  const low = 0.05;
  const high = 0.95;
  const turn = (place - low) / (high - low);
  const folded = Math.abs(turn - 2 * Math.round(turn / 2));
  return low + folded * (high - low);
}
