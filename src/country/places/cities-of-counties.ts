import { fold, squash } from '../../text/fold';

/** Cities of several counties, by country: the squashed names of the city, then the names of its counties. */
const CITIES: Readonly<Record<string, readonly (readonly [city: RegExp, counties: readonly string[]])[]>> = {
  US: [[/^(?:newyork(?:city)?|nyc)$/, ['Bronx', 'Kings', 'New York', 'Queens', 'Richmond']]],
};

/** The counties of a city that is made of several: Queens and four more for New York; none for any other place. */
export function countiesOfCity(code: string, name: string): readonly string[] {
  return CITIES[code]?.find(([city]) => city.test(squash(fold(name))))?.[1] ?? [];
}
