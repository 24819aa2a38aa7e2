import type { OwnConventions } from '../own';

/** Czechia and Slovakia: `1511/230` is house 1511 of the district and 230 of the street, and people write 230 alone. */
export const withOrientationNumbers: OwnConventions = { orientationNumbers: true };
