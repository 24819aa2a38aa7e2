import { answerOverlay, type OverlayEndpoint } from '../routes/overlay-endpoints';
import { problem } from '../routes/problems';
import type { Exchange } from '../service/exchange';
import type { Service } from '../service/service';
import { charged, say } from './say';
import { takeJson } from './take-json';

/** Answers a request to the overlay. A change needs a key with the right to write. */
export function askOverlay(
  service: Service,
  exchange: Exchange,
  endpoint: OverlayEndpoint,
  query: string,
  awaitsContinue: boolean,
): void {
  const admission = service.gate.admit(exchange.request.headers['x-api-key']);
  if (admission.refusal !== null) {
    say(service, exchange, admission.refusal);
    return;
  }
  const { key } = admission;
  exchange.key = key?.name ?? null;
  const mayWrite = key?.mayWrite ?? service.everybodyMayWrite;
  if (endpoint.writes && !mayWrite) {
    say(service, exchange, problem('WRITE_NOT_ALLOWED'));
    return;
  }
  const answer = (body: Buffer | null) =>
    charged(service, key, () => {
      // The dataset and its overlay may have been replaced since the path was looked up.
      const { overlay } = service;
      return overlay === null
        ? problem('ROUTE_UNKNOWN')
        : answerOverlay(endpoint, overlay, query, body, service.onFailure);
    });
  if (endpoint.method === 'GET') say(service, exchange, answer(null));
  else takeJson(service, exchange, awaitsContinue, answer);
}
