import type { NameKey } from '../../country/conventions';
import { type CountryProfile, countryProfile } from '../../country/index';
import type { Area, AreaLevel } from '../../model/areas';
import { COORDINATE_SCALE } from '../../model/limits';
import type { Manifest } from '../../model/manifest';
import { quoted } from '../../model/quote';
import type { Dataset } from '../../store/dataset';
import { CorruptBytes } from '../../store/format/damage';
import type { Translation } from '../../store/format/translation';
import { writeRedirects } from '../../store/write/redirects';
import { writeTranslations } from '../../store/write/translations';
import { DatasetWriter, type WriterArea } from '../../store/write/writer';
import { isUuid } from '../../text/uuid';
import { areaCount } from './old-and-new';
import { aliasKeysOf, inDegrees, newSourceSets, renumbered } from './old-rows';
import type { PatchArea, PatchLine, PatchStreet, RowEdit } from './patch-lines';
import { pointOf } from './patch-script';
import { editedRows } from './street-edits';

/** The facts of a written area that later areas and streets need. */
interface WrittenArea {
  level: AreaLevel;
  parent: number | null;
  code: string;
}

/** Writes a dataset from an old one and the lines of a patch, with the same writer as a build. */
export class Replay {
  readonly #old: Dataset;
  readonly #manifest: Manifest;
  readonly #writer: DatasetWriter;
  readonly #profiles = new Map<string, CountryProfile>();
  readonly #written: WrittenArea[] = [];
  readonly #directory: string;
  /** Withdrawn id → the id that replaces it. */
  readonly #redirects: Map<string, string>;
  readonly #translations: Translation[] = [];
  /** For each old area and source set, its new number; -1 for none. */
  readonly #areas: Int32Array;
  readonly #sourceSets: Int32Array;
  readonly #aliasKeys: (street: number) => readonly string[];
  /** True for a dataset without addresses: a country is then also found by its foreign names. */
  readonly #areasAlone: boolean;

  /** @param manifest manifest of the new dataset. @param directory an empty directory. */
  constructor(old: Dataset, manifest: Manifest, directory: string) {
    this.#old = old;
    this.#manifest = manifest;
    this.#directory = directory;
    this.#redirects = new Map(old.redirects.all());
    this.#areas = new Int32Array(areaCount(old)).fill(-1);
    this.#sourceSets = newSourceSets(old.manifest.sourceSets, manifest.sourceSets);
    this.#aliasKeys = aliasKeysOf(old);
    this.#areasAlone = manifest.sources.every(({ kind }) => kind !== 'addresses');
    this.#writer = new DatasetWriter({ directory, name: manifest.name, builtAt: manifest.builtAt });
    for (const set of manifest.sourceSets) this.#writer.sourceSets.of(set);
  }

