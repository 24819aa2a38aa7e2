import { SaxesParser } from 'saxes';

/** Element → attributes of the first, of XML that is well formed. */
export function elementsOf(xml: string): Map<string, Record<string, string>> {
  const seen = new Map<string, Record<string, string>>();
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (!seen.has(name)) seen.set(name, attributes as Record<string, string>);
  });
  parser.write(xml).close();
  return seen;
}
