/** What the interfaces of other geocoders ask: ids as whole numbers, the first 48 bits of a uuid, and countries by any name. */

import { matchOfArea } from '../match/answer/to-match';
import type { Matcher } from '../match/matcher';
import type { Match } from '../model/match';
import { fold } from '../text/fold';

/** All ids that begin with the same 48 bits; nearly always one. */
interface WithNumber {
  /** Ids of addresses. */
  readonly addresses: readonly string[];
  /** Ids of areas. */
  readonly areas: readonly string[];
}

/** Extra questions of the interfaces of other geocoders. Not part of the public interface. */
export interface ByNumber {
  /** All ids that begin with these 48 bits. */
  idsOf(number: number): WithNumber;
  cityId(municipalityId: string, name: string): string | null;
  /** An area as a Match of full confidence, with names in a language if the data have them; null for an unknown id. */
  areaMatch(id: string, language?: string): Match | null;
  /** A country of the dataset by its code or one of its names: `ch`, `Schweiz`, `Suisse`, `Switzerland`; null for none. */
  countryCalled(name: string): Match | null;
  /** ISO 639 code of the language that most people of a country speak. */
  mainLanguage(country: string): string | null;
}

/** @param ask runs a question on the matcher of an open dataset, which names in a language. */
export function byNumberOf(
  ask: <Answer>(run: (matcher: Matcher) => Answer, language?: string) => Answer,
): ByNumber {
  return {
    idsOf: (number) => ask((matcher) => idsOfNumber(matcher, number)),
    cityId: (municipalityId, name) => ask((matcher) => cityIdOf(matcher, municipalityId, name)),
    areaMatch: (id, language) => ask((matcher) => areaMatch(matcher, id), language),
    countryCalled: (name) => ask((matcher) => countryCalled(matcher, name)),
    mainLanguage: (country) => ask((matcher) => matcher.profileOf(country).conventions.languages[0] ?? null),
  };
}

/** @param number the first 48 bits of an id. Another number finds nothing. */
function idsOfNumber({ store }: Matcher, number: number): WithNumber {
  if (!Number.isSafeInteger(number) || number < 0 || number >= 2 ** 48) return { addresses: [], areas: [] };
  return {
    addresses: store.addressesByUuidHash(number).map((address) => store.uuidOf(address)),
    areas: store.areasByUuidHash(number).map(({ uuid }) => uuid),
  };
}

/** The id of a city by the id of its municipality and its name, as in a Match; null for an unknown city. */
function cityIdOf({ store }: Matcher, municipalityId: string, name: string): string | null {
  const municipality = store.areaByUuid(municipalityId);
  if (municipality === null) return null;
  return store.children(municipality.id, 'city').find((city) => city.name === name)?.uuid ?? null;
}

/** The area with an id as a Match of full confidence; null for an unknown id. */
function areaMatch(matcher: Matcher, id: string): Match | null {
  const area = matcher.store.areaByUuid(id);
  return area === null ? null : matchOfArea(matcher, area);
}

function countryCalled(matcher: Matcher, name: string): Match | null {
  const asked = fold(name);
  const country = matcher.store.countries().find(({ code, name: own }) => {
    const { calledAlso } = matcher.profileOf(code).conventions;
    return [code.toLowerCase(), fold(own), ...calledAlso].includes(asked);
  });
  return country === undefined ? null : matchOfArea(matcher, country);
}
