// The questions that a window may ask the main process. `preload.cjs` gives them to the page as `window.geocoding`. A
// page in TypeScript refers to this file.
import type { Match, NearPoint } from 'doorplate';

export interface Geocoding {
  suggest(text: string, near?: NearPoint): Promise<Match[]>;
  search(text: string): Promise<Match[]>;
  reverse(point: NearPoint): Promise<Match | null>;
}

declare global {
  interface Window {
    readonly geocoding: Geocoding;
  }
}
