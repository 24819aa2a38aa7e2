import { fold, squash } from '../../text/fold';
import type { CountryConventions } from '../conventions';
import type { LanguageTable, WordKind } from '../tables/read-language';
import { careOfPatterns } from './care-of';
import { ENGLISH_UNIT_WORDS, englishUnits } from './english-units';
import { anyOf, NAME_BEGINS, NOT_IN_WORD, WORD_ENDS } from './pattern-parts';
import { postBoxOf } from './post-box';
import { DOOR_CODE, REMARK, REMARK_WORDS } from './remarks';

type Patterns = Pick<
  CountryConventions,
  | 'lineNoise'
  | 'floors'
  | 'unit'
  | 'postBox'
  | 'unitWords'
  | 'floorWords'
  | 'unitGroups'
  | 'extraWords'
  | 'numberWords'
>;

/** `code porte 4578A` is no unit. */
const NOT_OF_CODE = '(?<!(?<!\\p{L})code\\s(?:(?:de\\s)?la\\s)?)';
/** After a comma or a dash, or after a number with at most a short suffix. */
const BEHIND_NUMBER =
  '(?<=[,;|(\\n]\\s*|\\s[-–]\\s+|(?<![\\p{L}\\p{N}])\\d+(?:[\\s/]?\\p{L}|\\p{L}\\d+|\\s?(?:bis|ter|quater))?[\\s,/-]+)';
/** After the name of a street that has its number before it. */
const BEHIND_STREET = '(?<=(?<![\\p{L}\\p{N}])\\d\\S*\\s[^,;\\n]*\\p{L}{2}\\.?\\s+)';
const AT_START_OR_BEHIND = `(?:^|${BEHIND_NUMBER})`;
const AT_END_OF_PART = '(?=\\s*(?:[,;|)\\n]|$))';
const BEFORE_POSTCODE_OR_END = '(?=\\s*(?:[,;|)\\n]|$|\\d{4,5}(?!\\d)))';
/** Between a floor and its side or door, also in columns of their own: `st;th`. */
const BETWEEN = '[\\s,;|/-]*';
/** What a unit's number begins with: `12`, `B4`, `B` but not `d'`, `bt 4`, or letters to the end of the part, `SS+R`. */
const UNIT_BEGINS =
  "(?=[\\p{L}]{0,4}[-/.+]?\\d|\\p{L}(?![\\p{L}'’])|\\p{L}{2}\\s+\\d|\\p{L}{1,4}(?:[-/.+]\\p{L}{1,3})*\\s*(?:[,;)\\n]|$))";
