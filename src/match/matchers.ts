import { GeocoderError } from '../model/errors';
import { describe } from '../schema/describe';
import type { Store } from '../store/rows';
import type { OpenedDatasets, Scope } from '../store/united/opened-datasets';
import { Matcher } from './matcher';

/**
 * The matchers of a geocoder, one for each selection of datasets and each language. The first question that needs a
 * matcher makes it.
 */
export class Matchers {
  readonly #made = new Map<string, { readonly edition: number; readonly matcher: Matcher }>();

  /**
   * The matcher over the datasets that can answer.
   * @throws GeocoderError INVALID_REQUEST for a country that no dataset holds.
   */
  of(opened: OpenedDatasets, operation: string, scope: Scope & { language?: string | undefined }): Matcher {
    checkCountry(operation, opened.store, scope.country);
    const { key: datasets, store, edition } = opened.scoped(scope);
    const language = heldLanguage(store, scope.language);
    const key = language === null ? datasets : `${datasets} ${language}`;
    const made = this.#made.get(key);
    if (made?.edition === edition) return made.matcher;
    const matcher = new Matcher(store, language);
    this.#made.set(key, { edition, matcher });
    return matcher;
  }

  clear(): void {
    this.#made.clear();
  }
}

/** The asked language if the data have names in it (`fr-BE` counts as `fr`); else null, for the names of the data. */
function heldLanguage({ manifest }: Store, asked: string | undefined): string | null {
  if (asked === undefined) return null;
  const [code = ''] = asked.toLowerCase().split(/[-_]/);
  return manifest.languages?.includes(code) === true ? code : null;
}

/** @throws GeocoderError INVALID_REQUEST for a country that the dataset does not hold. */
function checkCountry(operation: string, store: Store, country: string | undefined): void {
  if (country === undefined) return;
  const held = store.countries().map(({ code }) => code);
  if (held.includes(country.toUpperCase())) return;
  throw new GeocoderError(
    'INVALID_REQUEST',
    `${operation}: expected "country" to be one that the dataset holds (${held.join(', ') || 'none'}), ` +
      `but got ${describe(country)}`,
  );
}
