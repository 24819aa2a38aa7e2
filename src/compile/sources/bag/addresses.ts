import { SpillMap } from '../../../store/write/spill-map';
import type { InputFile } from '../../intake/input-files';
import type { AddressSource } from '../../recipe/recipe';
import { LocatedRecords } from '../geometry/located-records';
import { pointOf } from '../geometry/point-of';
import { loadProjection } from '../geometry/projection';
import type { ReadProgress, SourceRecord } from '../record';
import type { BagKind, BagObject } from './bag-object';
import { BagExtract, withWorkspace } from './extract';
import { UsedNumbers } from './used-numbers';

/** Columns of a BAG address: the names of bag-light, and the register's own for the rest. */
const COLUMNS = [
  'openbare_ruimte_naam',
  'openbare_ruimte_naam_kort',
  'huisnummer',
  'huisletter',
  'huisnummertoevoeging',
  'postcode',
  'woonplaats_naam',
  'gemeente_code',
  'nummeraanduiding_identificatie',
  'pand_identificatie',
  'identificatie',
  'type',
  'status',
  'gebruiksdoel',
  'oppervlakte',
  'hoofdadres',
  'openbare_ruimte_identificatie',
  'woonplaats_identificatie',
];
const LOCATED: readonly BagKind[] = ['Verblijfsobject', 'Ligplaats', 'Standplaats'];
const IDENTIFIER = /^\d{16}$/;
const SEPARATOR = '\u001f';
/** Sequence, identifier, number, letter, addition, postcode, street, place. */
type NumberParts = [string, string, string, string, string, string, string, string];
const RECORDS_AT_A_TIME = 1000;

/**
 * Addresses of a BAG 2.0 extract: the main and the secondary addresses (nevenadressen) of every object that has a
 * place. Numbers and streets are joined through temporary files, so that memory does not grow with the register.
 * @param workspace folder for these; the system's own without it.
 */
export async function* readBagAddresses(
  source: AddressSource,
  file: InputFile,
  progress: ReadProgress,
  workspace?: string,
): AsyncGenerator<SourceRecord[]> {
  const projection = await loadProjection(source.crs, file.label);
  const records = new LocatedRecords(source, COLUMNS, file.label, projection);
  const extract = await BagExtract.open(file, progress);
  yield* withWorkspace(workspace, async function* (folder) {
    const join = new AddressJoin(folder, records);
    try {
      await join.read(extract);
      for (const kind of LOCATED) {
        for await (const objects of extract.current(kind, kind === 'Verblijfsobject')) {
          const batch = objects.flatMap((object) => join.recordsOf(object));
          if (batch.length > 0) yield batch;
        }
      }
      yield* join.unplaced();
    } finally {
      join.close();
    }
  });
  progress.bytes = file.bytes;
}

/** The objects to which addresses refer. */
class AddressJoin {
  readonly #records: LocatedRecords;
  /** Place → name and municipality: a few thousand. */
  readonly #places = new Map<string, string>();
  readonly #municipalities = new Map<string, string>();
  readonly #streets: SpillMap;
  readonly #numbers: SpillMap;
  readonly #used = new UsedNumbers();
  /** Recently used streets, which neighbours share. */
  readonly #recent = new Map<string, string[] | null>();
  #numberCount = 0;
  #line = 0;

  constructor(folder: string, records: LocatedRecords) {
    this.#records = records;
    this.#streets = new SpillMap(folder, 'streets');
    this.#numbers = new SpillMap(folder, 'numbers');
  }

  close(): void {
    this.#streets.close();
    this.#numbers.close();
  }

  async read(extract: BagExtract): Promise<void> {
    for await (const relations of extract.current('GemeenteWoonplaatsRelatie', false)) {
      for (const { identificatie, municipality } of relations)
        this.#municipalities.set(identificatie, municipality);
    }
    for await (const places of extract.current('Woonplaats', true)) {
      for (const { identificatie, naam } of places) this.#places.set(identificatie, naam);
    }
    for await (const streets of extract.current('OpenbareRuimte', true)) {
      for (const { identificatie, naam, verkorteNaam, place } of streets) {
        if (IDENTIFIER.test(identificatie)) {
          this.#streets.set(identificatie, [naam, verkorteNaam, place].join(SEPARATOR));
        }
      }
    }
    for await (const numbers of extract.current('Nummeraanduiding', true)) {
      for (const number of numbers) this.#addNumber(number);
    }
  }