/** A letter apart behind the number, at the end of the part: `3 C`. */
const LETTER_APART = `(?:(?<=\\d)\\s+\\p{L}${AT_END_OF_PART})?`;
/** `12`, `4B`, `B`, `2-3`, `3 C`, also after a word such as `nr`; only the letter in `bât. C 17 rue du Four`. */
const UNIT_NUMBER = `(?:n[°ºo]\\.?|nr\\.?|#)?\\s*[+./-]?${UNIT_BEGINS}(?:\\p{L}{1,2}\\s+(?=\\d|\\p{L}(?!\\p{L}))(?!\\d+[\\s,]+\\p{L}{2}))?[\\p{L}\\p{N}]+(?:[-/.+][\\p{L}\\p{N}]+)*${LETTER_APART}`;
/** Between a word and its number: `bte 3`, `bte.3`, `b3`, `bte: 3`, `bte-3`, but not inside a word such as `bte`. */
const APART = '(?:[.:]\\s*|\\s+|(?=[\\d#]|-\\d))';
/** `#4`, `# 4B`, `#APT 148`. */
const NUMBER_SIGN_UNIT = `${NOT_IN_WORD}#\\s?(?:\\p{L}{1,5}\\.?\\s+(?=\\p{L}?\\d))?[\\p{L}\\p{N}-]+(?:/\\d)?`;
const ORDINAL = '(?:\\.?[ºª°]|\\.|er|ère|ere|e|è|ème|éme|eme|i[eè]me|st|nd|rd|th|ste|de|ος|o|a)';
/** A number that follows is that of a house or a postcode: `3e étage 12 rue du Four`, `3rd Floor 86-90 Paul St`, `8e étage 75004 Paris`. */
const BEFORE_ADDRESS = `(?=\\s*\\d+(?:[-–/]\\d+)?\\s?(?:\\p{L}|bis|ter)?,?\\s+${NAME_BEGINS})`;
const LONG_WEAK_WORD = /^[^?]{4,}\?$/;
const WEAK_WORD = /^[^?]{3,}\?$/;
const LONG_PHRASE = /^\p{L}{3,}[ -](?:\p{L}+[ -])*\p{L}{5,}$/u;
/** `rdc`: no name is spelt so. */
const WITHOUT_VOWEL = /^[^aeiouy\P{L}]{3,}$/u;
const LONG_WORD = /^\p{L}{4,}$/u;
/** Shorter ones, such as `st`, may be the beginning of anything. */
const GROUND_WORD = /^\p{L}{3,}$/u;
const SHORT_WORD = /^\p{L}{2}$/u;
const TWO_CONSONANTS = /^[^aeiouy\P{L}]{2}$/u;
const NOT_LETTERS = /\P{L}/gu;
const ORDINAL_MARK = '(?:\\.?[ºª°]|\\.)';
const UP_TO_99 = '\\d{1,2}';
/** `III. Stock`. */
const ROMAN = '(?:i{1,3}|i?v|vi{1,3})';
/** What people write behind the number wherever they live: `58 box 3`, `31, 2nd floor`, `unité 4`. */
const WRITTEN_ANYWHERE: Partial<Record<WordKind, readonly string[]>> = {
  units: ['apartment?', 'apt?', 'flat?', 'suite?', 'room?', 'unit?', 'unité?', 'unità?', 'box?'],
  floors: ['floor'],
  grounds: ['ground floor'],
};
const WITH_CEDEX = new Set(['fr', 'oc', 'br']);
/** Languages whose units are a floor and a door: `1. dør 4`, `st., dør 1`. */
const WITH_DOORS = new Set(['da']);

/**
 * Patterns for the parts of a line that are not the address itself, in the words of a country's languages. Those of a country take
 * milliseconds, and most lines need none, so they are made when one does.
 * @param numberFirst true if house numbers stand before streets.
 * @param code of the country.
 * @param own patterns that the country states itself.
 */
export function linePatterns(
  languages: readonly LanguageTable[],
  numberFirst: boolean,
  own: Partial<Patterns> = {},
  code = '',
): Patterns {
  const isEnglish = languages.some(({ language }) => language === 'en');
  const more = isEnglish ? {} : WRITTEN_ANYWHERE;
  const words = (kind: WordKind): string[] => [
    ...new Set([...languages.flatMap((language) => language.groups(kind).flat()), ...(more[kind] ?? [])]),
  ];
  // `CH2504` is a postcode in Switzerland, no room.
  const units = words('units').filter((word) => word.replace('?', '').toUpperCase() !== code);
  const withDoors = languages.some(({ language }) => WITH_DOORS.has(language));
  const type = typesBehindNames(languages);
  const english = isEnglish && numberFirst && type !== null ? englishUnits(type) : null;
  // `42 Tower Rd Apt 2B` has one unit, and `Tower Rd` is the street.
  const noType = type === null ? '' : `(?!(?:${type})${WORD_ENDS})`;
  // `12 Third Level Dr, Brattleboro`, but `12 Main St, 2nd floor St Albans`
  const noTypeAtEnd = type === null ? '' : `(?!\\s+(?:${type})\\.?${AT_END_OF_PART})`;
  return {
    lineNoise: own.lineNoise ?? (() => noiseOf(words, languages, numberFirst, noType)),
    floors: own.floors ?? (() => floorsOf(words, numberFirst, noTypeAtEnd)),
    unit: own.unit ?? (() => unitOf(units, words, numberFirst, withDoors, noType, english)),
    postBox: own.postBox ?? (() => postBoxOf(words('postBox'), numberFirst)),
    unitWords: [
      ...new Set([
        ...units.map((word) => fold(word.replace('?', ''))),
        ...(english === null ? [] : ENGLISH_UNIT_WORDS),
      ]),
    ],
    floorWords: [...new Set(words('floors').map((word) => squash(fold(word))))].filter(
      (word) => word.length > 2,
    ),
    unitGroups: unitGroups(languages),
    extraWords: [...extraWords(words), ...(english === null ? [] : ENGLISH_UNIT_WORDS)],
    numberWords: [...new Set(words('number').map(fold))].filter((word) => word !== '' && !word.includes(' ')),
  };
}

