import { liesIn } from '../../country/places/country-box';
import type { CountryProfile } from '../../country/profile';
import { GeocoderError } from '../../model/errors';
import { COORDINATE_SCALE } from '../../model/limits';
import { printable, quoted } from '../../model/quote';
import type { AreaTree } from '../areas/area-tree';
import { Placement } from '../areas/placement';
import type { Learner } from '../learn/learn';
import type { RowShapes } from '../learn/row-shapes';
import type { AddressSource } from '../recipe/recipe';
import { Coverage } from '../report/coverage';
import type { PointClusters } from '../report/point-clusters';
import type { RejectFile } from '../report/reject-file';
import { Tally } from '../report/tally';
import type { RepeatedIdentifiers } from '../rows/repeated-identifiers';
import type { RowSpill } from '../rows/row-spill';
import type { RowTexts } from '../rows/street-addresses';
import type { StreetTable } from '../rows/street-table';
import type { SourceRecord } from '../sources/record';
import { RecordCheck, SWAPPED } from './record-check';
import { type OtherNames, otherNamesOf } from './street-names';

/** The collected records of all sources. */
export interface Gathered {
  streets: StreetTable;
  texts: RowTexts;
  identifiers: RepeatedIdentifiers;
  spill: RowSpill;
  clusters: PointClusters;
  learner: Learner;
}

/** Takes the records of one source: checks them, places them in areas, and packs them into rows. */
export class SourceIntake {
  read = 0;
  accepted = 0;
  /** Number of records with only the point of a street. */
  streetPoints = 0;
  /** Number of accepted addresses outside the bounding box of their country. */
  outsideCountry = 0;
  /** Rejected records, by reason. */
  readonly rejected = new Tally();
  /** Faults of records that were accepted nevertheless. */
  readonly notes = new Tally();
  /** Counts the areas of its addresses. */
  readonly coverage = new Coverage();
  readonly #source: AddressSource;
  readonly #number: number;
  readonly #gathered: Gathered;
  readonly #rejects: RejectFile | null;
  readonly #otherNames: OtherNames | null;
  /** Streets that already have their other names. */
  readonly #named = new Set<number>();
  readonly #check: RecordCheck;
  readonly #placement: Placement;
  readonly #profile: CountryProfile;
  readonly #shapes: RowShapes;
  /** Postcode as written → its number in the pool; -1 for an invalid one. */
  readonly #postcodes = new Map<string, number>();
  /** The unit that numbers a record in messages. */
  readonly #unit: 'line' | 'record';
  #file = '';
  #record: SourceRecord | null = null;

