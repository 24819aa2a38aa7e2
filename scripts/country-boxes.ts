/**
 * Writes src/country/tables/country-boxes.ts: where each country lies, from world-atlas (Natural Earth, public domain).
 *   tsx scripts/country-boxes.ts
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** Borders are drawn coarsely, and addresses stand on piers. */
const MARGIN_DEGREES = 0.3;

const place = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const world: Topology<{ countries: GeometryCollection }> = createRequire(import.meta.url)(
  'world-atlas/countries-50m.json',
);
const recipe = JSON.parse(readFileSync(place('data/recipes/world.json'), 'utf8'));
const codes: Record<string, string> = recipe.areas[0].countryColumn.values;

/** The polygons of each code. Several features may share one, such as Australia and its islands. */
const shapes = new Map<string, Position[][][]>();
for (const { id, geometry } of feature(world, world.objects.countries).features) {
  const code = codes[String(id)];
  if (code === undefined || (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon')) continue;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  shapes.set(code, [...(shapes.get(code) ?? []), ...polygons]);
}

/** South, west, north, east of each code; a box over the date line has its west in the east. */
const boxes = new Map<string, [number, number, number, number]>();
for (const [code, polygons] of shapes) {
  const points = polygons.flatMap((rings) => rings[0]!);
  const south = Math.min(...points.map(([, y]) => y!));
  const north = Math.max(...points.map(([, y]) => y!));
  const [west, east] = shortestArc(
    polygons.flatMap((rings) => {
      const xs = rings[0]!.map(([x]) => x!);
      const [least, greatest] = [Math.min(...xs), Math.max(...xs)];
      if (greatest - least < 300) return [[least, greatest]];
      // A ring that is drawn over the date line.
      return [
        [Math.min(...xs.filter((x) => x > 0)), 180],
        [-180, Math.max(...xs.filter((x) => x < 0))],
      ];
    }),
  );
  boxes.set(code, [
    south - MARGIN_DEGREES,
    west - MARGIN_DEGREES,
    north + MARGIN_DEGREES,
    east + MARGIN_DEGREES,
  ]);
}

/** The shortest stretch of the circle that holds all spans. */
function shortestArc(spans: [number, number][]): [number, number] {
  const sorted = [...spans].sort(([a], [b]) => a - b);
  let [gapFrom, gapTo, widest] = [Number.NaN, Number.NaN, -1];
  let end = sorted[0]![1];
  for (const [from, to] of [
    ...sorted.slice(1),
    [sorted[0]![0] + 360, sorted[0]![1] + 360] as [number, number],
  ]) {
    if (from - end > widest) [gapFrom, gapTo, widest] = [end, from, from - end];
    end = Math.max(end, to);
  }
  return [gapTo > 180 ? gapTo - 360 : gapTo, gapFrom];
}

const lines = [...boxes]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([code, box]) => `  ${code}: [${box.map((degrees) => Number(degrees.toFixed(1))).join(', ')}],`);
writeFileSync(
  place('src/country/tables/country-boxes.ts'),
  `/** Made by scripts/country-boxes.ts from world-atlas (Natural Earth, public domain). South, west, north, east. */
export const COUNTRY_BOXES: Readonly<Record<string, readonly [number, number, number, number]>> = {
${lines.join('\n')}
};
`,
);
