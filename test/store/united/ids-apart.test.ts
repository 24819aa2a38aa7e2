import { expect, it } from 'vitest';
import type { Address } from '../../../src/store/rows';
import { IdsApart, type OneOfSeveral } from '../../../src/store/united/ids-apart';

const COLLIDING = '11111111-1111-5111-9111-111111111111';
const WITHDRAWN = '22222222-2222-5222-9222-222222222222';

/** A dataset of one address, whose id replaces a withdrawn one. */
function datasetOf(name: string, number: string): OneOfSeveral {
  const address = { street: 0, number, suffix: '' } as Address;
  const ownIds = {
    addressByUuid: (uuid: string) => (uuid === COLLIDING ? address : null),
    addressesByUuidHash: () => [address],
    uuidOf: () => COLLIDING,
    redirectOf: (uuid: string) => (uuid === WITHDRAWN ? COLLIDING : null),
  };
  return {
    ownIds,
    uuidOf: ownIds.uuidOf,
    manifest: { name },
    countries: () => [{ code: 'US' }],
    street: () => ({ name: 'Main St', city: 0 }),
    area: () => ({ uuid: 'city' }),
  } as unknown as OneOfSeveral;
}

it('a withdrawn id leads to the address that replaces it, also where that has a mark', () => {
  const later = datasetOf('later', '2');
  const ids = new IdsApart(later, [datasetOf('earlier', '1')]);
  const address = later.ownIds.addressByUuid(COLLIDING)!;
  expect(ids.uuidOf(address)).not.toBe(COLLIDING);
  expect(ids.redirectOf(WITHDRAWN)).toBe(ids.uuidOf(address));
  expect(ids.addressByUuid(ids.redirectOf(WITHDRAWN)!)).toBe(address);
  expect(ids.addressByUuid(COLLIDING)).toBeNull();
});

it('an address that the earlier dataset has too keeps its id', () => {
  const later = datasetOf('later', '1');
  const ids = new IdsApart(later, [datasetOf('earlier', '1')]);
  expect(ids.uuidOf(later.ownIds.addressByUuid(COLLIDING)!)).toBe(COLLIDING);
  expect(ids.redirectOf(WITHDRAWN)).toBe(COLLIDING);
});

it('a mark that the id does not need finds nothing', () => {
  const marked = new IdsApart(datasetOf('later', '2'), [datasetOf('earlier', '1')]).redirectOf(WITHDRAWN)!;
  expect(new IdsApart(datasetOf('later', '1'), [datasetOf('earlier', '1')]).addressByUuid(marked)).toBeNull();
});
