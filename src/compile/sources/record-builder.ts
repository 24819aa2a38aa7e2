import { countryProfile } from '../../country/index';
import type { CountryProfile } from '../../country/profile';
import { GeocoderError } from '../../model/errors';
import { printableList, quoted } from '../../model/quote';
import { didYouMean } from '../recipe/did-you-mean';
import type { AddressField, AddressSource, ColumnRule } from '../recipe/recipe';
import { ADDRESS_FIELDS } from '../recipe/recipe';
import { columnText } from './column-text';
import { MOST_LINE_SIZE } from './limits';
import { languageOf } from './name-language';
import type { SourceRecord } from './record';

const NO_ALIASES: readonly string[] = [];
/** `12`, `12A`, `12-3`, `12 1/2` before a street. */
const NUMBER_FIRST = /^(\d[\p{IDS}\d/-]*(?:\s+\d+\/\d+)?)\s+(\S.*)$/u;
/** The same after a street, whose name may contain digits (`Plein 1945 12`). */
const NUMBER_LAST = /^(.*\S)[\s,]+(\d[\p{IDS}\d/-]*(?:\s+(?:\d+\/\d+|\p{IDS}{1,3}))?)$/u;

/** How one field is read from a row of texts. */
interface FieldPlan {
  indexes: number[];
  /** Null for a single unchanged column, the most common case. */
  rule: ColumnRule | null;
  constant: string;
}

/** Turns rows of texts into records by the mapping of a recipe. Made once for each file. */
export class RecordBuilder {
  readonly #plans: Record<AddressField, FieldPlan>;
  readonly #aliases: FieldPlan[];
  /** Language of each alias column; null if it is not known. */
  readonly #languages: (string | null)[];
  readonly #filters: { index: number; accepted: ReadonlySet<string> }[];
  readonly #profile: CountryProfile;
  readonly #glued: boolean;
  readonly #hasLine: boolean;
  readonly #linePattern: RegExp;
  readonly #joiner: string;
  readonly #decimal: string;

