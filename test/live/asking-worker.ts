/** Asks a live geocoder again and again, in a thread of its own, and counts answers that are of no dataset. */
import { parentPort, workerData } from 'node:worker_threads';
import { LiveGeocoder } from '../../src/live/live-geocoder';

const { directory, both, questions } = workerData as {
  directory: string;
  both: string[];
  questions: [number, number][];
};
const geocoder = LiveGeocoder.open(directory, { everyMilliseconds: 5 });
let running = true;
let swaps = 0;
let asked = 0;
let wrong = 0;
geocoder.on('swapped', () => swaps++);
parentPort!.on('message', () => {
  running = false;
});
parentPort!.postMessage('ready');
while (running) {
  const answers = JSON.stringify([
    geocoder.search('Brink 1'),
    ...questions.map(([longitude, latitude]) =>
      geocoder.reverseGeocode({ latitude, longitude }, { detail: true }),
    ),
    geocoder.listCountries(),
  ]);
  asked++;
  if (!both.includes(answers)) wrong++;
  await new Promise((resolve) => setTimeout(resolve, 1));
}
geocoder.close();
parentPort!.postMessage({ asked, swaps, wrong });
parentPort!.close();
