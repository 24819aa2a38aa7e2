/**
 * Writes src/country/tables/: what the development packages pelias-parser (dictionaries of libpostal, Google's address
 * data), @fragaria/address-formatter (OpenCage's templates), n2words and i18n-iso-countries know of languages and countries, as compact text.
 * Run it after a new version of one of them: `npm run tables`.
 */
import { writeFileSync } from 'node:fs';
import { ADDITIONS } from './country-tables/additions';
import { languageTable } from './country-tables/language-table';
import { territories } from './country-tables/territories';

const HEADER = `/**
 * Made by scripts/country-tables.ts; do not edit. From pelias-parser (MIT; dictionaries of libpostal, MIT; Google's
 * address data, Apache-2.0/CC-BY-4.0), @fragaria/address-formatter (MIT; OpenCage address-formatting, MIT),
 * n2words (MIT) and i18n-iso-countries (MIT).
 */
`;

/** The generated files by name: the test compares them with what is committed. */
export function countryTables(): Record<string, string> {
  const languages = Object.keys(ADDITIONS).map(
    (language) => `  ${language}: ${quoted(languageTable(language))},\n`,
  );
  return {
    'languages.ts': `${HEADER}export const LANGUAGES: Readonly<Record<string, string>> = {\n${languages.join('')}};\n`,
    'territories.ts': `${HEADER}export const TERRITORIES = ${quoted(territories().join('\n'))};\n`,
  };
}

function quoted(text: string): string {
  return JSON.stringify(text);
}

if (process.argv[1]?.endsWith('country-tables.ts')) {
  const directory = new URL('../src/country/tables/', import.meta.url);
  for (const [name, text] of Object.entries(countryTables())) {
    writeFileSync(new URL(name, directory), text);
    process.stdout.write(`${name}: ${Buffer.byteLength(text)} bytes\n`);
  }
}
