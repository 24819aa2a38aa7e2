import { joined } from '../label';
import { groupsOf, type OwnConventions } from '../own';

const OF_NUMBER = /^(?:\p{IDS}|\d\/\d)$/u;
const DIGITS = /^\d+$/;

/** The United States: the differences of USPS Publication 28 from English elsewhere, and the order of a label. */
export const unitedStates: OwnConventions = {
  calledAlso: ['america', 'united states of america', 'usa', 'us'],
  postcode: {
    // `05158-3015`, `05158 - 3015`, `05158.3015`, with a digit lost `05158-301`, and at the end of a part `05158 3015`. The house number
    // is what stands behind a postcode alone (`05158 3015`), or behind it, a dash and in front of a name (`Warren VT 05674 - 1797 Airport Rd`).
    pattern:
      /(?<![\p{IDS}\p{N}-])(\d{5})(?:\s?[-–]\s?\d{4}(?!(?<=^\D*\d{5}\s[-–]\s\d{4})\s+(?:\S{1,4}\s+){0,2}\p{IDS}{2})|\d{4}|[._/+]\d{4}|-(?:\d{3}|x{4})|(?:(?<=\p{IDS}[\s\S]*\d{5})|(?=\s\d{4}\D[\s\S]*\d))\s\d{4}(?=\s*(?:[,;\n]|$))|-)?(?![\p{IDS}\p{N}-])/giu,
    partial: /^\d{3}$/,
    canonical: (found) => found.slice(0, 5),
  },
  words: [
    ...groupsOf('type', ['circle cir', 'terrace ter', 'court ct', 'trail trl tr', 'point pt']),
    // One road with several names: `US-7`, `US Hwy 7`, `Rt 7`.
    {
      kind: 'word',
      forms: ['usroute', 'us route', 'us highway', 'us hwy', 'us rte', 'us rt', 'route', 'rte', 'rt'],
    },
    // Roads of a state, which have several names: `VT Route 9`, `State Highway 9`, `SR 9`.
    {
      kind: 'type',
      forms: [
        'route',
        'rte',
        'rt',
        'state route',
        'state rte',
        'state rt',
        'state highway',
        'state hwy',
        'sr',
      ],
    },
    ...groupsOf('word', ['mount mt', 'mountain mt mtn', 'junior jr', 'senior sr']),
  ],
  numberedRoads: {
    roads: ['route', 'highway', 'rte', 'rt', 'hwy', 'hiway', 'hgwy', 'hw'],
    nation: ['us', 'u s'],
    division: ['state', 'st'],
    roadsOfDivision: ['sr', 'sh', 'state road', 'state rd'],
  },
  sounds: [
    ['ph', 'f'],
    ['ck', 'k'],
    ['c', 'k', { notBefore: 'eiy' }],
    ['q', 'k'],
    ['c', 's'],
    ['gh', '', { notBefore: 'aeiou' }],
    ['z', 's'],
    ['x', 'ks'],
    ['ie|ey|ee|ea|y', 'i'],
  ],
  suffixGroups: [
    ['apt', 'apartment', 'unit'],
    ['ste', 'suite'],
    ['bldg', 'building'],
    ['rm', 'room'],
  ],
  lines: ({ streetname, number, suffix, postcode, city, province }) => {
    // A letter or a half belongs to the number; any other suffix is a unit.
    const ofNumber = suffix !== null && OF_NUMBER.test(suffix);
    const glue = ofNumber && suffix.length === 1 ? '' : ' ';
    const house = ofNumber ? joined(glue, number, suffix) : number;
    const flat = suffix !== null && DIGITS.test(suffix) ? `#${suffix}` : suffix;
    return [
      joined(' ', joined(' ', house, streetname), ofNumber ? null : flat),
      joined(', ', city, joined(' ', province, postcode)),
    ].filter((line) => line !== '');
  },
};
