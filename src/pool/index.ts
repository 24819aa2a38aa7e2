export type { AsyncOperations, CancelOption } from './async-operations';
export { GeocoderPool, type PoolOptions } from './geocoder-pool';
