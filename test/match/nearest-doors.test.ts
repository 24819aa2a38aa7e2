import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NearestDoors } from '../../src/match/nearest-doors';
import type { BlockView } from '../../src/store/rows';
import { compareNatural } from '../../src/text/natural-order';

const view = {
  block: 3,
  latitudes: Int32Array.from({ length: 32 }, (_, slot) => slot),
  longitudes: new Int32Array(32),
  postcode: (slot: number) => `P${slot}`,
  suburb: (slot: number) => slot,
} as unknown as BlockView;

describe('the nearest doors', () => {
  const doors = new NearestDoors();

  it('are the first four of those of the least cost, by suffix, then place', () => {
    const offer = fc.record({ cost: fc.nat(3), suffix: fc.constantFrom('', '2', '10', 'a', 'b', 'bis') });
    fc.assert(
      fc.property(fc.array(offer, { maxLength: 32 }), (offers) => {
        doors.begin(true);
        for (const [slot, { cost, suffix }] of offers.entries()) doors.offer(view, slot, cost, suffix, false);
        const least = Math.min(...offers.map(({ cost }) => cost));
        const wanted = offers
          .map((one, slot) => ({ ...one, slot }))
          .filter(({ cost }) => cost === least)
          .sort((a, b) => compareNatural(a.suffix, b.suffix) || a.slot - b.slot)
          .slice(0, 4);
        const found = Array.from({ length: doors.length }, (_, place) => doors.at(place));
        expect(doors.cost).toBe(least);
        expect(
          found.map(({ ordinal, suffix, postcode, suburb }) => [ordinal, suffix, postcode, suburb]),
        ).toEqual(wanted.map(({ slot, suffix }) => [3 * 32 + slot, suffix, `P${slot}`, slot]));
      }),
    );
  });
});
