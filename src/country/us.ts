import { joined } from './label';
import { groupsOf, type OwnConventions } from './own';

/** The United States: what USPS Publication 28 has otherwise than English elsewhere, and how labels stand there. */
export const unitedStates: OwnConventions = {
  calledAlso: ['america', 'united states of america', 'usa', 'us'],
  postcode: {
    pattern: /(?<![\p{L}\p{N}-])(\d{5})(?:-\d{4})?(?![\p{L}\p{N}-])/giu,
    partial: /^\d{3}$/,
    canonical: (found) => found.slice(0, 5),
  },
  words: [
    ...groupsOf('type', ['circle cir', 'terrace ter', 'court ct', 'trail trl tr', 'point pt']),
    ...groupsOf('word', ['mount mt', 'mountain mt mtn', 'junior jr', 'senior sr']),
  ],
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
  lines: ({ streetname, number, suffix, postcode, city, province }) =>
    [
      joined(' ', joined(' ', number, streetname), suffix),
      joined(', ', city, joined(' ', province, postcode)),
    ].filter((line) => line !== ''),
};
