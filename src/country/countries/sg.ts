import { groupsOf, type OwnConventions } from '../own';

/** Singapore. Streets have Malay words, which people shorten. */
export const singapore: OwnConventions = {
  calledAlso: ['sg', 'singapura'],
  words: [
    { kind: 'word', forms: ['ang mo kio', 'amk'] },
    ...groupsOf('type', ['jalan jln jl', 'lorong lor lrg']),
    ...groupsOf('word', ['bukit bt bkt', 'kampong kampung kg', 'tanjong tanjung tg', 'central ctrl']),
    ...groupsOf('direction', ['upper upp upr']),
  ],
};
