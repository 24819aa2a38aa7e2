import { distanceMeters } from '../../geo/distance';
import { AREA_LEVELS, type Area } from '../../model/areas';
import type { Field, Point, Verdict } from '../../model/match';
import { fitDoor } from '../../rank/door-fit';
import type { Feature, FeatureVector } from '../../rank/features';
import type { NameFit } from '../../rank/name-fit';
import { fitPostcode } from '../../rank/postcode-fit';
import { WEIGHTS } from '../../rank/weights';
import type { Address } from '../../store/rows';
import { editDistance } from '../../text/edit-distance';
import { fold } from '../../text/fold';
import type { FoundDoor } from './find-door';
import type { AskedPlace, PreparedQuery } from './query';

/** A place this near to the one asked is a neighbouring village rather than another part of the country. */
const NEIGHBOUR_METERS = 9_000;
/** Postcodes that share this much of their beginning lie near one another. */
const NEAR_POSTCODE_SHARE = 0.6;

const NO_POINTS: Point[] = [];

/** Gathers verdicts, features and explained points of one candidate. */
export class Judgement {
  readonly #explain: boolean;
  readonly verdicts: Partial<Record<Field, Verdict>> = {};
  readonly features: FeatureVector = {};
  /** Empty unless they were asked for. */
  readonly points: Point[];
  score = 0;
  /** The place asked has a street of the asked name itself: one that lies around it is hardly meant. */
  namesakeInside = false;

