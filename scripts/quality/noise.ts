import { fold, squash } from '../../src/text/fold';
import { pick } from './random';
import type { Vocabulary } from './vocabulary';

type Random = () => number;

/** Keys beside one another on a QWERTY keyboard. */
const NEIGHBOURS: Record<string, string> = {
  a: 'qwsz',
  b: 'vghn',
  c: 'xdfv',
  d: 'serfcx',
  e: 'wsdr',
  f: 'drtgvc',
  g: 'ftyhbv',
  h: 'gyujnb',
  i: 'ujko',
  j: 'huikmn',
  k: 'jiolm',
  l: 'kop',
  m: 'njk',
  n: 'bhjm',
  o: 'iklp',
  p: 'ol',
  q: 'wa',
  r: 'edft',
  s: 'awedxz',
  t: 'rfgy',
  u: 'yhji',
  v: 'cfgb',
  w: 'qase',
  x: 'zsdc',
  y: 'tghu',
  z: 'asx',
};

/** Spellings that sound alike in many languages, tried in random order. */
const SOUNDS: [RegExp, string][] = [
  [/ph/, 'f'],
  [/c(?=[aou])/, 'k'],
  [/k(?=[aou])/, 'c'],
  [/([bdfglmnprst])\1/, '$1'],
  [/([aeiou])([lmnrst])(?=[aeiou])/, '$1$2$2'],
  [/th/, 't'],
  [/y/, 'i'],
  [/z/, 's'],
  [/ck/, 'k'],
  [/qu/, 'k'],
];

/** The same in Dutch. */
const DUTCH_SOUNDS: [RegExp, string][] = [
  [/ij/, 'ei'],
  [/ei/, 'ij'],
  [/ou/, 'au'],
  [/au/, 'ou'],
  [/c(?=[aou])/, 'k'],
  [/k/, 'c'],
  [/v/, 'f'],
  [/f(?!f)/, 'v'],
  [/z/, 's'],
  [/([lmnrst])\1/, '$1'],
  [/([aeiou])([lmnrst])(?=[aeiou])/, '$1$2$2'],
  [/ch/, 'g'],
  [/th/, 't'],
  [/y/, 'ij'],
  [/d(?=\b)/, 't'],
  [/oe/, 'u'],
  [/ie/, 'i'],
  [/ks/, 'x'],
];

/** What a scanner takes for what. */
const SCANNED: [RegExp, string][] = [
  [/o/i, '0'],
  [/l/, '1'],
  [/i/, 'l'],
  [/rn/, 'm'],
  [/m/, 'rn'],
  [/s/i, '5'],
  [/b/, '6'],
  [/e/, 'c'],
  [/g/, '9'],
  [/cl/, 'd'],
  [/u/, 'ii'],
  [/h/, 'b'],
  [/B/, '8'],
  [/vv|w/, 'vv'],
  [/a/, 'o'],
];

/** One slip of the fingers: a letter changed for its neighbour, left out, doubled or put in, or two swapped. */
export function typo(random: Random, text: string): string {
  for (let attempt = 0; attempt < 50; attempt++) {
    const at = Math.floor(random() * text.length);
    const letter = text[at]!;
    if (!/\p{L}/u.test(letter)) continue;
    const damaged = slip(random, text, at, letter);
    if (damaged !== null && fold(damaged) !== fold(text)) return damaged;
  }
  return text;
}

function slip(random: Random, text: string, at: number, letter: string): string | null {
  const head = text.slice(0, at);
  const tail = text.slice(at + 1);
  switch (Math.floor(random() * 4)) {
    case 0: {
      const near = NEIGHBOURS[letter.toLowerCase()];
      return near === undefined ? null : head + pick(random, [...near]) + tail;
    }
    case 1:
      return text.length < 4 ? null : head + tail;
    case 2:
      return head + letter + pick(random, [...'abcdefghijklmnoprstuvwz']) + tail;
    default:
      return /\p{L}/u.test(tail[0] ?? '') ? head + tail[0] + letter + tail.slice(1) : null;
  }
}

export function typos(random: Random, text: string, count: number): string {
  let damaged = text;
  for (let i = 0; i < count; i++) damaged = typo(random, damaged);
  return damaged;
}

/** Case, accents and punctuation lost. */
export function marksLost(random: Random, text: string): string {
  const plain = fold(text);
  return pick(random, [plain, plain.toUpperCase(), text.toUpperCase(), text.toLowerCase()]);
}

/** Written as it sounds; null where nothing in it can be. */
export function bySound(random: Random, text: string, words: Vocabulary): string | null {
  const rules = words.languages[0] === 'nl' ? DUTCH_SOUNDS : SOUNDS;
  return rewritten(random, text, rules, 1 + Math.floor(random() * 2));
}

