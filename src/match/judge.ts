import { distanceMeters } from '../geo/distance';
import { AREA_LEVELS, type Area } from '../model/areas';
import type { Point, Verdict } from '../model/match';
import { fitSuffix } from '../rank/door-fit';
import type { Feature, FeatureVector } from '../rank/features';
import type { NameFit } from '../rank/name-fit';
import { fitPostcode, sharedBeginning } from '../rank/postcode-fit';
import { WEIGHTS } from '../rank/weights';
import { editDistance } from '../text/edit-distance';
import { fold } from '../text/fold';
import type { AreaChain } from './area-chain';
import type { AskedPlace } from './asked-place';
import type { FoundDoor } from './nearest-doors';
import { keyOfArea } from './place-key';
import type { PreparedQuery } from './query';
import { VerdictList } from './verdict-list';

/** A place this near to the one asked is a neighbouring village rather than another part of the country. */
const NEIGHBOUR_METERS = 9_000;
/** Postcodes that share this much of their beginning lie near one another. */
const NEAR_POSTCODE_SHARE = 0.6;

/** What each verdict on a suffix counts as. */
const SUFFIX_FEATURES: Partial<Record<Verdict, Feature>> = {
  nearest: 'suffix.uncalled',
  missing: 'suffix.missing',
  partial: 'suffix.other',
  conflict: 'suffix.other',
};
const POSTCODE_FEATURES: Partial<Record<Verdict, Feature>> = {
  exact: 'postcode.equal',
  folded: 'postcode.equal',
  typo: 'postcode.typo',
  partial: 'postcode.near',
  conflict: 'postcode.conflict',
};
const NO_POINTS: Point[] = [];
const NO_FEATURES: FeatureVector = {};

/** Gathers the score of one candidate, and its verdicts, features and explained points. Used again: see `begin`. */
export class Judgement {
  readonly verdicts = new VerdictList();
  /** Empty unless they are to be explained, as the points. */
  features = NO_FEATURES;
  points = NO_POINTS;
  score = 0;
  /** The place asked has a street of the asked name itself: one that lies around it is hardly meant. */
  namesakeInside = false;
  /** The number asked is not there. */
  lacksNumber = false;
  #explain = false;
  /** The street's name differs by more than how it is written. */
  #inexact = false;

  /** Forgets what was judged before. */
  begin(explain: boolean): void {
    this.verdicts.clear();
    this.features = explain ? {} : NO_FEATURES;
    this.points = explain ? [] : NO_POINTS;
    this.score = 0;
    this.namesakeInside = false;
    this.lacksNumber = false;
    this.#explain = explain;
    this.#inexact = false;
  }

