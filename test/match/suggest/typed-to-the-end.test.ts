import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Geocoder, type Match } from '../../../src/index';
import { type TinyAddress, tinyDataset, tinyGeocoder } from '../tiny-dataset';

/** Forty towns with a Merelstraat; three have a number 307, and the smallest of them no other number. */
const MANY: TinyAddress[] = Array.from({ length: 40 }, (_, at): TinyAddress[] => {
  const town = `Veldhoek${String.fromCharCode(97 + (at % 26))}${String.fromCharCode(97 + Math.floor(at / 26))}`;
  const place = `${4400 + at}AA; ${town}; ${town}; Zeeland; ${51.3 + at / 100},3.7`;
  const numbers = at === 39 ? [307] : [1, 2, 3, ...(at % 20 === 5 ? [307] : [])];
  return numbers.map((number): TinyAddress => `Merelstraat ${number}; ${place}`);
}).flat();

const DATA: Record<'NL' | 'BE' | 'DK', { name: string; addresses: TinyAddress[] }> = {
  NL: {
    name: 'Nederland',
    addresses: [
      ...MANY,
      ...[1, 2].map((n): TinyAddress => `Sluimerkade ${n}; 9500AA; Kanaalwoude; Kanaalwoude; Groningen`),
      'Dijk 1; 4600AA; Sluimer; Sluimer; Zeeland',
      'Burgemeester Lindenaarstraat 1; 4600AB; Sluimer; Sluimer; Zeeland',
      'Lindeaarstraat 1; 9500AB; Kanaalwoude; Kanaalwoude; Groningen',
      'Grevel 1; 4600AC; Sluimer; Sluimer; Zeeland',
      ...[1, 2, 3, 4, 5].map(
        (n): TinyAddress => `Grevelhout ${n}; 9500AC; Kanaalwoude; Kanaalwoude; Groningen`,
      ),
    ],
  },
  BE: {
    name: 'België',
    addresses: [
      'Reigerlaan 24; 1050; Elzendorp; Elzendorp; Brussel',
      'Reigerlaan 24/1; 1050; Elzendorp; Elzendorp; Brussel',
      'Reigerlaan 24/b 6; 1050; Elzendorp; Elzendorp; Brussel',
      'Reigerlaan 1; 1050; Elzendorp; Elzendorp; Brussel',
      'Reigerlaan 31/1; 1050; Elzendorp; Elzendorp; Brussel',
      'Reigerlaan 31/2; 1050; Elzendorp; Elzendorp; Brussel',
    ],
  },
  DK: {
    name: 'Danmark',
    addresses: [
      'Lærkevej 1; 5200; Nyborup V; Nyborup; Fyn',
      'Lærkevej 24/st. 1; 5200; Nyborup V; Nyborup; Fyn',
      'Lærkevej 24/st. 2; 5200; Nyborup V; Nyborup; Fyn',
    ],
  },
};

const opened = new Map<string, Geocoder>();
beforeAll(async () => {
  for (const code of ['NL', 'BE', 'DK'] as const)
    opened.set(code, await tinyGeocoder({ code, name: DATA[code].name }, DATA[code].addresses));
});
afterAll(() => {
  for (const geocoder of opened.values()) geocoder.close();
});

const suggest = (country: string, text: string, options = {}): Match[] =>
  opened.get(country)!.suggest(text, options);
const houseOf = ({ streetname, number, suffix }: Match) => [streetname, number, suffix];

describe('the unit that is typed is the one suggested', () => {
  it.each([
    ['BE', 'Reigerlaan 24 1 Elzendorp', 'Reigerlaan', '24', '1'],
    ['BE', 'Reigerlaan 24 1', 'Reigerlaan', '24', '1'],
    ['BE', 'Reigerlaan 24 1 Elzendrop', 'Reigerlaan', '24', '1'],
    ['BE', 'Elzendrop Reigerlaan 24 b 6', 'Reigerlaan', '24', 'b 6'],
    ['BE', 'Reigerlaan 24 b 6, 1050 Elzendorp', 'Reigerlaan', '24', 'b 6'],
    ['BE', 'Reigerlaan Elzendorp 24 1', 'Reigerlaan', '24', '1'],
    ['DK', 'Lærkevej Nyborup V 24 st. 1', 'Lærkevej', '24', 'st. 1'],
  ])('%s: %s', (country, text, ...house) => {
    expect(houseOf(suggest(country, text)[0]!)).toEqual(house);
  });

  it('one that is not there is missing, and the house is not accepted', () => {
    const [found] = suggest('BE', 'Reigerlaan 31 bus 7');
    expect(found).toMatchObject({ number: '31', verdicts: { suffix: 'missing' } });
    expect(found!.advice).not.toBe('accept');
  });
});

