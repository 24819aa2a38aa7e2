import { UsageError } from './exit-status';

/**
 * An address as it is typed: a line, or fields as an object of JSON.
 * @throws UsageError for text that begins as JSON and is none.
 */
export function lineOrFields(text: string): string | object {
  if (!text.trimStart().startsWith('{')) return text;
  try {
    return JSON.parse(text) as object;
  } catch (error) {
    throw new UsageError(
      `expected a line or an object of JSON, but got ${text}: ${(error as Error).message}`,
    );
  }
}
