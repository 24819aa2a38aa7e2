import type { LearnedConventions } from '../model/learned';
import type { CountryConventions } from './conventions';

/** Fewer names do not tell where types stand. */
const LEAST_NAMES = 100;
/** A type with at least this share of the names is left out as easily as an article. */
const COMMON_TYPE = 0.01;
/** If types stand this many times more often at one end, only that end is read. */
const CLEARLY = 4;
/** If at least this share of the suffixes names floors or sides, floors name units. */
const FLOORS_ARE_UNITS = 0.01;
/** If so many of them do, every flat has its floor. */
const EVERY_FLOOR = 0.3;
const LEAST_SHAPES_SHARE = 0.1;
/** With fewer suffixes than this share of the addresses, a register has no flats. */
const LEAST_SUFFIXES = 0.02;
/**
 * The shape of a suffix that names a flat: flats have numbers, houses have letters. It begins with a number that is no
 * fraction, or it is a word with a number apart (`Flat 1`, `lgh 1101`, but not `BIS1`).
 */
const NUMBERED = /^(?:9(?!\/9)|w\.? 9)/;
/** Norway numbers its flats `H0101`. Elsewhere a letter and digits may be a house. */
const FLATS_OF_NORWAY = { country: 'NO', shape: 'a9' } as const;

/** Conventions with what the register of a dataset shows. It decides where the language tables allow several ways. */
export function withLearned(
  conventions: CountryConventions,
  learned: LearnedConventions,
): CountryConventions {
  const { first, last } = learned.types;
  const enough = learned.streets >= LEAST_NAMES;
  const typePlace = enough ? typePlaceOf(conventions, learned) : conventions.typePlace;
  const typesApart = enough
    ? [...typesOf(first, typePlace !== 'last'), ...typesOf(last, typePlace !== 'first')]
    : [];
  const common =
    typePlace === 'either'
      ? []
      : typesApart.filter((type) => (first[type] ?? last[type] ?? 0) >= COMMON_TYPE);
  return {
    ...conventions,
    typePlace,
    streetTypes: [...new Set([...conventions.streetTypes, ...typesApart])],
    typesInUse: enough ? Object.keys({ ...first, ...last, ...learned.types.grown }) : [],
    particles: [...new Set([...conventions.particles, ...common, ...(enough ? learned.common : [])])],
    contested: learned.contested,
    suffixGroups: [...conventions.suffixGroups, ...(learned.suffixes.words ?? []).map((word) => [word])],
    floorsAreUnits: learned.suffixes.floors >= FLOORS_ARE_UNITS,
    namesEveryFloor: learned.suffixes.floors >= EVERY_FLOOR,
    hasFlats: hasFlats(conventions, learned),
    postcode: conventions.hasPostcodes
      ? conventions.postcode
      : (shapedPostcode(learned) ?? conventions.postcode),
  };
}

function hasFlats({ code }: CountryConventions, { suffixes }: LearnedConventions): boolean {
  if (suffixes.floors >= FLOORS_ARE_UNITS) return true;
  if (suffixes.share < LEAST_SUFFIXES) return false;
  const { country, shape } = FLATS_OF_NORWAY;
  if (code === country && suffixes.shapes.includes(shape)) return true;
  return suffixes.shapes.some((one) => NUMBERED.test(one));
}

function typesOf(types: Record<string, number>, counts: boolean): string[] {
  return counts ? Object.keys(types) : [];
}

/** The position of types in the names. Types that are joined to names count as last. */
function typePlaceOf(
  { typePlace }: CountryConventions,
  { types }: LearnedConventions,
): CountryConventions['typePlace'] {
  const atStart = sum(types.first);
  const grown = sum(types.grown);
  const atEnd = sum(types.last) + grown;
  if (atStart > CLEARLY * atEnd) return 'first';
  if (atEnd > CLEARLY * atStart && grown === 0) return 'last';
  return atStart + atEnd === 0 ? typePlace : 'either';
}

function sum(shares: Record<string, number>): number {
  return Object.values(shares).reduce((all, one) => all + one, 0);
}

/** A grammar from the postcode shapes of the register, for a country without a pattern in the tables. */
function shapedPostcode({ postcodes }: LearnedConventions): CountryConventions['postcode'] | null {
  const shapes = postcodes.shapes.filter((shape) => /\d/.test(shape));
  if (shapes.length === 0 || postcodes.share < LEAST_SHAPES_SHARE) return null;
  const ways = shapes.map((shape) =>
    shape
      .replace(/[^9A]/gu, (sign) => `[${sign === ' ' ? ' ' : '\\- '}]?`)
      .replace(/9/g, '\\d')
      .replace(/A/g, '\\p{IDS}'),
  );
  return {
    pattern: new RegExp(`(?<![\\p{IDS}\\p{N}-])(?:${ways.join('|')})(?![\\p{IDS}\\p{N}])`, 'giu'),
    partial: /^(?!)/,
    canonical: (found) => found.toUpperCase(),
  };
}
