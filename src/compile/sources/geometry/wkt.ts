import type { Geometry, Position } from 'geojson';

/** Tokens: numbers, words, brackets and commas. Each is read once, so the time is linear. */
const TOKEN = /[(),]|[^\s(),]+/g;
const PREFIX = /^SRID=\d+;/i;
const DIMENSIONS = /^(?:Z|M|ZM)$/i;
/** Longest text for the fast path of points; a longer text is read as any geometry. */
const LONGEST_POINT = 200;
const POINT = /^(?:SRID=\d+;)?\s*POINT\s*(?:Z|M|ZM)?\s*\(\s*(\S+)\s+([^\s)]+)[^)]*\)\s*$/i;

/** Nested lists of positions. */
type Nested = Position | Nested[];

/** A point in well-known text (ISO 19125), as OpenAddresses writes it; null for anything else. */
export function parseWktPoint(text: string): { x: number; y: number } | null {
  const parts = text.length > LONGEST_POINT ? null : POINT.exec(text);
  return parts === null ? null : { x: Number(parts[1]), y: Number(parts[2]) };
}

/**
 * A geometry in well-known text; null for invalid text. Z and M are left out.
 */
export function parseWkt(text: string): Geometry | null {
  const point = parseWktPoint(text);
  if (point !== null) return { type: 'Point', coordinates: [point.x, point.y] };
  const tokens = text.replace(PREFIX, '').match(TOKEN) ?? [];
  const kind = tokens[0]?.toUpperCase();
  const reader = new WktReader(tokens, DIMENSIONS.test(tokens[1] ?? '') ? 2 : 1);
  switch (kind) {
    case 'POLYGON':
      return reader.whole(2, (coordinates) => ({
        type: 'Polygon',
        coordinates: coordinates as Position[][],
      }));
    case 'MULTIPOLYGON':
      return reader.whole(3, (coordinates) => ({
        type: 'MultiPolygon',
        coordinates: coordinates as Position[][][],
      }));
    case 'LINESTRING':
      return reader.whole(1, (coordinates) => ({
        type: 'LineString',
        coordinates: coordinates as Position[],
      }));
    case 'MULTILINESTRING':
      return reader.whole(2, (coordinates) => ({
        type: 'MultiLineString',
        coordinates: coordinates as Position[][],
      }));
    case 'MULTIPOINT':
      return reader.whole(1, (coordinates) => ({
        type: 'MultiPoint',
        coordinates: coordinates as Position[],
      }));
    default:
      return null;
  }
}

class WktReader {
  readonly #tokens: readonly string[];
  #at: number;

  constructor(tokens: readonly string[], at: number) {
    this.#tokens = tokens;
    this.#at = at;
  }

  /**
   * Parses nested lists of positions to the end of the text; null for anything else.
   * @param depth nesting of the lists.
   */
  whole(depth: number, make: (coordinates: Nested) => Geometry): Geometry | null {
    const coordinates = this.#list(depth);
    return coordinates === null || this.#at < this.#tokens.length ? null : make(coordinates);
  }

  #list(depth: number): Nested | null {
    if (this.#tokens[this.#at++] !== '(') return null;
    const members: Nested[] = [];
    do {
      const member = depth > 1 ? this.#list(depth - 1) : this.#position();
      if (member === null) return null;
      members.push(member);
    } while (this.#tokens[this.#at++] === ',');
    return this.#tokens[this.#at - 1] === ')' ? members : null;
  }

  /** `1 2`, `1 2 3`, and `(1 2)` as MULTIPOINT may write it. */
  #position(): Position | null {
    const isWrapped = this.#tokens[this.#at] === '(';
    if (isWrapped) this.#at++;
    const [x, y] = [this.#number(), this.#number()];
    for (let extra = 0; extra < 2 && !/[(),]/.test(this.#tokens[this.#at] ?? ')'); extra++) this.#at++;
    if (Number.isNaN(x) || Number.isNaN(y)) return null;
    if (isWrapped && this.#tokens[this.#at++] !== ')') return null;
    return [x, y];
  }

  #number(): number {
    const token = this.#tokens[this.#at++];
    return token === undefined ? Number.NaN : Number(token);
  }
}