  /** Adds a feature and its weight. */
  add(
    feature: Feature,
    amount: number,
    field: Point['field'],
    verdict?: Verdict,
    asked?: string,
    found?: string,
  ): void {
    if (amount === 0) return;
    const score = WEIGHTS[feature] * amount;
    this.score += score;
    if (!this.#explain) return;
    this.features[feature] = (this.features[feature] ?? 0) + amount;
    this.points.push({
      field,
      score,
      ...(verdict === undefined ? {} : { verdict }),
      ...(asked === undefined ? {} : { asked }),
      ...(found === undefined ? {} : { found }),
    });
  }

  street(query: PreparedQuery, fit: NameFit, found: string, nameExists: boolean): void {
    const asked = query.fields.streetname;
    const { verdict } = fit;
    this.verdicts.set('streetname', verdict);
    if (verdict === 'exact' || verdict === 'folded') return;
    if (verdict === 'abbreviation' || verdict === 'alias' || verdict === 'conflict') {
      this.add(`street.${verdict}`, 1, 'streetname', verdict, asked, found);
      return;
    }
    if (verdict === 'phonetic') {
      this.add('street.phonetic', 1, 'streetname', verdict, asked, found);
    } else {
      this.add('street.edits', fit.edits, 'streetname', verdict, asked, found);
      this.add('street.editShare', fit.edits / (fit.length + 2), 'streetname', verdict, asked, found);
      this.add('street.stemShare', fit.edits / (fit.stem + 1), 'streetname', verdict, asked, found);
    }
    this.#inexact = fit.missing > 0 || (verdict !== 'phonetic' && fit.edits > 0);
    this.add('street.missing', fit.missing, 'streetname', verdict, asked, found);
    this.add('street.extra', fit.extra, 'streetname', verdict, asked, found);
    if (fit.digitsDiffer) this.add('street.digitsDiffer', 1, 'streetname', verdict, asked, found);
    if (fit.typeConflict) this.add('street.typeConflict', 1, 'streetname', verdict, asked, found);
    // A name that is a street elsewhere is hardly a typo of this one; as a part of this one it may well be meant.
    const feature = verdict === 'partial' ? 'street.otherExistsPartly' : 'street.otherExists';
    if (nameExists) this.add(feature, 1, 'streetname', verdict, asked, found);
  }

  /** @param found bears the number asked. */
  door(query: PreparedQuery, found: FoundDoor): void {
    const { suffix } = query.door!;
    const verdict = fitSuffix(suffix, found.suffix, found.sameText);
    this.verdicts.set('number', 'exact');
    if (verdict === null) return;
    this.verdicts.set('suffix', verdict);
    const feature = SUFFIX_FEATURES[verdict];
    if (feature !== undefined) this.add(feature, 1, 'suffix', verdict, suffix, found.suffix);
  }

  numberAbsent(query: PreparedQuery, verdict: Verdict): void {
    this.lacksNumber = true;
    this.verdicts.set('number', verdict);
    if (query.fields.suffix !== undefined) this.verdicts.set('suffix', verdict);
    this.add('number.absent', 1, 'number', verdict, query.doorText);
  }

  postcode(query: PreparedQuery, found: string): void {
    const asked = query.postcode!;
    const verdict = fitPostcode(asked.text, found, asked.raw);
    this.verdicts.set('postcode', verdict);
    const isNear = verdict === 'conflict' && sharedBeginning(asked.text, found) >= NEAR_POSTCODE_SHARE;
    const feature = isNear ? 'postcode.near' : POSTCODE_FEATURES[verdict];
    if (feature !== undefined) this.add(feature, 1, 'postcode', verdict, asked.text, found);
  }

  /** Judges every place asked against the areas that hold the candidate. */
  places(query: PreparedQuery, chain: AreaChain, latitude: number, longitude: number): void {
    let equal = false;
    for (let at = 0; at < query.places.length; at++) {
      const asked = query.places[at]!;
      const agreed = this.#place(query, asked, chain);
      if (agreed === 'equal') {
        if (!equal) this.add('place.equal', 1, asked.field, this.verdicts.get(asked.field), asked.raw);
        equal = true;
      } else if (agreed === 'none') {
        this.verdicts.set(asked.field, 'conflict');
        const feature =
          asked.field === 'province'
            ? 'province.conflict'
            : asked.areas.length === 0 || nearestMeters(asked, latitude, longitude) < NEIGHBOUR_METERS
              ? 'place.near'
              : 'place.conflict';
        this.add(feature, 1, asked.field, 'conflict', asked.raw, chain.at(0).name);
      }
    }
  }

  #place(query: PreparedQuery, asked: AskedPlace, chain: AreaChain): 'equal' | 'typo' | 'shadowed' | 'none' {
    let edits = Number.POSITIVE_INFINITY;
    let area: Area | null = null;
    let isAlias = false;
    for (let at = 0; at < asked.areas.length; at++) {
      const resolved = asked.areas[at]!;
      const narrower = area === null || depth(resolved.area) > depth(area);
      if (resolved.edits > edits || (resolved.edits === edits && !narrower)) continue;
      if (!chain.holds(resolved.area)) continue;
      if (asked.field === 'province' && resolved.area.level !== 'province') continue;
      edits = resolved.edits;
      area = resolved.area;
      isAlias = resolved.alias;
    }
    if (area === null && asked.field !== 'province') {
      area = damagedName(query, asked, chain);
      if (area !== null) edits = Math.max(1, editDistance(asked.key, keyOfArea(query.profile, area)));
    }
    if (area === null) return 'none';
    const verdict = edits > 0 ? 'typo' : placeVerdict(asked.raw, area, isAlias);
    this.verdicts.set(asked.field, verdict);
    const wider =
      area.level === 'province' || (area.level === 'municipality' && asked.field !== 'municipality');
    if (wider && asked.field !== 'province' && hasNarrower(asked, area)) {
      // `Groningen` means the town: elsewhere in the province of that name is hardly meant.
      const feature = area.level === 'province' ? 'place.shadowedProvince' : 'place.shadowedMunicipality';
      this.add(feature, 1, asked.field, verdict, asked.raw, area.name);
      if (this.namesakeInside)
        this.add('place.namesakeInside', 1, asked.field, verdict, asked.raw, area.name);
      return 'shadowed';
    }
    if (asked.field === 'city' && area.level !== 'city') {
      this.add('place.wider', 1, asked.field, verdict, asked.raw, area.name);
    }
    if (edits === 0) return 'equal';
    this.add('place.typo', 1, asked.field, verdict, asked.raw, area.name);
    this.add('place.editShare', edits / (asked.raw.length + 1), asked.field, verdict, asked.raw, area.name);
    // `Hee` is a place: that `Heeg` was meant takes more to believe.
    if (isKnown(asked)) this.add('place.otherExists', 1, asked.field, verdict, asked.raw, area.name);
    return 'typo';
  }

