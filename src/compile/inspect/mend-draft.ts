import { liesIn } from '../../country/places/country-box';
import type { DraftedRecipe, InspectedColumn, InspectedLayer } from './inspection';

const NUMBER = /^-?\d+(?:[.,]\d+)?$/;
const HOUSE_NUMBER = /^\d{1,5}\s?\p{IDS}{0,3}$/u;
const NAME = /^\p{IDS}[\p{IDS}\d .'’-]{2,}$/u;
const DECIMAL_COMMA = /^-?\d{1,7},\d+$/;

/** Grids in metres with the range of their coordinates: west, south, east, north. The first that fits is the guess. */
const GRIDS: readonly { crs: string; country: string; box: readonly [number, number, number, number] }[] = [
  { crs: 'EPSG:28992', country: 'NL', box: [0, 300_000, 300_000, 630_000] },
  { crs: 'EPSG:31370', country: 'BE', box: [10_000, 10_000, 310_000, 260_000] },
  { crs: 'EPSG:3812', country: 'BE', box: [510_000, 510_000, 810_000, 760_000] },
  { crs: 'EPSG:2154', country: 'FR', box: [90_000, 6_000_000, 1_260_000, 7_150_000] },
  { crs: 'EPSG:27700', country: 'GB', box: [0, 0, 700_000, 1_300_000] },
  { crs: 'EPSG:2056', country: 'CH', box: [2_480_000, 1_070_000, 2_840_000, 1_300_000] },
  { crs: 'EPSG:25832', country: 'DE', box: [270_000, 5_200_000, 930_000, 6_120_000] },
  { crs: 'EPSG:25832', country: 'DK', box: [430_000, 6_040_000, 900_000, 6_410_000] },
  { crs: 'EPSG:3067', country: 'FI', box: [50_000, 6_600_000, 740_000, 7_800_000] },
  { crs: 'EPSG:3006', country: 'SE', box: [260_000, 6_100_000, 930_000, 7_700_000] },
  { crs: 'EPSG:3857', country: '', box: [-20_037_509, -20_048_967, 20_037_509, 20_048_967] },
];

/**
 * Checks the values of a drafted address source, and adds the keys without which a build would fail: for decimal
 * commas, swapped coordinates, and coordinates that are no degrees. Tells columns without values.
 */
export function mendDraft(recipe: DraftedRecipe, layers: readonly InspectedLayer[], notes: string[]): void {
  for (const source of recipe.addresses) {
    const columns = source.columns as Record<string, unknown> | undefined;
    const of = [source.layers].flat()[0];
    const layer = layers.find(({ name }) => name === of) ?? layers[0];
    if (columns === undefined || layer === undefined) continue;
    tellEmpty(columns, layer, notes);
    mendCoordinates(source, columns, layer, recipe.country?.code ?? '', notes);
  }
}

/** The names that several columns have. */
export function repeatedNames(header: readonly string[]): string[] {
  return [...new Set(header.filter((name, index) => header.indexOf(name) !== index))];
}

/** True if the first line of a table is a record, because two or more of its cells are numbers. */
export function isData(header: readonly string[]): boolean {
  return header.filter((cell) => NUMBER.test(cell)).length >= 2;
}

/** The fields of a table without a header, guessed by values: street, house number, coordinates with decimals. */
export function fieldsByValues(columns: readonly InspectedColumn[]): Record<string, string> {
  const all = (test: (text: string) => boolean) =>
    columns.filter(({ samples }) => samples.length > 0 && samples.every(test)).map(({ name }) => name);
  const degrees = all((text) => /^-?\d{1,3}[.,]\d{3,}$/.test(text) && Math.abs(decimalOf(text)) <= 180);
  const numbers = all((text) => HOUSE_NUMBER.test(text));
  const words = all((text) => NAME.test(text));
  const postcodes = all((text) => /^(?:\d{4,6}|\d{4} ?[A-Z]{2})$/.test(text));
  const found: Record<string, string | undefined> = {
    streetname: words[0],
    number: numbers.find((name) => !postcodes.includes(name)) ?? numbers[0],
    postcode: postcodes.find((name) => name !== numbers.find((other) => !postcodes.includes(other))),
    city: words[1],
    latitude: degrees[0],
    longitude: degrees[1],
  };
  return Object.fromEntries(
    Object.entries(found).flatMap(([key, name]) => (name === undefined ? [] : [[key, name]])),
  );
}

/** Adds a note of each column without a value in the first rows. It stays in the draft: later rows may have values. */
function tellEmpty(columns: Record<string, unknown>, layer: InspectedLayer, notes: string[]): void {
  const empty = layer.columns.filter(({ samples }) => samples.length === 0).map(({ name }) => name);
  for (const [field, value] of Object.entries(columns)) {
    if (typeof value !== 'string' || !empty.includes(value)) continue;
    notes.push(`${field}: the column "${value}" has no value in the first rows`);
  }
}

function mendCoordinates(
  source: Record<string, unknown>,
  columns: Record<string, unknown>,
  layer: InspectedLayer,
  country: string,
  notes: string[],
): void {
  const samplesOf = (field: string) =>
    layer.columns.find(({ name }) => name === columns[field])?.samples ?? [];
  const [ys, xs] = [samplesOf('latitude'), samplesOf('longitude')];
  if (ys.length === 0 || xs.length === 0) return;
  if ([...ys, ...xs].some((text) => DECIMAL_COMMA.test(text))) {
    source.decimal = ',';
    notes.push('coordinates: a comma stands before the decimals; the draft says "decimal": ","');
  }
  const points = ys
    .slice(0, xs.length)
    .map((text, index) => [decimalOf(text), decimalOf(xs[index]!)] as const);
  if (points.some(([y, x]) => Math.abs(y) > 180 || Math.abs(x) > 180)) {
    mendProjected(source, columns, points, country, notes);
    return;
  }
  const isOutside = points.every(([y, x]) => Math.abs(y) > 90 || liesIn(country, y, x) === false);
  const isInsideSwapped = points.every(([y, x]) => Math.abs(x) <= 90 && liesIn(country, x, y) !== false);
  if (isOutside && isInsideSwapped) {
    swap(columns);
    notes.push('coordinates: latitude and longitude are swapped in the file; the draft swaps them back');
  } else if (points.every(([y, x]) => liesIn(country, y, x) === false)) {
    notes.push(`coordinates: ${ys[0]}, ${xs[0]} does not lie in ${country}`);
  }
}

function mendProjected(
  source: Record<string, unknown>,
  columns: Record<string, unknown>,
  points: readonly (readonly [number, number])[],
  country: string,
  notes: string[],
): void {
  const fits = (box: readonly number[], [y, x]: readonly [number, number]) =>
    x >= box[0]! && y >= box[1]! && x <= box[2]! && y <= box[3]!;
  for (const swapped of [false, true]) {
    const turned = swapped ? points.map(([y, x]) => [x, y] as const) : points;
    const guesses = GRIDS.filter(({ box }) => turned.every((point) => fits(box, point)));
    const guess = guesses.find((grid) => grid.country === country) ?? guesses[0];
    if (guess === undefined) continue;
    source.crs = guess.crs;
    if (swapped) swap(columns);
    const others = [...new Set(guesses.map(({ crs }) => crs))].filter((crs) => crs !== guess.crs);
    const more = others.length === 0 ? '' : ` (it may be ${others.join(' or ')} too)`;
    notes.push(
      `coordinates: these are no degrees; the draft guesses "crs": "${guess.crs}"${more}${swapped ? ', and that x and y are swapped' : ''}`,
    );
    return;
  }
  notes.push(
    'coordinates: these are no degrees; "crs" in the recipe says which reference system they are of',
  );
}

function swap(columns: Record<string, unknown>): void {
  [columns.latitude, columns.longitude] = [columns.longitude, columns.latitude];
}

function decimalOf(text: string): number {
  return Number(text.replace(',', '.'));
}
