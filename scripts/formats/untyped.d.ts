declare module 'shapefile' {
  interface Source {
    read(): Promise<{ done: boolean; value: unknown }>;
  }
  export function open(shp: Uint8Array, dbf: Uint8Array): Promise<Source>;
}
