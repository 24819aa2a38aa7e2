import { groupsOf, type OwnConventions } from '../own';

/** Malaysia: short forms that its language's table lacks. */
export const malaysia: OwnConventions = {
  words: [
    ...groupsOf('type', ['lorong lrg lor lg']),
    ...groupsOf('title', ['sultan sltn', 'dato datuk dtk']),
  ],
};
