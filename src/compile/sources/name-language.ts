import type { ColumnRule } from '../recipe/recipe';

/** `name:fr`, as OpenStreetMap writes it. */
const TELLS_LANGUAGE = /:([a-z]{2,3})$/;

/** The language of the names that a rule reads, as the recipe or the column itself says; null where neither does. */
export function languageOf({ columns, language }: Pick<ColumnRule, 'columns' | 'language'>): string | null {
  return language ?? TELLS_LANGUAGE.exec(columns[0] ?? '')?.[1] ?? null;
}
