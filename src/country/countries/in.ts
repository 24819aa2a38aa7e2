import { groupsOf, type OwnConventions } from '../own';

/** India: short forms that the table of English lacks, and names by their initials. */
export const india: OwnConventions = {
  namesAsInitials: true,
  words: [
    { kind: 'word', forms: ['mahatma gandhi', 'mg', 'm g'] },
    ...groupsOf('word', ['feet ft', 'cross crs', 'nagar ngr']),
  ],
};
