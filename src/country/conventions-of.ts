import { fold } from '../text/fold';
import type { CountryConventions, WordGroup } from './conventions';
import { iceland } from './is';
import { templateLabel } from './label';
import { linePatterns } from './line-patterns';
import { netherlands } from './nl';
import { postcodeGrammar } from './postcode-grammar';
import { type LanguageTable, readLanguage } from './tables/read-language';
import { readTerritory, type Territory } from './tables/read-territory';
import { unitedStates } from './us';

/** The countries that have a file of their own. A new one is registered here. */
const OWN: Readonly<Record<string, CountryConventions>> = { NL: netherlands, IS: iceland, US: unitedStates };

/** Languages in which people of other countries name a country at the end of a line. */
const LANGUAGES_ABROAD = ['en', 'fr', 'de', 'es', 'it', 'nl'];
const KINDS: readonly [WordGroup['kind'], 'types' | 'titles' | 'directions' | 'words' | 'numbers'][] = [
  ['type', 'types'],
  ['title', 'titles'],
  ['direction', 'directions'],
  ['word', 'words'],
  ['number', 'numbers'],
];
/** Repetitions of a number that many countries share. */
const REPETITIONS = ['bis', 'ter', 'quater', 'quinquies'].map((word) => [word]);

/** How addresses are written in a country, by ISO 3166-1 alpha-2 code: its own file, or the tables of its languages. */
export function conventionsOf(code: string): CountryConventions {
  return OWN[code] ?? tabled(readTerritory(code));
}

function tabled(territory: Territory): CountryConventions {
  const languages = territory.languages.map(readLanguage);
  const main = languages[0] ?? readLanguage('');
  const { code, template } = territory;
  const names = namesOf(code, territory.languages);
  const endings = languages.flatMap((language) => language.groups('endings'));
  const types = languages.flatMap((language) => language.groups('types')).map(([long]) => token(long!));
  const titles = languages.flatMap((language) => language.groups('titles')).map(([long]) => token(long!));
  const directions = languages
    .flatMap((language) => language.groups('directions'))
    .map(([long]) => token(long!));
  const particles = languages.flatMap((language) => language.groups('particles').flat());
  const apart = main.typePlace === 'either' ? [] : types;
  return {
    code,
    name: names[0] ?? code,
    calledAlso: [...new Set(names.map(fold))].filter(
      (name) => name.length > 2 || name === 'uk' || /^[^a-z ]/.test(name),
    ),
    locale: main.language === '' ? `und-${code}` : `${main.language}-${code}`,
    languages: territory.languages,
    numberFirst: template.indexOf('{N}') < template.indexOf('{R}'),
    hyphenStartsSuffix: false,
    postcode: postcodeGrammar(territory),
    words: languages.flatMap(groupsOf),
    wordEndings: endings.flatMap(([long, ...short]) => short.map((form): [string, string] => [form, long!])),
    streetTypes: [...new Set([...types, ...endings.map(([long]) => long!)])],
    typePlace: main.typePlace,
    compounds: endings.length > 0,
    twoLetters: main.twoLetters,
    particles: [...new Set([...particles, ...apart, ...(main.typePlace === 'last' ? directions : [])])],
    titles: [...new Set(titles)],
    sounds: [],
    suffixGroups: REPETITIONS,
    placeAliases: aliasesOf(territory),
    label: templateLabel(template),
    ...linePatterns(languages),
  };
}

/** A letter alone is a direction in the country's first language only: too many languages have one for each. */
function groupsOf(language: LanguageTable, rank: number): WordGroup[] {
  return KINDS.flatMap(([kind, name]) =>
    language.groups(name).map((forms) => ({
      kind,
      forms: rank > 0 && kind === 'direction' ? forms.filter((form) => form.length > 1) : forms,
    })),
  );
}

/** What all forms of a group become. */
function token(long: string): string {
  return long.replaceAll(' ', '');
}

function aliasesOf({ divisions }: Territory): Record<string, string> {
  const aliases: Record<string, string> = {};
  for (const [official, ...others] of divisions)
    for (const other of others) if (fold(other) !== '') aliases[fold(other)] ??= fold(official!);
  return aliases;
}

/** A country's name in its own languages, then in others: ICU's. */
function namesOf(code: string, own: readonly string[]): string[] {
  const names: string[] = [];
  for (const language of [...own, ...LANGUAGES_ABROAD])
    for (const style of ['long', 'short'] as const) {
      const name = new Intl.DisplayNames([language], { type: 'region', style, fallback: 'none' }).of(code);
      if (name !== undefined && !names.includes(name)) names.push(name);
    }
  return names;
}
