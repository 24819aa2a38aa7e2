/** A thread that asks its own Geocoder as fast as it can, whenever it is told for how long. JavaScript, so that it needs no loader. */
import { parentPort, workerData } from 'node:worker_threads';

const { library, dataset, questions } = workerData;
const { Geocoder } = await import(library);
const geocoder = Geocoder.open(dataset);
const CALLS_A_LOOK = 50;
let next = 0;

/** Calls a second. */
function askFor(milliseconds) {
  const started = performance.now();
  let calls = 0;
  while (performance.now() - started < milliseconds) {
    for (let call = 0; call < CALLS_A_LOOK; call++) {
      const { method, args } = questions[next++ % questions.length];
      geocoder[method](...args);
    }
    calls += CALLS_A_LOOK;
  }
  return (1000 * calls) / (performance.now() - started);
}

askFor(workerData.warmUpMilliseconds);
parentPort.on('message', (milliseconds) => parentPort.postMessage(askFor(milliseconds)));
parentPort.postMessage(0);
