import { groupsOf, type OwnConventions } from '../own';

/** India: short forms that the table of English lacks. */
export const india: OwnConventions = {
  words: [
    { kind: 'word', forms: ['mahatma gandhi', 'mg', 'm g'] },
    ...groupsOf('word', ['feet ft', 'cross crs', 'nagar ngr']),
  ],
};
