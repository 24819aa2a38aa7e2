import { afterAll, beforeAll, expect, it } from 'vitest';
import { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';

let both: Geocoder;

beforeAll(async () => {
  const dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Kerkstraat 101; 4461AB; Goes; Goes; Zeeland; 51.50,3.89',
    'Beestenmarkt 3; 4461AC; Goes; Goes; Zeeland; 51.51,3.88',
  ]);
  const icelandic = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Laugavegur 1; 101; Reykjavík; Reykjavíkurborg; Höfuðborgarsvæðið; 64.15,-21.93',
  ]);
  both = Geocoder.open([dutch.directory, icelandic.directory]);
  dutch.close();
  icelandic.close();
});
afterAll(() => both.close());

it.each([
  ['Kerkstraat 101 Goes', 'Kerkstraat 101, 4461AB Goes'],
  ['Kerkstraet 101 Goes', 'Kerkstraat 101, 4461AB Goes'],
  ['Laugavegur 1, 101 Reykjavík', 'Laugavegur 1, 101 Reykjavík'],
])('%s is %s: its number is no postcode of the other country', (line, label) =>
  expect(both.search(line)[0]?.label).toBe(label),
);

it('a street that is in no data, with a number that is a postcode of another country, is no postcode there', () => {
  const [best] = both.search('Onbekendeweg 101 Goes');
  expect(best).toMatchObject({ label: 'Goes, Zeeland', level: 'city', advice: 'fix' });
});

it('words unread beside a postcode are most likely its street: nobody is told to accept the postcode', () => {
  const [best] = both.search('Hvergigata 101 Reykjavík');
  expect(best).toMatchObject({ level: 'postcode', postcode: '101', advice: 'fix' });
  expect(best?.verdicts.streetname).toBe('missing');
});
