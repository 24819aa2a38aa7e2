/** A box in degrees (or any one unit): west ≤ east and south ≤ north; empty while nothing was added. */
export class Bounds {
  west = Number.POSITIVE_INFINITY;
  south = Number.POSITIVE_INFINITY;
  east = Number.NEGATIVE_INFINITY;
  north = Number.NEGATIVE_INFINITY;

  get empty(): boolean {
    return this.west > this.east;
  }

  clear(): void {
    this.west = Number.POSITIVE_INFINITY;
    this.south = Number.POSITIVE_INFINITY;
    this.east = Number.NEGATIVE_INFINITY;
    this.north = Number.NEGATIVE_INFINITY;
  }

  add(longitude: number, latitude: number): void {
    if (longitude < this.west) this.west = longitude;
    if (longitude > this.east) this.east = longitude;
    if (latitude < this.south) this.south = latitude;
    if (latitude > this.north) this.north = latitude;
  }

  /** Adds every point of a flat longitude, latitude, … array. */
  addAll(coordinates: Float64Array | Int32Array): void {
    for (let index = 0; index < coordinates.length; index += 2) {
      this.add(coordinates[index]!, coordinates[index + 1]!);
    }
  }

  holds(longitude: number, latitude: number): boolean {
    return (
      longitude >= this.west && longitude <= this.east && latitude >= this.south && latitude <= this.north
    );
  }
}