/** The street types that end names, in languages where they do; not their letters alone, which number units: `Tower R`. */
function typesBehindNames(languages: readonly LanguageTable[]): string | null {
  const types = languages
    .filter(({ typePlace }) => typePlace === 'last')
    .flatMap((language) => language.groups('types').flat());
  return anyOf(types.filter((type) => type.length > 1));
}

/** Words for the same side or floor. A single letter is an ordinary suffix, so it is left out. */
function unitGroups(languages: readonly LanguageTable[]): string[][] {
  return languages
    .flatMap((language) => [...language.groups('sides'), ...language.groups('grounds')])
    .map((forms) => [...new Set(forms.map((form) => squash(fold(form))))].filter((form) => form.length > 1))
    .filter((forms) => forms.length > 1);
}

const WITH_WORDS = ['units', 'floors', 'grounds', 'sides', 'parts', 'noNumber', 'postBox'] as const;
/** Words of `c/o` and similar signs, of French mail, and of remarks. */
const MORE_WORDS = ['o', 'attn', 'hd', 'attention', 'chez', 'presso', 'cedex', 'v', ...REMARK_WORDS];

/** The longest run of letters of each form; of `road mail box`, one that streets have in their names only if there is no other. */
function extraWords(words: (kind: WordKind) => readonly string[]): string[] {
  const ofStreets = new Set([...words('types'), ...words('directions')]);
  const runs = WITH_WORDS.flatMap(words)
    .map((form) => fold(form).match(/[^\d\s]+/g) ?? [])
    .map(
      (found) => longestOf(found.filter((run) => run.length > 1 && !ofStreets.has(run))) ?? longestOf(found),
    )
    .filter((run) => run !== undefined);
  return [...new Set([...runs, ...gluedFloors(words), ...MORE_WORDS])];
}

/** A short word for the ground floor and one for a side, written as one word: `stth`. */
function gluedFloors(words: (kind: WordKind) => readonly string[]): string[] {
  const short = (kind: WordKind) =>
    words(kind)
      .map(fold)
      .filter((word) => SHORT_WORD.test(word));
  return short('grounds').flatMap((ground) => short('sides').map((side) => ground + side));
}

function longestOf(runs: readonly string[]): string | undefined {
  return [...runs].sort((a, b) => b.length - a.length)[0];
}

function unitOf(
  units: readonly string[],
  words: (kind: WordKind) => readonly string[],
  numberFirst: boolean,
  withDoors: boolean,
  noType: string,
  english: string | null,
): RegExp | null {
  const ways = [...unitsBehind(units, words('floors'), noType), ...floorsWithSide(words, numberFirst)];
  if (english !== null) ways.push(english);
  if (withDoors) ways.unshift(...floorsWithDoor(units, words));
  ways.push(...(numberFirst ? unitsBehindStreet(units, words('particles')) : unitsAtEnd(units)));
  // The sign comes before the words, because `#APT 148` is one unit. Where the number stands last, `Reforma #222` has none yet.
  if (units.includes('#') || words('number').includes('#'))
    ways.unshift(numberFirst ? NUMBER_SIGN_UNIT : `(?<=\\d[^#]*)${NUMBER_SIGN_UNIT}`);
  return ways.length === 0 ? null : new RegExp(ways.join('|'), 'giu');
}

/**
 * `Apt 4B`; for weak words only after a number (`b 3`), because they are also names of streets and houses. A word that
 * is a floor too belongs to an ordinal before it (`3e étage 12 rue Pasteur`); `4E bus 8` has no ordinal.
 */
