import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../src/index';
import { tinyGeocoder } from '../match/tiny-dataset';

describe('lines of which the data know nothing', () => {
  const geocoders = new Map<string, Geocoder>();
  beforeAll(async () => {
    const open = async (code: string, address: string) =>
      geocoders.set(code, await tinyGeocoder({ code, name: code }, [address]));
    await open('FR', 'Rue Lointaine 1; 99999; Loinville; Loinville; Creuse');
    await open('AT', 'Ferngasse 1; 9999; Fernort; Fernort; Tirol');
    await open('GB', 'Far Lane 1; ZZ1 1ZZ; Farton; Farton; England');
    await open('US', 'Faraway Rd 1; 99999; Farville; Far; Utah');
  });
  afterAll(() => {
    for (const geocoder of geocoders.values()) geocoder.close();
  });

  it.each([
    // The postcode was the house number of a street Rennes.
    ['FR', 'BP 123, 35000 Rennes', { city: 'Rennes', postcode: '35000' }],
    ['FR', '35000 Rennes', { city: 'Rennes', postcode: '35000' }],
    ['FR', '69003 Lyon', { city: 'Lyon', postcode: '69003' }],
    [
      'FR',
      '12 rue Neuve, 35000 Rennes',
      { streetname: 'rue Neuve', number: '12', postcode: '35000', city: 'Rennes' },
    ],
    ['US', '35000 Main St', { streetname: 'Main St', number: '35000' }],
    ['US', '35000 Elm Ridge Rd, Utica', { streetname: 'Elm Ridge Rd', number: '35000', city: 'Utica' }],
    [
      'AT',
      'Am Hof 2/Top 7, 1010 Wien',
      { streetname: 'Am Hof', number: '2', suffix: 'Top 7', postcode: '1010', city: 'Wien' },
    ],
  ])('%s: %s', (code, line, fields) => {
    expect(geocoders.get(code)!.parse(line).fields).toEqual(fields);
  });

  it('what is left over is left over once', () => {
    const { leftOver } = geocoders.get('GB')!.parse('2nd Floor, 30 Moorgate, London EC2R 6DA');
    expect(leftOver.filter((text) => text === '2nd Floor')).toHaveLength(1);
  });
});
