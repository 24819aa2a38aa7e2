import type { ExportedAddress, Geocoder } from '../../src/index';

/** A question to a geocoder, and what it is about. */
export interface Question {
  readonly kind: string;
  readonly text: string;
  readonly ask: (geocoder: Geocoder) => unknown;
}

type Random = () => number;

/** Questions of every operation about addresses that are there, in part, damaged, or not there. */
export function questionsAbout(
  addresses: readonly ExportedAddress[],
  random: Random,
  count: number,
): Question[] {
  return Array.from({ length: count }, (_, at) => {
    const address = addresses[Math.floor(random() * addresses.length)]!;
    return KINDS[at % KINDS.length]!(address, random);
  });
}

type Kind = (address: ExportedAddress, random: Random) => Question;

const KINDS: readonly Kind[] = [
  (a) => forward('forward', { streetname: a.streetname, number: a.number || '1', province: a.province }),
  (a) => forward('forward alone', { streetname: a.streetname, number: a.number || '1' }),
  (a, random) =>
    forward('forward damaged', {
      streetname: damaged(a.streetname, random),
      number: a.number || '1',
      suburb: a.suburb,
    }),
  (a) =>
    forward('forward unknown number', {
      streetname: a.streetname,
      number: `${Number.parseInt(a.number, 10) + 1 || 7}`,
      province: a.province,
    }),
  (a) =>
    forward('forward suffix', {
      streetname: a.streetname,
      number: a.number || '1',
      suffix: a.suffix || 'Q',
      province: a.province,
    }),
  (a) =>
    question('postcode', `${a.postcode} ${a.number}`, (g) =>
      g.lookupPostcode({ postcode: a.postcode || '1234AB', number: a.number || '1' }, { detail: true }),
    ),
  (a) =>
    question('postcode unknown number', a.postcode, (g) =>
      g.lookupPostcode({ postcode: a.postcode || '1234AB', number: '98765' }),
    ),
  (a, random) => reverse('reverse near', a, 0.0003, random),
  (a, random) => reverse('reverse far', a, 0.05, random),
  (a) => question('get address', a.id, (g) => g.getAddress(a.id)),
  (a) => question('get address detail', a.id, (g) => g.getAddress(a.id, { detail: true })),
  (a) =>
    question('streets with number', `${a.streetname} ${a.number}`, (g) =>
      g.lookupStreet({ streetname: a.streetname, number: a.number || '1' }),
    ),
  (a) =>
    question('streets', a.streetname, (g) => g.lookupStreet({ streetname: a.streetname }, { limit: 20 })),
  (a, random) => {
    const part = a.streetname.slice(0, 3 + Math.floor(random() * 4));
    return question('streets beginning', part, (g) => g.lookupStreet({ streetname: part }, { limit: 20 }));
  },
  (a) => line('search', `${a.streetname} ${a.number}${a.suffix}, ${a.postcode} ${a.city}`),
  (a) => line('search without postcode', `${a.streetname} ${a.number} ${a.city}`),
  (a, random) =>
    line('search damaged', `${damaged(a.streetname, random)} ${a.number} ${damaged(a.city, random)}`),
  (a) => line('search street', `${a.streetname} ${a.city}`),
  (a) => line('search place', a.city || a.municipality),
  (a) =>
    question('search within', a.streetname, (g) =>
      g.search(`${a.streetname} ${a.number}`, { within: a.municipality_id || a.country_id }),
    ),
  (a) =>
    question('search near', a.streetname, (g) =>
      g.search(`${a.streetname} ${a.number}`, { near: { latitude: a.latitude, longitude: a.longitude } }),
    ),
  (a, random) => suggestion('suggest', a.streetname.slice(0, 2 + Math.floor(random() * 6))),
  (a) => suggestion('suggest number', `${a.streetname} ${a.number.slice(0, 1)}`),
  (a) => suggestion('suggest in place', `${a.city} ${a.streetname.slice(0, 4)}`),
  (a) =>
    question('candidates', a.streetname, (g) =>
      g.candidates({ streetname: a.streetname, number: a.number || '1', city: a.city || a.municipality }),
    ),
  (a) => question('area', a.municipality_id, (g) => a.municipality_id && g.getArea(a.municipality_id)),
  (a) => question('provinces', a.country_id, (g) => g.listProvinces(a.country_id)),
  (a) =>
    question('municipalities', a.province_id, (g) => a.province_id && g.listMunicipalities(a.province_id)),
  (a) => question('suburbs', a.municipality_id, (g) => a.municipality_id && g.listSuburbs(a.municipality_id)),
  () => question('countries', '', (g) => g.listCountries()),
];

function question(kind: string, text: string, ask: Question['ask']): Question {
  return { kind, text, ask };
}

function forward(kind: string, request: Parameters<Geocoder['forwardGeocode']>[0]): Question {
  const asked = Object.fromEntries(
    Object.entries(request).filter(([, value]) => value !== ''),
  ) as typeof request;
  return question(kind, JSON.stringify(asked), (g) => g.forwardGeocode(asked, { detail: true }));
}

function line(kind: string, text: string): Question {
  return question(kind, text, (g) => g.search(text));
}

function suggestion(kind: string, text: string): Question {
  return question(kind, text, (g) => g.suggest(text));
}

function reverse(
  kind: string,
  { latitude, longitude }: ExportedAddress,
  reach: number,
  random: Random,
): Question {
  const point = {
    latitude: latitude + (random() - 0.5) * reach,
    longitude: longitude + (random() - 0.5) * reach,
  };
  return question(kind, JSON.stringify(point), (g) => g.reverseGeocode(point, { detail: true }));
}

/** One letter left out, doubled or another. */
function damaged(text: string, random: Random): string {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 1));
  const how = Math.floor(random() * 3);
  const letter = how === 0 ? '' : how === 1 ? text.slice(at, at + 1).repeat(2) : 'e';
  return text.slice(0, at) + letter + text.slice(at + 1) || text;
}
