// Packages without types of their own, as far as they are used here.
declare module 'kdt' {
  interface KdTree<Point> {
    nearest(point: Point, count: number): [Point, number][];
  }
  export function createKdTree<Point>(
    points: Point[],
    distance: (a: Point, b: Point) => number,
    dimensions: string[],
  ): KdTree<Point>;
}
