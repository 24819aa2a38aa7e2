/** Lines of Iceland, whose register has no flats. */

import { expect, it } from 'vitest';
import { table } from '../table-of-lines';
import { tinyGeocoder } from '../tiny-dataset';

table(
  'Iceland',
  { code: 'IS', name: 'Ísland' },
  [
    'Kleppsvegur 26; 105; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Kleppsvegur 26/B; 105; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Hafnarbraut 16; 780; Höfn í Hornafirði; Hornafjörður; Austurland',
    'Hafnarstræti 4; 101; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Asparholt 1; 225; Garðabær (Álftanes); Garðabær; Höfuðborgarsvæðið',
    'Höfn 1; 781; Höfn í Hornafirði; Hornafjörður; Austurland',
  ],
  [
    ['Kleppsvegur 26 íb. 201, 105 Reykjavík', 'Kleppsvegur 26', 'accept'],
    ['Kleppsvegur 26B, íb 0102, 105 Reykjavík', 'Kleppsvegur 26/B', 'accept'],
    ['Kleppsvegur 26 (0201), 105 Reykjavík', 'Kleppsvegur 26', 'accept'],
    ['Kleppsvegur 26 #201, Reykjavík', 'Kleppsvegur 26', 'accept'],
    ['Kleppsvegur 26B, 3.h., 105 Reykjavík', 'Kleppsvegur 26/B', 'accept'],
    ['Kleppsvegur 26, 3. h, 105 Reykjavík', 'Kleppsvegur 26', 'accept'],
    ['Kleppsvg. 26, Reykjavík', 'Kleppsvegur 26', 'accept'],
    ['Hafnarbrt. 16, Höfn', 'Hafnarbraut 16', 'accept'],
    ['hafnarstr. 4 reykjavík', 'Hafnarstræti 4', 'accept'],
    ['Asparholt 1, Garðabær (Álftanes)', 'Asparholt 1', 'accept'],
    ['Kleppsvegur 26, 3.h.v., 105 Reykjavík', 'Kleppsvegur 26', 'accept'],
    ['Kleppsvegur 26 is105 Reykjavík', 'Kleppsvegur 26', 'accept'],
    ['Flugvöllurinn, 781 Höfn í Hornafirði', 'street', 'confirm'],
  ],
);

table(
  'a farm with a slip before the postcode of its town',
  { code: 'IS', name: 'Ísland' },
  [
    'Norðurgarður 1; 900; Vestmannaeyjar; Vestmannaeyjar; Suðurland',
    'Vestmannaeyjar 2; 900; Vestmannaeyjar; Vestmannaeyjar; Suðurland',
    'Heiðarvegur 3; 900; Vestmannaeyjar; Vestmannaeyjar; Suðurland',
    'Helgastaðir 1; 311; Borgarnes; Borgarbyggð; Vesturland',
    'Brákarbraut 1; 311; Borgarnes; Borgarbyggð; Vesturland',
  ],
  [
    ['Norðugarður, 900 Vestmannaeyjar', 'street', 'confirm'],
    ['Helgastðir, 311 Borgarnes', 'street', 'confirm'],
    ['900 Vestmannaeyjar', 'postcode', 'accept'],
    ['Ókunnugt, 311 Borgarnes', 'postcode', 'fix'],
  ],
);

table(
  'a number with the digits of a postcode',
  { code: 'IS', name: 'Ísland' },
  [
    'Vesturberg 11; 111; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Vesturberg 112; 111; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Barðastaðir 9; 112; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
  ],
  [
    ['Vesturberg 112 11 Reykjavík', 'Vesturberg 11', 'confirm'],
    ['Vesturberg 11, 111 Reykjavík', 'Vesturberg 11', 'accept'],
  ],
);

// 11 was accepted: the two columns were taken for swapped.
it('a number that a street has stays one beside a postcode that lacks a digit', async () => {
  const geocoder = await tinyGeocoder({ code: 'IS', name: 'Ísland' }, [
    'Vesturberg 11; 111; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Vesturberg 112; 111; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
    'Barðastaðir 9; 112; Reykjavík; Reykjavík; Höfuðborgarsvæðið',
  ]);
  const place = { streetname: 'Vesturberg', city: 'Reykjavík' };
  expect(geocoder.candidates({ ...place, number: '112', postcode: '11' })[0]).toMatchObject({
    number: '112',
  });
  expect(geocoder.candidates({ ...place, number: '111', postcode: '11' })[0]).toMatchObject({ number: '11' });
  const signed = { ...place, number: '11', postcode: 'ÍS-111' };
  expect(geocoder.candidates(signed)[0]).toMatchObject({ number: '11', advice: 'accept' });
  geocoder.close();
});
