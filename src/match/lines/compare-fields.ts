import type { CountryProfile } from '../../country/index';
import type { FieldComparison } from '../../model/lines';
import type { AddressQuery, Field, Verdict } from '../../model/match';
import { readHouseNumber } from '../../parse/numbers/house-number';
import type { NameFit } from '../../rank/fit';
import { fitName } from '../../rank/name-fit';
import { lacksLongType } from '../../rank/part-fit';
import { fitPostcode } from '../../rank/postcode-fit';
import { fitSuffix } from '../../rank/suffix-fit';
import { WordedName } from '../../rank/worded-name';
import type { Store } from '../../store/rows';
import { editDistance } from '../../text/edit-distance';
import { fold } from '../../text/fold';
import type { Matcher } from '../matcher';
import { liesIn } from '../places/area-chain';
import type { ResolvedPlaces } from '../places/place-resolver';

/**
 * The result of comparing two questions by their fields. It uses the rules of their country and the places of the data,
 * but no addresses.
 */
export interface ComparedFields {
  readonly reasons: readonly FieldComparison[];
  /** The chances that both mean the same street, the same number on it, and the same address: 0…1. */
  readonly street: number;
  readonly building: number;
  readonly address: number;
  /** The names of the streets differ in the type alone: `Third St` and `Third Ave`, `Molenstraat` and `Molenweg`. */
  readonly areSisters: boolean;
}

const PLACE_FIELDS = ['city', 'suburb', 'municipality', 'province'] as const;

/** The chance that two fields with this verdict mean the same thing. A verdict that is not listed counts as 1. */
const SAME_NAME: Partial<Record<Verdict, number>> = {
  phonetic: 0.9,
  partial: 0.5,
  conflict: 0,
  missing: 0.1,
};
const SAME_POSTCODE: Partial<Record<Verdict, number>> = {
  partial: 0.9,
  typo: 0.3,
  missing: 0.95,
  conflict: 0.05,
};
/** The same if both questions name the same city. */
const SAME_POSTCODE_IN_PLACE: Partial<Record<Verdict, number>> = { typo: 0.85, conflict: 0.55 };
const SAME_PLACE: Partial<Record<Verdict, number>> = {
  typo: 0.85,
  alias: 0.95,
  missing: 0.9,
  conflict: 0.03,
};
/** The chance by the number of letters in which two names differ. */
const SAME_DAMAGED_NAME = [1, 0.85, 0.55, 0.2];
/** For `Oak Street` and `Oak Lane`, `Area 11` and `Area 12`. */
const SISTER = 0.02;
/** For one different letter that changes the type: a typo, or two streets such as `Oak Way` and `Oak Bay`. */
const DAMAGED_TYPE = 0.4;
/** One wrong letter is allowed for each of this many letters. */
const LETTERS_A_SLIP = 7;
/** For two questions without a place: a name and a number may be anywhere. */
const NO_PLACE = 0.6;
/** For one question with a unit and one without. */
const UNIT_MISSING = 0.2;
const UNIT_CONFLICT = 0.01;

/** Compares the fields of two questions in one country. */
export function compareFields(
  matcher: Matcher,
  profile: CountryProfile,
  a: AddressQuery,
  b: AddressQuery,
): ComparedFields {
  const comparison = new Comparison(matcher, profile, a, b);
  const name = comparison.street();
  const places = comparison.places();
  const street = name * places * comparison.postcode(places);
  const building = street * comparison.number();
  const address = building * comparison.suffix();
  return { reasons: comparison.reasons, street, building, address, areSisters: comparison.areSisters };
}

class Comparison {
  readonly reasons: FieldComparison[] = [];
  areSisters = false;
  readonly #matcher: Matcher;
  readonly #profile: CountryProfile;
  readonly #a: AddressQuery;
  readonly #b: AddressQuery;

  constructor(matcher: Matcher, profile: CountryProfile, a: AddressQuery, b: AddressQuery) {
    this.#matcher = matcher;
    this.#profile = profile;
    this.#a = a;
    this.#b = b;
  }