  /**
   * Applies one line.
   * @throws CorruptBytes for a line that does not match the old dataset; GeocoderError BUILD_FAILED.
   */
  take(line: PatchLine): void {
    switch (line[0]) {
      case 'areas':
        for (const id of numbers(line[1], line[2], this.#areas.length)) this.#copyArea(this.#old.area(id));
        return;
      case 'area':
        this.#addArea(line[1]);
        return;
      case 'streets':
        for (const id of numbers(line[1], line[2], this.#old.manifest.counts.streets))
          this.#addStreet(id, null, null);
        return;
      case 'street':
        this.#addStreet(line[1], line[2], line[3]);
        return;
      case 'translations':
        this.#translations.push(...line[1]);
        return;
      case 'redirects':
        for (const [id, successor] of line[1]) this.#redirects.set(uuidIn(id), uuidIn(successor));
        return;
      case 'no-redirects':
        for (const id of line[1]) this.#redirects.delete(uuidIn(id));
        return;
      default:
        throw new CorruptBytes('', `expected an area or a street, got ${line[0]}`);
    }
  }

  /** Completes the dataset. */
  finish(): void {
    const { sources, conventions } = this.#manifest;
    this.#writer.finish({ sources, conventions });
    if (this.#translations.length > 0) writeTranslations(this.#directory, this.#translations);
    if (this.#redirects.size > 0) writeRedirects(this.#directory, this.#redirects);
  }

  abandon(): void {
    this.#writer.abandon();
  }

  #copyArea(area: Area): void {
    const parent = area.parent === null ? null : this.#areas[area.parent]!;
    this.#write(area.id, {
      ...area,
      parent,
      aliases: area.aliases ?? [],
      point: pointOf(area),
      sourceSet: this.#sourceSets[area.sourceSet]!,
      parts: this.#old.shapes(area.id).map(inDegrees),
    });
  }

  #addArea({ was, parts, ...area }: PatchArea): void {
    const given = parts?.map(({ ringEnds, deltas }) => {
      const coordinates = Int32Array.from(deltas);
      for (let at = 2; at < coordinates.length; at++) coordinates[at]! += coordinates[at - 2]!;
      return inDegrees({ coordinates, ringEnds: Int32Array.from(ringEnds) });
    });
    this.#write(was, { ...area, parts: given ?? this.#old.shapes(was).map(inDegrees) });
  }

  #write(
    was: number,
    { point, ...area }: Omit<WriterArea, 'keys' | 'latitude' | 'longitude'> & Pick<PatchArea, 'point'>,
  ): void {
    this.#written.push(area);
    const id = this.#writer.addArea({
      ...area,
      latitude: point === null ? null : point[0] / COORDINATE_SCALE,
      longitude: point === null ? null : point[1] / COORDINATE_SCALE,
      keys: area.name === '' ? [] : this.#placeKeys(area),
    });
    if (was >= 0) this.#areas[was] = id;
  }

  #placeKeys({ level, name, aliases }: Pick<WriterArea, 'level' | 'name' | 'aliases'>): NameKey[] {
    const profile = this.#profileOf(this.#written.length - 1);
    const abroad = this.#areasAlone && level === 'country' ? profile.conventions.calledAlso : [];
    return profile.placeKeys(level, name, [...aliases, ...abroad]);
  }

  /** @param street the changes; null for an unchanged street. */
  #addStreet(from: number, street: PatchStreet | null, edits: readonly RowEdit[] | null): void {
    const old = from < 0 ? null : renumbered(this.#old, from, this.#areas, this.#sourceSets);
    const name = street?.name ?? old?.name;
    const city = street?.city ?? old?.city;
    if (name === undefined || city === undefined) throw new CorruptBytes('', 'a new street has no name');
    const aliasKeys = street?.aliasKeys ?? (from < 0 ? [] : this.#aliasKeys(from));
    const [latitude, longitude] =
      street === null ? [old!.latitude, old!.longitude] : (street.point ?? [null, null]);
    this.#writer.addStreet(
      {
        name,
        city,
        keys: this.#streetKeys(name, aliasKeys, this.#profileOf(city)),
        point: latitude === null || longitude === null ? null : { latitude, longitude },
      },
      edits === null ? old!.rows : editedRows(old?.rows ?? [], edits),
    );
  }

  #streetKeys(name: string, aliasKeys: readonly string[], profile: CountryProfile): NameKey[] {
    const own = profile.streetKeys(name);
    const known = new Set(own.map(({ key }) => key));
    const others = aliasKeys
      .filter((key) => !known.has(key))
      // A dataset keeps only the keys of other names. Their spellings are made from the key as one word.
      .map((key) => ({ key, alias: true, spellings: profile.spellings([key]) }));
    return [...own, ...others];
  }

  #profileOf(area: number): CountryProfile {
    let at = this.#written[area];
    while (at !== undefined && at.parent !== null) at = this.#written[at.parent];
    if (at === undefined) throw new CorruptBytes('', `expected an area that was written, got ${area}`);
    let profile = this.#profiles.get(at.code);
    if (profile === undefined) {
      profile = countryProfile(at.code, this.#manifest.conventions[at.code]);
      this.#profiles.set(at.code, profile);
    }
    return profile;
  }
}

function uuidIn(id: string): string {
  if (isUuid(id)) return id;
  throw new CorruptBytes('', `expected the id of an address, got ${quoted(id)}`);
}

/** The `count` numbers from `from` on. @throws CorruptBytes beyond `end`. */
function* numbers(from: number, count: number, end: number): Generator<number> {
  if (!(Number.isInteger(from) && Number.isInteger(count) && from >= 0 && from + count <= end))
    throw new CorruptBytes('', `expected ${count} rows from ${from} on, of ${end}`);
  for (let at = from; at < from + count; at++) yield at;
}
