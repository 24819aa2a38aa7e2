import { Geocoder } from 'doorplate';

// In development, Next.js loads modules again after each change. `globalThis` keeps the open geocoder.
const kept = globalThis as typeof globalThis & { geocoder?: Geocoder };

export function geocoder(): Geocoder {
  kept.geocoder ??= Geocoder.open(process.env.DOORPLATE_DATA ?? 'out/sample');
  return kept.geocoder;
}
