import type { OwnConventions } from './own';

/** Paris, Lyon and Marseille have numbered districts. */
export const france: OwnConventions = {
  districtWords: ['arrondissement', 'arrondt', 'arrond', 'arrdt', 'arrt', 'ardt', 'arr'],
};
