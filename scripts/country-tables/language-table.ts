import { fold } from '../../src/text/fold';
import { abbreviations } from './abbreviations';
import { ADDITIONS, WEAK_UNITS } from './additions';
import { dictionary, type Forms } from './dictionaries';
import { numberWords } from './number-words';

/** Kinds of words that are compared folded, and the dictionaries they come from. */
const FOLDED = {
  types: ['street_types', 'concatenated_suffixes_separable'],
  titles: ['personal_titles', 'academic_degrees'],
  directions: ['directionals'],
  words: ['synonyms', 'qualifiers'],
} as const;
/** Kinds of words that are looked for in a line as it is written. */
const WRITTEN = {
  units: ['unit_types_numbered', 'unit_types_standalone'],
  floors: [
    'level_types_numbered',
    'level_types_basement',
    'level_types_mezzanine',
    'level_types_sub_basement',
  ],
  // Nobody counts cellars with a plain number in front: `16 sous-sol` is number 16.
  grounds: [
    'level_types_standalone',
    'level_types_basement',
    'level_types_mezzanine',
    'level_types_sub_basement',
  ],
  sides: ['unit_directions'],
  parts: ['staircases', 'entrances', 'building_types'],
  number: ['number', 'house_numbers'],
  noNumber: ['no_number'],
  postBox: ['post_office'],
} as const;
const TWO_LETTERS = /^[a-z] [a-z]$/;
const LETTERS = /\p{L}/u;
const MOST_FORM_WORDS = 3;
/** A shorter word for a door may be anything: it counts only behind a number. */
const LEAST_STRONG = 3;

/** A language's table as compact text: one kind of words a line, `kind=long|short|short;long|short`. */
export function languageTable(language: string): string {
  const lines = [`place=${ADDITIONS[language]!.typePlace}`];
  for (const [kind, names] of Object.entries(FOLDED))
    lines.push(line(kind, foldedGroups(language, kind, names)));
  lines.push(line('endings', endings(language)));
  lines.push(
    line(
      'particles',
      particles(language).map((word) => [word]),
    ),
  );
  for (const [kind, names] of Object.entries(WRITTEN))
    lines.push(line(kind, writtenGroups(language, kind, names)));
  lines.push(line('numbers', numberWords(language, ADDITIONS[language]!.ordinals ?? '')));
  lines.push(`common=${commonTypes(language).join(' ')}`);
  lines.push(`plain=${(ADDITIONS[language]!.plain ?? '').split(' ').map(fold).join(' ')}`);
  lines.push(`twoLetters=${ADDITIONS[language]!.twoLetters ?? ''}`);
  return lines.filter((text) => !text.endsWith('=')).join('\n');
}

function line(kind: string, groups: readonly Forms[]): string {
  return `${kind}=${groups.map((forms) => forms.join('|')).join(';')}`;
}

/** The groups of several dictionaries of one language, with what is added in front and without what is dropped. */
function gathered(language: string, name: string): Forms[] {
  const { add = {}, drop = {} } = ADDITIONS[language]!;
  const dropped = new Set((drop[name] ?? '').split(' '));
  const added = add[name] === undefined ? [] : add[name].split(';').map((group) => group.split('|'));
  const known = dictionary(language, name).map((forms) =>
    forms.filter((form) => !dropped.has(form.toLowerCase())),
  );
  return [...added, ...known.filter((forms) => forms.length > 0)];
}

function foldedGroups(language: string, kind: string, names: readonly string[]): Forms[] {
  const groups = names.flatMap((name) => gathered(language, name));
  const usual = kind === 'types' || kind === 'words' ? abbreviations(language, kind, typesOf(language)) : [];
  const folded = merged([...usual, ...groups].map((forms) => forms.map(fold)));
  const letters = new Set(folded.flatMap(([, ...short]) => short.filter((form) => form.length === 1)));
  // `V. P. Rossi` is `Via P. Rossi`, not `via provinciale`.
  const isInitial = (form: string) => kind === 'types' && TWO_LETTERS.test(form) && letters.has(form[0]!);
  return folded
    .map(([long, ...short]) => [
      long!,
      ...short.filter((form) => mayStandFor(form, long!, kind) && !isInitial(form)),
    ])
    .filter((forms) => forms.length > 1 || kind === 'types' || kind === 'titles');
}

/** Street types that people leave out: those that OpenCage abbreviates, where nothing else is said. */
function commonTypes(language: string): string[] {
  const { common } = ADDITIONS[language]!;
  if (common !== undefined) return common.split(' ');
  return [...new Set(abbreviations(language, 'types', typesOf(language)).map(([long]) => fold(long!)))];
}

function typesOf(language: string): ReadonlySet<string> {
  return new Set(FOLDED.types.flatMap((name) => gathered(language, name)).map(([long]) => fold(long!)));
}

/** A form of several words, or of one letter where that is too little, is left out. */
function mayStandFor(form: string, long: string, kind: string): boolean {
  if (form.replaceAll(' ', '') === long.replaceAll(' ', '')) return false;
  if (form.split(' ').length > MOST_FORM_WORDS || !LETTERS.test(form)) return false;
  return form.length > 1 || kind !== 'words';
}

function endings(language: string): Forms[] {
  const separable = gathered(language, 'concatenated_suffixes_separable');
  const inseparable = gathered(language, 'concatenated_suffixes_inseparable');
  return merged([...separable, ...inseparable].map((forms) => forms.map(fold)))
    .filter(([long]) => !long!.includes(' '))
    .map(([long, ...short]) => [
      long!,
      ...short.filter((form) => form.length > 1 && form !== long && !form.includes(' ')),
    ]);
}

function particles(language: string): string[] {
  const words = [...gathered(language, 'stopwords'), ...gathered(language, 'elisions')].flat().map(fold);
  return [...new Set(words)].filter((word) => word !== '' && !word.includes(' '));
}

/** As written but in lower case: a line is searched for these before it is folded. A weak word ends in `?`. */
function writtenGroups(language: string, kind: string, names: readonly string[]): Forms[] {
  const groups = names.flatMap((name) => gathered(language, name));
  const written = groups.map((forms) =>
    forms.map((form) =>
      form
        .toLowerCase()
        .normalize('NFC')
        .replace(/[|;=\n?]/g, '')
        .trim(),
    ),
  );
  const seen = new Set<string>();
  return written
    .map((forms) => forms.filter((form) => form !== '' && !seen.has(form) && seen.add(form) !== undefined))
    .filter((forms) => forms.length > 0)
    .map((forms) =>
      kind === 'units' || kind === 'parts'
        ? forms.map((form) => (isWeak(language, form) ? `${form}?` : form))
        : forms,
    );
}

function isWeak(language: string, form: string): boolean {
  const strong = ADDITIONS[language]!.strongUnits?.split(' ') ?? [];
  return (form.length < LEAST_STRONG || WEAK_UNITS.has(form)) && !strong.includes(form);
}

/** Groups with the same long form as one; what stands first stays first. A short form alone is no group. */
function merged(groups: readonly Forms[]): Forms[] {
  const byLong = new Map<string, Set<string>>();
  for (const [long, ...short] of groups) {
    if (long === undefined || long === '') continue;
    const forms = byLong.get(long) ?? new Set([long]);
    for (const form of short) if (form !== '') forms.add(form);
    byLong.set(long, forms);
  }
  const all = [...byLong.values()].map((forms) => [...forms]);
  const shortForms = new Set(all.flatMap(([, ...short]) => short));
  return all.filter(([long, ...short]) => short.length > 0 || !shortForms.has(long!));
}
