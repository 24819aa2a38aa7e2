import type { CountryProfile } from '../../country/index';
import type { AddressQuery } from '../../model/match';
import { withoutSpreadsheetDate } from '../../parse/numbers/spreadsheet-dates';

/** Most values are digits and letters alone. */
const PLAIN = /^[\p{IDS}\d]{1,8}$/u;
/** `12.0`, `12,00`: a column with an empty cell in it is one of decimals. */
const DECIMALS = /^(\d+)[.,]00?$/;
/** `2.0`, and `12.0-2.0` of two columns; a unit of `2.00` is one of a floor. */
const DECIMAL = /(?<=^|[-\s])(\d+)[.,]0(?=$|[-\s])/g;
/** `1.2E+03`: large numbers, and a number with the letter E. */
const EXPONENT = /^(\d)(?:[.,](\d+))?E\+0?(\d)$/i;
const THOUSANDS = /^([1-9]\d{0,2})[.,](\d{3})$/;

/** The fields as they were before a spreadsheet wrote them as decimals, with an exponent, with a sign for thousands, or as a date. */
export function withoutSpreadsheetValues(profile: CountryProfile, fields: AddressQuery): AddressQuery {
  const number = plainNumber(fields.number, profile.code);
  const suffix = plainSuffix(fields.suffix, profile.code);
  const postcode = plainPostcode(fields.postcode);
  return number === fields.number && suffix === fields.suffix && postcode === fields.postcode
    ? fields
    : { ...fields, number, suffix, postcode };
}

function plainNumber(value: string | undefined, country: string): string | undefined {
  if (value === undefined || PLAIN.test(value)) return value;
  const text = value.trim().replace(DECIMAL, '$1').replace(THOUSANDS, '$1$2').replace(EXPONENT, inFull);
  return withoutSpreadsheetDate(text, country);
}

function plainSuffix(value: string | undefined, country: string): string | undefined {
  if (value === undefined || PLAIN.test(value)) return value;
  return withoutSpreadsheetDate(value.trim().replace(DECIMAL, '$1'), country);
}

function plainPostcode(value: string | undefined): string | undefined {
  if (value === undefined || PLAIN.test(value)) return value;
  return value.trim().replace(DECIMALS, '$1').replace(THOUSANDS, '$1$2').replace(EXPONENT, inFull);
}

/** The number of an exponent, if no digit of it is lost: `7.5007E+04`, not `1.2345E+02`. */
function inFull(written: string, first: string, rest: string | undefined, exponent: string): string {
  const digits = rest ?? '';
  return digits.length > Number(exponent) ? written : first + digits.padEnd(Number(exponent), '0');
}