function unitsBehind(words: readonly string[], floors: readonly string[], noType: string): string[] {
  const strong = anyOf(words.filter((word) => !word.endsWith('?')));
  const weakWords = words.filter((word) => word.endsWith('?')).map((word) => word.slice(0, -1));
  const weak = anyOf(weakWords);
  const floorToo = anyOf(weakWords.filter((word) => floors.includes(word)));
  const behindOrdinal = floorToo === null ? '' : `(?!(?<=\\d\\s?${ORDINAL}\\s?)(?:${floorToo})${APART})`;
  // `29, B 1030 Schaerbeek`: before a postcode the letter is that of the country. A box of four digits begins with a zero.
  const beforePostcode = '(?!(?<=(?<!\\p{L})\\p{L})\\.?\\s?[1-9]\\d{3})';
  const ways: string[] = [];
  if (strong !== null) ways.push(`${NOT_IN_WORD}(?:${strong})${APART}${noType}${UNIT_NUMBER}`);
  if (weak !== null) {
    ways.push(
      `${AT_START_OR_BEHIND}${behindOrdinal}(?:${weak})${beforePostcode}${APART}${noType}${UNIT_NUMBER}`,
    );
    ways.push(`${NOT_IN_WORD}(?<=\\d.*)(?:${weak})${APART}\\p{L}\\d?\\s*$`);
  }
  return ways;
}

/**
 * `12 Mill Rd Suite 500 Essex`: where the number comes first, a weak word and a number behind the street are a unit. Behind an
 * article the word is a name: `12 avenue de la Porte 3`.
 */
function unitsBehindStreet(words: readonly string[], particles: readonly string[]): string[] {
  const weak = anyOf(words.filter((word) => LONG_WEAK_WORD.test(word)).map((word) => word.slice(0, -1)));
  if (weak === null) return [];
  const notBehindArticle = `(?<!${NOT_IN_WORD}(?:${anyOf(particles) ?? '(?!)'})\\s+)`;
  const number = `(?:n[°ºo]\\.?|nr\\.?|#)?\\s*(?:(?:\\p{L}-?)?\\d+\\p{L}?|[a-z])${WORD_ENDS}`;
  return [`${BEHIND_STREET}${NOT_OF_CODE}${notBehindArticle}(?:${weak})${APART}${number}`];
}

/** `Kroonlaan 172 Elsene bus 23`: where the number stands behind the street, a weak word may end the line behind the town. */
function unitsAtEnd(words: readonly string[]): string[] {
  const weak = anyOf(words.filter((word) => WEAK_WORD.test(word)).map((word) => word.slice(0, -1)));
  return weak === null ? [] : [`(?<=\\d\\s.*\\p{L}{2}\\s)(?:${weak})${APART}${UNIT_NUMBER}(?=\\s*$)`];
}

/** A floor with a side is a unit: `2. tv`, `st. th`, `3º dcha`, `2º B`, `3e étage gauche`. */
function floorsWithSide(words: (kind: WordKind) => readonly string[], numberFirst: boolean): string[] {
  const sides = anyOf(words('sides').filter((side) => side.replace(NOT_LETTERS, '').length > 1));
  const letters =
    anyOf(words('sides').filter((side) => side.replace(NOT_LETTERS, '').length === 1)) ?? '(?!)';
  if (sides === null) return [];
  const floor = anyOf(words('floors').filter((word) => word.length > 1)) ?? '(?!)';
  const ground = anyOf(words('grounds')) ?? '(?!)';
  const groundWord = anyOf(words('grounds').filter((word) => GROUND_WORD.test(word))) ?? '(?!)';
  const long = anyOf(words('floors').filter((word) => word.length > 2)) ?? '(?!)';
  // `15 rue de Charonne 2e gauche Paris`
  const behindStreet = `${BEHIND_STREET}${UP_TO_99}\\s?${ORDINAL}\\s*(?:${sides})\\.?${WORD_ENDS}`;
  return [
    ...(numberFirst ? [behindStreet] : []),
    `${NOT_IN_WORD}${UP_TO_99}\\s?${ORDINAL}\\s?(?:${long})\\.?${BETWEEN}(?:${sides})\\.?${WORD_ENDS}`,
    `(?<=,\\s*)${UP_TO_99}\\.${AT_END_OF_PART}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}|(?:${ground}))\\.\\s?\\d{1,3}\\p{L}?${AT_END_OF_PART}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}\\s?${ORDINAL}?|(?:${ground})\\.?)\\s*(?:(?:${floor})\\.?)?${BETWEEN}(?:${sides})\\.?${WORD_ENDS}`,
    // The flat of a ground floor: `Bajo A`.
    `${BEHIND_NUMBER}(?:${groundWord})\\.?\\s?[-–]?\\s?\\p{L}${BEFORE_POSTCODE_OR_END}`,
    // Catalan: `1r 2a`.
    `${BEHIND_NUMBER}${UP_TO_99}(?:r|n|t|è)[\\s,/-]+${UP_TO_99}a${WORD_ENDS}`,
    `${BEHIND_NUMBER}${UP_TO_99}\\s?${ORDINAL_MARK}\\s?[-–]?\\s?(?:${letters}|\\p{L}|${UP_TO_99}${ORDINAL_MARK}?)${WORD_ENDS}`,
  ];
}

