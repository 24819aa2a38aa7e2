import { PART_OF_HOUSE, PART_WORDS } from '../lines/parts-of-house';
import { REMARK, REMARK_WORDS } from '../lines/remarks';
import type { OwnConventions } from '../own';
import { groupsOf } from '../own';
import { formerMunicipalities } from './nl-former-municipalities';
import { PROVINCE_IN_NAME, provinceCodes } from './nl-province-codes';

const CANONICAL_POSTCODE = /^\d{4}[A-Z]{2}$/;

/**
 * The Netherlands: Frisian names, abbreviations of registers, and the sounds of Dutch. Postcodes follow NEN 5825: no
 * leading 0, no SA, SD or SS. House numbers follow BAG: huisnummer + huisletter + toevoeging.
 */
/** Words for a part of a building. */
const UNITS =
  'app(?:artement)?|apt|apartment|kamer|kmr|room|flat|suite|box|bus|wooneenheid|woning|kavel|unit|studio|chalet|huisje|bungalow|(?:sta)?caravan|plek|standplaats|vak';
/** Words for what stands behind the number itself. */
const ADDITIONS =
  'toev(?:oeging)?|tv|sub|add(?:itie)?|(?:huis)?letter|h(?:uis)?ltr|ltr|lett|hl|huisnummertoevoeging';
/** The same, folded. */
const ADDITION_WORDS =
  'toev toevoeging huisnummertoevoeging letter huisletter ltr hltr huisltr lett hl sub add additie tv'.split(
    ' ',
  );
const UNIT_NUMBER =
  '(?:\\s?n(?:umme)?r)?(?:\\.\\s?|\\s*:\\s*|\\s+)(?=\\p{IDS}?-?\\d|\\p{IDS}(?!\\p{IDS}))[\\p{IDS}\\d-]+(?![\\p{IDS}\\p{N}])';

