import type { LearnedConventions } from '../model/learned';
import { fold } from '../text/fold';
import type { CountryConventions, WordGroup } from './conventions';
import { belgium } from './countries/be';
import { colombia } from './countries/co';
import { withOrientationNumbers } from './countries/cz';
import { spain, spanishAmerica } from './countries/es';
import { finland } from './countries/fi';
import { france } from './countries/fr';
import { britain, ireland } from './countries/gb';
import { hungary } from './countries/hu';
import { india } from './countries/in';
import { iceland } from './countries/is';
import { japan } from './countries/jp';
import { korea } from './countries/kr';
import { malaysia } from './countries/my';
import { netherlands } from './countries/nl';
import { sweden } from './countries/se';
import { singapore } from './countries/sg';
import { turkey } from './countries/tr';
import { unitedStates } from './countries/us';
import { southAfrica } from './countries/za';
import { templateLines } from './label';
import { linePatterns } from './lines/patterns/line-patterns';
import { canada, unitBeforeSlash } from './lines/unit-first';
import { withOneCompass } from './names/compass';
import { WRITTEN_ORDINALS } from './names/english-ordinals';
import { type OwnConventions, withOwn } from './own';
import { cityNames } from './places/city-names';
import { postcodeGrammar } from './places/postcode-grammar';
import { REGIONS, WITH_REGIONS } from './places/regions';
import { type LanguageTable, readLanguage } from './tables/read-language';
import { readTerritory, type Territory } from './tables/read-territory';
import { withLearned } from './with-learned';

/** The countries with a file of their own. Register a new one here. */
const OWN: Readonly<Record<string, OwnConventions>> = {
  AR: spanishAmerica,
  AU: unitBeforeSlash,
  BE: belgium,
  CA: canada,
  CL: spanishAmerica,
  CO: colombia,
  CZ: withOrientationNumbers,
  ES: spain,
  FI: finland,
  FR: france,
  GB: britain,
  HU: hungary,
  IE: ireland,
  IN: india,
  IS: iceland,
  JP: japan,
  KR: korea,
  MX: spanishAmerica,
  MY: malaysia,
  NL: netherlands,
  NZ: unitBeforeSlash,
  PE: spanishAmerica,
  SE: sweden,
  SG: singapore,
  SK: withOrientationNumbers,
  TR: turkey,
  US: unitedStates,
  UY: spanishAmerica,
  ZA: southAfrica,
};

const KINDS: readonly [WordGroup['kind'], 'types' | 'titles' | 'directions' | 'words' | 'numbers'][] = [
  ['type', 'types'],
  ['title', 'titles'],
  ['direction', 'directions'],
  ['word', 'words'],
  ['number', 'numbers'],
];
const DIGITS = /^\d+$/;
/** Countries that write `12/3`, where others write `12-3`. */
const WITH_SLASH = new Set(['AT', 'BA', 'CZ', 'HR', 'IT', 'ME', 'MK', 'PL', 'RS', 'SI', 'SK', 'TR']);
/** Suffixes of repeated numbers, which many countries share. */
const REPETITIONS = ['bis', 'ter', 'quater', 'quinquies', 'sexies', 'septies', 'octies'].map((word) => [
  word,
]);
/** Beside those of Paris, the tens of Brussels and Geneva, and forms in compounds. */
const MORE_FRENCH_NUMBERS: readonly (readonly [string, string])[] = [
  ['septante', '70'],
  ['huitante', '80'],
  ['octante', '80'],
  ['quatre vingt', '80'],
  ['nonante', '90'],
  ['cents', '100'],
];

/**
 * The conventions of a country: its own file over the tables of its languages, then what its register shows.
 * @param code ISO 3166-1 alpha-2, upper case.
 */
export function conventionsOf(code: string, learned?: LearnedConventions): CountryConventions {
  const own = OWN[code];
  const tables = tabled(readTerritory(code), own);
  const conventions = own === undefined ? tables : withOwn(tables, own);
  return learned === undefined ? conventions : withLearned(conventions, learned);
}

