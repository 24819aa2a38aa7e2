import { groupsOf, type OwnConventions } from '../own';

/** Turkey. `S.` in front of a number is a street, too: `1423. S. No: 3`. */
export const turkey: OwnConventions = { words: groupsOf('type', ['sokak sk sok sokagi s']) };
