import { groupsOf, type OwnConventions } from '../own';
import { spanishAmerica } from './es';

/** Colombia. Its streets have numbers, and people write their types with one letter or three. */
export const colombia: OwnConventions = {
  ...spanishAmerica,
  words: [
    ...groupsOf('type', ['calle c cl cll', 'carrera cra cr crr kr kra k', 'transversal tv tr trans transv']),
    ...groupsOf('type', ['diagonal dg diag', 'circular circ cir cq']),
    ...(spanishAmerica.words ?? []),
  ],
};
