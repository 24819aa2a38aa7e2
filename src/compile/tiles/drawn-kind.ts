/** Layers of the tiles, with names of Protomaps and OpenMapTiles; the map page supports both. */
export const DRAWN_LAYERS = ['water', 'waterway', 'roads', 'rail', 'buildings'] as const;
export type DrawnLayer = (typeof DRAWN_LAYERS)[number];

/** How an element is drawn. */
export interface DrawnKind {
  readonly layer: DrawnLayer;
  /** `highway`, `major_road`, `minor_road` or `path` for roads; the value of the tag for the others. */
  readonly kind: string;
  /** Lowest zoom level at which it is drawn. */
  readonly minZoom: number;
  /** True if a closed line is drawn as an area. */
  readonly filled: boolean;
}
type Kinds = ReadonlyMap<string | undefined, DrawnKind>;

const STREETS = linesOf('roads', [
  [8, 'highway', 'motorway trunk'],
  [12, 'highway', 'motorway_link trunk_link'],
  [9, 'major_road', 'primary'],
  [10, 'major_road', 'secondary'],
  [11, 'major_road', 'tertiary'],
  [12, 'major_road', 'primary_link secondary_link'],
  [12, 'minor_road', 'tertiary_link unclassified residential living_street pedestrian road'],
  [13, 'minor_road', 'busway service'],
  [14, 'path', 'track path footway cycleway bridleway steps'],
]);
const RAILS = linesOf('rail', [
  [9, 'rail', 'rail'],
  [11, 'light_rail', 'light_rail narrow_gauge'],
  [12, 'light_rail', 'funicular monorail'],
  [13, 'tram', 'tram'],
]);
const WATERWAYS = linesOf('waterway', [
  [9, 'river', 'river'],
  [11, 'canal', 'canal'],
  [13, 'stream', 'stream'],
]);
const COAST: DrawnKind = { layer: 'waterway', kind: 'coastline', minZoom: 8, filled: false };
const WATER: DrawnKind = { layer: 'water', kind: 'water', minZoom: 8, filled: true };
const BUILDING: DrawnKind = { layer: 'buildings', kind: 'building', minZoom: 14, filled: true };

/** Tags of water areas. */
const WATERS: Readonly<Record<string, readonly string[]>> = {
  natural: ['water'],
  waterway: ['riverbank', 'dock'],
  landuse: ['reservoir', 'basin'],
};

/** Every drawn element has one of these keys. */
export const DRAWN_KEYS: readonly string[] = ['highway', 'railway', 'building', ...Object.keys(WATERS)];

/** How an element with these tags is drawn; null for one that is not. */
export function drawnKind(tags: ReadonlyMap<string, string>): DrawnKind | null {
  const street = STREETS.get(tags.get('highway'));
  if (street !== undefined) return street;
  for (const key in WATERS) if (WATERS[key]!.includes(tags.get(key) ?? '')) return WATER;
  if (tags.get('natural') === 'coastline') return COAST;
  if ((tags.get('building') ?? 'no') !== 'no') return BUILDING;
  // Tunnels are not drawn.
  if ((tags.get('tunnel') ?? 'no') !== 'no') return null;
  return RAILS.get(tags.get('railway')) ?? WATERWAYS.get(tags.get('waterway')) ?? null;
}

/** Kinds by the values of a tag. */
function linesOf(
  layer: DrawnLayer,
  rows: readonly (readonly [minZoom: number, kind: string, values: string])[],
): Kinds {
  return new Map(
    rows.flatMap(([minZoom, kind, values]) =>
      values.split(' ').map((value) => [value, { layer, kind, minZoom, filled: false }] as const),
    ),
  );
}
