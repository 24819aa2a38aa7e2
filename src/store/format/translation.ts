/** Kinds of things that have translated names, with their number in the table. */
export const TRANSLATED = { area: 0, street: 1 } as const;
export type Translated = keyof typeof TRANSLATED;

/** The name of an area or a street, by its id, in a language (ISO 639 code). */
export type Translation = readonly [kind: number, id: number, language: string, name: string];
