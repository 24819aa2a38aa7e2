import { BATCH_PATH, batchOptions, isNdjsonType, NDJSON_TYPE } from '../batch/batch';
import { answerRow } from '../batch/row';
import { runBatch } from '../batch/run-batch';
import { isEncoded } from '../routes/json-body';
import { problem, problemOf } from '../routes/problems';
import type { Exchange } from '../service/exchange';
import type { Service } from '../service/service';
import { say } from './say';

/** Answers a batch. The answers begin while its lines are still arriving. */
export function askBatch(service: Service, exchange: Exchange, query: string, awaitsContinue: boolean): void {
  const { request, response } = exchange;
  const { headers } = request;
  const admission = service.gate.admit(headers['x-api-key']);
  if (admission.refusal !== null) {
    say(service, exchange, admission.refusal);
    return;
  }
  const { key } = admission;
  exchange.key = key?.name ?? null;
  if (isEncoded(headers['content-encoding']) || !isNdjsonType(headers['content-type'])) {
    const expected = 'The request body must be application/x-ndjson in UTF-8, not compressed.';
    say(service, exchange, problem('MEDIA_TYPE_UNSUPPORTED', expected));
    return;
  }
  let options: ReturnType<typeof batchOptions>;
  try {
    options = batchOptions(query);
    // This call refuses a wrong option once, instead of at every row.
    service.geocoder.candidates({ city: '-' }, options);
  } catch (error) {
    say(service, exchange, problemOf(error));
    return;
  }
  const place = service.batches.take(key?.name ?? null);
  if (typeof place !== 'function') {
    say(service, exchange, place);
    return;
  }
  if (awaitsContinue) response.writeContinue();
  const route = { path: BATCH_PATH };
  response.writeHead(200, {
    'content-type': NDJSON_TYPE,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(service.draining ? { connection: 'close' } : {}),
  });
  response.flushHeaders();
  const onFailure = (error: unknown) => service.onFailure(error, route);
  runBatch(request, response, {
    // The dataset may be replaced during the batch: each row asks the current one.
    answerRow: (line, row) => answerRow(service.geocoder, line, row, options, onFailure),
    mostLineBytes: service.maxBodyBytes,
    paced: service.gate.isLimited(key),
  })
    .catch((error: unknown) => {
      onFailure(error);
      response.destroy();
    })
    .finally(place);
}
