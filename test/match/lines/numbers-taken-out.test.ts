import { expect, it } from 'vitest';
import { tinyGeocoder } from '../tiny-dataset';

// A letter H was read as a floor (`3h`, þriðja hæð) where the line was not read at the first look.
it.each(['Núpasíða 10H;603 Akureyri', 'Núpasíða 10h\n603 Akureyri', '603 Akureyri; Núpasíða 10 H'])(
  '%s: the letter of a house in Iceland is no floor',
  async (line) => {
    using geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
      'Núpasíða 10/H; 603; Akureyri; Akureyri; Norðurland',
      'Núpasíða 10/F; 603; Akureyri; Akureyri; Norðurland',
    ]);
    expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', suffix: 'H' });
  },
);

it.each([
  'Núpasíða 10, 3h, 603 Akureyri',
  'Núpasíða 10 3.h; 603 Akureyri',
  'Núpasíða 10 - 2h. t.v., 603 Akureyri',
])('%s: a floor behind the number is left over', async (line) => {
  using geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Núpasíða 10; 603; Akureyri; Akureyri; Norðurland',
    'Núpasíða 12; 603; Akureyri; Akureyri; Norðurland',
  ]);
  expect(geocoder.search(line)[0]).toMatchObject({ level: 'address', number: '10', advice: 'accept' });
});

it('a number and a box that look like a telephone number are not passed over', async () => {
  using geocoder = await tinyGeocoder({ code: 'BE', name: 'België' }, [
    'Nieuwelaan 151/1505; 1040; Etterbeek; Etterbeek; Brussel',
    'Nieuwelaan 153; 1040; Etterbeek; Etterbeek; Brussel',
  ]);
  expect(geocoder.search('1040 Etterbeek, Nieuwelaan 151-1505')[0]!.advice).not.toBe('accept');
});
