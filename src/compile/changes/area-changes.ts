import type { PolygonPart } from '../../geo/polygon';
import type { Area } from '../../model/areas';
import type { Dataset } from '../../store/dataset';
import type { AreaChanged, Change } from './change';
import { areaCount, type OldAndNew } from './old-and-new';
import { shownArea } from './show';

/** The changes of areas. Suburbs that a build made for a city are skipped: they have no identity of their own. */
export function* areaChanges({ old, new: renewed }: OldAndNew): Generator<Change> {
  for (const area of areasOf(renewed)) {
    const was = old.areaByUuid(area.uuid);
    if (was === null) {
      yield { change: 'area-added', area: shownArea(renewed, area) };
      continue;
    }
    const fields = fieldsOf(old, was, renewed, area);
    if (Object.keys(fields).length > 0)
      yield { change: 'area-changed', id: area.uuid, fields, area: shownArea(renewed, area) };
  }
  for (const area of areasOf(old)) {
    if (renewed.areaByUuid(area.uuid) === null)
      yield { change: 'area-withdrawn', area: shownArea(old, area) };
  }
}

function* areasOf(dataset: Dataset): Generator<Area> {
  const count = areaCount(dataset);
  for (let id = 0; id < count; id++) {
    const area = dataset.area(id);
    if (!area.made) yield area;
  }
}

function fieldsOf(old: Dataset, was: Area, renewed: Dataset, area: Area): AreaChanged['fields'] {
  const before = shownArea(old, was);
  const now = shownArea(renewed, area);
  const fields: AreaChanged['fields'] = {};
  for (const field of ['name', 'code', 'parent'] as const)
    if (before[field] !== now[field]) fields[field] = { from: before[field], to: now[field] };
  if (!sameShapes(old.shapes(was.id), renewed.shapes(area.id))) fields.border = { from: '', to: '' };
  return fields;
}

export function sameShapes(left: readonly PolygonPart[], right: readonly PolygonPart[]): boolean {
  return (
    left.length === right.length &&
    left.every(
      ({ coordinates, ringEnds }, at) =>
        sameNumbers(coordinates, right[at]!.coordinates) && sameNumbers(ringEnds, right[at]!.ringEnds),
    )
  );
}

function sameNumbers(left: ArrayLike<number>, right: ArrayLike<number>): boolean {
  if (left.length !== right.length) return false;
  for (let at = 0; at < left.length; at++) if (left[at] !== right[at]) return false;
  return true;
}
