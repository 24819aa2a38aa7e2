import type { ColumnRule } from '../recipe/recipe';

/** `name:fr`, as OpenStreetMap writes it. */
const TELLS_LANGUAGE = /:([a-z]{2,3})$/;

/** The language of the names that a rule reads, by the recipe or the name of the column; null if neither has it. */
export function languageOf({ columns, language }: Pick<ColumnRule, 'columns' | 'language'>): string | null {
  return language ?? TELLS_LANGUAGE.exec(columns[0] ?? '')?.[1] ?? null;
}
