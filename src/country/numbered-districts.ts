/** Countries of which people write the number of a city's district, or of its old post office, behind the city: `Wien 19`, `Dublin 4`. */
export const WITH_NUMBERED_DISTRICTS: ReadonlySet<string> = new Set([
  'AT',
  'CH',
  'CZ',
  'DK',
  'FI',
  'HU',
  'IE',
  'IT',
  'NO',
  'RO',
  'SK', // biome-ignore format: a list
]);
