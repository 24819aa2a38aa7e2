import { expect, it } from 'vitest';
import type { BlockReader } from '../../../src/store/read/block-reader';
import { BlockViews } from '../../../src/store/read/block-views';

/** A view that says it holds a block: what it decodes is of no matter here. */
function load(views: BlockViews, block: number): BlockReader {
  const known = views.of(block);
  if (known !== undefined) return known;
  const view = views.free();
  view.block = block;
  return view;
}

it('a view that is held keeps its block, however many others are looked at', () => {
  const views = new BlockViews();
  views.hold(load(views, 7), (outer) => {
    views.hold(load(views, 8), (inner) => {
      for (let block = 100; block < 200; block++) load(views, block);
      expect(inner.block).toBe(8);
    });
    expect(outer.block).toBe(7);
    expect(load(views, 7)).toBe(outer);
  });
});

it('visits deeper than there are views get views of their own', () => {
  const views = new BlockViews();
  const visit = (depth: number): void => {
    if (depth === 20) return;
    views.hold(load(views, depth), (view) => {
      visit(depth + 1);
      expect(view.block).toBe(depth);
    });
  };
  visit(0);
});

it('lets go of a view whose visitor throws', () => {
  const views = new BlockViews();
  const view = load(views, 1);
  expect(() =>
    views.hold(view, () => {
      throw new Error('stop');
    }),
  ).toThrow('stop');
  for (let block = 2; block < 40; block++) load(views, block);
  expect(views.of(1)).toBeUndefined();
});
