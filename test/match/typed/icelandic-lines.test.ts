/** Lines of Iceland, whose register has no flats. */

import { table } from '../table-of-lines';

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
