import type { Geocoder } from '../../geocoder';
import type { OperationName } from '../../operations';

/** The part of a geocoder that the service uses. */
export type Answering = Pick<Geocoder, OperationName | 'manifest'>;
