import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Geocoder } from '../../src/index';
import { doorplate } from './contestants';
import type { QuestionSet } from './questions';

/** What the parent sends first. Then it sends names of operations. */
interface Start {
  readonly file: string;
  readonly dataset: string;
  /** File of an overlay. */
  readonly overlay: string | undefined;
  readonly set: QuestionSet;
}

/** One build of Doorplate in a process of its own, which answers all questions of an operation when told so. */
export class Racer {
  readonly #child: ChildProcess;
  /** The names of the operations that are timed. */
  readonly operations: readonly string[];

  private constructor(child: ChildProcess, operations: readonly string[]) {
    this.#child = child;
    this.operations = operations;
  }

  /**
   * @param dist the folder of a build, or the file that is imported.
   * @param overlay the file of an overlay that is opened over the dataset.
   */
  static async start(dist: string, dataset: string, set: QuestionSet, overlay?: string): Promise<Racer> {
    const child = fork(fileURLToPath(import.meta.url));
    const file = path.resolve(/\.c?js$/.test(dist) ? dist : path.join(dist, 'index.js'));
    const start: Start = { file, dataset, overlay, set };
    child.send(start);
    child.once('exit', (code) => {
      if (code !== 0) throw new Error(`the process of a build ended with ${code}`);
    });
    return new Racer(child, (await answerOf(child)) as string[]);
  }

  /** Microseconds of the processor that one question takes, in the mean of all. */
  async time(operation: string): Promise<number> {
    this.#child.send(operation);
    return (await answerOf(this.#child)) as number;
  }

  stop(): void {
    this.#child.disconnect();
  }
}

/**
 * Times an operation in both processes of every pair, in turns, prints the quickest round of each side for one question
 * and returns how many times as fast the newer one is.
 */
export async function race(
  operation: string,
  pairs: readonly (readonly [older: Racer, newer: Racer])[],
  rounds: number,
): Promise<number> {
  let [before, after] = [Infinity, Infinity];
  for (let round = 0; round < rounds; round++) {
    for (const [older, newer] of pairs) {
      before = Math.min(before, await older.time(operation));
      after = Math.min(after, await newer.time(operation));
    }
  }
  const [old, now] = [before, after].map((time) => `${time.toFixed(1)} µs`.padStart(10));
  console.log(`${operation.padEnd(34)}${old} →${now}   speed ${(before / after).toFixed(2)}`);
  return before / after;
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const [answer] = await once(child, 'message');
  return answer;
}

/** The process of a build. */
async function answerWhenTold({ file, dataset, overlay, set }: Start): Promise<void> {
  const library = (await import(pathToFileURL(file).href)) as { Geocoder: typeof Geocoder };
  const operations = doorplate(
    overlay === undefined ? library.Geocoder.open(dataset) : library.Geocoder.open(dataset, { overlay }),
    set,
  );
  process.on('message', (name: string) => {
    const ask = operations[name]!;
    const from = process.cpuUsage();
    for (let index = 0; index < set.questions.length; index++) ask(index);
    const { user, system } = process.cpuUsage(from);
    process.send!((user + system) / set.questions.length);
  });
  process.send!(Object.keys(operations));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.once('message', answerWhenTold);