/** `1. dør 4`, `st., lejl. 2`, `1. sal dør 4`, `2. etage, dør tv`; `5 sal, 3`, `stuen 4`. */
function floorsWithDoor(units: readonly string[], words: (kind: WordKind) => readonly string[]): string[] {
  const doors = anyOf(units.filter((word) => !word.endsWith('?'))) ?? '(?!)';
  const floor = anyOf(words('floors').filter((word) => word.length > 1)) ?? '(?!)';
  const ground = anyOf(words('grounds')) ?? '(?!)';
  const sides = anyOf(words('sides').filter((side) => side.length > 1)) ?? '(?!)';
  const door = `(?:\\d{1,3}\\p{L}?|(?:${sides})\\.?)`;
  return [
    `${BEHIND_NUMBER}(?:${UP_TO_99}\\.?|(?:${ground})\\.?)\\s*(?:(?:${floor})\\.?)?${BETWEEN}(?:${doors})${APART}${door}${WORD_ENDS}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}|(?:${ground}))\\.${BETWEEN}(?:(?:${floor})\\.?)?${BETWEEN}\\d{1,3}${AT_END_OF_PART}`,
    `${BEHIND_NUMBER}(?:${UP_TO_99}\\s?(?:${floor})|(?:${ground}))\\.?${BETWEEN}\\d{1,3}${AT_END_OF_PART}`,
  ];
}

function noiseOf(
  words: (kind: WordKind) => readonly string[],
  languages: readonly LanguageTable[],
  numberFirst: boolean,
  noType: string,
): RegExp[] {
  const noise = [
    ...careOfPatterns(languages, numberFirst),
    DOOR_CODE,
    REMARK,
    ...unitsBehind(words('parts'), words('floors'), noType),
  ];
  const noNumber = anyOf(words('noNumber').filter((word) => word.length > 2));
  if (noNumber !== null) noise.push(`${NOT_IN_WORD}(?:${noNumber})\\.?${AT_END_OF_PART}`);
  if (languages.some(({ language }) => WITH_CEDEX.has(language)))
    noise.push(`${NOT_IN_WORD}cedex(?:\\s*${UP_TO_99})?${WORD_ENDS}`);
  return noise.map((pattern) => new RegExp(pattern, 'giu'));
}

