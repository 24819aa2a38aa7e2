import { Geocoder } from 'doorplate';

// Development loads modules again at each change: `globalThis` keeps the one that is open.
const kept = globalThis as typeof globalThis & { geocoder?: Geocoder };

export function geocoder(): Geocoder {
  kept.geocoder ??= Geocoder.open(process.env.DOORPLATE_DATA ?? 'out/sample');
  return kept.geocoder;
}
