import type { OwnConventions } from '../own';

/** Paris, Lyon and Marseille have numbered districts. `Lieu-dit` before the name of a place says no more than `rue`. */
export const france: OwnConventions = {
  districtWords: ['arrondissement', 'arrondt', 'arrond', 'arrdt', 'arrt', 'ardt', 'arr'],
  typesLeftOut: ['rue', 'lieudit'],
};
