import { WAYS } from './elements';
import type { OsmFile } from './osm-file';

/** Street names by the id of the house, separately for nodes, ways and relations. */
export interface AssociatedStreets {
  node: Map<number, string>;
  way: Map<number, string>;
  relation: Map<number, string>;
}

/**
 * Street names that relations give to their houses (wiki.openstreetmap.org/wiki/Relation:associatedStreet): the
 * relation's own name, or that of its street.
 */
export function readAssociatedStreets(file: OsmFile): AssociatedStreets {
  const streets: AssociatedStreets = { node: new Map(), way: new Map(), relation: new Map() };
  const nameless: { way: number; houses: { type: keyof AssociatedStreets; id: number }[] }[] = [];
  for (const relation of file.relations(['type'])) {
    const type = relation.tags.get('type');
    if (type !== 'associatedStreet' && type !== 'street') continue;
    const houses = relation.members.filter(({ role }) => role === 'house' || role === 'address');
    const name = relation.tags.get('name') || relation.tags.get('addr:street') || '';
    if (name !== '') {
      for (const house of houses) streets[house.type].set(house.id, name);
      continue;
    }
    const street = relation.members.find((member) => member.role === 'street' && member.type === 'way');
    if (street !== undefined && houses.length > 0) nameless.push({ way: street.id, houses });
  }
  if (nameless.length === 0) return streets;
  const names = namesOfWays(file, new Set(nameless.map(({ way }) => way)));
  for (const { way, houses } of nameless) {
    const name = names.get(way);
    if (name === undefined) continue;
    for (const house of houses) streets[house.type].set(house.id, name);
  }
  return streets;
}

function namesOfWays(file: OsmFile, ids: ReadonlySet<number>): Map<number, string> {
  const names = new Map<number, string>();
  for (const index of file.blocks(WAYS)) {
    file.read(index, WAYS, (block, groups) => {
      for (const group of groups) {
        for (const way of block.waysById(group, ids)) {
          const name = way.tags.get('name');
          if (name !== undefined) names.set(way.id, name);
        }
      }
    });
  }
  return names;
}
