import type { Position } from 'geojson';
import { pointAlong } from '../geometry/along-line';
import type { Element } from './elements';

/** An end of a stretch: a node of the way with a house number. */
export interface NumberedNode {
  /** Its index along the way. */
  at: number;
  number: string;
}

export interface InterpolatedNumber {
  number: string;
  longitude: number;
  latitude: number;
}

/** A stretch with more numbers than this is a typing error. */
const MOST_NUMBERS = 1000;
const COUNTED = /^(\d+-)?(\d+)\s*\p{IDS}?$/u;

/**
 * The numbers between the numbered nodes of an interpolation way, spread evenly along it (wiki.openstreetmap.org/
 * wiki/Addresses, "using interpolation"): `even`, `odd`, `all`, `alphabetic` or a step. Null if its tag or its
 * ends are invalid.
 * @param positions one for each of the way's nodes.
 */
export function interpolatedNumbers(
  way: Element,
  kind: string,
  ends: readonly NumberedNode[],
  positions: readonly Position[],
): InterpolatedNumber[] | null {
  if (ends.length < 2 || positions.length !== way.refs.length) return null;
  const numbers: InterpolatedNumber[] = [];
  for (let i = 1; i < ends.length; i++) {
    const [from, to] = [ends[i - 1]!, ends[i]!];
    const between =
      kind === 'alphabetic'
        ? lettersBetween(from.number, to.number)
        : stepsBetween(kind, from.number, to.number);
    if (between === null) return null;
    const line = positions.slice(from.at, to.at + 1);
    for (const [index, number] of between.entries()) {
      const [longitude, latitude] = pointAlong(line, (index + 1) / (between.length + 1)) as [number, number];
      numbers.push({ number, longitude, latitude });
    }
  }
  return numbers;
}

function stepsBetween(kind: string, from: string, to: string): string[] | null {
  const step = kind === 'all' ? 1 : kind === 'even' || kind === 'odd' ? 2 : Number(kind);
  const [first, last] = [leadingNumber(from), leadingNumber(to)];
  if (!Number.isInteger(step) || step < 1 || first === null || last === null) return null;
  const count = Math.abs(last.value - first.value) / step;
  if (count > MOST_NUMBERS || first.head !== last.head) return null;
  const numbers: string[] = [];
  const direction = Math.sign(last.value - first.value) * step;
  for (let value = first.value + direction; (last.value - value) * direction > 0; value += direction) {
    numbers.push(`${first.head}${String(value).padStart(first.width, '0')}`);
  }
  return numbers;
}

/** The counting part of a house number: the last part of `203-06`; `12A` counts as `12`. */
function leadingNumber(text: string): { head: string; value: number; width: number } | null {
  const parts = COUNTED.exec(text.trim());
  if (parts === null) return null;
  const width = parts[1] === undefined ? 0 : parts[2]!.length;
  return { head: parts[1] ?? '', value: Number(parts[2]), width };
}

function lettersBetween(from: string, to: string): string[] | null {
  const [first, last] = [/^(\d+)\s*([a-z])$/i.exec(from.trim()), /^(\d+)\s*([a-z])$/i.exec(to.trim())];
  if (first === null || last === null || first[1] !== last[1]) return null;
  const [start, end] = [first[2]!.charCodeAt(0), last[2]!.charCodeAt(0)];
  const letters: string[] = [];
  const direction = Math.sign(end - start);
  for (let code = start + direction; (end - code) * direction > 0; code += direction) {
    letters.push(`${first[1]}${String.fromCharCode(code)}`);
  }
  return letters;
}
