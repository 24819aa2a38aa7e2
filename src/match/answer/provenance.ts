import type { Area } from '../../model/areas';
import { GeocoderError } from '../../model/errors';
import type { BlockView, Postcode, Store, Street } from '../../store/rows';
import { ofFirstAddress } from '../places/first-address';

/** Accuracy of an address without a known source: nine times in ten the true place is within this distance. */
const UNKNOWN_ACCURACY_METERS = 15;
/** More areas than any dataset has: two area ids make one key. */
const MOST_AREAS = 2 ** 26;

/** What is remembered about a set of sources. */
interface KnownSet {
  /** Metres: of its first source, and of its least accurate source. */
  readonly accuracy: number;
  readonly worstAccuracy: number;
  /** City and suburb → attribution. */
  readonly attributions: Map<number, readonly string[]>;
}

/**
 * The sources that answers of a dataset rest on. It remembers the texts of each combination: a thousand answers share a
 * few.
 */
export class Provenance {
  readonly #store: Store;
  /** By set of sources. A store of several datasets finds new ones as it goes. */
  readonly #known: KnownSet[] = [];
  readonly #ofAreas = new Map<number, readonly string[]>();
  readonly #sets = new Map<string, readonly string[]>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** The name of the source that gave the point; `''` if the set has no sources. */
  sourceOf(sourceSet: number): string {
    const [first] = this.#sourcesOf(sourceSet);
    return first === undefined ? '' : this.#store.manifest.sources[first]!.name;
  }

  /** The source of an area: its layer. A city, and a suburb made for it, have none: they come from their addresses. */
  sourceOfArea({ sourceSet, addressSourceSet }: Area): string {
    return this.sourceOf(sourceSet) || this.sourceOf(addressSourceSet);
  }

  /** The source of a street: the only one of its dataset, or that of its first address. */
  sourceOfStreet(street: Street, city: Area): string {
    const sole = this.#store.sourceOfStreet(street.id);
    if (sole !== null) return sole;
    const set = ofFirstAddress(this.#store, street, (view) => view.sourceSet(0), city.addressSourceSet);
    return this.sourceOf(set);
  }

  /** Metres that hold the true place nine times in ten, as the source of the point states. */
  accuracyMeters(sourceSet: number): number {
    return this.#set(sourceSet).accuracy;
  }

  /** The same for the addresses of an area: the value of their least accurate source. */
  accuracyMetersWithin({ addressSourceSet }: Area): number {
    return this.#set(addressSourceSet).worstAccuracy;
  }

  /** Attribution of the sources of an address and of the areas that it lies in. A fresh array. */
  ofAddress(sourceSet: number, city: Area, suburb: Area): string[] {
    const { attributions } = this.#set(sourceSet);
    const key = city.id * MOST_AREAS + suburb.id;
    let texts = attributions.get(key);
    if (texts === undefined) {
      texts = this.#texts([sourceSet], [suburb, city]);
      attributions.set(key, texts);
    }
    return [...texts];
  }

  /** Attribution of the sources of a street's addresses, or of those with a postcode, and of the areas around. */
  ofStreet(street: Street, postcode: Postcode | null, city: Area): string[] {
    if (this.#sourcesOf(city.addressSourceSet).length > 1) return this.#ofBlocks(street, postcode, city);
    return [...this.#ofOne(city)];
  }

  /** Attribution of the sources of an area: its layers, those around it, and the addresses that give its place. */
  ofArea(area: Area): string[] {
    return [...this.#ofOne(area)];
  }

  #ofBlocks(street: Street, postcode: Postcode | null, city: Area): string[] {
    const sets = new Set<number>();
    const add = (view: BlockView) => {
      for (let slot = 0; slot < view.count; slot++) {
        if (postcode === null || view.postcode(slot) === postcode.text) sets.add(view.sourceSet(slot));
      }
    };
    if (postcode === null) this.#store.forEachBlockOf(street, add);
    else this.#store.forEachBlockOfPostcode(postcode, null, add);
    return [...this.#texts([...sets], [city])];
  }

  /** Of an area and its addresses: what an area says, and a street of a city whose addresses have the same sources. */
  #ofOne(area: Area): readonly string[] {
    let texts = this.#ofAreas.get(area.id);
    if (texts === undefined) {
      texts = this.#texts([area.addressSourceSet], [area]);
      this.#ofAreas.set(area.id, texts);
    }
    return texts;
  }

  /** Those of addresses, then those of areas, in the order of the manifest, each once. One array for all answers of the same sources. */
  #texts(sets: readonly number[], areas: readonly Area[]): readonly string[] {
    const numbers = new Set<number>();
    for (const set of sets) for (const source of this.#sourcesOf(set)) numbers.add(source);
    for (const area of areas) {
      for (let at = area; ; at = this.#store.area(at.parent)) {
        for (const source of this.#sourcesOf(at.sourceSet)) numbers.add(source);
        if (at.parent === null) break;
      }
    }
    const ordered = [...numbers].sort((a, b) => a - b);
    const key = ordered.join();
    let texts = this.#sets.get(key);
    if (texts === undefined) {
      const { sources } = this.#store.manifest;
      // In the manifest of several datasets, the addresses of one stand behind the areas of another.
      const ofAreas = (source: number) => Number(sources[source]!.kind !== 'addresses');
      const written = ordered
        .sort((a, b) => ofAreas(a) - ofAreas(b) || a - b)
        .map((source) => sources[source]!.attribution);
      texts = [...new Set(written.filter((text) => text !== ''))];
      this.#sets.set(key, texts);
    }
    return texts;
  }

  #set(sourceSet: number): KnownSet {
    return this.#known[sourceSet] ?? this.#look(sourceSet);
  }

  #look(sourceSet: number): KnownSet {
    const { sources } = this.#store.manifest;
    const accuracies = this.#sourcesOf(sourceSet).map((source) => sources[source]!.accuracyMeters);
    const accuracy = accuracies[0] ?? UNKNOWN_ACCURACY_METERS;
    const known = { accuracy, worstAccuracy: Math.max(accuracy, ...accuracies), attributions: new Map() };
    this.#known[sourceSet] = known;
    return known;
  }

  #sourcesOf(set: number): readonly number[] {
    return this.#store.manifest.sourceSets[set] ?? this.#noSuchSet(set);
  }

  #noSuchSet(set: number): never {
    throw new GeocoderError(
      'DATASET_DAMAGED',
      `Expected one of ${this.#store.manifest.sourceSets.length} sets of sources, got set ${set}.`,
    );
  }
}
