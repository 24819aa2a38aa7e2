import { namesCentre } from '../../../country/index';
import { isAgreeing } from '../../../model/agreeing';
import type { Area } from '../../../model/areas';
import type { Feature } from '../../../rank/features';
import { fold, wordsOf } from '../../../text/fold';
import type { Matcher } from '../../matcher';
import {
  FAR_EDITS,
  isMainCity,
  isNameOfPlace,
  type PlaceAgreement,
  placeAgreement,
} from '../../places/agreement';
import { areasAround } from '../../places/area-chain';
import { nameOfCounty } from '../../places/asked-place';
import type { AskedPlace } from '../../query/asked-place';
import { isSmallerTownOfPostcode, lacksZero } from '../../query/asked-postcode';
import { GIVEN_AS_FIELDS, type Query } from '../../query/query';
import {
  areSamePlace,
  beginsLonger,
  beginsOther,
  conflictFeature,
  hasLetterMore,
  hasWordMore,
  isCommonSuburb,
  isFar,
  isFarFromTown,
  isMeantAsTown,
  isOtherDistrict,
  isTown,
  type JudgedPlace,
  namesLargerCity,
} from '../judged-place';
import type { Judgement } from '../judgement';

/** A neighbouring place counts this much against a street that the asked place does not have: people name the town that they know. */
const SHARE_OF_NEIGHBOUR = 0.5;

/** More than such a share of its letters is too much for a slip: `Nantes` is hardly Nant. */
const FAR_SHARE = 0.25;

type Agreeing = Exclude<PlaceAgreement, { kind: 'none' }>;

/** Where a candidate lies. */
interface Surroundings {
  readonly matcher: Matcher;
  readonly city: Area;
  readonly latitude: number;
  readonly longitude: number;
  readonly judged: readonly JudgedPlace[];
  /** True if a place that is asked is its town. */
  readonly isInTown: boolean;
}

/**
 * Judges every asked place against the areas around the candidate.
 * @param suburb null if it is not known.
 */
export function judgePlaces(
  judgement: Judgement,
  matcher: Matcher,
  city: Area,
  suburb: Area | null,
  latitude: number,
  longitude: number,
): void {
  const { places } = judgement.query;
  if (places.length === 0) return;
  const around = areasAround(matcher.store, city, suburb);
  const judged = places.map((asked) => ({ asked, agreement: placeAgreement(matcher, asked, around) }));
  const isInTown = judged.some((one) => isTown(one, around));
  const surroundings = { matcher, city, latitude, longitude, judged, isInTown };
  // Several agreeing places count once: the narrower lies in the wider, or both have the same name.
  let isCounted = false;
  for (const [at, { asked, agreement }] of judged.entries()) {
    if (agreement.kind === 'none') judgeConflict(judgement, surroundings, asked, at);
    else isCounted = judgeAgreement(judgement, surroundings, asked, agreement, isCounted) || isCounted;
  }
}

/** An asked place that does not hold the candidate. @param at its position among the asked places. */
function judgeConflict(
  judgement: Judgement,
  { matcher, city, latitude, longitude, judged, isInTown }: Surroundings,
  asked: AskedPlace,
  at: number,
): void {
  const { query, verdicts, sheet } = judgement;
  // `Brink 12, Assen centrum`: every town has a centre, and whoever means another one names its town.
  if (isInTown && namesCentre(asked.raw)) return;
  const hasPostcode = isAgreeing(verdicts.postcode);
  judgement.agrees = false;
  verdicts[asked.field] = isInTown && isUnknownQuarter(query, asked) ? 'missing' : 'conflict';
  const isOfTwoTowns =
    hasPostcode && isSmallerTownOfPostcode(matcher.store, { ...query, places: [asked] }, city);
  // `10 Rue Principale, Le Bourg, 43270 Allègre`: beside the town of the postcode, the name is that of a quarter.
  const isBesideTown = hasPostcode && isInTown;
  if (
    isOfTwoTowns ||
    (!isBesideTown && query.postcode?.isOfDigits === true && isFar(asked, latitude, longitude))
  )
    judgement.doubt ??= 'town';
  // `5 Rue des Sorbiers, 4000 Liège` is not that of Digne in 04000: its postcode is a whole one of Belgium.
  if (asked.areas.length === 0 && !isBesideTown && query.postcode !== null && lacksZero(query.postcode))
    judgement.doubt ??= 'town';
  // `2 Rue Clair Soleil Nord, 82300 Caussade`: a word with an opposite behind the street is rather that of its other end.
  if (query.line.placeTouchesStreet && query.profile.opposites.has(query.profile.token(fold(asked.raw))))
    judgement.doubt ??= 'direction';
  // `Centrum, Groningen`: every town has a centre, but few data have a suburb of that name.
  if (isInTown && isCommonSuburb(asked)) return;
  // `Bruxelles - Brussel`: one place in two languages is against an address once.
  const conflicts = judged.slice(0, at).filter((before) => before.agreement.kind === 'none');
  if (conflicts.some((before) => areSamePlace(before.asked, asked))) return;
  const feature = conflictFeature(asked, query.line, latitude, longitude);
  if (isInTown && feature === 'place.near' && namesLargerCity(matcher.store, asked, city, judged)) return;
  // `Rue Hélène et François Miss, 75017 Paris`: so do these words in a town of many streets with that postcode.
  const isOfName = asked.areas.length === 0 && feature === 'place.conflict';
  if (isOfName && query.postcode?.isOfDigits === true) judgement.doubt ??= 'name';
  const isSlip = feature === 'place.near' && isOnlyOne(judgement);
  if (isSlip && !hasPostcode) judgement.restsOnSlip = true;
  sheet.add(
    feature,
    isSlip ? SHARE_OF_NEIGHBOUR : 1,
    asked.field,
    verdicts[asked.field],
    asked.raw,
    city.name,
  );
}

