import type { Geocoder } from '../../geocoder';
import type { OperationName } from '../../operations';

/** What a server needs of a geocoder. */
export type Answering = Pick<Geocoder, OperationName | 'manifest'>;