  /**
   * @param columns the names of the texts in each row, in order.
   * @param label the file, for messages.
   * @throws GeocoderError SOURCE_INVALID for a missing column; the message has the existing ones.
   */
  constructor(source: AddressSource, columns: readonly string[], label: string) {
    const indexOf = (column: string, use: string): number => {
      const index = columns.indexOf(column);
      if (index >= 0) return index;
      const message = `${label}: line 1: expected a column ${quoted(column)} (${use}), got ${printableList(columns)}`;
      throw new GeocoderError('SOURCE_INVALID', `${message}${didYouMean(column, columns) || '.'}`);
    };
    const plans: Partial<Record<AddressField, FieldPlan>> = {};
    for (const field of ADDRESS_FIELDS) {
      plans[field] = planOf(
        source.columns[field],
        (column) => indexOf(column, field),
        source.constants[field],
      );
    }
    this.#plans = plans as Record<AddressField, FieldPlan>;
    this.#aliases = source.streetAliases.map((rule) =>
      planOf(rule, (column) => indexOf(column, 'streetAliases')),
    );
    this.#languages = source.streetAliases.map(languageOf);
    this.#filters = Object.entries(source.where).map(([column, values]) => ({
      index: indexOf(column, 'where'),
      accepted: new Set(values),
    }));
    this.#profile = countryProfile(source.country);
    this.#glued = source.numbersAreGlued;
    this.#hasLine = source.columns.line !== undefined;
    this.#linePattern = source.lineOrder === 'number-first' ? NUMBER_FIRST : NUMBER_LAST;
    this.#joiner = source.gluedJoiner;
    this.#decimal = source.decimal;
  }

  /** The columns that a source needs, each once: a format without a header must provide them. */
  static wantedColumns(source: AddressSource): string[] {
    const rules = ADDRESS_FIELDS.flatMap((field) => source.columns[field]?.columns ?? []);
    const aliases = source.streetAliases.flatMap((rule) => rule.columns);
    return [...new Set([...rules, ...aliases, ...Object.keys(source.where)])];
  }

  /** The record of a row; null for one that the recipe's filter leaves out. */
  build(row: readonly string[], line: number): SourceRecord | null {
    for (const { index, accepted } of this.#filters) {
      if (!accepted.has((row[index] ?? '').trim())) return null;
    }
    const plans = this.#plans;
    const record: SourceRecord = {
      line,
      streetname: read(plans.streetname, row),
      number: read(plans.number, row),
      suffix: read(plans.suffix, row),
      postcode: read(plans.postcode, row),
      city: read(plans.city, row),
      suburb: read(plans.suburb, row),
      suburbCode: read(plans.suburbCode, row),
      municipality: read(plans.municipality, row),
      municipalityCode: read(plans.municipalityCode, row),
      province: read(plans.province, row),
      provinceCode: read(plans.provinceCode, row),
      latitude: read(plans.latitude, row),
      longitude: read(plans.longitude, row),
      identifier: read(plans.identifier, row),
      building: read(plans.building, row),
      streetAliases: this.#aliases.length === 0 ? NO_ALIASES : this.#streetAliases(row),
      flaw: null,
    };
    if (this.#languages.some((language) => language !== null))
      record.streetTranslations = this.#streetTranslations(row);
    if (this.#decimal === ',') pointDecimals(record);
    if (this.#hasLine && record.streetname === '') this.#splitLine(record, read(plans.line, row));
    if (this.#glued && record.number !== '') this.#splitNumber(record);
    return record;
  }

  #streetAliases(row: readonly string[]): readonly string[] {
    const aliases: string[] = [];
    for (const plan of this.#aliases) {
      const alias = read(plan, row);
      if (alias !== '') aliases.push(alias);
    }
    return aliases;
  }

  #streetTranslations(row: readonly string[]): ReadonlyMap<string, string> {
    const translations = new Map<string, string>();
    for (const [at, plan] of this.#aliases.entries()) {
      const language = this.#languages[at] ?? null;
      const name = language === null ? '' : read(plan, row);
      if (language !== null && name !== '') translations.set(language, name);
    }
    return translations;
  }

  #splitLine(record: SourceRecord, line: string): void {
    const parts = line.length > MOST_LINE_SIZE ? null : this.#linePattern.exec(line);
    if (parts === null) {
      record.streetname = line;
      return;
    }
    const numberFirst = this.#linePattern === NUMBER_FIRST;
    record.number = parts[numberFirst ? 1 : 2]!;
    record.streetname = parts[numberFirst ? 2 : 1]!;
    this.#splitNumber(record);
  }

  #splitNumber(record: SourceRecord): void {
    if (record.number.length > MOST_LINE_SIZE) return;
    const { number, suffix } = this.#profile.splitHouseNumber(record.number);
    record.number = number;
    if (suffix !== '') {
      record.suffix = record.suffix === '' ? suffix : suffix + this.#joiner + record.suffix;
    }
  }
}

/** `52,3477` → `52.3477`. A full stop in such a text separates thousands. */
function pointDecimals(record: SourceRecord): void {
  for (const field of ['latitude', 'longitude'] as const) {
    const text = record[field];
    if (typeof text === 'string') record[field] = text.replaceAll('.', '').replace(',', '.');
  }
}

function planOf(
  rule: ColumnRule | undefined,
  indexOf: (column: string) => number,
  constant: string | undefined = '',
): FieldPlan {
  const isPlain = rule === undefined || (rule.columns.length === 1 && !rule.pattern && !rule.values);
  return { indexes: rule?.columns.map(indexOf) ?? [], rule: isPlain ? null : rule, constant };
}

function read({ indexes, rule, constant }: FieldPlan, row: readonly string[]): string {
  if (indexes.length === 0) return constant;
  const at = (index: number): string => (row[indexes[index]!] ?? '').trim();
  const text = rule === null ? at(0) : columnText(rule, at);
  return text === '' ? constant : text;
}
