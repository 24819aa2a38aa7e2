import { languageCode, readRule, readRules } from './column-rules';
import { formatOf } from './format-of';
import { readCountryCode, readDelimited, readPath, readProvenance, readSpatial } from './input-keys';
import { LAYOUTS } from './layouts';
import {
  ADDRESS_FIELDS,
  ADDRESS_FORMATS,
  type AddressField,
  type AddressSource,
  type ColumnRule,
  type StreetNames,
} from './recipe';
import type { RecipeReader } from './recipe-reader';

export function readAddressSource(reader: RecipeReader, countries: readonly string[]): AddressSource {
  const path = readPath(reader);
  const columns = reader.object('columns');
  const constants = reader.object('constants');
  const format = reader.oneOf('format', ADDRESS_FORMATS, formatOf(path, ADDRESS_FORMATS));
  const layout = LAYOUTS[format];
  const source: AddressSource = {
    name: reader.text('name'),
    country: readCountryCode(reader, countries),
    path,
    format,
    records: reader.text('records'),
    columns: {},
    streetAliases: reader.has('streetAliases')
      ? readRules(reader, 'streetAliases')
      : (layout?.streetAliases ?? []).map((column) => ({ columns: [column], joiner: '-' })),
    streetNames: reader.has('streetNames') ? readStreetNames(reader.object('streetNames')) : null,
    constants: {},
    where: reader.listMap('where'),
    numbersAreGlued: reader.flag('numbersAreGlued', layout?.numbersAreGlued ?? false),
    gluedJoiner: '',
    numberlessAddresses: reader.flag('numberlessAddresses', layout?.numberlessAddresses ?? false),
    streetPoints: reader.flag('streetPoints'),
    lineOrder: reader.oneOf('lineOrder', ['number-first', 'number-last']),
    maxRejectedShare: reader.number('maxRejectedShare'),
    ...readDelimited(reader, layout),
    ...readSpatial(reader, layout),
    ...readProvenance(reader),
  };
  if (source.numberlessAddresses && source.streetPoints)
    reader.fail(
      'streetPoints',
      'expected a record without a number to be an address or a street point, got both',
    );
  for (const field of ADDRESS_FIELDS) {
    const rule = readColumnRule(columns, field) ?? columnRuleOf(layout?.columns[field]);
    if (rule !== null) source.columns[field] = rule;
    const constant = constants.textOrNull(field);
    if (constant !== null) source.constants[field] = constant;
  }
  columns.finish();
  constants.finish();
  source.gluedJoiner = reader.text('gluedJoiner', source.columns.suffix?.joiner ?? '-');
  for (const field of ['latitude', 'longitude'] as const) {
    if (source.columns[field] === undefined && source.geometry === null)
      columns.fail(field, 'expected a column name, got nothing');
  }
  if (source.columns.streetname === undefined && source.columns.line === undefined) {
    columns.fail('streetname', 'expected a column name here or in "line", got neither');
  }
  reader.finish();
  return source;
}

function readColumnRule(columns: RecipeReader, field: AddressField): ColumnRule | null {
  return columns.value(field) === undefined ? null : readRule(columns, field);
}

/** The columns of a field as a rule; null for no columns. */
function columnRuleOf(columns: string | readonly string[] | undefined): ColumnRule | null {
  return columns === undefined ? null : { columns: [columns].flat(), joiner: '-' };
}

function readStreetNames(reader: RecipeReader): StreetNames {
  const languages = reader.textMap('languages');
  for (const code of Object.values(languages)) languageCode(reader, 'languages', code);
  const names = {
    path: readPath(reader),
    name: reader.texts('name'),
    aliases: reader.texts('aliases'),
    languages,
  };
  for (const key of ['name', 'aliases'] as const)
    if (names[key].length === 0) reader.fail(key, 'expected a column name, got nothing');
  reader.finish();
  return names;
}
