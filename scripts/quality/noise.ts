import { countryProfile } from '../../src/country/index';
import { fold } from '../../src/text/fold';
import { pick } from './random';

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

/** Spellings that sound alike in Dutch, tried in random order. */
const SOUNDS: [RegExp, string][] = [
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
export function bySound(random: Random, text: string): string | null {
  return rewritten(random, text, SOUNDS, 1 + Math.floor(random() * 2));
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

/** Short for long and long for short, by pairs written here on purpose and not taken from the engine. */
const SHORT_FORMS: Record<string, [RegExp, string][]> = {
  NL: [
    [/straat\b/i, 'str.'],
    [/straat\b/i, 'str'],
    [/laan\b/i, 'ln'],
    [/weg\b/i, 'wg'],
    [/plein\b/i, 'pl.'],
    [/\bburgemeester\b/i, 'Burg.'],
    [/\bdokter\b/i, 'Dr.'],
    [/\bdoctor\b/i, 'Dr.'],
    [/\bprofessor\b/i, 'Prof.'],
    [/\bdominee\b/i, 'Ds.'],
    [/\bvan der\b/i, 'v.d.'],
    [/\bvan de\b/i, 'v.d.'],
    [/\bvan den\b/i, 'v.d.'],
    [/\bvan\b/i, 'v.'],
    [/\bsint\b/i, 'St.'],
    [/\bprins\b/i, 'Pr.'],
    [/\bprinses\b/i, 'Pr.'],
    [/\bkoningin\b/i, 'Kon.'],
    [/\bkoning\b/i, 'Kon.'],
    [/\bgeneraal\b/i, 'Gen.'],
    [/\bmeester\b/i, 'Mr.'],
    [/\beerste\b/i, '1e'],
    [/\btweede\b/i, '2e'],
    [/\bderde\b/i, '3e'],
    [/\boude\b/i, 'Oude'],
    [/\bpastoor\b/i, 'Past.'],
    [/\bpresident\b/i, 'Pres.'],
    [/\bingenieur\b/i, 'Ir.'],
    [/kade\b/i, 'kd.'],
    [/dijk\b/i, 'dk'],
    [/singel\b/i, 'sngl'],
    [/\bhet\b/i, "'t"],
    [/\bjonkheer\b/i, 'Jhr.'],
  ],
  IS: [
    [/gata\b/i, 'g.'],
    [/vegur\b/i, 'v.'],
  ],
  US: [
    [/\bstreet\b/i, 'St'],
    [/\bavenue\b/i, 'Ave'],
    [/\broad\b/i, 'Rd'],
    [/\bdrive\b/i, 'Dr'],
    [/\blane\b/i, 'Ln'],
    [/\bcourt\b/i, 'Ct'],
    [/\bcircle\b/i, 'Cir'],
    [/\bplace\b/i, 'Pl'],
    [/\bboulevard\b/i, 'Blvd'],
    [/\bnorth\b/i, 'N'],
    [/\bsouth\b/i, 'S'],
    [/\beast\b/i, 'E'],
    [/\bwest\b/i, 'W'],
    [/\bnorthwest\b/i, 'NW'],
    [/\bterrace\b/i, 'Ter'],
    [/\bparkway\b/i, 'Pkwy'],
    [/\btrail\b/i, 'Trl'],
    [/\bhighway\b/i, 'Hwy'],
  ],
};

/** Abbreviated; null where nothing in it is. */
export function abbreviated(random: Random, text: string, country: string): string | null {
  const fitting = (SHORT_FORMS[country] ?? []).filter(([pattern]) => pattern.test(text));
  if (fitting.length === 0) return null;
  const [pattern, short] = pick(random, fitting);
  const found = text.replace(pattern, short);
  return found === text ? null : found;
}

/** The first word left out, where what remains still says something. */
export function firstWordLost(text: string): string | null {
  const words = text.split(' ');
  const rest = words
    .slice(1)
    .join(' ')
    .replace(/^(?:van|de|der|den|het|'t)(?: (?:de|der|den))? /i, '');
  return words.length < 2 || rest.length < 5 ? null : rest;
}

/** A compound written apart before its street type; null where it is none. */
export function writtenApart(text: string, country: string): string | null {
  const types = countryProfile(country).conventions.streetTypes;
  const last = text.split(/[\s-]/).pop()!;
  for (const type of [...types].sort((a, b) => b.length - a.length)) {
    if (last.length > type.length + 2 && fold(last).endsWith(type)) {
      return `${text.slice(0, -type.length)} ${text.slice(-type.length)}`;
    }
  }
  return null;
}

/** Number and suffix as people write them: glued, apart, with another sign, in another case. */
export function designationWritten(
  random: Random,
  number: string,
  suffix: string,
): { number: string; suffix?: string } {
  const other = random() < 0.5 ? suffix.toLowerCase() : suffix.toUpperCase();
  return pick(random, [
    { number: /^\d/.test(other) ? `${number}-${other}` : number + other },
    { number: `${number} ${other}` },
    { number: `${number}-${other}` },
    { number: `${number}/${other}` },
    { number, suffix: other },
    { number, suffix: `-${other}` },
  ]);
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
