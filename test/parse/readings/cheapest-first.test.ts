import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cheapestFirst } from '../../../src/parse/readings/cheapest-first';
import type { Opening, ReadingDraft } from '../../../src/parse/readings/reading-draft';

/** A draft, or an opening of several: no draft costs less than the opening that it stands in. */
type Tree =
  | { readonly cost: number; readonly id: number }
  | { readonly least: number; readonly trees: readonly Tree[] };

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3, depthSize: 'large' },
    fc.record({ cost: fc.integer({ min: 0, max: 12 }), id: fc.nat() }),
    fc.record({ least: fc.nat(4), trees: fc.array(tie('tree'), { maxLength: 40 }) }),
  ),
}));

function draftsOf(one: Tree, least = 0): { cost: number; id: number }[] {
  if ('id' in one) return [{ id: one.id, cost: Math.max(one.cost, least) }];
  return one.trees.flatMap((inner) => draftsOf(inner, Math.max(least, one.least)));
}

function openingOf(one: Tree, least = 0): Opening {
  if ('id' in one) {
    const cost = Math.max(one.cost, least);
    return { cost, open: () => [{ id: one.id, cost } as unknown as ReadingDraft] };
  }
  const cost = Math.max(least, one.least);
  return { cost, open: () => one.trees.map((inner) => openingOf(inner, cost)) };
}

it('gives the drafts in the order of a stable sort by their costs', () => {
  fc.assert(
    fc.property(fc.array(tree, { maxLength: 40 }), (trees) => {
      const expected = trees.flatMap((one) => draftsOf(one)).sort((left, right) => left.cost - right.cost);
      const found = [...cheapestFirst(trees.map((one) => openingOf(one)))];
      expect(found.map((draft) => ({ ...draft }))).toEqual(expected);
    }),
  );
});
