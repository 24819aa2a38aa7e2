import { type CompatFound, compatAnswer, compatRefusal, withoutKey } from '../compat/compat';
import type { Exchange } from '../service/exchange';
import type { Service } from '../service/service';
import { charged, say, sayKept } from './say';

/** Answers a request of another interface (Nominatim, Photon). Its key may be in the header, the path or the query. */
export function askCompat(
  service: Service,
  exchange: Exchange,
  { endpoint, pathKey }: CompatFound,
  written: string,
): void {
  const { query, key: queryKey } = withoutKey(written);
  exchange.url = query === '' ? endpoint.path : `${endpoint.path}?${query}`;
  const admission = service.gate.admit(
    exchange.request.headers['x-api-key'] || pathKey || queryKey || undefined,
  );
  if (admission.refusal !== null) {
    say(service, exchange, compatRefusal(endpoint, query, admission.refusal));
    return;
  }
  const { key } = admission;
  exchange.key = key?.name ?? null;
  // Caches must not give one language for another.
  exchange.response.appendHeader('vary', 'Accept-Language');
  const languages = exchange.request.headers['accept-language'] ?? '';
  const onFailure = (error: unknown) => service.onFailure(error, endpoint);
  sayKept(
    service,
    exchange,
    charged(service, key, () => compatAnswer(endpoint, service.geocoder, query, languages, onFailure)),
    languages,
  );
}