  constructor(explain: boolean) {
    this.#explain = explain;
    this.points = explain ? [] : NO_POINTS;
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
    this.features[feature] = (this.features[feature] ?? 0) + amount;
    const score = WEIGHTS[feature] * amount;
    this.score += score;
    if (!this.#explain) return;
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
    this.verdicts.streetname = verdict;
    if (verdict === 'exact' || verdict === 'folded') return;
    const note = (feature: Feature, amount: number) =>
      this.add(feature, amount, 'streetname', verdict, asked, found);
    if (verdict === 'abbreviation' || verdict === 'alias' || verdict === 'conflict') {
      note(`street.${verdict}`, 1);
      return;
    }
    if (verdict === 'phonetic') {
      note('street.phonetic', 1);
    } else {
      note('street.edits', fit.edits);
      note('street.editShare', fit.edits / (fit.length + 2));
      note('street.stemShare', fit.edits / (fit.stem + 1));
    }
    note('street.missing', fit.missing);
    note('street.extra', fit.extra);
    if (fit.digitsDiffer) note('street.digitsDiffer', 1);
    if (fit.typeConflict) note('street.typeConflict', 1);
    // A name that is a street elsewhere is hardly a typo of this one; as a part of this one it may well be meant.
    if (nameExists) note(verdict === 'partial' ? 'street.otherExistsPartly' : 'street.otherExists', 1);
  }

  door(query: PreparedQuery, found: FoundDoor, address: Address): void {
    const asked = query.door!;
    const fit = fitDoor(asked, found.designation, query.doorText === address.number + address.suffix);
    this.verdicts.number = fit.number;
    if (fit.suffix === null) return;
    this.verdicts.suffix = fit.suffix;
    const feature: Feature | null =
      fit.suffix === 'nearest'
        ? 'suffix.uncalled'
        : fit.suffix === 'missing'
          ? 'suffix.missing'
          : fit.suffix === 'partial' || fit.suffix === 'conflict'
            ? 'suffix.other'
            : null;
    if (feature !== null) this.add(feature, 1, 'suffix', fit.suffix, asked.suffix, found.designation.suffix);
  }

  numberAbsent(query: PreparedQuery, verdict: Verdict): void {
    this.verdicts.number = verdict;
    if (query.fields.suffix !== undefined) this.verdicts.suffix = verdict;
    this.add('number.absent', 1, 'number', verdict, query.doorText);
  }

  postcode(query: PreparedQuery, found: string): void {
    const asked = query.postcode!;
    const fit = fitPostcode(asked.text, found, asked.raw);
    this.verdicts.postcode = fit.verdict;
    const note = (feature: Feature) => this.add(feature, 1, 'postcode', fit.verdict, asked.text, found);
    if (fit.verdict === 'exact' || fit.verdict === 'folded') note('postcode.equal');
    else if (fit.verdict === 'typo') note('postcode.typo');
    else if (fit.verdict === 'partial') note('postcode.near');
    else if (fit.verdict === 'conflict')
      note(fit.shared >= NEAR_POSTCODE_SHARE ? 'postcode.near' : 'postcode.conflict');
  }

  /** Judges every place asked against the areas that hold the candidate. */
  places(query: PreparedQuery, chain: readonly Area[], latitude: number, longitude: number): void {
    let equal = false;
    for (const asked of query.places) {
      const agreed = this.#place(query, asked, chain);
      if (agreed === 'equal') {
        if (!equal) this.add('place.equal', 1, asked.field, this.verdicts[asked.field], asked.raw);
        equal = true;
      } else if (agreed === 'none') {
        this.verdicts[asked.field] = 'conflict';
        const feature =
          asked.field === 'province'
            ? 'province.conflict'
            : asked.areas.length === 0 || nearestMeters(asked, latitude, longitude) < NEIGHBOUR_METERS
              ? 'place.near'
              : 'place.conflict';
        this.add(feature, 1, asked.field, 'conflict', asked.raw, chain[0]?.name ?? '');
      }
    }
  }

  #place(
    query: PreparedQuery,
    asked: AskedPlace,
    chain: readonly Area[],
  ): 'equal' | 'typo' | 'shadowed' | 'none' {
    let edits = Number.POSITIVE_INFINITY;
    let match: { area: Area; alias: boolean } | null = null;
    for (const resolved of asked.areas) {
      const narrower = match === null || depth(resolved.area) > depth(match.area);
      if (resolved.edits > edits || (resolved.edits === edits && !narrower)) continue;
      if (!chain.some((area) => area.id === resolved.area.id)) continue;
      if (asked.field === 'province' && resolved.area.level !== 'province') continue;
      edits = resolved.edits;
      match = resolved;
    }
    if (match === null && asked.field !== 'province') {
      const damaged = damagedName(query, asked, chain);
      if (damaged !== null) {
        edits = damaged.edits;
        match = { area: damaged.area, alias: false };
      }
    }
    if (match === null) return 'none';
    const { area } = match;
    const verdict = edits > 0 ? 'typo' : placeVerdict(asked.raw, area, match.alias);
    this.verdicts[asked.field] = verdict;
    const wider =
      area.level === 'province' || (area.level === 'municipality' && asked.field !== 'municipality');
    if (
      wider &&
      asked.field !== 'province' &&
      asked.areas.some((resolved) => depth(resolved.area) > depth(area))
    ) {
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
    if (asked.areas.some((resolved) => resolved.edits === 0))
      this.add('place.otherExists', 1, asked.field, verdict, asked.raw, area.name);
    return 'typo';
  }

  reading(query: PreparedQuery): void {
    this.add('reading.leftOver', Math.min(query.leftOver, 6), 'reading');
    // Words unread beside a street that differs from the one read: most likely they belong to its name.
    if (
      query.leftOver > 0 &&
      (this.features['street.edits'] !== undefined || this.features['street.missing'] !== undefined)
    )
      this.add('reading.leftOverInexact', 1, 'reading');
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

/** A place name too damaged for the index, compared with the few names it could be here. */
function damagedName(
  query: PreparedQuery,
  asked: AskedPlace,
  chain: readonly Area[],
): { area: Area; edits: number } | null {
  const key = query.profile.key(asked.raw);
  // The name of a place that exists is hardly a damaged one: a single slip at most.
  const isKnown = asked.areas.some((resolved) => resolved.edits === 0);
  const bound = isKnown ? 1 : Math.floor(key.length * 0.4);
  let best: { area: Area; edits: number } | null = null;
  for (const area of chain) {
    if (area.level === 'province' || area.level === 'country' || area.name === '') continue;
    const edits = editDistance(key, query.profile.key(area.name), best === null ? bound : best.edits - 1);
    if (edits <= bound && (best === null || edits < best.edits)) best = { area, edits: Math.max(1, edits) };
  }
  return best;
}

function nearestMeters(asked: AskedPlace, latitude: number, longitude: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { area } of asked.areas) {
    const distance = distanceMeters(latitude, longitude, area.latitude, area.longitude) - area.radiusMeters;
    if (distance < nearest) nearest = distance;
  }
  return nearest;
}
