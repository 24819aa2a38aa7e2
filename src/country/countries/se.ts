import { groupsOf, type OwnConventions } from '../own';

/** Sweden. People shorten the inflected directions, too: `S Vägen` is Södra Vägen. `V` may as well be a väg. */
export const sweden: OwnConventions = {
  words: groupsOf('direction', ['norra n', 'sodra s', 'ostra o']),
};
