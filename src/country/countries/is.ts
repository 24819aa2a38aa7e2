import { PART_OF_HOUSE } from '../lines/parts-of-house';
import { REMARK } from '../lines/remarks';
import { groupsOf, type OwnConventions } from '../own';

const COUNTRY_BEFORE = /^[ií]s[- ]?/iu;

/** `íbúð 301`, `íb. 201`, `#201`, `(0201)`: the register has no flats. The first two of four digits are the floor. */
const FLAT =
  /(?<![\p{IDS}\p{N}])(?:íbúð|ibud|[íi]b)(?:\.\s?|\s+|(?=\d))[\p{IDS}\p{N}-]+|(?<=\d\p{IDS}?[\s,]+)(?:#\s?\d{3,4}(?!\d)|\(0\d{3}\))/giu;

/** `2. hæð`, `3.h`, `3. hæð til hægri`, and `önnur hæð`; `3h`, `2h. t.v.` behind a number, for `Brekka 10H` is a house. */
const FLOOR =
  /(?:(?<![\p{IDS}\p{N}])\d{1,2}(?:(?:\.|ja|ju|stu|u)?\s?(?:hæð|haed)|\.\s?h\.?)|(?<=\d\p{IDS}?(?:[\s,(]+|\s[–-]\s))\d{1,2}\s?h\.?|(?<![\p{IDS}\p{N}])(?:fyrsta|önnur|þriðja|fjórða|fimmta|efri|neðri|efsta|neðsta|miðhæð)\s(?:hæð|haed))(?:[\s,]*(?:til (?:hægri|vinstri|haegri)|t\.?\s?[hv]\.?|[hv]\.))?(?![\p{IDS}\p{N}])/giu;
/** `ris`, `kjallari`, `kj.`, `bakhús` in brackets or behind a house number: the loft, the basement, the house behind. */
const PLACE_IN_HOUSE =
  /(?<=\d\p{IDS}?[\s,(–-]+)(?:ris(?:hæð)?|kjallar[ia]|kj\.?|jarðhæð|bakhús|bílskúr)(?![\p{IDS}\p{N}])/giu;
/** The words of the two expressions above, folded. */
const MORE_WORDS = ['h', 'haed', 'ris', 'rishaed', 'kj', 'kjallari', 'jardhaed', 'bakhus', 'bilskur'];

/** As people count: neuter, and the feminine and masculine forms of one to four. */
const NUMBER_NAMES: ReadonlyMap<string, string> = new Map(
  (
    '|tvo tveir tvaer|thrju thrir thrjar|fjogur fjorir fjorar|fimm|sex|sjo|atta|niu|tiu|ellefu|tolf|threttan|fjortan|fimmtan|' +
    'sextan|sautjan|atjan|nitjan|tuttugu'
  )
    .split('|')
    .flatMap((forms, at) => forms.split(' ').map((form): [string, string] => [form, String(at + 1)]))
    .filter(([form]) => form !== ''),
);

/** Iceland. Numbers are joined to letters (`12A`). Names are in the nominative and, on envelopes, in the dative. */
export const iceland: OwnConventions = {
  calledAlso: ['isl'],
  locale: 'is',
  postcode: {
    pattern: /(?<![\p{IDS}\p{N}])(?:[ií]s[- ]?)?([1-9]\d{2})(?![\p{IDS}\p{N}])/giu,
    partial: /^(?!)/,
    canonical: (found) => found.replace(COUNTRY_BEFORE, ''),
  },
  words: [
    ...groupsOf('type', ['gata g gt gotu', 'vegur v vg vegi', 'stigur st stig']),
    ...groupsOf('title', ['sankti skt']),
    ...groupsOf('direction', ['nordur n nord', 'sudur s sud', 'austur a aust', 'vestur vest']),
    ...groupsOf('word', ['breidsidan bs', 'efri efra', 'nedri nedra', 'og and']),
  ],
  wordEndings: [
    ['g', 'gata'],
    ['gt', 'gata'],
    ['v', 'vegur'],
    ['vg', 'vegur'],
    ['br', 'braut'],
    ['brt', 'braut'],
    ['stg', 'stigur'],
    ['str', 'straeti'],
  ],
  streetTypes: [
    ...[
      'gata',
      'vegur',
      'stigur',
      'braut',
      'tun',
      'holt',
      'heidi',
      'mar',
      'berg',
      'smari',
      'hvammur',
      'land',
    ],
    ...['lundur', 'bakki', 'tangi', 'hlid', 'teigur', 'melur', 'sel', 'as', 'gerdi', 'vogur', 'byggd'],
    ...[
      'fell',
      'fold',
      'flot',
      'hjalli',
      'holl',
      'hvoll',
      'brekka',
      'vellir',
      'hamrar',
      'hofdi',
      'myri',
      'dalur',
    ],
    ...[
      'gardur',
      'leiti',
      'hraun',
      'hella',
      'salir',
      'gil',
      'klettur',
      'nes',
      'vik',
      'baer',
      'kor',
      'grund',
      'alda',
    ],
    ...['holar', 'laekur', 'borg', 'hagi', 'skogar', 'rimi', 'hals', 'kinn', 'sida', 'hus', 'kot'],
  ],
  particles: ['vid', 'i', 'a', 'og', 'hja'],
  titles: ['sera', 'sankti'],
  sounds: [
    ['ey|ei', 'ei'],
    ['y', 'i'],
    ['th|dh', 't'],
    ['hv', 'kv'],
    ['x', 'ks'],
    ['z', 's'],
    ['pp|bb|b', 'p'],
    ['d', 't'],
    ['fn', 'pn'],
  ],
  lineNoise: () => [
    new RegExp(REMARK, 'giu'),
    new RegExp(PART_OF_HOUSE, 'giu'),
    /(?<![\p{IDS}\p{N}])(?:b\.?t\.?|c\/o)\s[^,;\n\d]*(?=[,;\n]|$)/giu,
    FLAT,
    FLOOR,
    PLACE_IN_HOUSE,
  ],
  extraWords: MORE_WORDS,
  numberNames: NUMBER_NAMES,
  numberWords: ['numer', 'nr', 'no', 'husnr', 'husnumer'],
  unit: () => null,
  postBox: () => /(?<![\p{IDS}\p{N}])(?:pósthólf|postholf)\s*\d+/iu,
  placeAliases: {
    reykjavikurborg: 'reykjavik',
    rvk: 'reykjavik',
    rvik: 'reykjavik',
    hfj: 'hafnarfjordur',
    kop: 'kopavogur',
    gbr: 'gardabaer',
    moso: 'mosfellsbaer',
    keflavik: 'reykjanesbaer',
    njardvik: 'reykjanesbaer',
    eyjar: 'vestmannaeyjar',
    eyjum: 'vestmannaeyjar',
  },
  placeEndings: [['firdi', 'fjordur']],
};
