import type { Answering } from '../routes/answering';
import type { Parameters } from './parameters';

/** What a compatible endpoint is asked. */
export interface CompatQuestion {
  readonly geocoder: Answering;
  readonly parameters: Parameters;
  /** As it was written, without the key. */
  readonly query: string;
}

/** The body of a 200. */
export interface CompatAnswer {
  readonly contentType: string;
  readonly body: string;
}

/** A path of somebody else's interface. */
export interface CompatEndpoint {
  /** `/nominatim/search`: also its label in logs and metrics. */
  readonly path: string;
  readonly summary: string;
  /** Name → what it does: for the OpenAPI document. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Writes what is wrong as XML; null where the question asks for JSON. Without it: always JSON. */
  readonly refusal?: (parameters: Parameters, status: number, message: string) => CompatAnswer | null;
  /** @throws GeocoderError INVALID_REQUEST for parameters that do not fit. */
  readonly answer: (question: CompatQuestion) => CompatAnswer;
}
