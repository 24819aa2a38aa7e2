import type { Area } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import type { Translation } from '../../store/format/translation';
import { spreadOf } from '../../store/write/spread';
import type { WriterAddress } from '../../store/write/writer';
import { sameShapes } from './area-changes';
import { areaCount, type OldAndNew } from './old-and-new';
import { aliasKeysOf, newSourceSets, renumbered } from './old-rows';
import type { PatchArea, PatchLine, PatchStreet } from './patch-lines';
import { editsOf, sameRow } from './street-edits';
import { type StreetRows, streetRows } from './street-rows';

const ROWS_A_LINE = 1000;

/** The lines that turn the old dataset into the new one: areas, then streets, in the order of the new dataset. */
export function* patchScript(both: OldAndNew): Generator<PatchLine> {
  yield* runs('areas', areaCount(both.new), (id) => areaStep(both, both.new.area(id)));
  const steps = new StreetSteps(both);
  yield* runs('streets', both.new.manifest.counts.streets, (id) => steps.of(id));
  yield* translationLines(both);
  yield* redirectLines(both);
}

function* translationLines({ new: renewed }: OldAndNew): Generator<PatchLine> {
  let some: Translation[] = [];
  for (const translation of renewed.translations.all()) {
    some.push(translation);
    if (some.length < ROWS_A_LINE) continue;
    yield ['translations', some];
    some = [];
  }
  if (some.length > 0) yield ['translations', some];
}

function* redirectLines({ old, new: renewed }: OldAndNew): Generator<PatchLine> {
  let changed: [id: string, successor: string][] = [];
  for (const [id, successor] of renewed.redirects.all()) {
    if (old.redirects.successorOf(id) === successor) continue;
    changed.push([id, successor]);
    if (changed.length < ROWS_A_LINE) continue;
    yield ['redirects', changed];
    changed = [];
  }
  if (changed.length > 0) yield ['redirects', changed];
  const gone: string[] = [];
  for (const [id] of old.redirects.all()) if (renewed.redirects.successorOf(id) === null) gone.push(id);
  if (gone.length > 0) yield ['no-redirects', gone];
}

/** One area or street of the new dataset: the number of an equal one in the old dataset, or a line with the changes. */
type Step = number | PatchLine;

/** Joins successive numbers into runs. */
function* runs(kind: 'areas' | 'streets', count: number, stepOf: (id: number) => Step): Generator<PatchLine> {
  let from = 0;
  let length = 0;
  for (let id = 0; id < count; id++) {
    const step = stepOf(id);
    if (length > 0 && step !== from + length) {
      yield [kind, from, length];
      length = 0;
    }
    if (typeof step !== 'number') {
      yield step;
      continue;
    }
    if (length === 0) from = step;
    length++;
  }
  if (length > 0) yield [kind, from, length];
}

function areaStep({ old, new: renewed, newAreas }: OldAndNew, area: Area): Step {
  const was = old.areaByUuid(area.uuid);
  const { level, parent, code, name, aliases = [], made, sourceSet } = area;
  const parts = renewed.shapes(area.id);
  const samePolygons = was !== null && sameShapes(old.shapes(was.id), parts);
  const point = pointOf(area);
  const isSame =
    was !== null &&
    samePolygons &&
    was.level === level &&
    (was.parent === null ? null : newAreas[was.parent]) === parent &&
    was.code === code &&
    was.name === name &&
    (was.aliases ?? []).join('\n') === aliases.join('\n') &&
    was.made === made &&
    old.manifest.sourceSets[was.sourceSet]!.join() === renewed.manifest.sourceSets[sourceSet]!.join() &&
    pointOf(was)?.join() === point?.join();
  if (isSame) return was.id;
  const line: PatchArea = {
    was: was?.id ?? -1,
    level,
    parent,
    code,
    name,
    aliases,
    made,
    point,
    sourceSet,
    parts: samePolygons
      ? null
      : parts.map(({ coordinates, ringEnds }) => ({
          ringEnds: [...ringEnds],
          deltas: Array.from(coordinates, (value, at) => (at < 2 ? value : value - coordinates[at - 2]!)),
        })),
  };
  return ['area', line];
}

/** The point of an area that does not follow from its addresses; null if it does. */
export function pointOf(area: Area): [number, number] | null {
  if (area.addressCount > 0) return null;
  return [Math.round(area.latitude * COORDINATE_SCALE), Math.round(area.longitude * COORDINATE_SCALE)];
}

class StreetSteps {
  readonly #both: OldAndNew;
  readonly #sourceSets: Int32Array;
  readonly #oldKeys: (street: number) => readonly string[];
  readonly #newKeys: (street: number) => readonly string[];

  constructor(both: OldAndNew) {
    this.#both = both;
    this.#sourceSets = newSourceSets(both.old.manifest.sourceSets, both.new.manifest.sourceSets);
    this.#oldKeys = aliasKeysOf(both.old);
    this.#newKeys = aliasKeysOf(both.new);
  }

  of(id: number): Step {
    const { old, new: renewed, newAreas } = this.#both;
    const street = streetRows(renewed, id);
    const rows = street.rows.map(({ ordinal: _ordinal, ...row }): WriterAddress => row);
    const found = this.#both.oldStreetOf(street);
    const was = found === null ? null : renumbered(old, found.id, newAreas, this.#sourceSets);
    const keys = this.#newKeys(id);
    const sameKeys = was !== null && this.#oldKeys(was.id).join('\n') === keys.join('\n');
    const isSame =
      was !== null &&
      sameKeys &&
      was.name === street.name &&
      was.city === street.city &&
      was.latitude === street.latitude &&
      was.longitude === street.longitude &&
      was.rows.length === rows.length &&
      rows.every((row, at) => sameRow(row, was.rows[at]!));
    if (isSame) return was.id;
    const changed: PatchStreet = {
      ...(was?.name === street.name ? {} : { name: street.name }),
      ...(was?.city === street.city ? {} : { city: street.city }),
      ...(sameKeys || (was === null && keys.length === 0) ? {} : { aliasKeys: keys }),
      ...(isInTheMiddle(street) ? {} : { point: [street.latitude, street.longitude] as const }),
    };
    return ['street', was?.id ?? -1, changed, editsOf(was?.rows ?? [], rows)];
  }
}

/** Whether the point of a street follows from its addresses. */
function isInTheMiddle({ latitude, longitude, rows }: StreetRows): boolean {
  const middle = spreadOf(
    Int32Array.from(rows, (row) => row.latitude),
    Int32Array.from(rows, (row) => row.longitude),
    rows.length,
  );
  return middle.latitude === latitude && middle.longitude === longitude;
}
