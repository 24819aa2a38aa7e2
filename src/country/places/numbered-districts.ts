const DISTRICT = /^\d{1,2}$/;
/** France: the number of the department, `Cahors 46`. */
const DEPARTMENT = /^(?:\d{2}|2[ab]|97\d)$/i;

/**
 * What numbers stand behind a city: those of its districts or of its old post offices (`Wien 19`, `Dublin 4`), or of
 * its department.
 */
export const NUMBERS_BEHIND_CITIES: ReadonlyMap<string, RegExp> = new Map([
  ...['AT', 'CH', 'CZ', 'DK', 'FI', 'HU', 'IE', 'IT', 'NO', 'RO', 'SK'].map(
    (code) => [code, DISTRICT] as const,
  ),
  ['FR', DEPARTMENT],
]);