export const netherlands: OwnConventions = {
  calledAlso: ['holland', 'the netherlands', 'nld'],
  locale: 'nl',
  hyphenStartsSuffix: true,
  postcode: {
    pattern:
      /(?<![\p{IDS}\p{N}])(?:nl[- ]?|(?:postcode|postc\.?|pc)\s?:?\s(?:is\s)?)?([1-9]\d{3})(?!(?<=\S[\s,]+\d{4})\s+nr\.?\s*\d)[\s.-]{0,2}(?!s[ads](?![\p{IDS}\p{N}]))([a-z]{2})(?![\p{IDS}\p{N}])/giu,
    partial: /^[1-9]\d{3}$/,
    canonical: (found) =>
      CANONICAL_POSTCODE.test(found)
        ? found
        : found
            .replace(/^(?:nl[- ]?|(?:postcode|postc\.?|pc)\s?:?\s(?:is\s)?)/i, '')
            .replace(/[\s.-]/g, '')
            .toUpperCase(),
  },
  words: [
    ...groupsOf('type', [
      'straat str strjitte strj straatje strtje st',
      'laan ln leane',
      'weg wg wei',
      'plein pln pl',
      'kade kd kaai',
      'dijk dk dyk',
      'gracht gr',
      'singel sngl sgl',
      'park pk',
      'kanaal kan',
      'boulevard blvd bvd boul',
    ]),
    ...groupsOf('title', [
      'sint st sinte sankt saint',
      'burgemeester burg burgem bgm burgm brgm boargemaster',
      'dokter dr doctor',
      'dominee ds dom',
      'professor prof',
      'meester mr master',
      'ingenieur ing ir',
      'generaal gen',
      'president pres',
      'minister min',
      'pastoor past pst',
      'kardinaal kard',
      'monseigneur mgr mons',
      'jonkheer jhr jonker jkr',
      'jonkvrouw jkvr',
      'wethouder weth',
      'admiraal adm',
      'kolonel kol',
      'kapitein kapt kap',
      'kapelaan kap',
      'luitenant lt luit',
      'commissaris comm',
      'notaris not',
      'directeur dir',
      'koning kon kng',
      'koningin kon kng',
      'prins pr',
      'prinses prs pr',
      'graaf',
      'gravin grv',
      'secretaris secr',
    ]),
    ...groupsOf('direction', [
      'noord n noorder noard noorderlijk',
      'zuid z zuider sud',
      'oost o ooster east',
      'west w wester',
      'noordzijde nz noordzij',
      'zuidzijde zz zuidzij',
      'oostzijde oz oostzij',
      'westzijde wz westzij',
    ]),
    ...groupsOf('word', [
      'van v fan',
      'de d der den',
      'het t it',
      'ten ter te',
      'oude oud alde ald',
      'gedempte ged gedmpt',
      'nieuwe nieuw nije nij nw nwe',
      'grote groot gr greate grutte',
      'kleine kl klein lytse',
      'lange lang lg',
      'en und and',
      'industrieterrein industrieterein ind indterrein',
      'bedrijventerrein bedr bedrterrein',
    ]),
    ...groupsOf('number', ['1e eerste 1ste earste', '2e tweede 2de twadde', '3e derde 3de']),
  ],
  // Frisian endings: `Kammingastrjitte` is `Kammingastraat` to many.
  wordEndings: [
    ['strjitte', 'straat'],
    ['leane', 'laan'],
  ],
  streetTypes: [
    ...['straat', 'laan', 'weg', 'plein', 'kade', 'dijk', 'gracht', 'singel', 'park', 'kanaal', 'hof', 'pad'],
    ...['steeg', 'dreef', 'markt', 'baan', 'wal', 'ring', 'oord', 'veld', 'kamp', 'hoek', 'erf', 'wijk'],
    ...['plantsoen', 'brink', 'reed', 'burg', 'haven', 'gaarde', 'akker', 'zijde', 'bos', 'tuin', 'poort'],
    ...['berg', 'horst'],
  ],
  particles: [
    ...['van', 'de', 'der', 'den', 'het', 'ten', 'ter', 'te', 'op', 'in', 'aan', 'bij', 'la', 'le', 'les'],
    ...['d', 'l', 's', 'en', 'a', 'vd', 'vander', 'vanden', 'vande', 'ver', 'du', 'von', 'el', 'al'],
  ],
  titles: [
    ...[
      'koning',
      'prins',
      'graaf',
      'freule',
      'baron',
      'barones',
      'schout',
      'zuster',
      'pater',
      'frater',
      'rector',
    ],
    ...['rabbijn', 'architect', 'dichter', 'schoolmeester', 'mevrouw', 'mw', 'dhr', 'drs', 'hertog'],
  ],
  sounds: [
    ['ij|ei|ey|y', 'y'],
    ['ouw|auw|ou|au', 'au'],
    ['sch|sg|sj', 'sg', { before: 'abcdefghijklmnopqrstuvwxyz' }],
    ['isch', 'is'],
    ['c', 's', { before: 'eiy' }],
    ['ch', 'g'],
    ['ck|c|q', 'k'],
    ['ph', 'f'],
    ['th', 't'],
    ['x', 'ks'],
    ['v', 'f'],
    ['z', 's'],
    ['dt|d', 't', { notBefore: 'aeiouy' }],
    ['gh', 'g'],
    ['uy', 'ui'],
    ['ae', 'a'],
    ['ie', 'i'],
  ],
  // Amsterdam's register has `263-H`, people write `263 hs`.
  unitGroups: [['hs', 'h']],
  suffixGroups: [
    ['hs', 'huis', 'bg', 'beg', 'begane', 'beganegrond', 'parterre', 'benedenhuis'],
    ['bis', 'b is'],
    ['zw', 'zwart'],
    ['rd', 'rood'],
    ['bov', 'boven', 'bvn', 'bovenwoning', 'bovenhuis'],
    ['ben', 'beneden', 'bnd'],
    ['a', 'to a'],
    ['1', 'i', '1hoog', '1e', 'ihoog', '1eet'],
    ['2', 'ii', '2hoog', '2e', 'iihoog', '2eet'],
    ['3', 'iii', '3hoog', '3e', 'iiihoog', '3eet'],
    ['4', 'iv', '4hoog', '4e', 'ivhoog'],
  ],
  lineNoise: () => [
    new RegExp(REMARK, 'giu'),
    new RegExp(PART_OF_HOUSE, 'giu'),
    // Without a comma behind the name, the street follows: `t.a.v. mw. Smit Erasmuslaan 43`. Then only the sign is taken.
    /(?<![\p{IDS}\p{N}])(?:t\.?\s?a\.?\s?v\.?|ter attentie van|afd(?:eling|\.))\s(?:(?![^,;\n]*\p{IDS}{4,}\.?\s+\d)[^,;\n]*)?/giu,
    // `p/a Karregat 7`: a street may follow without a name.
    /(?<![\p{IDS}\p{N}])(?:p\/a|c\/o)\s[^,;\n\d]*(?=[,;\n]|$)/giu,
    /(?<![\p{IDS}\p{N}])(?:\d{1,2}(?:st|nd|rd|th)\s(?:floor|fl\.?)|ground floor|floor\s\d{1,2})(?![\p{IDS}\p{N}])/giu,
    /(?<![\p{IDS}\p{N}])(?:\d{1,2}\s?(?:e|ste|de)\s(?:verdieping|etage|verd\.?)|etage\s\d+|verdieping\s\d+)(?![\p{IDS}\p{N}])/giu,
    /(?<![\p{IDS}\p{N}])(?:kamer|kmr|unit|lokaal|gebouw|ingang|receptie|tel\.?|telefoon|antwoordnummer)\s[\p{IDS}\p{N}.-]+/giu,
  ],
  unit: () =>
    new RegExp(
      [
        `(?<=\\d\\s?\\p{IDS}?[\\s,/-]+|\\d.*,\\s*)(?:${UNITS}|${ADDITIONS})${UNIT_NUMBER}`,
        // In front of the street, and behind the town.
        `(?<=^\\s*)(?:${UNITS}|${ADDITIONS})${UNIT_NUMBER}(?=\\s*,)`,
        `(?<=\\d.*\\s)(?:${UNITS})${UNIT_NUMBER}(?=\\s*$)`,
        // `49 Harpstraat, 1 hoog, Almere`
        '(?<=^\\d{1,4}\\p{IDS}?\\s+\\p{IDS}[^\\d\\n]*[\\s,])\\d{1,2}[\\s-]?hoog(?![\\p{IDS}\\p{N}])',
        '(?<=(?<!\\d)\\d{1,3}\\s?\\p{IDS}?[\\s,/-]+)(?:\\d{1,2}[\\s-]?hoog|n(?:umme)?r\\.?\\s?\\d+)(?![\\p{IDS}\\p{N}])',
      ].join('|'),
      'giu',
    ),
  additionWords: ADDITION_WORDS,
  unitWords: [
    ...['bus', 'appartement', 'app', 'apt', 'ap', 'verdieping', 'verd', 'etage', 'toestel', 'doos', 'kamer'],
    ...ADDITION_WORDS,
    'vak',
    'bungalownr',
    ...['unit', 'flat', 'studio', 'plaats', 'chalet'],
    ...[
      'kamernr',
      'kamernummer',
      'kmr',
      'appartementnr',
      'appnr',
      'plek',
      'standplaats',
      'huisje',
      'bungalow',
      'caravan',
      'stacaravan',
      'nr',
      'nummer',
      'kavel',
      'woning',
      'wooneenheid',
      'apartment',
      'room',
      'suite',
      'box',
    ],
  ],
  extraWords: [
    ...REMARK_WORDS,
    ...PART_WORDS,
    'tav',
    'attentie',
    'afd',
    'afdeling',
    'verdieping',
    'etage',
    'verd',
    'floor',
    'fl',
    'kamer',
    'kmr',
    'room',
    'flat',
    'suite',
    'box',
    'bus',
    'wooneenheid',
    'woning',
    'kavel',
    'apartment',
    'unit',
    'lokaal',
    'gebouw',
    'ingang',
    'receptie',
    'tel',
    'telefoon',
    'antwoordnummer',
    'app',
    'appartement',
    'apt',
    ...ADDITION_WORDS,
    'vak',
    'bungalownr',
    'studio',
    'chalet',
    'huisje',
    'bungalow',
    'caravan',
    'stacaravan',
    'plek',
    'standplaats',
    'hoog',
    'nr',
    'nummer',
    'postbus',
    'pb',
  ],
  // `9203 PB 15` begins with a postcode.
  postBox: () => /(?<![\p{IDS}\p{N}])(?:postbus|(?<![1-9]\d{3}\s)pb\.?|antwoordnummer)\s*\d+/iu,
  placeRemark: PROVINCE_IN_NAME,
  placeAliases: {
    ...formerMunicipalities,
    ...provinceCodes,
    friesland: 'fryslan',
    'den haag': 's gravenhage',
    'den bosch': 's hertogenbosch',
    grunn: 'groningen',
    grins: 'groningen',
    ljouwert: 'leeuwarden',
    snits: 'sneek',
    boalsert: 'bolsward',
    harns: 'harlingen',
    frjentsjer: 'franeker',
    dokkum: 'dockum',
    drachten: 'drachten',
    'it hearrenfean': 'heerenveen',
    hearrenfean: 'heerenveen',
  },
};