/** As a scanner reads it; null where nothing in it can be misread. */
export function byScanner(random: Random, text: string): string | null {
  return rewritten(random, text, SCANNED, 1 + Math.floor(random() * 2));
}

function rewritten(random: Random, text: string, rules: [RegExp, string][], count: number): string | null {
  let damaged = text;
  let done = 0;
  for (let attempt = 0; attempt < 30 && done < count; attempt++) {
    const [pattern, replacement] = pick(random, rules);
    const next = damaged.replace(new RegExp(pattern.source, 'i'), replacement);
    if (next === damaged || fold(next) === fold(text)) continue;
    damaged = next;
    done++;
  }
  return done === 0 ? null : damaged;
}

/** The first word left out, small words after it too, where what remains still says something. */
export function firstWordLost(text: string, words: Vocabulary): string | null {
  const rest = text.split(' ').slice(1);
  while (rest.length > 1 && words.isSmall(rest[0]!)) rest.shift();
  const name = rest.join(' ').replace(/^(?:l|d)['’]/iu, '');
  return rest.length === 0 || name.length < 5 || words.saysOnlyKind(name) ? null : name;
}

/** Articles and prepositions inside the name left out: `Rue de la Paix` as `Rue Paix`; null where it has none. */
export function smallWordsLost(text: string, words: Vocabulary): string | null {
  const parts = text.split(' ');
  const kept = parts.filter((part, at) => at === 0 || at === parts.length - 1 || !words.isSmall(part));
  return kept.length === parts.length || kept.length < 2 ? null : kept.join(' ');
}

/** An apostrophe written in another way, or not at all; null where there is none. */
export function elided(random: Random, text: string): string | null {
  if (!/\p{L}['’]\p{L}/u.test(text)) return null;
  const other = text.includes('’') ? "'" : '’';
  return text.replace(/(\p{L})['’](?=\p{L})/gu, `$1${pick(random, [other, ' ', '', ' ’'])}`);
}

/** A compound written apart before its street type; null where it is none. */
export function writtenApart(text: string, words: Vocabulary): string | null {
  const type = words.typeOf(text);
  return type === null || !type.grown ? null : `${text.slice(0, type.start)} ${text.slice(type.start)}`;
}

/** Number and unit as people write them: glued, apart, with another sign, in another case, with a word for it. */
export function unitWritten(
  random: Random,
  { number, suffix }: { number: string; suffix: string },
  words: Vocabulary,
): { number: string; suffix?: string } {
  const other = random() < 0.5 ? suffix.toLowerCase() : suffix.toUpperCase();
  const glued = /^\d/.test(other) ? `${number}-${other}` : number + other;
  const word = pick(random, [...words.unitWords, '#']);
  const isRepetition = /^(?:bis|ter|quater)$/i.test(suffix);
  const isLetter = /^\p{L}$/u.test(suffix);
  return pick(random, [
    { number: glued },
    { number: `${number} ${other}` },
    { number: `${number}-${other}` },
    { number: `${number}/${other}` },
    { number, suffix: other },
    ...(isRepetition || isLetter || words.unitWords.length === 0
      ? []
      : [{ number: `${number} ${word === '#' ? '#' : `${word} `}${other}` }]),
  ]);
}

/** A unit of the same kind as those of a building that none of them has; null where none comes to mind. */
export function unitBeside(random: Random, suffixes: readonly string[]): string | null {
  const known = new Set(suffixes.map(plainUnit));
  const model = pick(random, suffixes.filter((suffix) => suffix !== '').concat(['']));
  for (let attempt = 0; attempt < 30; attempt++) {
    const unit = likeUnit(random, model);
    if (!known.has(plainUnit(unit))) return unit;
  }
  return null;
}

/** A unit as most people understand it: box `b003`, `0003` and `3` are one. */
function plainUnit(suffix: string): string {
  return squash(fold(suffix)).replace(/^(?:b|bus|bte)?0*(?=\d)/, '');
}

function likeUnit(random: Random, model: string): string {
  const digits = /\d+/.exec(model)?.[0];
  if (digits !== undefined) {
    const value = String(1 + Math.floor(random() * 40)).padStart(digits.length, '0');
    return model.replace(digits, value.slice(-Math.max(digits.length, value.length)));
  }
  return pick(random, [...'ABCDEFGHJKLM']);
}

/** One character of a postcode changed for another of its kind. */
export function postcodeSlip(random: Random, postcode: string): string {
  for (;;) {
    const at = Math.floor(random() * postcode.length);
    const kind = /\d/.test(postcode[at]!) ? '123456789' : 'ABCDEFGHJKLMNPRSTVWXZ';
    const damaged = postcode.slice(0, at) + pick(random, [...kind]) + postcode.slice(at + 1);
    if (damaged !== postcode) return damaged;
  }
}
