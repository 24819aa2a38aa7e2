import { isAgreeing } from '../../model/agreeing';
import type { Area } from '../../model/areas';
import type { Field, Verdict } from '../../model/match';
import type { Feature } from '../../rank/features';
import { areOfOtherRegions, fitPostcode, sharedBeginning } from '../../rank/postcode-fit';
import { fitSuffix, isRepetition } from '../../rank/suffix-fit';
import type { FoundAddress } from '../gather/found-address';
import type { Matcher } from '../matcher';
import { FAR_EDITS, isNameOfPlace, placeAgreement } from '../places/agreement';
import { areasAround } from '../places/area-chain';
import { type AskedPostcode, isOfTown, isSmallerTownOfPostcode } from '../query/asked-postcode';
import { GIVEN_AS_FIELDS, type Query } from '../query/query';
import {
  areSamePlace,
  beginsLonger,
  beginsOther,
  conflictFeature,
  hasWordMore,
  isCommonSuburb,
  isMeantAsTown,
  isTown,
  namesLargerCity,
} from './judged-place';
import { mayBeOtherStreet, type NameEvidence } from './name-evidence';
import { ScoreSheet } from './score-sheet';

/** Postcodes that share at least this part of their beginning count as near each other. */
const NEAR_POSTCODE_SHARE = 0.6;
/** So many wrong letters are hardly one slip. */
const SLIPS = 2;
/** More left-over words than this do not lower the score further. */
const MOST_LEFT_OVER = 6;
/** `Mill Rd` is `Mill Road`, but where a town has both, the name as asked comes first. */
const SHARE_OF_TYPE = 0.05;
const NUMBERS = /\d+/g;

/** The feature of each verdict on a suffix. Other verdicts do not change the score. */
const SUFFIX_FEATURES: Partial<Record<Verdict, Feature>> = {
  nearest: 'suffix.uncalled',
  partial: 'suffix.other',
  missing: 'suffix.missing',
};
const POSTCODE_FEATURES: Partial<Record<Verdict, Feature>> = {
  exact: 'postcode.equal',
  folded: 'postcode.equal',
  typo: 'postcode.typo',
  partial: 'postcode.near',
  conflict: 'postcode.conflict',
};

/** A neighbouring place counts this much against a street that the asked place does not have: people name the town that they know. */
const SHARE_OF_NEIGHBOUR = 0.5;

/** Computes the score of one candidate, field by field. */
export class Judgement {
  readonly verdicts: Partial<Record<Field, Verdict>> = {};
  readonly sheet: ScoreSheet;
  /** True if the candidate lacks the asked number. */
  lacksNumber = false;
  /** True if everything that was asked agrees, apart from how it is written. */
  agrees = true;
  /** True if the asked street or town may well be another one, though the rest agrees. */
  mayBeOther = false;
  /** See `Candidate`. */
  restsOnSlip = false;
  /** True if the asked unit is missing because the data have no flats. */
  lacksFlats = false;
  readonly #query: Query;
  readonly #name: NameEvidence | null;

  /** @param name null if the street was not asked by name. */
  constructor(query: Query, name: NameEvidence | null) {
    this.#query = query;
    this.#name = name;
    this.sheet = new ScoreSheet(query.manner.explain);
  }

