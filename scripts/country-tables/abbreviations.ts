import { createRequire } from 'node:module';
import { fold } from '../../src/text/fold';
import type { Forms } from './dictionaries';

interface Component {
  component: string;
  replacements: { src: string; dest: string }[];
}

const require = createRequire(import.meta.url);
const ABBREVIATIONS = require('@fragaria/address-formatter/src/templates/abbreviations.json') as Record<
  string,
  Component[]
>;
const LANGUAGE_OF: Record<string, string> = { nb: 'NO' };

/**
 * The usual abbreviations of words in names of roads, as OpenCage's address formatting has them: of street types, or of
 * all other words.
 */
export function abbreviations(
  language: string,
  kind: 'types' | 'words',
  types: ReadonlySet<string>,
): Forms[] {
  const components = ABBREVIATIONS[LANGUAGE_OF[language] ?? language.toUpperCase()] ?? [];
  const road = components.find(({ component }) => component === 'road');
  return (road?.replacements ?? [])
    .filter(
      ({ src, dest }) =>
        types.has(fold(src)) === (kind === 'types') && (kind === 'types' || fold(dest).length > 1),
    )
    .map(({ src, dest }) => [src, dest]);
}
