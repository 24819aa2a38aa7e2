import { unitBeforeSlash } from '../lines/unit-first';
import { groupsOf, type OwnConventions } from '../own';

/** Australia. `Lt Collins St` is Little Collins Street, rather than that of a lieutenant: it stands where a title does. */
export const australia: OwnConventions = { ...unitBeforeSlash, words: groupsOf('title', ['little lt lit']) };
