import type { Answering } from '../routes/answering';
import type { Parameters } from './parameters';

/** A request to a compatible endpoint. */
export interface CompatQuestion {
  readonly geocoder: Answering;
  readonly parameters: Parameters;
  /** The header Accept-Language, for a request whose parameters name no language; empty without it. */
  readonly languages: string;
  /** The query string as written, without the key. */
  readonly query: string;
}

/** The body of a 200. */
export interface CompatAnswer {
  readonly contentType: string;
  readonly body: string;
}

/** An endpoint of another geocoder's interface. */
export interface CompatEndpoint {
  /** `/nominatim/search`: also its label in logs and metrics. */
  readonly path: string;
  readonly summary: string;
  /** Name → description, for the OpenAPI document. */
  readonly parameters: Readonly<Record<string, string>>;
  /** The refusal as XML; null if the request asks for JSON. Without this function: always JSON. */
  readonly refusal?: (parameters: Parameters, status: number, message: string) => CompatAnswer | null;
  /** @throws GeocoderError INVALID_REQUEST for parameters that do not fit. */
  readonly answer: (question: CompatQuestion) => CompatAnswer;
}