  street(): number {
    const a = this.#a.streetname;
    const b = this.#b.streetname;
    if (a === undefined && b === undefined) return 1;
    if (a === undefined || b === undefined) return SAME_NAME[this.#note('streetname', 'missing')]!;
    const asked = new WordedName(this.#profile, a);
    const found = new WordedName(this.#profile, b);
    const fit = fitName(this.#profile, asked, found);
    // Without the data, `Brink` and `Brinkstraat` are two streets.
    const isTypeMore = lacksLongType(asked, found) || lacksLongType(found, asked);
    // `Pilon Rr` is a slip of `Pilon Rd`.
    const isOtherType = fit.otherType === true && editDistance(asked.folded, found.folded, 1) > 1;
    const same = isTypeMore ? 0 : isOtherType ? SISTER : sameName(fit);
    this.areSisters = isOtherType || areSisters(this.#profile, asked, found);
    // A typo in a short word makes another word of it, although the whole names are nearly equal. So the whole names
    // are compared too.
    const bySlip = asked.numbers === found.numbers && !fit.typeConflict ? sameButForASlip(asked, found) : 0;
    const isOther = isTypeMore || isOtherType;
    this.#note('streetname', bySlip > same ? 'typo' : isOther ? 'conflict' : fit.verdict);
    return Math.max(same, bySlip);
  }

  number(): number {
    const a = this.#houseNumber(this.#a);
    const b = this.#houseNumber(this.#b);
    if (a.number === '' && b.number === '') return 1;
    if (a.number === '' || b.number === '') this.#note('number', 'missing');
    else if (a.number !== b.number) this.#note('number', 'conflict');
    else if (this.#a.number === this.#b.number) this.#note('number', 'exact');
    // `1-3` is a range, and no number 1 with a suffix.
    else this.#note('number', a.suffix === b.suffix || this.#hasSuffix ? 'folded' : 'partial');
    return a.number === b.number ? 1 : 0;
  }

  suffix(): number {
    const a = this.#houseNumber(this.#a).suffix;
    const b = this.#houseNumber(this.#b).suffix;
    if (a === '' && b === '') return 1;
    if (a === '' || b === '') {
      if (this.#hasSuffix) this.#note('suffix', 'missing');
      return UNIT_MISSING;
    }
    const verdict = fitSuffix(a, b, this.#a.suffix === this.#b.suffix)!;
    if (this.#hasSuffix) this.#note('suffix', verdict);
    return a === b ? 1 : UNIT_CONFLICT;
  }

  /** @param places the chance from `places`. In the same place, a different postcode is probably a mistake. */
  postcode(places: number): number {
    const a = this.#a.postcode;
    const b = this.#b.postcode;
    if (a === undefined && b === undefined) return 1;
    if (a === undefined || b === undefined) return SAME_POSTCODE[this.#note('postcode', 'missing')]!;
    const [short, long] = [this.#canonical(a), this.#canonical(b)].sort((x, y) => x.length - y.length);
    const fit = fitPostcode(short!, long!, short!);
    const verdict = fit === 'exact' && a !== b ? 'folded' : fit;
    this.#note('postcode', verdict);
    const isPlaced = places === 1 && PLACE_FIELDS.some((field) => this.#a[field] && this.#b[field]);
    return (isPlaced ? SAME_POSTCODE_IN_PLACE[verdict] : undefined) ?? SAME_POSTCODE[verdict] ?? 1;
  }

  /** A place may be in any place field, because one writer's city is another's suburb. */
  places(): number {
    const own = PLACE_FIELDS.filter((field) => this.#a[field] !== undefined);
    const others = PLACE_FIELDS.filter((field) => this.#b[field] !== undefined);
    const verdicts = PLACE_FIELDS.filter((field) => own.includes(field) || others.includes(field)).map(
      (field) => this.#note(field, this.#place(this.#a[field], this.#b[field])),
    );
    if (own.length === 0 || others.length === 0) {
      if (this.#a.postcode !== undefined && this.#b.postcode !== undefined) return 1;
      return own.length + others.length === 0 ? NO_PLACE : SAME_PLACE.missing!;
    }
    // A field that only one question has does not count if they share another place field.
    const shared = verdicts.filter((verdict) => verdict !== 'missing');
    if (shared.length > 0) return Math.min(...shared.map((verdict) => SAME_PLACE[verdict] ?? 1));
    return SAME_PLACE[this.#place(this.#a[own[0]!], this.#b[others[0]!])] ?? 1;
  }

  #place(a: string | undefined, b: string | undefined): Verdict {
    if (a === undefined || b === undefined) return 'missing';
    if (a === b) return 'exact';
    if (fold(a) === fold(b)) return 'folded';
    const profile = this.#profile;
    const left = profile.key(a);
    const right = profile.key(b);
    if (left === right) return 'abbreviation';
    const areas = this.#matcher.places.resolve(profile, a);
    const others = this.#matcher.places.resolve(profile, b);
    const isExact = (places: typeof areas) => places.areas.some(({ edits }) => edits === 0);
    const isShared = areas.areas.some(({ area }) => others.areas.some((other) => other.area.id === area.id));
    // Two names of known areas are two places, even if they look alike; but one may lie in the other.
    if (isExact(areas) && isExact(others)) {
      if (isShared) return 'alias';
      return mayHoldOneAnother(this.#matcher.store, areas, others) ? 'partial' : 'conflict';
    }
    if (isShared) return 'typo';
    const most = Math.floor(Math.min(left.length, right.length) / 4);
    return editDistance(left, right, most) <= most ? 'typo' : 'conflict';
  }

  #canonical(postcode: string): string {
    const profile = this.#profile;
    return profile.normalisePostcode(postcode) ?? profile.partialPostcode(postcode) ?? postcode.toUpperCase();
  }

  /** False if what stands behind the number, if anything, is a part of the field `number`. */
  get #hasSuffix(): boolean {
    return this.#a.suffix !== undefined || this.#b.suffix !== undefined;
  }

  #houseNumber({ number = '', suffix }: AddressQuery) {
    return readHouseNumber(this.#profile, number, suffix);
  }

  #note(field: Field & keyof AddressQuery, verdict: Verdict): Verdict {
    this.reasons.push({ field, verdict, a: this.#a[field] ?? null, b: this.#b[field] ?? null });
    return verdict;
  }
}

/**
 * True if one place may lie in the other. A suburb may lie in any town of its municipality, because the data do not
 * tell in which; two towns of one municipality are two places.
 */
function mayHoldOneAnother(store: Store, one: ResolvedPlaces, other: ResolvedPlaces): boolean {
  if (!one.cities.some((city) => other.cities.includes(city))) return false;
  const namesTown = ({ areas }: ResolvedPlaces) =>
    areas.some(({ area, edits }) => edits === 0 && area.level === 'city');
  if (!namesTown(one) || !namesTown(other)) return true;
  const holds = (outer: ResolvedPlaces, inner: ResolvedPlaces) =>
    outer.areas.some(({ area }) => inner.areas.some((place) => liesIn(store, place.area, area)));
  return holds(one, other) || holds(other, one);
}

/** True for names that differ in one word, which is a street type in both, and no slip: `Third St` and `Third Ave`. */
function areSisters(profile: CountryProfile, asked: WordedName, found: WordedName): boolean {
  const { tokens } = asked;
  if (tokens.length !== found.tokens.length || editDistance(asked.folded, found.folded, 1) <= 1) return false;
  const [differing, ...more] = tokens.flatMap((token, at) => (token === found.tokens[at] ? [] : [at]));
  if (differing === undefined || more.length > 0) return false;
  return profile.isStreetType(tokens[differing]!) && profile.isStreetType(found.tokens[differing]!);
}

function sameButForASlip({ squashed }: WordedName, found: WordedName): number {
  const most = Math.floor(squashed.length / LETTERS_A_SLIP);
  const edits = editDistance(squashed, found.squashed, most);
  return edits <= most ? SAME_DAMAGED_NAME[Math.min(edits, SAME_DAMAGED_NAME.length - 1)]! : 0;
}

function sameName(fit: NameFit): number {
  const { verdict, typeConflict, digitsDiffer, edits, missing, extra } = fit;
  if (digitsDiffer || (typeConflict && edits > 1)) return SISTER;
  if (typeConflict) return DAMAGED_TYPE;
  if (verdict === 'typo') return SAME_DAMAGED_NAME[Math.min(Math.ceil(edits), SAME_DAMAGED_NAME.length - 1)]!;
  if (verdict === 'partial') return SAME_NAME.partial! * (1 - Math.max(missing, extra) / 2);
  return SAME_NAME[verdict] ?? 1;
}
