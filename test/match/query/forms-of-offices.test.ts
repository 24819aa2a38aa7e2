// Fields whose street holds the town or a part of the house too, and places with the word for their form or as a code. Each row: the fields,
// and the address with its advice.
import { describe, expect, it } from 'vitest';
import type { AddressQuery } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

type Row = readonly [AddressQuery, string];

function fields(code: string, addresses: readonly string[], rows: readonly Row[]): void {
  describe(code, async () => {
    const geocoder = await tinyGeocoder({ code, name: code }, addresses);
    it.each(rows)('%j is %s', (asked, wanted) => {
      const [best] = geocoder.candidates(asked);
      expect(`${best?.streetname} ${best?.number}, ${best?.city}: ${best?.advice}`).toBe(wanted);
    });
  });
}

const VINE = 'Vine St 182, Northfield: accept';
const NORTHFIELD = { streetname: 'Vine St', number: '182', city: 'Northfield' };
fields(
  'US',
  [
    'Vine St 182; 05663; Northfield; Washington; Vermont; 44.150,-72.656',
    'Vine St 184; 05663; Northfield; Washington; Vermont; 44.151,-72.656',
    '114th Ave 20; 05663; Northfield; Washington; Vermont; 44.152,-72.656',
  ],
  [
    [{ ...NORTHFIELD, streetname: 'Vine St Suite 200' }, VINE],
    [{ ...NORTHFIELD, streetname: 'Vine St 2nd Floor' }, VINE],
    [{ ...NORTHFIELD, streetname: 'Vine St Fl 2' }, VINE],
    [{ ...NORTHFIELD, streetname: 'Vine St Rear' }, VINE],
    [{ ...NORTHFIELD, number: '182 #3' }, VINE],
    [{ ...NORTHFIELD, city: 'Town of Northfield' }, VINE],
    [{ ...NORTHFIELD, city: 'Northfield Town' }, VINE],
    [{ ...NORTHFIELD, province: 'US-VT' }, VINE],
    [{ ...NORTHFIELD, province: 'State of Vermont' }, VINE],
    [{ ...NORTHFIELD, province: 'Vermont, USA' }, VINE],
    [{ ...NORTHFIELD, province: 'US-NH' }, 'Vine St 182, Northfield: confirm'],
    [{ ...NORTHFIELD, postcode: 'VT 05663' }, VINE],
    [{ streetname: '114th Ave, Northfield, VT 05663', number: '20' }, '114th Ave 20, Northfield: accept'],
  ],
);

const MARNE = { streetname: 'Rue de la Marne', number: '8', city: 'Reims' };
fields(
  'FR',
  [
    'Rue de la Marne 8; 51100; Reims; Reims; Marne; 49.25,4.03',
    'Rue Haute 14; 51100; Reims; Reims; Marne; 49.26,4.04',
  ],
  [
    [{ streetname: 'Rue de la Marne 51100 Reims', number: '8' }, 'Rue de la Marne 8, Reims: accept'],
    [{ ...MARNE, streetname: 'Rue de la Marne Bât A' }, 'Rue de la Marne 8, Reims: accept'],
    [{ ...MARNE, streetname: 'Rue de la Marne Esc. B' }, 'Rue de la Marne 8, Reims: accept'],
    [{ ...MARNE, city: 'Ville de Reims' }, 'Rue de la Marne 8, Reims: accept'],
    [{ ...MARNE, suffix: 'sans' }, 'Rue de la Marne 8, Reims: accept'],
    [
      { streetname: 'Résidence Les Lilas, 14 Rue Haute', postcode: '51100', city: 'Reims' },
      'Rue Haute 14, Reims: accept',
    ],
  ],
);

fields(
  'DK',
  ['Mosede Engvej 6; 2670; Greve; Greve; Sjælland; 55.58,12.28'],
  [
    [{ streetname: 'Mosede Engvej, 2670 Greve', number: '6' }, 'Mosede Engvej 6, Greve: accept'],
    [{ streetname: 'Mosede Engvej 2670 Greve', number: '6' }, 'Mosede Engvej 6, Greve: accept'],
  ],
);
fields(
  'IS',
  ['Túngata 18; 400; Ísafjörður; Ísafjarðarbær; Vestfirðir; 66.07,-23.12'],
  [
    [
      { streetname: 'Túngata', number: '18', city: 'Ísafjörður', postcode: '999' },
      'Túngata 18, Ísafjörður: accept',
    ],
    [
      { streetname: 'Túngata', number: '18', city: 'Ísafjörður', suffix: 'engin' },
      'Túngata 18, Ísafjörður: accept',
    ],
  ],
);
