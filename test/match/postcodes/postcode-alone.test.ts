import { expect, it } from 'vitest';
import { tinyGeocoder } from '../tiny-dataset';

it.each([
  ['FR', '46100', ['46100', 'F-46100', '46100 Figeac', '46100 France']],
  ['NL', '9933BL', ['9933BL', '9933 bl', 'NL-9933 BL', '9933BL Figeac']],
  ['US', '05143', ['05143', '05143-1234', 'Figeac 05143']],
  ['BE', '1050', ['1050', 'B-1050', '1050 Figeac']],
])('a postcode alone gives the place of its addresses: %s', async (code, postcode, lines) => {
  using geocoder = await tinyGeocoder({ code, name: code === 'FR' ? 'France' : code }, [
    `Rue Haute 1; ${postcode}; Figeac; Figeac; Lot; 44.6,2.03`,
    `Rue Haute 3; ${postcode}; Figeac; Figeac; Lot; 44.602,2.03`,
    `Rue Basse 1; ${code === 'NL' ? '9934AA' : '11111'.slice(0, postcode.length)}; Figeac; Figeac; Lot; 44.7,2.1`,
  ]);
  for (const line of lines) {
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ level: 'postcode', postcode, city: 'Figeac' });
    expect(best!.confidence).toBeGreaterThan(0.8);
    // One of its addresses, or between them: within a few hundred metres of both.
    expect(best!.latitude).toBeCloseTo(44.601, 2);
    expect(best!.uncertaintyMeters).toBeGreaterThan(100);
  }
});
