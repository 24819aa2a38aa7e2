import { seeded } from '../compile/seeded';
import { municipalityName, type SyntheticAddress } from '../compile/synthetic-country';

const BEGINNINGS = [
  'Linden',
  'Kerk',
  'Molen',
  'Noorder',
  'Zuider',
  'Prins Willem',
  'Burgemeester Jansen',
  'Rozen',
  'Eike',
  'Wilhelmina',
];
const ENDINGS = ['straat', 'laan', 'weg', 'dijk', 'plein', 'hof', 'pad', 'kade'];
const CITIES = ['Oosterend', 'Westwoude'];

/** Four municipalities of two cities each; every street has its numbers one after the other, each once. */
export function smallNation(seed: number): SyntheticAddress[] {
  const random = seeded(seed);
  const addresses: SyntheticAddress[] = [];
  for (let municipality = 0; municipality < 4; municipality++)
    for (const [cityAt, city] of CITIES.entries())
      for (const [nameAt, street] of streetNames().entries()) {
        if (random() < 0.4) continue;
        const longitude = 4.05 + municipality + cityAt * 0.4 + (nameAt % 10) * 0.02;
        const latitude = 52.1 + cityAt * 0.4 + Math.floor(nameAt / 10) * 0.03;
        const numbers = 3 + Math.floor(random() * 12);
        for (let at = 0; at < numbers; at++) {
          const units = random() < 0.1 ? ['A', 'B', 'C'] : [''];
          for (const [unitAt, suffix] of units.entries())
            addresses.push({
              street,
              number: String(at + 1),
              suffix,
              postcode: `${1000 + municipality * 200 + cityAt * 100 + nameAt}A${'BC'[at % 2]!}`,
              city: `${city}${municipality > 1 ? 'erveen' : ''}`,
              municipality: municipalityName(municipality),
              province: municipality < 2 ? 'Noord' : 'Zuid',
              latitude: Math.round((latitude + at * 0.0004) * 1e6) / 1e6,
              longitude: Math.round((longitude + unitAt * 0.0002 + at * 0.00007) * 1e6) / 1e6,
              identifier: `nl-${addresses.length}`,
            });
        }
      }
  return addresses;
}

function streetNames(): string[] {
  return BEGINNINGS.flatMap((beginning) => ENDINGS.map((ending) => beginning + ending));
}
