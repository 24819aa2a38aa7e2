import { type CountryProfile, countryProfile } from '../../src/country/index';
import { ancestorAt, countryOf } from '../../src/match/places/area-chain';
import type { Store } from '../../src/store/rows';
import { editDistance } from '../../src/text/edit-distance';
import { fold } from '../../src/text/fold';
import type { World } from './classes';
import type { Truth } from './truth';

/** Answers what classes ask of the data, from a stream of other addresses. */
export function worldOf(store: Store, others: Iterator<Truth>): World {
  const profileOf = (truth: Truth) => countryProfile(truth.country);
  const bearers = (key: string) => {
    const entry = store.names.streets.keys.find(key);
    return entry < 0 ? [] : store.names.streets.bearers(entry);
  };
  const streetNames = new Map<number, string[]>();
  const namesIn = (city: number): string[] => {
    let names = streetNames.get(city);
    if (names === undefined) {
      names = store.names.streetNamesIn(city).flatMap((entry) =>
        store.names.streets
          .bearers(entry)
          .filter(({ owner }) => owner === city)
          .map(({ id }) => store.street(id).name),
      );
      streetNames.set(city, names);
    }
    return names;
  };
  const numberIn = (street: number, number: string): boolean => {
    let block = store.blockWithNumber(street, number, 0);
    for (; block >= 0; block = store.blockWithNumber(street, number, block + 1)) {
      const view = store.load(block);
      for (let slot = 0; slot < view.count; slot++) {
        if (Number.parseInt(view.number(slot), 10) === Number.parseInt(number, 10)) return true;
      }
    }
    return false;
  };
  return {
    store,
    another: () => others.next().value as Truth,
    streetsNamed: (name) => {
      const profile = countryProfile(countryOf(store, store.countries()[0]!).code);
      return bearers(profile.key(name)).length;
    },
    endsAlike(truth, rest) {
      const ending = profileOf(truth).key(rest);
      const own = profileOf(truth).key(truth.streetname);
      const { city } = store.street(truth.streetId);
      return store.names
        .streetNamesIn(city)
        .map((entry) => store.names.streets.keys.key(entry))
        .some(
          (key) =>
            key.endsWith(ending) &&
            key !== own &&
            profileOf(truth).key(key) !== own &&
            key !== fold(truth.streetname).replaceAll(' ', ''),
        );
    },
    cityHasStreet(truth, name) {
      const profile = profileOf(truth);
      const { city } = store.street(truth.streetId);
      const municipality = ancestorAt(store, store.area(city), 'municipality');
      const isNear = bearers(profile.key(name)).some(
        ({ owner }) =>
          ancestorAt(store, store.area(owner), 'municipality')?.id === municipality?.id ||
          store.area(owner).name === truth.city,
      );
      return isNear || namesIn(city).some((own) => isWrittenAs(profile, name, own));
    },
    streetHasNumber(truth, number) {
      const namesakes = bearers(profileOf(truth).key(truth.streetname)).filter(
        ({ owner }) => store.area(owner).name === truth.city,
      );
      return [...namesakes, { id: truth.streetId }].some(({ id }) => numberIn(id, number));
    },
  };
}

/** `Beatrixstraat` where there is a `Prinses Beatrixstraat`: whoever writes it means that one. A slip of one letter, too. */
function isWrittenAs(profile: CountryProfile, name: string, own: string): boolean {
  const left = profile.coreTokens(profile.tokens(name));
  const right = profile.coreTokens(profile.tokens(own));
  return (
    left.every((token) => right.includes(token)) ||
    right.every((token) => left.includes(token)) ||
    left.at(-1) === right.at(-1) ||
    editDistance(left.join(''), right.join(''), 1) <= 1
  );
}
