/**
 * Makes a request from values. Missing fields are left out, except required ones: the operation refuses these by name.
 */
export function requestReader<Request>(
  fields: readonly string[],
  required: readonly string[],
): (values: readonly string[]) => Request {
  const must = fields.map((field) => required.includes(field));
  return (values) => {
    const request: Record<string, string> = {};
    for (let index = 0; index < fields.length; index++) {
      const value = values[index]!;
      if (must[index] || value.trim() !== '') request[fields[index]!] = value;
    }
    return request as Request;
  };
}

/** House number and suffix as one text; a hyphen separates two digits. */
export function houseNumber(number: string, suffix: string): string {
  if (suffix === '') return number;
  return /^\d/.test(suffix) ? `${number}-${suffix}` : `${number}${suffix}`;
}