/** `Kettwig` in the field of the suburb, beside Essen: many data have no quarters, or others than people name. */
function isUnknownQuarter({ line, profile }: Query, { field, raw, areas }: AskedPlace): boolean {
  if (line !== GIVEN_AS_FIELDS || field !== 'suburb' || areas.length > 0) return false;
  return !profile.isElsewhere(raw) && !profile.isDivision(raw);
}

/**
 * An asked place that holds the candidate, or most likely does.
 * @param isCounted true if another place agrees already.
 * @returns true if this one counts as agreeing.
 */
function judgeAgreement(
  judgement: Judgement,
  { matcher, city, latitude, longitude, isInTown }: Surroundings,
  asked: AskedPlace,
  agreement: Agreeing,
  isCounted: boolean,
): boolean {
  const { query, name, verdicts, sheet } = judgement;
  const hasPostcode = isAgreeing(verdicts.postcode);
  const { area, edits, verdict } = agreement;
  // In `Veendam, Groningen`, `Groningen` is the province of the town.
  const kind = agreement.kind === 'shadowed' && isInTown ? 'equal' : agreement.kind;
  const doubt = hasPostcode ? null : query.line.placeDoubt;
  if (kind !== 'equal' || doubt !== null) judgement.agrees = false;
  verdicts[asked.field] = doubt === null ? verdict : 'partial';
  const add = (feature: Feature, amount: number) =>
    sheet.add(feature, amount, asked.field, verdict, asked.raw, area.name);
  // `49152 Bad Essen`: no postcode tells that it is Essen.
  if (doubt === 'longer' && query.postcode !== null) {
    add('place.unknown', 1);
    return false;
  }
  // `Bahnhofstrasse 10, Bern` hardly means a town in the canton of that name.
  if (!isInTown && isMeantAsTown(asked, area, verdict) && !hasPostcode) judgement.doubt ??= 'town';
  // Streets that several towns of a county write in different ways are hardly told apart, unless the town is asked, too.
  if (nameOfCounty(asked.raw) !== null && !hasPostcode && !judgement.isTownAgreed) judgement.doubt ??= 'town';
  if (kind === 'shadowed') {
    const isProvince = area.level === 'province' && !agreement.isCalledAfterTown;
    add(isProvince ? 'place.shadowedProvince' : 'place.shadowedMunicipality', 1);
    if (!hasPostcode && isFarFromTown(asked, latitude, longitude)) judgement.doubt ??= 'town';
    if (name?.namesakeInside === true) add('place.namesakeInside', 1);
    return false;
  }
  // Some data have other names (`Schaerbeek`) only of municipalities.
  if (area.level === 'city' || area.level === 'suburb' || isMainCity(city, area))
    judgement.isTownAgreed = true;
  if (asked.field === 'city' && area.level !== 'city') add('place.wider', 1);
  if (kind === 'typo') {
    if (!isCounted) add('place.typo', 1);
    add('place.editShare', edits / (asked.raw.length + 1));
    // `2 Rue Léon Frapié, Montreuil`: the town may as well stand in a part that is not read.
    const isUnsure =
      isFarFrom(asked, area, edits) ||
      beginsLonger(asked.raw, area.name) ||
      beginsOther(matcher, asked, area) ||
      hasWordMore(matcher, asked, area) ||
      hasLetterMore(matcher, asked, area) ||
      query.line.leftApart > 0;
    // `Hee` is an existing place, so `Heeg` is less likely to be meant.
    const isOther = isNameOfPlace(asked);
    if (isOther) add('place.otherExists', 1);
    const isDistrict = isOtherDistrict(asked.raw, area) && verdicts.postcode !== 'exact';
    if (((isUnsure || isOther) && !hasPostcode) || isDistrict) judgement.doubt ??= 'town';
    if (beginsWithOtherEnd(judgement, asked, area)) judgement.doubt ??= 'direction';
    return true;
  }
  // That a state or a country agrees tells hardly more than no place.
  if (area.level === 'province' || area.level === 'country') return false;
  if (!isCounted) sheet.add('place.equal', 1, asked.field, verdict, asked.raw);
  return true;
}

/** `6242 Glen Arm Rd West Hydes`: the word beside the town tells the other end of the street than the found one, `Glen Arm Rd E`. */
function beginsWithOtherEnd(
  { query: { profile }, name }: Judgement,
  { raw }: AskedPlace,
  town: Area,
): boolean {
  const word = profile.token(wordsOf(fold(raw))[0] ?? '');
  const ends = profile.opposites.of(word);
  if (name === null || ends.length === 0 || profile.tokens(town.name).includes(word)) return false;
  return profile.tokens(name.found.written).some((token) => ends.includes(token));
}

/** A name that breaks off has no wrong letters: `Leeuward`. */
function isFarFrom({ raw, key }: AskedPlace, { name }: Area, edits: number): boolean {
  if (edits >= FAR_EDITS) return true;
  return edits > FAR_SHARE * key.length && !fold(name).startsWith(fold(raw));
}

/** True if the street has the asked name and number, and the asked place has no street of that name. */
function isOnlyOne({ name, verdicts }: Judgement): boolean {
  if (name === null || name.namesakeInside || verdicts.number !== 'exact') return false;
  return isAgreeing(verdicts.streetname);
}