  /** @param found the name of the street. */
  street(found: string): void {
    if (this.#name === null) return;
    const { fit, nameExists, sisterInside, hasOtherType } = this.#name;
    const asked = this.#query.fields.streetname;
    const { verdict } = fit;
    this.verdicts.streetname = verdict;
    if (verdict === 'exact' || verdict === 'folded') return;
    this.agrees = false;
    const add = (feature: Feature, amount: number) =>
      this.sheet.add(feature, amount, 'streetname', verdict, asked, found);
    if (verdict === 'abbreviation' || verdict === 'alias' || verdict === 'conflict') {
      add(`street.${verdict}`, fit.onlyType ? SHARE_OF_TYPE : 1);
      if (verdict === 'conflict') {
        // A postcode of digits mostly covers a town, though the data may have few of its streets.
        if (this.#query.postcode?.isOfDigits === true) add('street.conflictInTown', 1);
        this.#numberInName(found);
      }
      return;
    }
    if (hasOtherType) {
      this.mayBeOther = true;
      this.restsOnSlip = true;
      add('street.otherType', 1);
      return;
    }
    this.mayBeOther = mayBeOtherStreet(this.#query, this.#name, found);
    if (verdict === 'phonetic') {
      add('street.phonetic', 1);
    } else {
      add('street.edits', fit.edits);
      add('street.editShare', fit.edits / (fit.length + 2));
      add('street.stemShare', fit.edits / (fit.stem + 1));
    }
    add('street.missing', fit.missing);
    add('street.extra', fit.extra);
    if (fit.digitsDiffer) {
      add('street.digitsDiffer', 1);
      this.#numberInName(found);
    }
    if (fit.typeConflict) {
      add('street.typeConflict', 1);
      // `Neue Poststraße`: a postcode of digits mostly covers the sister of a street as well.
      if (fit.extra > 0 && this.#query.postcode?.isOfDigits === true) add('street.sisterInside', 1);
    } else if (sisterInside && fit.edits > 0) add('street.sisterInside', 1);
    // A name that is another street is hardly a typo of this one. If it is part of this name, it may well be meant.
    if (nameExists) add(verdict === 'partial' ? 'street.otherExistsPartly' : 'street.otherExists', 1);
  }

  /** A postcode or a number in it, found without the asked street. Unread words beside a postcode are most likely that street. */
  streetUnread(): void {
    const { street, line } = this.#query;
    if (street !== null || line.leftOver > 0) this.verdicts.streetname = 'missing';
  }

  /**
   * `23 Chemin Coulon` may be read as a name. If the street's name has fewer numbers, the extra one is most likely the
   * house number.
   */
  #numberInName(found: string): void {
    const { street, number } = this.#query;
    if (number !== null || street === null || !hasOtherNumber(street.numbers, found)) return;
    this.lacksNumber = true;
    this.verdicts.number = 'missing';
    this.sheet.add('number.absent', 1, 'number', 'missing', street.numbers);
  }

  /** @param found an address with the asked number. */
  number(found: FoundAddress): void {
    const { number } = this.#query;
    if (number === null) return;
    if (found.suffixKey !== number.suffix && found.suffixKey === number.firstOfRange) {
      this.verdicts.number = 'partial';
      this.agrees = false;
      return;
    }
    const verdict = fitSuffix(number.suffix, found.suffixKey, found.sameText);
    this.verdicts.number = 'exact';
    if (verdict === null) return;
    this.verdicts.suffix = found.lacksHyphen === true ? 'folded' : verdict;
    if (number.suffix !== found.suffixKey) this.agrees = false;
    // Only the French count `bis` as B; elsewhere 7B stands between 7A and 7C.
    if (number.suffix.length > 1 && isRepetition(number.suffix, found.suffixKey) && !this.#countsInFrench)
      this.mayBeOther = true;
    const feature = SUFFIX_FEATURES[verdict];
    if (feature !== undefined) this.sheet.add(feature, 1, 'suffix', verdict, number.suffix, found.suffixKey);
  }

  /** Judges a building: the number exists; no suffix was asked, or the asked one does not exist. */
  building(): void {
    const { number } = this.#query;
    if (number === null) return;
    this.verdicts.number = 'exact';
    if (number.suffix === '') return;
    this.agrees = false;
    this.verdicts.suffix = 'missing';
    this.lacksFlats = number.isUnknownFlat;
    this.sheet.add('suffix.missing', 1, 'suffix', 'missing', number.suffix, '');
  }

  numberAbsent(verdict: Verdict): void {
    const { number, fields } = this.#query;
    if (number === null) return;
    this.lacksNumber = true;
    this.agrees = false;
    this.verdicts.number = verdict;
    if (fields.suffix !== undefined) this.verdicts.suffix = verdict;
    this.sheet.add('number.absent', 1, 'number', verdict, number.text);
  }

  postcode(found: string): void {
    const asked = this.#query.postcode;
    if (asked === null) return;
    const verdict = fitPostcode(asked.text, found, asked.raw);
    this.verdicts.postcode = verdict;
    if (asked.text !== found) this.agrees = false;
    // `12 rue du Spot, 75011 Paris` is not `Rue Duphot` in 75001: a name with wrong letters in another postcode that exists.
    const isOther = (this.#name?.fit.edits ?? 0) >= SLIPS && asked.row !== null && !isAgreeing(verdict);
    if (isOther || (verdict === 'conflict' && this.#isOtherTown(asked, found))) this.mayBeOther = true;
    const isNear = verdict === 'conflict' && sharedBeginning(asked.text, found) >= NEAR_POSTCODE_SHARE;
    const feature = isOther ? 'postcode.conflict' : isNear ? 'postcode.near' : POSTCODE_FEATURES[verdict];
    // An unknown postcode beside an unknown place is that of another town rather than a typo.
    const isElsewhere = asked.isUnknown && this.#query.places.some(({ areas }) => areas.length === 0);
    if (feature === undefined || (isElsewhere && verdict !== 'conflict')) return;
    this.sheet.add(feature, 1, 'postcode', verdict, asked.text, found);
    // All streets of a town have its postcode, so it tells little about a name that differs.
    if (feature === 'postcode.equal' && this.#isOtherName && asked.isOfDigits && isOfTown(asked.row!))
      this.sheet.add('postcode.ofTown', 1, 'postcode', verdict, asked.text, found);
  }

  /**
   * Judges every asked place against the areas around the candidate.
   * @param suburb null if it is not known.
   */
  places(matcher: Matcher, city: Area, suburb: Area | null, latitude: number, longitude: number): void {
    if (this.#query.places.length === 0) return;
    const around = areasAround(matcher.store, city, suburb);
    // Several agreeing places count once: the narrower lies in the wider, or both have the same name.
    let agrees = false;
    const judged = this.#query.places.map((asked) => ({
      asked,
      agreement: placeAgreement(matcher, asked, around),
    }));
    const isInTown = judged.some((one) => isTown(one, around));
    const doubt = isAgreeing(this.verdicts.postcode) ? null : this.#query.line.placeDoubt;
    for (const [at, { asked, agreement }] of judged.entries()) {
      // In `Veendam, Groningen`, `Groningen` is the province of the town.
      const kind = agreement.kind === 'shadowed' && isInTown ? 'equal' : agreement.kind;
      if (kind !== 'equal') this.agrees = false;
      if (agreement.kind === 'none') {
        this.verdicts[asked.field] = 'conflict';
        if (
          isAgreeing(this.verdicts.postcode) &&
          isSmallerTownOfPostcode(matcher.store, this.#query, asked, city)
        )
          this.mayBeOther = true;
        // `Centrum, Groningen`: every town has a centre, but few data have a suburb of that name.
        if (isInTown && isCommonSuburb(asked)) continue;
        // `Bruxelles - Brussel`: one place in two languages is against an address once.
        const conflicts = judged.slice(0, at).filter((before) => before.agreement.kind === 'none');
        if (conflicts.some((before) => areSamePlace(before.asked, asked))) continue;
        const feature = conflictFeature(asked, this.#query.line, latitude, longitude);
        if (isInTown && feature === 'place.near' && namesLargerCity(matcher.store, asked, city, judged))
          continue;
        const isSlip = feature === 'place.near' && this.#isOnlyOne;
        if (isSlip && !isAgreeing(this.verdicts.postcode)) this.restsOnSlip = true;
        this.sheet.add(
          feature,
          isSlip ? SHARE_OF_NEIGHBOUR : 1,
          asked.field,
          'conflict',
          asked.raw,
          city.name,
        );
        continue;
      }
      const { area, edits, verdict } = agreement;
      this.verdicts[asked.field] = doubt === null ? verdict : 'partial';
      const add = (feature: Feature, amount: number) =>
        this.sheet.add(feature, amount, asked.field, verdict, asked.raw, area.name);
      if (doubt !== null) this.agrees = false;
      // `49152 Bad Essen`: no postcode tells that it is Essen.
      if (doubt === 'longer' && this.#query.postcode !== null) {
        add('place.unknown', 1);
        continue;
      }
      // `Bahnhofstrasse 10, Bern` hardly means a town in the canton of that name.
      if (!isInTown && isMeantAsTown(asked, area, verdict) && !isAgreeing(this.verdicts.postcode))
        this.mayBeOther = true;
      if (kind === 'shadowed') {
        add(area.level === 'province' ? 'place.shadowedProvince' : 'place.shadowedMunicipality', 1);
        if (this.#name?.namesakeInside === true) add('place.namesakeInside', 1);
        continue;
      }
      if (asked.field === 'city' && area.level !== 'city') add('place.wider', 1);
      if (kind === 'typo') {
        if (!agrees) add('place.typo', 1);
        agrees = true;
        add('place.editShare', edits / (asked.raw.length + 1));
        // `2 Rue Léon Frapié, Montreuil`: the town may as well stand in a part that is not read.
        const isUnsure =
          edits >= FAR_EDITS ||
          beginsLonger(asked.raw, area.name) ||
          beginsOther(matcher, asked, area) ||
          hasWordMore(matcher, asked, area) ||
          this.#query.line.leftApart > 0;
        // `Hee` is an existing place, so `Heeg` is less likely to be meant.
        const isOther = isNameOfPlace(asked);
        if (isOther) add('place.otherExists', 1);
        if ((isUnsure || isOther) && !isAgreeing(this.verdicts.postcode)) this.mayBeOther = true;
        continue;
      }
      // That a state or a country agrees tells hardly more than no place.
      if (area.level === 'province' || area.level === 'country') continue;
      if (!agrees) this.sheet.add('place.equal', 1, asked.field, verdict, asked.raw);
      agrees = true;
    }
  }

  reading(): void {
    if (this.#query.line === GIVEN_AS_FIELDS) return;
    const {
      leftOver,
      leftByPlace,
      leftApart,
      unusualOrder,
      numberApart,
      postcodeAsNumber,
      lacksNumber,
      nearby,
    } = this.#query.line;
    if (lacksNumber) this.verdicts.number ??= 'missing';
    if (nearby && this.verdicts.number === 'exact') this.verdicts.number = 'nearest';
    // `Gothard Rd near Main St`: beside which of them it is, nobody knows.
    else if (nearby) this.mayBeOther = true;
    const add = (feature: Feature, amount: number) => this.sheet.add(feature, amount, 'reading');
    add('reading.leftOver', Math.min(leftOver, MOST_LEFT_OVER));
    // Unread words probably belong to the street's name, if the name differs from the found one or if the line has no
    // place and no postcode.
    if (leftOver > 0 && !leftByPlace && (this.#isInexact || this.#isStreetAlone))
      add('reading.leftOverInexact', 1);
    add('reading.leftApart', Math.log1p(leftApart));
    if (unusualOrder) add('reading.order', 1);
    if (numberApart) add('reading.numberApart', 1);
    if (postcodeAsNumber) add('reading.postcodeAsNumber', 1);
  }

  /**
   * True if another postcode is hardly a slip: one of a far region that the data lack (`89370 Chaumont` is not 52000), or one
   * beside an unread word that may be its town (`20090 Segrate, Milano`).
   */
  #isOtherTown({ text, isUnknown }: AskedPostcode, found: string): boolean {
    const { leftByPlace, leftOver, leftApart } = this.#query.line;
    if ((leftOver > 0 && leftByPlace) || (isUnknown && leftApart > 0)) return true;
    return isUnknown && areOfOtherRegions(text, found);
  }

  /** True if the street has the asked name and number, and the asked place has no street of that name. */
  get #isOnlyOne(): boolean {
    if (this.#name === null || this.#name.namesakeInside || this.verdicts.number !== 'exact') return false;
    return isAgreeing(this.verdicts.streetname);
  }

  get #countsInFrench(): boolean {
    return this.#query.profile.conventions.languages[0] === 'fr';
  }

  /** True if only name and number tell which street is meant: `Brimkjarg Hlíð 2` is not surely `Hlíð 2`. */
  get #isStreetAlone(): boolean {
    const { street, places, postcode } = this.#query;
    return street !== null && places.length === 0 && postcode === null;
  }

  /** True if the name of the street has letters that were not asked, or lacks asked ones; or if an unknown place or unread words may be it. */
  get #isOtherName(): boolean {
    const { places, line } = this.#query;
    if (this.#name === null) return places.some(({ areas }) => areas.length === 0);
    if (line.leftOver > 0 && !line.leftByPlace) return true;
    if (this.restsOnSlip) return false;
    const { verdict, edits, extra } = this.#name.fit;
    return verdict !== 'conflict' && edits + extra > 0;
  }

  /** True if the name of the street differs by more than its spelling convention. */
  get #isInexact(): boolean {
    if (this.#name === null) return false;
    const { verdict, missing, edits } = this.#name.fit;
    if (verdict === 'conflict') return false;
    return missing > 0 || (verdict !== 'phonetic' && edits > 0);
  }
}

function hasOtherNumber(asked: string, found: string): boolean {
  const known: readonly string[] = found.match(NUMBERS) ?? [];
  return asked.match(NUMBERS)?.some((number) => !known.includes(number)) === true;
}