function tabled(territory: Territory, own?: OwnConventions): CountryConventions {
  const languages = territory.languages.map(readLanguage);
  const main = languages[0] ?? readLanguage('');
  const { code, names, template } = territory;
  const endings = languages.flatMap((language) => language.groups('endings'));
  const types = languages.flatMap((language) => language.groups('types')).map(([long]) => token(long!));
  // A title without an abbreviation is a name as well: King Street.
  const titles = languages
    .flatMap((language) => language.groups('titles'))
    .filter((forms) => forms.length > 1)
    .map(([long]) => token(long!));
  const particles = languages.flatMap((language) => language.groups('particles').flat());
  const apart = main.typePlace === 'either' ? [] : languages.flatMap(({ commonTypes }) => commonTypes);
  const isEnglish = main.language === 'en';
  const directions = main.typePlace === 'last' ? abbreviatedDirections(main) : [];
  const numberFirst = template.indexOf('{N}') < template.indexOf('{R}');
  return {
    code,
    name: names[0] ?? code,
    calledAlso: [...new Set(names.map(fold))].filter(
      (name) => name.length > 2 || name === 'uk' || name === 'fl' || /^[^a-z ]/.test(name),
    ),
    locale: main.language === '' ? `und-${code}` : `${main.language}-${code}`,
    languages: territory.languages,
    numberFirst,
    postcodeBeforeCity: template.includes('{P}') && template.indexOf('{P}') < template.indexOf('{C}'),
    hyphenStartsSuffix: false,
    hasPostcodes: territory.postcode !== '',
    postcode: postcodeGrammar(territory),
    words: [...withOneCompass(code, languages.flatMap(groupsOf)), ...(isEnglish ? WRITTEN_ORDINALS : [])],
    englishOrdinals: isEnglish,
    numberedRoads: null,
    numberNames: numberNamesOf(languages, isEnglish),
    wordEndings: endings.flatMap(([long, ...short]) => short.map((form): [string, string] => [form, long!])),
    streetTypes: [...new Set([...types, ...endings.map(([long]) => long!)])],
    namesAsInitials: false,
    typesInUse: [],
    commonTypes: languages.flatMap(({ commonTypes }) => commonTypes),
    plainTypes: languages.flatMap(({ plainTypes }) => plainTypes),
    typesLeftOut: languages.flatMap(({ plainTypes, commonTypes }) =>
      plainTypes.length === 0 ? commonTypes : plainTypes,
    ),
    typePlace: main.typePlace,
    compounds: endings.length > 0,
    twoLetters: main.twoLetters,
    particles: [...new Set([...particles, ...apart, ...directions])],
    titles: [...new Set(titles)],
    sounds: [],
    suffixGroups: REPETITIONS,
    placeAliases: aliasesOf(territory),
    cityNames: cityNames(code),
    placeRemark: null,
    placeEndings: [],
    floorsAreUnits: false,
    namesEveryFloor: false,
    hasFlats: true,
    unitFirst: null,
    orientationNumbers: false,
    contested: {},
    lines: templateLines(template, WITH_SLASH.has(code) ? '/' : '-'),
    districtWords: [],
    additionWords: [],
    numberedDistrict: null,
    ...linePatterns(languages, numberFirst, own, code),
  };
}

/**
 * The word groups of a language. A single letter is a direction only in the country's first language, because each
 * letter is one in some language.
 */
function groupsOf(language: LanguageTable, rank: number): WordGroup[] {
  return KINDS.flatMap(([kind, name]) =>
    language.groups(name).map((forms) => ({
      kind,
      forms: rank > 0 && kind === 'direction' ? forms.filter((form) => form.length > 1) : forms,
    })),
  );
}

/** Directions that are written with one or two letters. */
function abbreviatedDirections(language: LanguageTable): string[] {
  return language
    .groups('directions')
    .filter((forms) => forms.some((form) => form.length <= 2))
    .map(([long]) => token(long!));
}

/**
 * The names of the first language, and the French ones where French is spoken too. The table has no word for 1, which is also an
 * article in many languages. English has another one.
 */
function numberNamesOf(languages: readonly LanguageTable[], isEnglish: boolean): ReadonlyMap<string, string> {
  const names = new Map<string, string>(isEnglish ? [['one', '1']] : []);
  const add = (word: string, digits: string) => {
    if (!names.has(word)) names.set(word, digits);
  };
  for (const [rank, table] of languages.entries()) {
    const isFrench = table.language === 'fr';
    if (rank > 0 && !isFrench) continue;
    for (const [digits, ...words] of table.groups('numbers'))
      if (DIGITS.test(digits!)) for (const word of words) add(word, digits!);
    if (isFrench) for (const [word, digits] of MORE_FRENCH_NUMBERS) add(word, digits);
    // The table has `einhundert`.
    if (table.language === 'de') add('hundert', '100');
  }
  return names;
}

/** The token of all forms of a group. */
function token(long: string): string {
  return long.replaceAll(' ', '');
}

function aliasesOf({ code, divisions }: Territory): Record<string, string> {
  const aliases: Record<string, string> = {};
  const regions = WITH_REGIONS.has(code) ? REGIONS[code]!.map((names) => names.split('|')) : [];
  for (const [official, ...others] of [...divisions, ...regions])
    for (const other of others) if (fold(other) !== '') aliases[fold(other)] ??= fold(official!);
  return aliases;
}
