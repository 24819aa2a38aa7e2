import type { Geocoder } from '../geocoder';
import type { OperationName } from '../operations';

/** What the tools ask of a geocoder. */
export type Answering = Pick<Geocoder, OperationName>;
