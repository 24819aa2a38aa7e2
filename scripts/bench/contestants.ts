import type { Geocoder, Match } from '../../src/index';
import { askLayoutN } from './layout-n';
import type { Question, QuestionSet } from './questions';
import type { Contestant } from './timing';

/** Operations that are timed, each with what is asked. */
export function doorplate(geocoder: Geocoder, set: QuestionSet): Record<string, (index: number) => unknown> {
  const { questions } = set;
  const forward = questions.map(({ streetname, number, suffix, city }) => ({
    streetname,
    number,
    ...(suffix === '' ? {} : { suffix }),
    ...(city === '' ? {} : { suburb: city }),
  }));
  const typo = questions.map(({ damagedName, number, city }) => ({
    streetname: damagedName,
    number,
    ...(city === '' ? {} : { suburb: city }),
  }));
  const postcodes = questions.map(({ postcode, houseNumber }) => ({ postcode, number: houseNumber }));
  const points = questions.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const spatial = inOrder(questions).map(({ latitude, longitude }) => ({ latitude, longitude }));
  const streets = questions.map(({ streetname, number }) => ({ streetname, number }));
  const fields = questions.map(({ streetname, houseNumber, postcode }) => ({
    streetname,
    number: houseNumber,
    postcode,
  }));
  const prefixes = questions.map(({ line }, index) => line.slice(0, 3 + (index % 9)));
  const { provinceIds, countryIds, municipalityNames } = set;
  return {
    getAddress: (index) => geocoder.getAddress(questions[index]!.id),
    lookupPostcode: (index) => geocoder.lookupPostcode(postcodes[index]!),
    forwardGeocode: (index) => geocoder.forwardGeocode(forward[index]!),
    'forwardGeocode, a typo': (index) => geocoder.forwardGeocode(typo[index]!),
    reverseGeocode: (index) => geocoder.reverseGeocode(points[index]!),
    'reverseGeocode, in spatial order': (index) => geocoder.reverseGeocode(spatial[index]!),
    lookupStreet: (index) => geocoder.lookupStreet(streets[index]!),
    listMunicipalities: (index) => geocoder.listMunicipalities(provinceIds[index % provinceIds.length]!),
    'listMunicipalities, by name': (index) =>
      geocoder.listMunicipalities(provinceIds[index % provinceIds.length]!, {
        name: municipalityNames[index % municipalityNames.length]!,
      }),
    listProvinces: (index) => geocoder.listProvinces(countryIds[index % countryIds.length]!),
    search: (index) => geocoder.search(questions[index]!.line),
    suggest: (index) => geocoder.suggest(prefixes[index]!),
    candidates: (index) => geocoder.candidates(fields[index]!),
  };
}

/** The floor of each operation, where a plain table can answer it. */
export function layoutN(path: string, set: QuestionSet): Record<string, Contestant> {
  const ask = askLayoutN(path);
  const { questions, provinceIds, countryIds } = set;
  const spatial = inOrder(questions);
  const plain = (name: string): Contestant => ({
    name: 'layout N',
    ask: (index) => ask[name]!(questions[index]!),
  });
  const children = (ids: string[]): Contestant => {
    const parents = ids.map((id) => ({ ...questions[0]!, id }));
    return { name: 'layout N', ask: (index) => ask.listChildren!(parents[index % parents.length]!) };
  };
  return {
    getAddress: plain('getAddress'),
    lookupPostcode: plain('lookupPostcode'),
    forwardGeocode: plain('forwardGeocode'),
    reverseGeocode: plain('reverseGeocode'),
    'reverseGeocode, in spatial order': {
      name: 'layout N',
      ask: (index) => ask.reverseGeocode!(spatial[index]!),
    },
    lookupStreet: plain('lookupStreet'),
    listMunicipalities: children(provinceIds),
    listProvinces: children(countryIds),
    search: { name: 'FTS5 alone', ask: (index) => ask.search!(questions[index]!) },
  };
}

export function inOrder(questions: readonly Question[]): Question[] {
  return [...questions].sort((a, b) => a.ordinal - b.ordinal);
}

/** The share of exact questions to which both give the same place. */
export function agreement(
  name: string,
  ours: (index: number) => unknown,
  theirs: (index: number) => unknown,
  questions: number,
): number | null {
  if (!/^(getAddress|lookupPostcode|forwardGeocode|reverseGeocode)$/.test(name)) return null;
  const asked = Math.min(questions, 2000);
  let equal = 0;
  for (let index = 0; index < asked; index++) {
    if (placeOf(ours(index)) === placeOf(theirs(index))) equal++;
  }
  return equal / asked;
}

function placeOf(answer: unknown): string {
  if (typeof answer !== 'object' || answer === null) return String(answer);
  const { streetname, number, suffix, postcode, city } = answer as Match;
  return [streetname, number, suffix ?? '', postcode ?? '', city].join('|');
}
