import { type CountryProfile, isPlaceholder } from '../../country/index';
import type { Area } from '../../model/areas';
import { regionOf } from '../../rank/postcode-fit';
import type { BlockRun, Postcode, Store, Street } from '../../store/rows';
import type { Matcher } from '../matcher';
import { ofFirstAddress } from '../places/first-address';
import type { AskedPlace } from './asked-place';

const DIGITS = /^\d+$/;
/** `75011`, `110 00`, `82-100`; not `1250-096`, which is one of a street. */
const OF_FEW_DIGITS = /^(?:\d[\s-]?){1,6}$/;
const NOT_LETTER_OR_NUMBER = /[^\p{IDS}\p{N}]/gu;

/** A postcode as it was asked. */
export interface AskedPostcode {
  readonly raw: string;
  /** The text that is compared: the canonical postcode, or its first part. */
  readonly text: string;
  /** False for the first part of a postcode. */
  readonly whole: boolean;
  /** Postcodes of at most six digits mostly cover a town: beside one, a number does not tell the street. */
  readonly isOfDigits: boolean;
  /** The postcode in the data; null if the data do not have it. */
  readonly row: Postcode | null;
  /** The data have postcodes of the country, but not this one. */
  readonly isUnknown: boolean;
  /** No postcode of the data begins like this one, which they do not have: it is that of another region. */
  readonly isOfOtherRegion: boolean;
}

/** A postcode with more blocks of addresses than this covers a town rather than a street; of a town, data may hold a few streets. */
const FEW_BLOCKS = 8;

/** True for a postcode that covers a town: it tells little about the street. */
export function isOfTown({ blockCount }: Postcode): boolean {
  return blockCount > FEW_BLOCKS;
}

/**
 * True for a postcode of the data that tells which street is meant: one with letters or many digits that covers few blocks. False if
 * none was asked.
 */
export function isOfFewStreets(asked: AskedPostcode | null): boolean {
  return asked !== null && asked.row !== null && !asked.isOfDigits && asked.row.blockCount <= FEW_BLOCKS;
}

/** Null for text without a letter or a number, and for what stands for no postcode, such as `99999`. */
export function askPostcode(matcher: Matcher, profile: CountryProfile, raw: string): AskedPostcode | null {
  const canonical = profile.normalisePostcode(raw) ?? withLostZero(matcher, profile, raw.trim());
  const partial = canonical === null ? profile.partialPostcode(raw) : null;
  // Not a valid postcode of this country, perhaps a damaged one. It is kept and compared letter by letter.
  const text = canonical ?? partial ?? raw.replace(NOT_LETTER_OR_NUMBER, '').toUpperCase();
  if (text === '') return null;
  const whole = partial === null;
  const row = matcher.store.postcode(text, profile.code);
  if (row === null && isPlaceholder(text)) return null;
  const isUnknown = whole && row === null && matcher.hasPostcodes(profile);
  const isOfOtherRegion =
    isUnknown && matcher.store.postcodesFrom(regionOf(text), profile.code, 1).length === 0;
  return { raw, text, whole, isOfDigits: OF_FEW_DIGITS.test(text), row, isUnknown, isOfOtherRegion };
}

/** A spreadsheet takes the zero in front away: `5829` is 05829, if the data have that. Null for any other text. */
function withLostZero(matcher: Matcher, profile: CountryProfile, raw: string): string | null {
  const whole = DIGITS.test(raw) ? profile.normalisePostcode(`0${raw}`) : null;
  return whole !== null && matcher.store.postcode(whole, profile.code) !== null ? whole : null;
}

/** True if the zero in front was lost: the postcode may as well be a whole one of another country. */
export function lacksZero({ raw, text }: AskedPostcode): boolean {
  return text === `0${raw.trim()}`;
}

/** The asked postcode if the street has it, else the postcode of the street's first address. */
export function postcodeOnStreet(store: Store, asked: AskedPostcode, street: Street): string {
  const { row } = asked;
  if (row !== null && isOnStreet(row, street)) return asked.text;
  return ofFirstAddress(store, street, (view) => view.postcode(0), '');
}

/** True if some address of the street may have the postcode. */
export function isOnStreet(postcode: Postcode, street: Street): boolean {
  return hasBlock(postcode, street) || street.blocksBeside?.some((run) => hasBlock(postcode, run)) === true;
}

function hasBlock({ blocks }: Postcode, { firstBlock, blockCount }: BlockRun): boolean {
  const end = firstBlock + blockCount;
  return blocks.some((block) => block >= firstBlock && block < end);
}

/**
 * True if a place is a smaller town of the postcode than the found one: `6 Rue Gambetta, 52200 Peigney` is hardly in
 * Langres. For a larger one people take the town of the post office, and in the United States any.
 */
export function isSmallerTownOfPostcode(store: Store, asked: PlaceAndPostcode, found: Area): boolean {
  if (asked.profile.code === 'US') return false;
  return townsOfPostcode(store, asked).some(({ addressCount }) => addressCount < found.addressCount);
}

/**
 * True if an asked place is a town of the asked postcode, outside the United States: then both tell the same, and the
 * postcode no more than the town.
 */
export function isTownOfPostcode(store: Store, asked: PlaceAndPostcode): boolean {
  return asked.profile.code !== 'US' && townsOfPostcode(store, asked).length > 0;
}

/** True if some street of a town has the asked postcode. */
export function isPostcodeIn(store: Store, { row }: AskedPostcode, { id }: Area): boolean {
  return row !== null && store.streetsOfPostcode(row).some((street) => store.streetHead(street).city === id);
}

interface PlaceAndPostcode {
  readonly postcode: AskedPostcode | null;
  readonly profile: CountryProfile;
  readonly places: readonly AskedPlace[];
}

/** The asked towns, by their own names, in which streets have the asked postcode, if that is one of digits. */
function townsOfPostcode(store: Store, { postcode, places }: PlaceAndPostcode): readonly Area[] {
  if (postcode === null || postcode.row === null || !postcode.isOfDigits) return [];
  const towns = places
    .flatMap(({ areas }) => areas)
    .filter(({ area, edits, alias }) => area.level === 'city' && edits === 0 && !alias)
    .map(({ area }) => area);
  if (towns.length === 0) return towns;
  const streets = store.streetsOfPostcode(postcode.row);
  const cities = new Set(streets.map((street) => store.streetHead(street).city));
  return towns.filter(({ id }) => cities.has(id));
}