/** A floor without a side: `3. OG`, `2e étage`, `st.`, `RDC`. A floor with a side is a unit. */
function floorsOf(
  words: (kind: WordKind) => readonly string[],
  numberFirst: boolean,
  noTypeAtEnd: string,
): RegExp[] {
  const floors: string[] = [];
  const isFloor = new Set(words('floors'));
  const particles = new Set(words('particles'));
  const any = anyOf(words('floors').filter((word) => word.length > 1));
  const long = anyOf(words('floors').filter((word) => word.length > 2));
  const ground = anyOf(words('grounds').filter((word) => word.length > 1));
  if (any !== null && long !== null) {
    const side = anyOf(words('sides'));
    const ends = side === null ? WORD_ENDS : `${WORD_ENDS}(?![\\s,/-]*(?:${side})${WORD_ENDS})`;
    // `64 piano terra`: words for the ground floor stand behind the number of the house.
    const notGround = notOneOf(words('grounds').filter((word) => word.length > 1));
    // `2e sous-sol`
    const notCounted = notOneOf(words('grounds').filter((word) => word.length > 1 && !isFloor.has(word)));
    floors.push(`${NOT_IN_WORD}${UP_TO_99}\\s?${ORDINAL}\\s?${notCounted}(?:${any})\\.?${ends}(?!\\s*\\d)`);
    floors.push(`${NOT_IN_WORD}${UP_TO_99}\\s?${ORDINAL}\\s?(?:${long})\\.?${ends}${BEFORE_ADDRESS}`);
    const ordinals = anyOf(words('numbers').filter((word) => LONG_WORD.test(word)));
    if (ordinals !== null) floors.push(`${NOT_IN_WORD}(?:${ordinals})\\s(?:${long})${ends}${noTypeAtEnd}`);
    const apart = anyOf(words('floors').filter((word) => word.length > 1 && !particles.has(word)));
    if (numberFirst && apart !== null)
      floors.push(`${BEHIND_STREET}(?:${apart})\\.?\\s?${UP_TO_99}${WORD_ENDS}(?!\\s*\\d)`);
    floors.push(`${NOT_IN_WORD}${ROMAN}\\.?\\s(?:${long})${ends}`);
    floors.push(`${NOT_IN_WORD}${UP_TO_99}\\s${notGround}(?:${long})\\.?${ends}(?!\\s*\\d)`);
    floors.push(`${AT_START_OR_BEHIND}(?:${long})\\.?\\s?${UP_TO_99}${ORDINAL_MARK}?${ends}`);
    // Words of two letters are too short to be read anywhere: `5 1 tr`, `, et. 2`.
    floors.push(`${BEHIND_NUMBER}${UP_TO_99}\\s(?:${any})\\.?${AT_END_OF_PART}`);
    floors.push(`${BEHIND_NUMBER}(?:${any})\\.\\s?${UP_TO_99}${AT_END_OF_PART}`);
    floors.push(`(?<=[,;(\\n]\\s*)(?:${any})\\s?${UP_TO_99}${AT_END_OF_PART}`);
  }
  if (ground !== null) floors.push(`${BEHIND_NUMBER}(?:${ground})\\.?${AT_END_OF_PART}`);
  // `Calle Mayor 3 bajo Madrid`
  const longGround = anyOf(words('grounds').filter((word) => LONG_WORD.test(word)));
  if (longGround !== null && !numberFirst)
    floors.push(`(?<=\\p{L}{2}[\\s,]+\\d+\\p{L}?\\s)(?:${longGround})(?=\\s+\\p{L}{3})`);
  // `12/F, 578 Nathan Rd`, as in Hong Kong: a number follows, or stood before.
  if (numberFirst)
    floors.push(`${NOT_IN_WORD}(?:${UP_TO_99}|u?g)/f${WORD_ENDS}(?:(?<=\\d.*\\s\\S*)|(?=[\\s,]+\\d))`);
  if (numberFirst) floors.push(...floorsBehindStreet(words));
  return floors.map((pattern) => new RegExp(pattern, 'giu'));
}

function notOneOf(words: readonly string[]): string {
  const any = anyOf(words);
  return any === null ? '' : `(?!(?:${any})${WORD_ENDS})`;
}

/**
 * `12 Mill Rd Ground Floor Essex`: several words are hardly a name. A single one is read at the end of a part (`12 Mill Rd
 * Rear, Essex`), or right behind the street type, and `12 Mill Rd PH, Essex` where it is both.
 */
function floorsBehindStreet(words: (kind: WordKind) => readonly string[]): string[] {
  const isNoName = (word: string) => LONG_PHRASE.test(word) || WITHOUT_VOWEL.test(word);
  const phrase = anyOf(words('grounds').filter(isNoName)) ?? '(?!)';
  const side = anyOf(words('sides').filter((word) => LONG_WORD.test(word))) ?? '(?!)';
  const kinds: readonly WordKind[] = ['floors', 'grounds', 'sides'];
  const word = anyOf(kinds.flatMap(words).filter((one) => LONG_WORD.test(one)));
  const type = anyOf(words('types').filter((one) => one.length > 1)) ?? '(?!)';
  const behindType = `(?<=(?<![\\p{L}\\p{N}])\\d\\S*\\s[^,;\\n]*\\s(?:${type})\\.?\\s+)`;
  const ways = [
    `(?:${BEHIND_STREET}|${BEHIND_NUMBER})(?:${phrase})${WORD_ENDS}(?:\\s(?:${side})${WORD_ENDS})?`,
  ];
  const short = anyOf(words('grounds').filter((one) => TWO_CONSONANTS.test(one))) ?? '(?!)';
  ways.push(`${behindType}(?:${short})${AT_END_OF_PART}`);
  if (word !== null)
    ways.push(`${BEHIND_STREET}(?:${word})${AT_END_OF_PART}`, `${behindType}(?:${word})${WORD_ENDS}`);
  return ways;
}
