import type { CountryProfile } from '../../country/index';
import { isAgreeing } from '../../model/agreeing';
import type { LineOptions } from '../../model/options';
import type { Matcher } from '../matcher';
import { plainReading } from './plain-reading';
import { holdsCommonType, refineReading } from './refine-reading';
import { notFound, type Understood } from './understood';

/** An answer of this confidence speaks for its reading, if its street and its place are those of the line. */
const LIKELY = 0.5;
/** Where the number stands between street and city, words rarely tell more than an answer of this confidence. */
const DOUBTFUL = 0.2;
const PLACES = ['city', 'suburb', 'municipality'] as const;

/** Reads a line by its words alone. */
export function understandWords(
  matcher: Matcher,
  profiles: readonly CountryProfile[],
  text: string,
): Understood {
  const likeliest = plainReading(matcher, profiles, text);
  if (likeliest === null) return notFound(profiles[0]!, { fields: {}, leftOver: [text] });
  const { profile, line } = likeliest;
  const read = { fields: line.fields, leftOver: [...line.leftApart, ...line.leftOver] };
  const { fields, leftOver } = refineReading(profile, read, line.townsLeft, text);
  return {
    ...notFound(profile, { fields, leftOver: [...new Set([...line.noise, ...leftOver])] }),
    isBeside: line.nearby,
  };
}

/** What the words of a line alone say. Null if the best answer is evidence for its own reading. */
export function readApart(
  matcher: Matcher,
  text: string,
  understood: Understood,
  options: LineOptions,
): Understood | null {
  const { profile, ranked } = understood;
  const isEvidence = profile.conventions.numberFirst ? isThere(understood) : isLikely(understood);
  if (ranked.length === 0 || isEvidence) return null;
  return understandWords(matcher, matcher.profilesInScope(options.country), text);
}

/**
 * True if the best answer has the number of a street in the place or postcode asked, or if it is likely, lies in no other
 * place, and has the street that the line has.
 */
function isThere({ profile, fields, verdicts, leftOver, confidence }: Understood): boolean {
  const { streetname, number, postcode } = verdicts;
  const isInPlace = isAgreeing(postcode) || PLACES.some((field) => isAgreeing(verdicts[field]));
  const isNamed = isAgreeing(streetname) || (streetname === 'partial' && leftOver.length === 0);
  if (isNamed && isInPlace && isAgreeing(number)) return true;
  // `1818 Mayfield Avenue, 21999`, `225-16 109th Avenue`: some data have a street `Avenue`.
  if ((number === 'missing' || number === 'nearest') && leftOver.length > 0) return false;
  // `Bare Rd, Baltimore, MD` with a town `Barre`.
  if (streetname === undefined && PLACES.some((field) => holdsCommonType(profile, fields[field] ?? '')))
    return false;
  const isElsewhere = PLACES.some((field) => verdicts[field] === 'conflict');
  const isFound = fields.streetname === undefined || isAgreeing(streetname) || streetname === 'nearest';
  return confidence >= LIKELY && isFound && !isElsewhere;
}

/**
 * False for an answer that leaves the street unread (`Plantage Middenlaan 2 Amsterdam`, `Sophiaweg, Utrecht`) or takes the number
 * for a part of it, and for one that takes a town for a part of its name, where no place agrees (`Utrecht, Sophiaweg 2`).
 */
function isLikely({ fields, plain, verdicts, leftOver, confidence }: Understood): boolean {
  const { streetname } = verdicts;
  // Where towns have no streets, a line has a place and a number.
  const mayNameStreet = fields.number === undefined || plain?.streetname !== undefined;
  const lacksStreet = streetname === 'missing' || (streetname === undefined && mayNameStreet);
  const isStreetMissed = lacksStreet && leftOver.length > 0;
  // `Hellisbraut, 360 Hellissandur`: what looks like the number is the postcode of the street.
  const isPostcode = isAgreeing(verdicts.postcode) && plain?.number === fields.postcode;
  const isNumberLost = fields.number === undefined && plain?.number !== undefined && !isPostcode;
  const isInPlace = PLACES.some((field) => isAgreeing(verdicts[field]));
  const isPartOnly = streetname === 'partial' && !isInPlace && !isAgreeing(verdicts.postcode);
  const isElsewhere =
    PLACES.some((field) => verdicts[field] === 'conflict') && !isAgreeing(verdicts.postcode);
  // `Ackerweg 4 9500 Wil`: the town was read as a suffix.
  const isTownInSuffix = verdicts.suffix === 'missing' && !isInPlace;
  const isContradicted = isStreetMissed || isNumberLost || isPartOnly || isElsewhere || isTownInSuffix;
  return confidence >= DOUBTFUL && !isContradicted;
}
