import { AREA_LEVELS } from '../../model/areas';
import { quoted } from '../../model/quote';
import { readRule, readRules } from './column-rules';
import { formatOf } from './format-of';
import { readCountryCode, readDelimited, readPath, readProvenance, readSpatial } from './input-keys';
import { AREA_FORMATS, type AreaLayer, type ParentRule } from './recipe';
import type { RecipeReader } from './recipe-reader';

export function readAreaLayer(reader: RecipeReader, countries: readonly string[]): AreaLayer {
  const path = readPath(reader);
  const layer: AreaLayer = {
    level: reader.oneOf('level', AREA_LEVELS),
    country: reader.has('countryColumn') ? '' : readCountryCode(reader, countries),
    countryColumn: reader.has('countryColumn') ? readRule(reader, 'countryColumn') : null,
    path,
    format: reader.oneOf('format', AREA_FORMATS, formatOf(path, AREA_FORMATS)),
    object: reader.textOrNull('object'),
    name: readRule(reader, 'name'),
    corrections: reader.textMap('corrections'),
    code: reader.texts('code'),
    repeatedCodes: reader.oneOf('repeatedCodes', ['parts', 'first']),
    codes: reader.textMap('codes'),
    codeLength: reader.numberOrNull('codeLength'),
    parent: readParent(reader),
    aliases: reader.listMap('aliases'),
    aliasColumns: readRules(reader, 'aliasColumns'),
    latitude: reader.textOrNull('latitude'),
    longitude: reader.textOrNull('longitude'),
    where: reader.listMap('where'),
    ...readDelimited(reader, undefined),
    ...readSpatial(reader, undefined),
    ...readProvenance(reader),
  };
  if (layer.name.columns.length === 0) reader.fail('name', 'expected text, got nothing');
  if ((layer.latitude === null) !== (layer.longitude === null))
    reader.fail('latitude', 'expected latitude and longitude together, got one of them');
  reader.finish();
  return layer;
}

function readParent(reader: RecipeReader): ParentRule {
  const value = reader.value('parent') ?? 'containment';
  if (value === 'containment' || value === 'addresses') return { by: value };
  if (typeof value === 'string') {
    reader.fail(
      'parent',
      `expected "containment", "addresses", {"code": …} or {"name": …}, got ${quoted(value)}`,
    );
  }
  const parent = reader.object('parent');
  const rule: ParentRule = parent.has('name')
    ? { by: 'name', properties: parent.texts('name') }
    : {
        by: 'code',
        property: parent.text('code'),
        length: parent.numberOrNull('length'),
        names: parent.textMap('names'),
      };
  parent.finish();
  return rule;
}
