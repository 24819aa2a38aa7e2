import { expect, it } from 'vitest';
import { tinyGeocoder } from '../tiny-dataset';

it('an address that the data have at several near points is one answer, and its uncertainty covers them', async () => {
  using geocoder = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Lantern Road 21128; 21999; Parkfield; Parkfield; Maryland; 39.7070,-76.6328',
    'Lantern Road 21128; 21999; Parkfield; Parkfield; Maryland; 39.7077,-76.6340',
    'Lantern Road 21128; 21999; Parkfield; Parkfield; Maryland; 39.7086,-76.6328',
    'Lantern Road 21130; 21999; Parkfield; Parkfield; Maryland; 39.7050,-76.6328',
  ]);
  const [best, ...others] = geocoder.search('21128 Lantern Road, Parkfield, MD 21999');
  expect(best).toMatchObject({ level: 'address', number: '21128', latitude: 39.707, advice: 'accept' });
  expect(best!.confidence).toBeGreaterThan(0.95);
  // The farthest of its points lies 178 m away.
  expect(best!.uncertaintyMeters).toBe(178);
  expect(others.filter(({ number }) => number !== null)).toEqual([]);
  const alone = geocoder.search('21130 Lantern Road, Parkfield, MD 21999')[0]!;
  expect(alone.uncertaintyMeters).toBeLessThan(20);
});

it('two houses of a merged town that share an address are two answers', async () => {
  using geocoder = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue de la Source 2; 52999; Valmerle; Valmerle; Marne; 48.1,4.8',
    'Rue de la Source 2; 52999; Valmerle; Valmerle; Marne; 48.11,4.8',
  ]);
  const [first, second] = geocoder.search('2 Rue de la Source, 52999 Valmerle');
  expect([first!.number, second!.number]).toEqual(['2', '2']);
  expect(first!.confidence).toBeCloseTo(0.5, 1);
});
