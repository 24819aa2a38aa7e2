import { createServer } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import { Geocoder } from '../../src/geocoder';
import { handler } from '../../src/http/index';
import { askerOf, listening, type Running } from './running';

/** A service with the interfaces of Nominatim and Photon, and without keys. */
export interface CompatService {
  readonly geocoder: Geocoder;
  readonly ask: Running['ask'];
}

/**
 * Serves a dataset while the tests of this file run.
 * @param dataset gives its directory, once the preparations before this one have run.
 * @returns what is there when the tests begin.
 */
export function compatService(dataset: () => string | Promise<string>): CompatService {
  const service: { -readonly [Key in keyof CompatService]?: CompatService[Key] } = {};
  let close = () => {};
  beforeAll(async () => {
    const geocoder = Geocoder.open(await dataset());
    const handle = handler(geocoder, {
      keys: null,
      compat: ['nominatim', 'photon'],
      maxDelayMilliseconds: Number.POSITIVE_INFINITY,
    });
    const server = createServer(handle);
    service.geocoder = geocoder;
    service.ask = askerOf(await listening(server), '');
    close = () => {
      server.close().closeAllConnections();
      handle.close();
      geocoder.close();
    };
  });
  afterAll(() => close());
  return service as CompatService;
}
