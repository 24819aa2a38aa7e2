import { isEncoded, isJsonType } from '../routes/json-body';
import { bodyTooLarge, problem, type Reply } from '../routes/problems';
import type { Exchange } from '../service/exchange';
import type { Service } from '../service/service';
import { readBody } from './read-body';
import { say } from './say';

/**
 * Reads a JSON body and writes the answer to it; refuses another media type.
 * @param awaitsContinue whether the client sends its body only after `100 Continue`.
 */
export function takeJson(
  service: Service,
  exchange: Exchange,
  awaitsContinue: boolean,
  answer: (body: Buffer) => Reply,
): void {
  const { request, response } = exchange;
  const {
    'content-type': type,
    'content-encoding': encoding,
    'content-length': length = '0',
  } = request.headers;
  const hasBody = length !== '0' || request.headers['transfer-encoding'] !== undefined;
  if (isEncoded(encoding) || ((hasBody || type !== undefined) && !isJsonType(type))) {
    say(service, exchange, problem('MEDIA_TYPE_UNSUPPORTED'));
    return;
  }
  if (awaitsContinue && Number(length) <= service.maxBodyBytes) response.writeContinue();
  readBody(request, service.maxBodyBytes, (body) => {
    if (service.logAddresses) exchange.body = body;
    say(service, exchange, body === null ? bodyTooLarge(service.maxBodyBytes) : answer(body));
  });
}
