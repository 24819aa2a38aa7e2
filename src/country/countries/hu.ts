import { groupsOf, type OwnConventions } from '../own';

/** Hungary: short forms of street types that its table lacks, and an old spelling. */
export const hungary: OwnConventions = {
  words: groupsOf('type', ['utca u utcza', 'ter t', 'korut krt', 'koz kz', 'setany stny set']),
};