  reading(query: PreparedQuery): void {
    this.add('reading.leftOver', Math.min(query.leftOver, 6), 'reading');
    // Words unread beside a street that differs from the one read: most likely they belong to its name.
    if (query.leftOver > 0 && this.#inexact) this.add('reading.leftOverInexact', 1, 'reading');
    this.add('reading.leftApart', Math.log1p(query.leftApart), 'reading');
    if (query.unusualOrder) this.add('reading.order', 1, 'reading');
    if (query.numberApart) this.add('reading.numberApart', 1, 'reading');
    if (query.postcodeAsNumber) this.add('reading.postcodeAsNumber', 1, 'reading');
  }
}

function depth(area: Area): number {
  return AREA_LEVELS.indexOf(area.level);
}

function placeVerdict(raw: string, area: Area, alias: boolean): Verdict {
  if (raw === area.name) return 'exact';
  if (alias) return 'alias';
  return fold(raw) === fold(area.name) ? 'folded' : 'abbreviation';
}

/** True where the text names an area of a lower level than one. */
function hasNarrower({ areas }: AskedPlace, area: Area): boolean {
  for (let at = 0; at < areas.length; at++) if (depth(areas[at]!.area) > depth(area)) return true;
  return false;
}

/** True where the text is the name of a place, letter for letter. */
function isKnown({ areas }: AskedPlace): boolean {
  for (let at = 0; at < areas.length; at++) if (areas[at]!.edits === 0) return true;
  return false;
}

/** The area that a place name too damaged for the index means, of the few that it could be here; null for none. */
function damagedName({ profile }: PreparedQuery, asked: AskedPlace, chain: AreaChain): Area | null {
  // The name of a place that exists is hardly a damaged one: a single slip at most.
  let bound = isKnown(asked) ? 1 : Math.floor(asked.key.length * 0.4);
  let best: Area | null = null;
  for (let at = 0; at < chain.length && bound >= 0; at++) {
    const area = chain.at(at);
    if (area.level === 'province' || area.level === 'country' || area.name === '') continue;
    const edits = editDistance(asked.key, keyOfArea(profile, area), bound);
    if (edits > bound) continue;
    best = area;
    bound = Math.max(1, edits) - 1;
  }
  return best;
}

function nearestMeters(asked: AskedPlace, latitude: number, longitude: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (let at = 0; at < asked.areas.length; at++) {
    const { area } = asked.areas[at]!;
    const distance = distanceMeters(latitude, longitude, area.latitude, area.longitude) - area.radiusMeters;
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}
