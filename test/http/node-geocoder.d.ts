declare module 'node-geocoder' {
  interface Entry {
    formattedAddress?: string;
    latitude?: number;
    longitude?: number;
    streetName?: string;
    city?: string;
    countryCode?: string;
  }
  interface Client {
    geocode(line: string): Promise<Entry[]>;
    reverse(point: { lat: number; lon: number }): Promise<Entry[]>;
  }
  export default function nodeGeocoder(options: { provider: string; osmServer: string }): Client;
}
