/**
 * Worker threads that answer from one copy of a dataset.
 *
 * @module doorplate/pool
 */

export type { AsyncOperations, CancelOption } from './async-operations';
export { GeocoderPool, type PoolOptions } from './geocoder-pool';
