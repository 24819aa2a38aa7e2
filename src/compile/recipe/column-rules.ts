import { printable, quoted } from '../../model/quote';
import type { ColumnRule } from './recipe';
import type { RecipeReader } from './recipe-reader';

const LANGUAGE = /^[a-z]{2,3}$/;

/** Reads a rule: a column name, a list of names, or an object that says how they are joined to one text. */
export function readRule(parent: RecipeReader, key: string): ColumnRule {
  const value = parent.value(key);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { columns: parent.texts(key), joiner: '-' };
  }
  const reader = parent.object(key);
  const rule: ColumnRule = { columns: reader.texts('columns'), joiner: reader.text('joiner') };
  if (reader.flag('first')) rule.first = true;
  const pattern = reader.textOrNull('pattern');
  if (pattern !== null) rule.pattern = regularExpression(reader, pattern);
  if (reader.has('values')) rule.values = reader.textMap('values', true);
  const language = reader.textOrNull('language');
  if (language !== null) rule.language = languageCode(reader, 'language', language);
  if (rule.columns.length === 0) reader.fail('columns', 'expected a column name, got nothing');
  reader.finish();
  return rule;
}

export function languageCode(reader: RecipeReader, key: string, code: string): string {
  if (LANGUAGE.test(code)) return code;
  return reader.fail(key, `expected an ISO 639 code of two or three letters, got ${quoted(code)}`);
}

/** Reads several rules; each gives a text of its own. */
export function readRules(reader: RecipeReader, key: string): ColumnRule[] {
  return reader.entries(key).map((entry) => readRule(entry.parent, entry.key));
}

function regularExpression(reader: RecipeReader, source: string): RegExp {
  try {
    return new RegExp(source, 'u');
  } catch (cause) {
    return reader.fail(
      'pattern',
      `expected a regular expression, got ${quoted(source)} (${printable((cause as Error).message)})`,
    );
  }
}
