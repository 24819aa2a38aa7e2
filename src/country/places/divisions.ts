import { fold, squash } from '../../text/fold';
import type { CountryConventions } from '../conventions';

/** Names and codes of the states, provinces or cantons of a country, and second names of towns, squashed: `newyork`, `ny`, `denhaag`. */
export function divisionNames({ placeAliases }: CountryConventions): ReadonlySet<string> {
  return new Set(Object.entries(placeAliases).flatMap((names) => names.map((name) => squash(fold(name)))));
}
