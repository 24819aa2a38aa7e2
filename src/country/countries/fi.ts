import { groupsOf, type OwnConventions } from '../own';

/** Finland. People shorten the quarters of the sky in front of a name: `P. Rautatiekatu`, `Et. Hesperiankatu`. */
export const finland: OwnConventions = {
  words: groupsOf('direction', [
    'pohjoinen p pohj',
    'etelainen e et etel',
    'itainen i it',
    'lantinen l lant',
  ]),
};
