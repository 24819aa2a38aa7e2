/**
 * Measures: contestants take turns in short rounds, and a speed is that of the round that four fifths are not faster
 * than: slower ones tell of other programs on the machine. Calls by processor time (all threads of the process, so a
 * collector that runs beside counts too), and by the wall clock.
 */

export interface Contestant {
  name: string;
  /** Asks question number `index`. */
  ask: (index: number) => unknown;
}

export interface Figures {
  name: string;
  perSecond: number;
  /** The same by the wall clock. */
  perWallSecond: number;
  /** This contestant's speed by the first one's. */
  ofFirst: number;
  p50Micros: number;
  p95Micros: number;
  p99Micros: number;
}

const ROUND_MILLISECONDS = 30;
const WARM_UP_MICROSECONDS = 4e6;

/** Keeps answers from being optimised away. */
const sink: { answer?: unknown } = {};

/** @param questions how many there are; they are asked in order, again and again. */
export function race(contestants: readonly Contestant[], questions: number, rounds: number): Figures[] {
  const next = contestants.map(() => 0);
  const speeds: number[][] = contestants.map(() => []);
  const wallSpeeds: number[][] = contestants.map(() => []);
  const turn = (which: number, milliseconds: number): { speed: number; wallSpeed: number } => {
    const { ask } = contestants[which]!;
    let index = next[which]!;
    let calls = 0;
    let elapsed = 0;
    const before = process.cpuUsage();
    const started = performance.now();
    do {
      for (let more = 0; more < 16; more++) {
        sink.answer = ask(index);
        index = index + 1 === questions ? 0 : index + 1;
      }
      calls += 16;
      elapsed = performance.now() - started;
    } while (elapsed < milliseconds);
    next[which] = index;
    const { user, system } = process.cpuUsage(before);
    return { speed: (calls * 1e6) / (user + system), wallSpeed: (calls * 1000) / elapsed };
  };
  for (let which = 0; which < contestants.length; which++) {
    // Until every question was asked twice: compiled, and read from disk what stays in memory.
    const before = process.cpuUsage();
    let calls = 0;
    let spent = 0;
    while (spent < WARM_UP_MICROSECONDS && (calls < 2 * questions || spent < WARM_UP_MICROSECONDS / 4)) {
      for (let more = 0; more < 16; more++) sink.answer = contestants[which]!.ask(calls++ % questions);
      const { user, system } = process.cpuUsage(before);
      spent = user + system;
    }
  }
  for (let round = 0; round < rounds; round++) {
    for (let which = 0; which < contestants.length; which++) {
      const { speed, wallSpeed } = turn(which, ROUND_MILLISECONDS);
      speeds[which]!.push(speed);
      wallSpeeds[which]!.push(wallSpeed);
    }
  }
  return contestants.map(({ name, ask }, which) => ({
    name,
    perSecond: quick(speeds[which]!),
    perWallSecond: quick(wallSpeeds[which]!),
    ofFirst: quick(speeds[which]!) / quick(speeds[0]!),
    ...latencies(ask, questions),
  }));
}

/** One call at a time, so with the cost of reading the clock (some 50 ns). */
function latencies(
  ask: (index: number) => unknown,
  questions: number,
): Pick<Figures, 'p50Micros' | 'p95Micros' | 'p99Micros'> {
  const times: number[] = [];
  const begun = performance.now();
  for (let index = 0; times.length < 20_000 && performance.now() - begun < 1500; index++) {
    const started = performance.now();
    sink.answer = ask(index % questions);
    times.push((performance.now() - started) * 1000);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.min(times.length - 1, Math.floor(times.length * share))]!;
  return { p50Micros: at(0.5), p95Micros: at(0.95), p99Micros: at(0.99) };
}

/** The speed that a fifth of the rounds surpass. */
function quick(speeds: readonly number[]): number {
  const sorted = [...speeds].sort((a, b) => b - a);
  return sorted[Math.floor(sorted.length / 5)] ?? Number.NaN;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1] ?? Number.NaN;
}

export interface Allocation {
  /** Bytes allocated by one call, its answer included. */
  bytesPerCall: number;
  /** Of those, what the answer keeps. */
  answerBytes: number;
}

/**
 * What a call allocates: growth of the heap over calls that no collection interrupts (the process needs
 * `--expose-gc` and a young generation larger than a batch), least of several batches; then the same with the
 * answers kept and all else collected.
 */
export function allocation(ask: (index: number) => unknown, questions: number): Allocation {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('expected the process to run with --expose-gc');
  const used = (): number => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const begun = performance.now();
  let calls = 0;
  while (calls < 5000 && performance.now() - begun < 2000) sink.answer = ask(calls++ % questions);
  const batch = Math.min(400, Math.max(20, calls));
  const grown: number[] = [];
  const kept: number[] = [];
  for (let round = 0; round < 7; round++) {
    collect();
    collect();
    const before = used();
    for (let index = 0; index < batch; index++) sink.answer = ask(((round + 1) * batch + index) % questions);
    grown.push((used() - before) / batch);
    const answers: unknown[] = new Array(batch);
    collect();
    collect();
    const empty = used();
    for (let index = 0; index < batch; index++)
      answers[index] = ask(((round + 1) * batch + index) % questions);
    collect();
    collect();
    kept.push((used() - empty) / batch);
    sink.answer = answers;
  }
  return { bytesPerCall: median(grown), answerBytes: median(kept) };
}
