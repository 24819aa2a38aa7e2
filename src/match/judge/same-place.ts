/**
 * Two records of the same address that are nearer to each other than this give one answer: the parts of a farm or of a row of
 * shops, which nothing in the address tells apart (1.7 % of the addresses of Baltimore County lie 60 to 300 m from such a
 * twin). Streets of one name in a merged commune are farther apart.
 */
export const SAME_PLACE_METERS = 300;
