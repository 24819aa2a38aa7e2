import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bitCount } from '../../../src/store/bits';
import type { BlockView } from '../../../src/store/rows';
import { MovedView } from '../../../src/store/united/moved-view';

const same = (number: number) => number;
const NUMBERING = { firstBlock: 0, streetOf: same, areaOf: same, sourceSetOf: same };

/** A block whose slots hold these numbers. */
function blockOf(numbers: readonly number[]): BlockView {
  const slotsOfNumber = (value: number) =>
    numbers.flatMap((number, slot) => (number === value ? [slot] : []));
  const view: Partial<BlockView> = {
    block: 0,
    street: 0,
    count: numbers.length,
    numberValue: (slot) => numbers[slot]!,
    ordinal: same,
    slotsOfNumber,
  };
  return view as BlockView;
}

it('shows the slots of a block that are not hidden, in order, as a plain filter does', () => {
  const numbers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 32 });
  fc.assert(
    fc.property(numbers, fc.integer(), (all, drawn) => {
      const hidden = all.length === 32 ? drawn | 0 : drawn & ((1 << all.length) - 1);
      const shown = all.map((_, slot) => slot).filter((slot) => (hidden & (1 << slot)) === 0);
      const view = new MovedView(blockOf(all), NUMBERING, hidden);
      expect(view.count).toBe(shown.length);
      expect(shown.map((_, slot) => view.ordinal(slot))).toEqual(shown);
      for (let number = 1; number <= 5; number++)
        expect(view.slotsOfNumber(number).map((slot) => view.ordinal(slot))).toEqual(
          shown.filter((slot) => all[slot] === number),
        );
    }),
  );
});

it('counts bits as their text does', () => {
  fc.assert(
    fc.property(fc.integer(), (word) => {
      expect(bitCount(word)).toBe((word >>> 0).toString(2).replaceAll('0', '').length);
    }),
  );
});