describe('a number that many streets may have', () => {
  it('is looked for in all of them, not only in the largest', () => {
    const found = suggest('NL', 'Merelstraat 307');
    expect(found.map(({ number }) => number)).toEqual(['307', '307', '307']);
    expect(Math.max(...found.map(({ confidence }) => confidence))).toBeLessThan(0.5);
  });

  it('is that of the nearest street, if a point is given', () => {
    const [found] = suggest('NL', 'Merelstraat 3', { near: { latitude: 51.63, longitude: 3.7 } });
    expect(found).toMatchObject({ number: '3', postcode: '4433AA' });
  });
});

describe('a name that is typed to its end', () => {
  it('stands before longer ones that begin so', () => {
    expect(suggest('NL', 'Sluimer')[0]).toMatchObject({ level: 'city', city: 'Sluimer' });
    expect(suggest('NL', 'Grevel')[0]).toMatchObject({ streetname: 'Grevel' });
  });

  it('of a place is exact; the beginning of one is partial, and not accepted', () => {
    expect(suggest('NL', 'Sluimer')[0]!.verdicts).toEqual({ city: 'exact' });
    const [begun] = suggest('NL', 'Kanaalw');
    expect(begun).toMatchObject({ city: 'Kanaalwoude', verdicts: { city: 'partial' } });
    expect(begun!.advice).not.toBe('accept');
    const [postcode] = suggest('NL', '9500');
    expect(postcode!.advice).not.toBe('accept');
  });
});

describe('a slip in a name', () => {
  it.each(['Sluimmer', 'slumier', 'Slimer'])(
    '%s is the town, before a street that is called after it',
    (text) => {
      const [town, street] = suggest('NL', text);
      expect(town).toMatchObject({ level: 'city', city: 'Sluimer', verdicts: { city: 'typo' } });
      expect(street).toMatchObject({ streetname: 'Sluimerkade', verdicts: { streetname: 'partial' } });
    },
  );

  it('that is not typed to its end leaves it partial, and not accepted', () => {
    const [street] = suggest('NL', 'Sluimmerka');
    expect(street).toMatchObject({ streetname: 'Sluimerkade', verdicts: { streetname: 'partial' } });
    expect(street!.advice).not.toBe('accept');
    expect(suggest('NL', 'Sluimmerkade')[0]!.verdicts).toEqual({ streetname: 'typo' });
  });

  it('is one of all countries together', async () => {
    const dutch = await tinyDataset({ code: 'NL', name: 'Nederland' }, [
      'Gravel 1; 9500AA; Zwaluwe; Zwaluwe; Drenthe',
    ]);
    const danish = await tinyDataset(
      { code: 'DK', name: 'Danmark' },
      [1, 2, 3, 4, 5, 6, 7, 8].map((n): TinyAddress => `Lærkevej ${n}; 5200; Grevel; Grevel; Fyn`),
    );
    using both = Geocoder.open([dutch, danish]);
    const found = both.suggest('Grvel');
    const shareOf = (country: string) => found.find((match) => match.country === country)!.confidence;
    expect(shareOf('NL') / shareOf('DK')).toBeCloseTo(10 / 8);
  });
});

describe('the last words of a name', () => {
  it.each(['Lindenaarstraat Sluimer', 'Lindenaarstraat 1 Sluimer'])(
    '%s is no slip of another street',
    (text) => {
      const [found] = suggest('NL', text);
      expect(found).toMatchObject({ streetname: 'Burgemeester Lindenaarstraat', city: 'Sluimer' });
      expect(found!.advice).not.toBe('accept');
    },
  );
});

it('a number in front that nothing has is missing', () => {
  const [found] = suggest('NL', '1962 Kanaalwoude');
  expect(found).toMatchObject({ level: 'city', verdicts: { number: 'missing' }, advice: 'fix' });
});

it('the number of a post box is missing, but not beside a house number', () => {
  const [town] = suggest('NL', 'Postbus 12 Kanaalw');
  expect(town).toMatchObject({ city: 'Kanaalwoude', verdicts: { number: 'missing' }, advice: 'fix' });
  const [house] = suggest('NL', 'Postbus 12, Grevel 1 Sluim');
  expect(house).toMatchObject({ streetname: 'Grevel', number: '1', verdicts: { number: 'exact' } });
});

it('digits alone are no slip of a name that a register begins with a house number', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    '263 Curlew Farm Rd 4; 05401; Westfield; Westfield; Vermont',
  ]);
  expect(geocoder.suggest('263')[0]).toMatchObject({ streetname: '263 Curlew Farm Rd' });
  expect(geocoder.suggest('2963')).toEqual([]);
});