  /** @param number index of the source, which rows contain. */
  constructor(
    source: AddressSource,
    number: number,
    tree: AreaTree,
    gathered: Gathered,
    rejects: RejectFile | null,
    otherNames: OtherNames | null,
  ) {
    this.#source = source;
    this.#number = number;
    this.#gathered = gathered;
    this.#rejects = rejects;
    this.#otherNames = otherNames;
    this.#profile = tree.profile;
    this.#shapes = gathered.learner.rowsOf(tree.country.country);
    this.#unit = source.format === 'delimited' || source.format === 'ndjson' ? 'line' : 'record';
    const polygons =
      tree.index('municipality').size > 0 ? tree.index('municipality') : tree.index('province');
    this.#check = new RecordCheck(
      source.numberlessAddresses || source.streetPoints,
      polygons.size > 0 ? polygons.bounds : null,
    );
    this.#placement = new Placement(tree, (note) => this.#note(note));
  }

  /** @param file label of the file that the records come from. */
  take(records: readonly SourceRecord[], file: string): void {
    this.#file = file;
    for (const record of records) {
      this.read++;
      this.#record = record;
      const reason = this.#check.reasonAgainst(record);
      if (reason === null) this.#place(record);
      else this.#reject(reason, this.#check.field, record);
    }
  }

  /** @throws GeocoderError SOURCE_INVALID if more records were rejected than the recipe allows. */
  finish(): void {
    if (this.read === 0 || this.rejected.total <= this.#source.maxRejectedShare * this.read) return;
    const [reason, { count, examples }] = Object.entries(this.rejected.entries())[0]!;
    const hint = reason === SWAPPED ? ' The recipe names the columns the wrong way round.' : '';
    const share = `${this.rejected.total} of ${this.read} rejected, ${count} because "${reason}"`;
    throw new GeocoderError(
      'SOURCE_INVALID',
      `Source ${quoted(this.#source.name)}: expected good addresses, got ${share} (${examples[0]}).${hint}`,
    );
  }

  #place(record: SourceRecord): void {
    const { streets, texts, spill, identifiers } = this.#gathered;
    const { latitude, longitude } = this.#check;
    const placed = this.#placement.place(record, latitude, longitude);
    if (placed === null) {
      this.#reject('in no municipality', 'municipality', record);
      return;
    }
    const street = streets.obtain(placed.city, record.streetname);
    this.#nameStreet(street, record);
    if (record.number === '' && this.#source.streetPoints) {
      streets.setPoint(street, { latitude, longitude, source: this.#number });
      this.streetPoints++;
      return;
    }
    if (liesIn(this.#source.country, latitude / COORDINATE_SCALE, longitude / COORDINATE_SCALE) === false)
      this.outsideCountry++;
    streets.addPoint(street, latitude, longitude);
    streets.addSource(street, this.#number);
    this.#gathered.clusters.addRow(latitude, longitude);
    this.#shapes.add(record.postcode, record.suffix);
    this.coverage.add(placed);
    placed.suburb.addresses++;
    placed.city.addresses++;
    if (record.interpolated) this.#note('placed by an address range');
    if (record.identifier !== '') identifiers.add(record.identifier, this.#number);
    spill.add(
      street,
      latitude,
      longitude,
      placed.suburb.index,
      this.#postcode(record),
      texts.numbers.intern(record.number),
      texts.suffixes.intern(record.suffix),
      this.#number,
      record.identifier,
      record.building,
    );
    this.accepted++;
  }

  #nameStreet(street: number, { streetname, streetAliases, streetTranslations }: SourceRecord): void {
    const { streets } = this.#gathered;
    if (streetAliases.length > 0) streets.addAliases(street, streetAliases);
    if (streetTranslations !== undefined) streets.addTranslations(street, streetTranslations);
    if (this.#otherNames === null || this.#named.has(street)) return;
    this.#named.add(street);
    const { aliases, translations } = otherNamesOf(this.#otherNames, streetname);
    streets.addAliases(street, aliases);
    streets.addTranslations(street, translations);
  }

  #postcode(record: SourceRecord): number {
    const { postcodes } = this.#gathered.texts;
    const written = record.postcode;
    let postcode = this.#postcodes.get(written);
    if (postcode === undefined) {
      const canonical = written === '' ? '' : this.#profile.normalisePostcode(written);
      postcode = canonical === null ? -1 : postcodes.intern(canonical);
      this.#postcodes.set(written === '' ? '' : Buffer.from(written).toString(), postcode);
    }
    if (postcode >= 0) return postcode;
    this.#note('postcode invalid');
    return postcodes.intern('');
  }

  #note(note: string): void {
    const record = this.#record!;
    this.notes.add(note, () => `${this.#file}: ${this.#unit} ${record.line}: ${describe(record)}`);
  }

  #reject(reason: string, field: string, record: SourceRecord): void {
    this.rejected.add(reason, () => {
      const got = record.flaw ?? `${field} ${quoted(gotOf(record, field))}`;
      return `${this.#file}: ${this.#unit} ${record.line}: ${got}`;
    });
    this.#rejects?.add(this.#source.name, this.#file, reason, field, record);
  }
}

function gotOf(record: SourceRecord, field: string): unknown {
  return (record as unknown as Record<string, unknown>)[field];
}

function describe(record: SourceRecord): string {
  const { streetname, number, suffix, postcode, city, municipality, latitude, longitude } = record;
  const parts = [`${streetname} ${number}${suffix}`, `${postcode} ${city}`.trim(), municipality].map(
    printable,
  );
  return `${parts.filter((part) => part !== '').join(', ')} (${latitude}, ${longitude})`;
}
