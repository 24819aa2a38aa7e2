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
 * Settles what only the addresses could tell: the province of each municipality that no layer gave one.
 * @param withoutAddresses the recipe has no addresses: areas stand for themselves.
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
    // A country of which no province is known is its own.
    const { code, name } = tree.country;
    municipality.parent = tree.obtain('province', { code, name, made: true }, tree.country);
  }
}

/** Addresses in each area, those in the areas that it encloses included. */
export function addressesByArea(drafts: readonly AreaDraft[]): Map<AreaDraft, number> {
  const counts = new Map<AreaDraft, number>();
  for (const draft of drafts) {
    if (draft.addresses === 0) continue;
    counts.set(draft, (counts.get(draft) ?? 0) + draft.addresses);
    // A city and a suburb count the same addresses: those above them count one of the two.
    if (draft.level !== 'suburb') continue;
    for (let area = draft.parent; area !== null; area = area.parent) {
      counts.set(area, (counts.get(area) ?? 0) + draft.addresses);
    }
  }
  return counts;
}

/**
 * Gives the areas to the writer, what encloses before what is enclosed, in an order that depends on nothing but
 * the areas themselves, and notes their ids. Areas that lie nowhere are left out, and counted.
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
    // Parents have their ids by now, so siblings come together.
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
      // Polygons are no longer needed, and they are most of what an area weighs.
      area.parts.length = 0;
    }
  }
}

/** What areas that are written are called in other languages. */
export function areaTranslations(drafts: readonly AreaDraft[]): Translation[] {
  return drafts.flatMap(({ id, name, translations }) =>
    id < 0
      ? []
      : [...translations]
          .filter(([, other]) => other !== name)
          .map(([language, other]): Translation => [TRANSLATED.area, id, language, other]),
  );
}

/** A country among areas alone is found by what others call it, too; beside addresses that ends a line, and is read there. */
function keysOf(area: AreaDraft, profile: CountryProfile, withoutAddresses: boolean): NameKey[] {
  const abroad = withoutAddresses && area.level === 'country' ? profile.conventions.calledAlso : [];
  return profile.placeKeys(area.name, [...area.aliases, ...abroad]);
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
