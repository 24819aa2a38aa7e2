import type { AreaDraft } from './area-draft';
import type { AreaTree } from './area-tree';

/** The suburb that is made for the part of a city outside all suburb polygons. */
export function madeSuburb(tree: AreaTree, city: AreaDraft): AreaDraft {
  const municipality = city.parent!;
  const name = city.name === '' ? municipality.name : city.name;
  return tree.obtain('suburb', { code: '', name, made: true }, municipality);
}
