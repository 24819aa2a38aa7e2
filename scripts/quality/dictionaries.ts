import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);

/** Languages of the world's countries (OpenCage's list, in @fragaria/address-formatter). */
const SPOKEN = require('@fragaria/address-formatter/src/templates/country-to-lang.json') as Record<
  string,
  string[]
>;

/** ISO 639 codes of a country's languages, the most spoken first. */
export function languagesOf(country: string): string[] {
  return (SPOKEN[country] ?? []).map((language) => language.toLowerCase());
}

/** Ways to write one word, the long one first: a line of libpostal's dictionaries as pelias-parser (MIT) carries them. */
export type Forms = readonly string[];

/** A dictionary of a language, `street_types` say; empty where it has none. */
export function dictionary(language: string, name: string): Forms[] {
  const root = path.dirname(require.resolve('pelias-parser/package.json'));
  const file = path.join(root, 'resources/libpostal/dictionaries', language, `${name}.txt`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) =>
      line
        .split('|')
        .map((form) => form.trim())
        .filter((form) => form !== ''),
    );
}
