/**
 * A dataset that is replaced a thousand times while processes, each with a worker thread beside it, ask it: answers that
 * are of no dataset, memory and open files in the middle and at the end.
 *
 *   tsx scripts/live-swaps.ts A B [--swaps 1000] [--processes 8]
 */
import { fork } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

import { Geocoder, LiveGeocoder } from '../src/index';

type Asked = { asked: number; swaps: number; wrong: number };
type Question = { latitude: number; longitude: number };
type Task = { directory: string; questions: Question[]; answers: string[] };

const file = fileURLToPath(import.meta.url);

function answersOf(geocoder: Pick<Geocoder, 'reverseGeocode' | 'search'>, questions: Question[]): string {
  return JSON.stringify([
    geocoder.search('Kerkstraat 1'),
    ...questions.map((point) => geocoder.reverseGeocode(point, { detail: true })),
  ]);
}

/** Asks until it is told to end. */
async function ask({ directory, questions, answers }: Task, until: () => boolean): Promise<Asked> {
  using geocoder = LiveGeocoder.open(directory, { everyMilliseconds: 20 });
  const counts: Asked = { asked: 0, swaps: 0, wrong: 0 };
  geocoder.on('swapped', () => counts.swaps++);
  while (!until()) {
    counts.asked++;
    if (!answers.includes(answersOf(geocoder, questions))) counts.wrong++;
    await wait(5);
  }
  return counts;
}

function resources(): { files: number; megabytes: number } {
  globalThis.gc?.();
  const files = readdirSync('/proc/self/fd').length;
  return { files, megabytes: Math.round(process.memoryUsage.rss() / 1e6) };
}

if (!isMainThread) {
  let ends = false;
  parentPort!.once('message', () => {
    ends = true;
  });
  parentPort!.postMessage(await ask(workerData as Task, () => ends));
  parentPort!.close();
} else if (process.send !== undefined) {
  process.once('message', async (task: Task) => {
    let ends = false;
    let settled: ReturnType<typeof resources> | null = null;
    process.on('message', (word) => {
      if (word === 'settled') settled = resources();
      else ends = true;
    });
    const source = `import { register } from 'tsx/esm/api'; register(); await import(${JSON.stringify(file)});`;
    const worker = new Worker(source, { eval: true, workerData: task });
    const ofThread = new Promise<Asked>((resolve, reject) =>
      worker.once('message', resolve).once('error', reject),
    );
    process.send!('ready');
    const own = await ask(task, () => ends);
    const end = resources();
    worker.postMessage('end');
    process.send!({ own, thread: await ofThread, settled, end });
    process.disconnect();
  });
} else {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      swaps: { type: 'string', default: '1000' },
      processes: { type: 'string', default: '8' },
    },
  });
  const [a, b] = positionals;
  if (b === undefined) throw new Error('expected the directories of two datasets');
  const folder = mkdtempSync(path.join(tmpdir(), 'doorplate-swaps-'));
  const directory = path.join(folder, 'data');
  cpSync(a!, directory, { recursive: true });
  const sources = [a!, b];
  const questions = sources.flatMap((source) => {
    using geocoder = Geocoder.open(source);
    return [...geocoder.addresses()].filter((_, at) => at % 4000 === 0);
  });
  const points = questions.map(({ latitude, longitude }) => ({ latitude, longitude }));
  const answers = sources.map((source) => {
    using geocoder = Geocoder.open(source);
    return answersOf(geocoder, points);
  });
  const children = Array.from({ length: Number(values.processes) }, () =>
    fork(file, [], { execArgv: ['--import', 'tsx', '--expose-gc'] }),
  );
  const ended = children.map(
    (child) => new Promise<unknown>((resolve) => child.on('message', (m) => m !== 'ready' && resolve(m))),
  );
  await Promise.all(
    children.map((child) => {
      child.send({ directory, questions: points, answers } satisfies Task);
      return new Promise((resolve) => child.once('message', resolve));
    }),
  );
  const started = performance.now();
  for (let swap = 1; swap <= Number(values.swaps); swap++) {
    cpSync(sources[swap % 2]!, `${directory}.building`, { recursive: true });
    renameSync(directory, `${directory}.previous`);
    renameSync(`${directory}.building`, directory);
    rmSync(`${directory}.previous`, { recursive: true });
    // By then the heap and the caches have their size.
    if (swap === Math.ceil(Number(values.swaps) / 2)) for (const child of children) child.send('settled');
    await wait(20);
  }
  const seconds = (performance.now() - started) / 1000;
  for (const child of children) child.send('end');
  for (const report of await Promise.all(ended)) console.log(JSON.stringify(report));
  console.log(`${values.swaps} swaps in ${seconds.toFixed(0)} s`);
  rmSync(folder, { recursive: true });
}
