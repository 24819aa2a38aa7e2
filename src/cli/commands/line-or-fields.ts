import { UsageError } from '../exit-status';

/**
 * An address as typed: a line, or fields as a JSON object.
 * @throws UsageError for text that begins with `{` and is not valid JSON.
 */
export function lineOrFields(text: string): string | object {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new UsageError(`expected a line or a JSON object, but got ${text}: ${(error as Error).message}`);
  }
}
