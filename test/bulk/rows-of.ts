import { Geocoder } from '../../src/geocoder';

/** A row as a customer's table would have it. */
export interface CustomerRow {
  row: string;
  street: string;
  housenumber: string;
  suffix: string;
  postcode: string;
  city: string;
  latitude: string;
  longitude: string;
}

/** Addresses of a dataset, each `every`-th, as a customer's table would have them. */
export function customerRows(directory: string, every = 1): CustomerRow[] {
  using geocoder = Geocoder.open(directory);
  const rows: CustomerRow[] = [];
  let index = 0;
  for (const address of geocoder.addresses()) {
    if (index++ % every !== 0 || address.number === '') continue;
    rows.push({
      row: String(rows.length + 1),
      street: address.streetname,
      housenumber: address.number,
      suffix: address.suffix,
      postcode: address.postcode,
      city: address.city,
      latitude: String(address.latitude),
      longitude: String(address.longitude),
    });
  }
  return rows;
}

/** Plain CSV of rows: quotes only where there have to be. */
export function csvOf(rows: readonly object[], { delimiter = ',', newline = '\n' } = {}): string {
  const quote = (value: string) =>
    /["\r\n]/.test(value) || value.includes(delimiter) ? `"${value.replaceAll('"', '""')}"` : value;
  const line = (values: unknown[]) => values.map((value) => quote(String(value))).join(delimiter) + newline;
  return line(Object.keys(rows[0]!)) + rows.map((row) => line(Object.values(row))).join('');
}

export function ndjsonOf(rows: readonly object[]): string {
  return rows.map((row) => `${JSON.stringify(row)}\n`).join('');
}
