import { fold } from '../../text/fold';
import type { CountryConventions, RoadNames } from '../conventions';
import type { NameReader } from './name-reader';

/** A road by its number. */
export interface NumberedRoad {
  /** Whose it is: a code (`vt`), or that of any division; null where the name does not tell. */
  readonly system: string | null;
  /** `100`, `7a`. */
  readonly number: string;
  /** As a token; empty for none. */
  readonly direction: string;
}

const NATION = 'nation';
const DIVISION = 'division';
const CODE = /^[a-z]{2}$/;
/** A number with the direction of its road glued to it. */
const WITH_DIRECTION = /^(\d+)([nsew])$/;
/** How many of `roads` a register may use. */
const IN_REGISTERS = 2;

/** Reads names of numbered roads, so that `Hwy 100`, `State Route 100` and `VT-100` are one road. */
export class NumberedRoads {
  readonly #names: RoadNames;
  readonly #systems = new Map<string, string>();
  readonly #codes: readonly string[];
  readonly #pattern: RegExp;
  readonly #reader: NameReader;

  private constructor(names: RoadNames, conventions: CountryConventions, reader: NameReader) {
    this.#names = names;
    this.#reader = reader;
    const { placeAliases, words } = conventions;
    const codes = Object.entries(placeAliases).filter(([alias]) => CODE.test(alias));
    for (const word of names.nation) this.#systems.set(word, NATION);
    for (const word of names.division) this.#systems.set(word, DIVISION);
    for (const [code, name] of codes) {
      this.#systems.set(code, code);
      this.#systems.set(fold(name), code);
    }
    this.#codes = codes.map(([code]) => code);
    const directions = words.filter(({ kind }) => kind === 'direction').flatMap(({ forms }) => forms);
    const of = (list: Iterable<string>) => [...list].sort((a, b) => b.length - a.length).join('|');
    this.#pattern = new RegExp(
      `^(?:(${of(names.roadsOfDivision)})|(?:(${of(this.#systems.keys())}) ?)?(?:(?:${of(names.division)}) )?(?:(${of(names.roads)}) ?)?)` +
        ` ?(?:(?:no|number|nr) )?(\\d{1,4}[a-z]?)(?: (${of(directions)}))?$`,
    );
  }

  /** Null for a country without such names. */
  static of(conventions: CountryConventions, reader: NameReader): NumberedRoads | null {
    const { numberedRoads } = conventions;
    return numberedRoads === null ? null : new NumberedRoads(numberedRoads, conventions, reader);
  }

  /** The road that a folded name means; null for any other name. */
  read(folded: string): NumberedRoad | null {
    const found = this.#pattern.exec(folded);
    if (found === null) return null;
    const [, ofDivision, owner, road, written = '', apart] = found;
    // `VT 58E`
    const [, number = written, letter = ''] = WITH_DIRECTION.exec(written) ?? [];
    const direction = apart ?? letter;
    if (ofDivision === undefined && road === undefined && !this.#isSystem(owner)) return null;
    const system = ofDivision === undefined ? (this.#systems.get(owner ?? '') ?? null) : DIVISION;
    return { system, number, direction: direction === '' ? '' : this.#reader.token(direction) };
  }

  /** Keys of the names under which a register may have the road. */
  keysOf({ system, number, direction }: NumberedRoad): readonly string[] {
    const { nation, division, roads } = this.#names;
    const national = [nation[0]!];
    const regional =
      system === null || system === DIVISION ? [division[0]!, ...this.#codes] : [division[0]!, system];
    const owners = system === NATION ? national : system === null ? [...national, ...regional] : regional;
    return ['', ...owners].flatMap((owner) =>
      roads
        .slice(0, IN_REGISTERS)
        .map((road) => this.#reader.key(`${owner} ${road} ${number} ${direction}`.trim())),
    );
  }

  /** Owners that need no word for a road behind them: `US 7`, `VT 100`, `Vermont 100`. */
  #isSystem(owner: string | undefined): boolean {
    if (owner === undefined) return false;
    return this.#names.nation.includes(owner) || CODE.test(this.#systems.get(owner) ?? '');
  }
}

/** True if two names may mean one road. */
export function areSameRoad(left: NumberedRoad, right: NumberedRoad): boolean {
  if (left.number !== right.number || left.direction !== right.direction) return false;
  const isOpen = ({ system }: NumberedRoad, other: NumberedRoad) =>
    system === null || (system === DIVISION && other.system !== NATION);
  return left.system === right.system || isOpen(left, right) || isOpen(right, left);
}
