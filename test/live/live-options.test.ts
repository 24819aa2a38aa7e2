import { expect, it } from 'vitest';
import { LiveGeocoder } from '../../src/index';

it.each([
  [{ validate: 5 }, /"validate" to be a function, but got the number 5/],
  [{ snapshot: 'yes' }, /"snapshot" to be true or false/],
  [{ everyMilliseconds: '5' }, /"everyMilliseconds" to be a number from 1 up/],
  [null, /"options" to be an object .*, but got null/],
  [5, /"options" to be an object/],
  [{ everyMilisecond: 5 }, /unknown option "everyMilisecond"; did you mean "everyMilliseconds"/],
])('is not opened with %j', (options, message) => {
  expect(() => LiveGeocoder.open('nowhere', options as never)).toThrow(
    expect.objectContaining({
      name: 'GeocoderError',
      code: 'INVALID_REQUEST',
      message: expect.stringMatching(message) as string,
    }),
  );
});
