import type { ColumnRule } from '../recipe/recipe';

/** Joins columns to one text by a rule. @param at returns the trimmed text of the rule's column with an index. */
export function columnText(rule: ColumnRule, at: (index: number) => string): string {
  let text = at(0);
  for (let index = 1; index < rule.columns.length && !(rule.first === true && text !== ''); index++) {
    const more = at(index);
    if (more !== '') text = text === '' ? more : text + rule.joiner + more;
  }
  if (rule.pattern !== undefined) {
    const found = rule.pattern.exec(text);
    text = (found === null ? '' : (found[1] ?? (found.length > 1 ? '' : found[0]))).trim();
  }
  if (rule.values !== undefined && Object.hasOwn(rule.values, text)) return rule.values[text]!;
  return text;
}
