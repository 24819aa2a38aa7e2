/** Makes a request of the values: absent fields stay out, but a required one goes in empty and is refused by name. */
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

/** Number and suffix as one: a digit after a digit needs something between. */
export function houseNumber(number: string, suffix: string): string {
  if (suffix === '') return number;
  return /^\d/.test(suffix) ? `${number}-${suffix}` : `${number}${suffix}`;
}
