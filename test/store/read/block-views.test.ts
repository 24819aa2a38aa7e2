import { expect, it } from 'vitest';
import { BlockViews, type HeldView } from '../../../src/store/read/block-views';

/** A view that says it holds a block: what it decodes is of no matter here. */
function load(views: BlockViews, block: number): HeldView {
  const known = views.of(block);
  if (known !== undefined) return known;
  const view = views.free();
  view.block = block;
  return view;
}

it('a held view keeps its block while any number of other blocks is read', () => {
  const views = new BlockViews();
  load(views, 7).visit((outer) => {
    load(views, 8).visit((inner) => {
      for (let block = 100; block < 200; block++) load(views, block);
      expect(inner.block).toBe(8);
    });
    expect(outer.block).toBe(7);
    expect(load(views, 7)).toBe(outer);
  });
});

it('nested visits get their own views, even if there are more than prepared views', () => {
  const views = new BlockViews();
  const visit = (depth: number): void => {
    if (depth === 20) return;
    load(views, depth).visit((view) => {
      visit(depth + 1);
      expect(view.block).toBe(depth);
    });
  };
  visit(0);
});

it('a view is released if its visitor throws', () => {
  const views = new BlockViews();
  const view = load(views, 1);
  expect(() =>
    view.visit(() => {
      throw new Error('stop');
    }),
  ).toThrow('stop');
  for (let block = 2; block < 40; block++) load(views, block);
  expect(views.of(1)).toBeUndefined();
});
