const DIGITS = '0123456789bcdefghjkmnpqrstuvwxyz';
const BITS_A_DIGIT = 5;

/**
 * The geohash of a point: alternating bits of longitude and latitude, each of which halves the area.
 * @param length letters, 1 to 12: 9 is a cell of 5 metres.
 */
export function geohash(latitude: number, longitude: number, length: number): string {
  let [south, north, west, east] = [-90, 90, -180, 180];
  let code = '';
  let digit = 0;
  for (let bit = 0; bit < length * BITS_A_DIGIT; bit++) {
    digit *= 2;
    if (bit % 2 === 0) {
      const middle = (west + east) / 2;
      if (longitude >= middle) {
        digit++;
        west = middle;
      } else east = middle;
    } else {
      const middle = (south + north) / 2;
      if (latitude >= middle) {
        digit++;
        south = middle;
      } else north = middle;
    }
    if (bit % BITS_A_DIGIT < BITS_A_DIGIT - 1) continue;
    code += DIGITS[digit];
    digit = 0;
  }
  return code;
}
