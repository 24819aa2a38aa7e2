import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/index';
import { tinyGeocoder } from './tiny-dataset';

/**
 * Asks lines of a small register. Each row: the line (`\n` for a break), the address as number and suffix, or the level without a
 * number, and the advice.
 */
export function table(
  name: string,
  country: { code: string; name: string },
  addresses: readonly string[],
  rows: readonly (readonly [string, string, string])[],
): void {
  describe(name, () => {
    let geocoder: Geocoder;
    beforeAll(async () => {
      geocoder = await tinyGeocoder(country, addresses);
    });
    afterAll(() => geocoder.close());

    it.each(rows)('%s is %s: %s', (line, wanted, advice) => {
      const [best] = geocoder.search(line.replaceAll('\\n', '\n'));
      const { number, suffix, streetname, level } = best!;
      const found = number === null ? level : `${streetname} ${number}${suffix === null ? '' : `/${suffix}`}`;
      expect([found, best!.advice]).toEqual([wanted, advice]);
    });
  });
}
