/** The data from which an area is made again. */
export interface MadeArea {
  readonly level: 'city' | 'suburb';
  readonly parent: number;
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
}