  recordsOf(object: BagObject): SourceRecord[] {
    const place = object.point ?? pointOf({ type: 'MultiPolygon', coordinates: object.polygons });
    const records: SourceRecord[] = [];
    for (const [index, number] of [object.mainAddress, ...object.sideAddresses].entries()) {
      if (number === '' && index > 0) continue;
      const record = this.#record(
        object,
        number,
        index === 0,
        place?.[0] ?? Number.NaN,
        place?.[1] ?? Number.NaN,
      );
      if (record !== null) records.push(record);
    }
    return records;
  }

  /** House numbers of no object with a point. They become rejected records, so that they are counted. */
  *unplaced(): Generator<SourceRecord[]> {
    let batch: SourceRecord[] = [];
    for (const value of this.#numbers.values()) {
      const parts = value.split(SEPARATOR);
      if (this.#used.has(Number(parts[0]))) continue;
      const record = this.#build(null, parts, true, Number.NaN, Number.NaN);
      if (record === null) continue;
      record.flaw = `nummeraanduiding ${parts[1]} of no current object with a place`;
      record.reason = 'number of no located object';
      batch.push(record);
      if (batch.length < RECORDS_AT_A_TIME) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  #addNumber(number: BagObject): void {
    const { identificatie, huisnummer, huisletter, huisnummertoevoeging, postcode, street, place } = number;
    if (!IDENTIFIER.test(identificatie)) return;
    const texts = [huisnummer, huisletter, huisnummertoevoeging, postcode, street, place];
    this.#numbers.set(identificatie, [this.#numberCount++, identificatie, ...texts].join(SEPARATOR));
  }

  #record(object: BagObject, number: string, isMain: boolean, x: number, y: number): SourceRecord | null {
    const value = IDENTIFIER.test(number) ? this.#numbers.get(number) : undefined;
    if (value === undefined) {
      const record = this.#build(object, ['', number, '', '', '', '', '', ''], isMain, x, y);
      if (record === null) return null;
      record.flaw = `nummeraanduiding ${number || 'missing'} of ${object.identificatie} not current in the extract`;
      record.reason = 'number not in the extract';
      return record;
    }
    const parts = value.split(SEPARATOR);
    this.#used.add(Number(parts[0]));
    return this.#build(object, parts, isMain, x, y);
  }

  /** @param parts of a number, as `#addNumber` joined them. */
  #build(
    object: BagObject | null,
    parts: readonly string[],
    isMain: boolean,
    x: number,
    y: number,
  ): SourceRecord | null {
    const [, identifier, number, letter, addition, postcode, streetId, ownPlace] = parts as NumberParts;
    const street = this.#street(streetId);
    const place = ownPlace === '' ? (street?.[2] ?? '') : ownPlace;
    const municipality = this.#municipalities.get(place) ?? '';
    const row = [
      street?.[0] ?? '',
      street?.[1] ?? '',
      number,
      letter,
      addition,
      postcode,
      this.#places.get(place) ?? '',
      municipality === '' ? '' : `GM${municipality.padStart(4, '0')}`,
      identifier,
      object?.building ?? '',
      object?.identificatie ?? '',
      object?.kind ?? '',
      object?.status ?? '',
      object?.gebruiksdoel ?? '',
      object?.oppervlakte ?? '',
      isMain ? 'J' : 'N',
      streetId,
      place,
    ];
    return this.#records.build(row, ++this.#line, x, y);
  }

  #street(identifier: string): string[] | null {
    let street = this.#recent.get(identifier);
    if (street === undefined) {
      street = IDENTIFIER.test(identifier) ? (this.#streets.get(identifier)?.split(SEPARATOR) ?? null) : null;
      if (this.#recent.size >= 4096) this.#recent.clear();
      this.#recent.set(identifier, street);
    }
    return street;
  }
}
