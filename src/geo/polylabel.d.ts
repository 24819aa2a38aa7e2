declare module 'polylabel' {
  /** The pole of inaccessibility of a polygon (outer ring, then holes), with its distance from the border. */
  export default function polylabel(
    polygon: readonly (readonly (readonly [number, number])[])[],
    precision?: number,
  ): [number, number] & { distance: number };
}
