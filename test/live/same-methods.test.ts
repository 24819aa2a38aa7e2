import { expect, it } from 'vitest';
import { Geocoder, LiveGeocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';

const membersOf = (prototype: object) =>
  Reflect.ownKeys(prototype)
    .filter((name) => name !== 'constructor')
    .map(String);

it('has every method and property of Geocoder', () => {
  const live = new Set(membersOf(LiveGeocoder.prototype));
  expect(membersOf(Geocoder.prototype).filter((name) => !live.has(name))).toEqual([]);
});

it('gives every address of the current dataset', async () => {
  using geocoder = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Brink 1; 9401AA; Assen; Assen; Drenthe; 53,6.5',
    'Brink 2; 9401AA; Assen; Assen; Drenthe; 53,6.501',
  ]);
  const live = LiveGeocoder.open(geocoder.directory);
  const addresses = live.addresses();
  expect([...live.addresses()]).toEqual([...geocoder.addresses()]);
  addresses.next();
  live.close();
  expect(() => addresses.next()).toThrow(expect.objectContaining({ code: 'GEOCODER_CLOSED' }));
  expect(() => live.addresses().next()).toThrow(expect.objectContaining({ code: 'GEOCODER_CLOSED' }));
});
