/** Open Location Codes (plus codes) of ten digits: a cell of 1/8000 of a degree, 14 metres at the equator. */

const DIGITS = '23456789CFGHJMPQRVWX';
const BASE = DIGITS.length;
const PAIRS = 5;
/** Cells in a degree at ten digits: 20³. */
const CELLS_PER_DEGREE = 8000;
const SEPARATOR_AFTER = 8;

/** The code of the cell that contains a point. The north pole belongs to the last cell. */
export function plusCode(latitude: number, longitude: number): string {
  // The sum is rounded: the last bit of a float must not move a point on a border into the previous cell.
  let row = Math.min(Math.floor(exact((latitude + 90) * CELLS_PER_DEGREE)), 180 * CELLS_PER_DEGREE - 1);
  const turned = (((longitude + 180) % 360) + 360) % 360;
  let column = Math.floor(exact(turned * CELLS_PER_DEGREE));
  let code = '';
  for (let pair = 0; pair < PAIRS; pair++) {
    code = DIGITS[row % BASE]! + DIGITS[column % BASE]! + code;
    row = Math.floor(row / BASE);
    column = Math.floor(column / BASE);
  }
  return `${code.slice(0, SEPARATOR_AFTER)}+${code.slice(SEPARATOR_AFTER)}`;
}

/** Rounds away the error of floating-point sums. */
function exact(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
