import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
/** The dictionaries of libpostal, and what pelias adds to them and takes away. */
const RESOURCES = path.join(path.dirname(require.resolve('pelias-parser/package.json')), 'resources');
const LIBPOSTAL = path.join(RESOURCES, 'libpostal', 'dictionaries');
const PELIAS = path.join(RESOURCES, 'pelias', 'dictionaries', 'libpostal');

/** One meaning and the ways to write it, the long one first. */
export type Forms = readonly string[];

/** A dictionary of a language, `street_types` or another; empty where it has none. */
export function dictionary(language: string, name: string): Forms[] {
  const removed = new Set<string>();
  const groups = linesOf(path.join(LIBPOSTAL, language, `${name}.txt`)).map((line) => line.split('|'));
  for (const line of linesOf(path.join(PELIAS, language, `${name}.txt`))) {
    if (line.startsWith('!')) for (const form of line.slice(1).split('|')) removed.add(form);
    else groups.push(line.split('|'));
  }
  return groups
    .map((forms) => forms.map((form) => form.trim()).filter((form) => form !== '' && !removed.has(form)))
    .filter((forms) => forms.length > 0);
}

/** Where Google's address data of a territory lies. */
export const ADDRESS_DATA = path.join(RESOURCES, 'chromium-i18n', 'ssl-address');

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}
