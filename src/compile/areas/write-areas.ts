import type { NameKey } from '../../country/conventions';
import type { CountryProfile } from '../../country/profile';
import type { PolygonPart } from '../../geo/polygon';
import { representativePoint } from '../../geo/representative-point';
import { AREA_LEVELS } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import { TRANSLATED, type Translation } from '../../store/format/translation';
import type { DatasetWriter } from '../../store/write/writer';
import type { Tally } from '../report/tally';
import { compareText } from '../rows/text-pool';
import { type AreaDraft, electedParent } from './area-draft';
import type { AreaTree } from './area-tree';

/**
 * Decides by addresses the province of each municipality that no layer has placed.
 * @param withoutAddresses true for a recipe without addresses.
 */
export function settleParents(
  tree: AreaTree,
  addressesIn: ReadonlyMap<AreaDraft, number>,
  withoutAddresses: boolean,
): void {
  for (const municipality of tree.areas('municipality')) {
    municipality.parent ??= electedParent(municipality);
    const hasPlace = municipality.parts.length > 0 || municipality.point !== null;
    const isKept = (addressesIn.get(municipality) ?? 0) > 0 || (withoutAddresses && hasPlace);
    if (municipality.parent !== null || !isKept) continue;
    // A country without provinces gets one province: itself.
    const { code, name } = tree.country;
    municipality.parent = tree.obtain('province', { code, name, made: true }, tree.country);
  }
}

/** Number of addresses in each area, including enclosed areas. */
export function addressesByArea(drafts: readonly AreaDraft[]): Map<AreaDraft, number> {
  const counts = new Map<AreaDraft, number>();
  for (const draft of drafts) {
    if (draft.addresses === 0) continue;
    counts.set(draft, (counts.get(draft) ?? 0) + draft.addresses);
    // A city and a suburb count the same addresses, so enclosing areas add only those of suburbs.
    if (draft.level !== 'suburb') continue;
    for (let area = draft.parent; area !== null; area = area.parent) {
      counts.set(area, (counts.get(area) ?? 0) + draft.addresses);
    }
  }
  return counts;
}

/**
 * Writes the areas and stores their ids. Enclosing areas come before enclosed ones, in an order that depends only on
 * the areas themselves. Areas without a place are left out and counted.
 * @param withoutAddresses the recipe has no addresses.
 */
export function writeAreas(
  trees: readonly AreaTree[],
  drafts: readonly AreaDraft[],
  writer: DatasetWriter,
  dropped: Tally,
  withoutAddresses: boolean,
): void {
  const profiles = new Map(trees.map((tree) => [tree.country.country, tree.profile]));
  const populated = new Set(drafts.filter((draft) => draft.addresses > 0).flatMap(lineage));
  for (const level of AREA_LEVELS) {
    // Parents already have their ids, so siblings are sorted together.
    const areas = drafts.filter((draft) => draft.level === level).sort(compareAreas);
    for (const area of areas) {
      const point = populated.has(area)
        ? null
        : (representativePoint(area.parts, COORDINATE_SCALE) ?? area.point);
      if (area.emptied && point === null && !populated.has(area)) continue;
      const reason = reasonToLeaveOut(area, populated.has(area) || point !== null);
      if (reason !== null) {
        dropped.add(reason, () => `${area.level} ${area.name} ${area.code}`.trim());
        continue;
      }
      area.id = writer.addArea({
        level: area.level,
        parent: area.parent === null ? null : area.parent.id,
        code: area.code,
        name: area.name,
        aliases: area.aliases,
        made: area.made,
        latitude: point === null ? null : point.latitude / COORDINATE_SCALE,
        longitude: point === null ? null : point.longitude / COORDINATE_SCALE,
        keys: area.name === '' ? [] : keysOf(area, profiles.get(area.country)!, withoutAddresses),
        parts: area.parts.map(inDegrees),
        sourceSet: writer.sourceSets.of(area.sources),
      });
      // The polygons are no longer needed, and use most of the memory of an area.
      area.parts.length = 0;
    }
  }
}

/** The names in other languages of the written areas. */
export function areaTranslations(drafts: readonly AreaDraft[]): Translation[] {
  return drafts.flatMap(({ id, name, translations }) =>
    id < 0
      ? []
      : [...translations]
          .filter(([, other]) => other !== name)
          .map(([language, other]): Translation => [TRANSLATED.area, id, language, other]),
  );
}

/**
 * The name keys of an area. Without addresses, a country is also found by foreign names; with addresses, parsing reads
 * these.
 */
function keysOf(area: AreaDraft, profile: CountryProfile, withoutAddresses: boolean): NameKey[] {
  const abroad = withoutAddresses && area.level === 'country' ? profile.conventions.calledAlso : [];
  return profile.placeKeys(area.level, area.name, [...area.aliases, ...abroad]);
}

function reasonToLeaveOut(area: AreaDraft, hasPlace: boolean): string | null {
  if (area.level === 'country') return null;
  if (area.parent === null) return 'no address tells what encloses it';
  if (area.parent.id < 0) return 'what encloses it was left out';
  return hasPlace ? null : 'neither addresses nor polygon';
}

/** An area and all that enclose it. */
function lineage(draft: AreaDraft): AreaDraft[] {
  return draft.parent === null ? [draft] : [draft, ...lineage(draft.parent)];
}

function compareAreas(a: AreaDraft, b: AreaDraft): number {
  return (
    compareText(a.country, b.country) ||
    (a.parent?.id ?? -1) - (b.parent?.id ?? -1) ||
    compareText(a.code, b.code) ||
    compareText(a.name, b.name) ||
    a.index - b.index
  );
}

function inDegrees({ coordinates, ringEnds }: PolygonPart): PolygonPart {
  return { coordinates: Float64Array.from(coordinates, (units) => units / COORDINATE_SCALE), ringEnds };
}
