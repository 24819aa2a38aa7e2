import { groupsOf, type OwnConventions } from './own';
import { REMARK } from './remarks';

const COUNTRY_BEFORE = /^is[- ]/i;

/** Iceland. Numbers are joined to letters (`12A`). Names are in the nominative and, on envelopes, in the dative. */
export const iceland: OwnConventions = {
  calledAlso: ['isl'],
  locale: 'is',
  postcode: {
    pattern: /(?<![\p{L}\p{N}])(?:is[- ])?([1-9]\d{2})(?![\p{L}\p{N}])/giu,
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
    ['v', 'vegur'],
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
  lineNoise: [
    new RegExp(REMARK, 'giu'),
    /(?<![\p{L}\p{N}])(?:b\.?t\.?|c\/o)\s[^,;\n\d]*(?=[,;\n]|$)/giu,
    /(?<![\p{L}\p{N}])(?:íbúð|ibud|ib\.|íb\.)\s?[\p{L}\p{N}-]+/giu,
    /(?<![\p{L}\p{N}])\d{1,2}(?:\.|ja|ju|stu|u)?\s?(?:hæð|haed)(?![\p{L}\p{N}])/giu,
  ],
  unit: null,
  postBox: /(?<![\p{L}\p{N}])(?:pósthólf|postholf)\s*\d+/iu,
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
