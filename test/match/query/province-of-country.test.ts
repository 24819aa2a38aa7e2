import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let geocoder: Geocoder;
beforeAll(async () => {
  geocoder = await tinyGeocoder({ code: 'DK', name: 'Danmark' }, [
    'Strandvejen 1; 2791; Dragør; Dragør; Danmark; 55.59,12.67',
  ]);
});
afterAll(() => geocoder.close());

const ASKED = { streetname: 'Strandvejen', number: '1' };

describe('the only province has the name of its country', () => {
  it.each([
    ['Danmark', 'exact'],
    ['danmark', 'folded'],
    ['Foo', 'conflict'],
  ])('%s has a verdict: %s', (province, verdict) => {
    const [found] = geocoder.candidates({ ...ASKED, city: 'Dragør', province });
    expect(found).toMatchObject({ level: 'address', verdicts: { city: 'exact', province: verdict } });
    const forward = geocoder.forwardGeocode({ ...ASKED, suburb: 'Dragør', province }, { detail: true });
    expect(forward).toMatchObject({ level: 'address', verdicts: { suburb: 'exact', province: verdict } });
  });
});
