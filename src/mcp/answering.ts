import type { Geocoder } from '../geocoder';
import type { OperationName } from '../operations';

/** The methods of a geocoder that the tools use. */
export type Answering = Pick<Geocoder, OperationName>;
