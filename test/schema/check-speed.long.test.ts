import { expect, it } from 'vitest';
import { checksOf } from '../../src/operation-checks';

const forward = checksOf('forwardGeocode');

it('is no burden: a hundred thousand requests a second, on a machine that does other work as well', () => {
  const request = { streetname: 'Prins Hendrikstraat', number: '12', suffix: 'A', province: 'Drenthe' };
  const rounds = 200_000;
  let best = 0;
  for (let trial = 0; trial < 5; trial++) {
    const from = performance.now();
    for (let round = 0; round < rounds; round++) forward.request(request);
    best = Math.max(best, (rounds / (performance.now() - from)) * 1000);
  }
  expect(best).toBeGreaterThan(100_000);
});
