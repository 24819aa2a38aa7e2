/** Number and suffix in one: `12A`, `12-3`, `12 bis`. */
export function joinDesignation(number: string, suffix: string | null): string {
  if (!suffix) return number;
  if (number === '') return suffix;
  if (/^\d/.test(suffix)) return suffix.includes('/') ? `${number} ${suffix}` : `${number}-${suffix}`;
  return /^\p{L}(?!\p{L})/u.test(suffix) ? number + suffix : `${number} ${suffix}`;
}
