/** One trial in a process of its own: arguments as JSON in, figures as JSON out. bench.ts starts it. */
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Geocoder as GeocoderClass, OpenOptions } from '../../src/index';
import { agreement, doorplate, layoutN } from './contestants';
import { privateBytes } from './machine';
import { makePeer, type PeerName, readPlaces } from './peers';
import type { QuestionSet } from './questions';
import { type Allocation, allocation, type Figures, race } from './timing';

export interface TrialOrder {
  kind: 'race' | 'allocation' | 'open' | 'memory' | 'peer';
  /** The built library, `dist/index.js`. */
  library: string;
  dataset: string;
  questions: string;
  layoutN: string | null;
  operation: string;
  peer: PeerName | null;
  rounds: number;
  open: OpenOptions;
}

export interface RaceFigures {
  contestants: Figures[];
  /** Share of questions to which the floor gives the same answer. */
  agreement: number | null;
}
export interface OpenFigures {
  /** The first open of the process, then the median of five more, milliseconds. */
  coldMilliseconds: number;
  warmMilliseconds: number;
}
export interface MemoryFigures {
  /** Private memory above that of the process before the library was loaded, bytes. */
  afterOpen: number;
  afterCalls: number;
  calls: number;
}
export interface PeerFigures {
  operation: string;
  note: string;
  contestants: Figures[];
  readySeconds: number;
  privateBytes: number;
}

const order = JSON.parse(process.argv[2]!) as TrialOrder;
const collect = (): void => {
  globalThis.gc?.();
  globalThis.gc?.();
};

async function library(): Promise<typeof GeocoderClass> {
  const { Geocoder } = (await import(pathToFileURL(order.library).href)) as {
    Geocoder: typeof GeocoderClass;
  };
  return Geocoder;
}

function questionSet(): QuestionSet {
  return JSON.parse(readFileSync(order.questions, 'utf8')) as QuestionSet;
}

async function runRace(): Promise<RaceFigures> {
  const Geocoder = await library();
  const geocoder = Geocoder.open(order.dataset, order.open);
  const set = questionSet();
  const ours = { name: 'doorplate', ask: doorplate(geocoder, set)[order.operation]! };
  const floor = order.layoutN === null ? undefined : layoutN(order.layoutN, set)[order.operation];
  const count = set.questions.length;
  const contestants = race(floor === undefined ? [ours] : [ours, floor], count, order.rounds);
  const agreed = floor === undefined ? null : agreement(order.operation, ours.ask, floor.ask, count);
  return { contestants, agreement: agreed };
}

async function runAllocation(): Promise<Allocation> {
  const Geocoder = await library();
  const geocoder = Geocoder.open(order.dataset, order.open);
  const set = questionSet();
  return allocation(doorplate(geocoder, set)[order.operation]!, set.questions.length);
}

async function runOpen(): Promise<OpenFigures> {
  const Geocoder = await library();
  const time = (): number => {
    const started = performance.now();
    const geocoder = Geocoder.open(order.dataset, order.open);
    const elapsed = performance.now() - started;
    geocoder.close();
    return elapsed;
  };
  const coldMilliseconds = time();
  const again = [time(), time(), time(), time(), time()].sort((a, b) => a - b);
  return { coldMilliseconds, warmMilliseconds: again[2]! };
}

/** A million calls: ids, postcodes, streets and points in turn. */
async function runMemory(): Promise<MemoryFigures> {
  const set = questionSet();
  const calls = 1_000_000;
  const count = set.questions.length;
  // The questions in the forms that are asked are the caller's memory, not ours: made before the count begins.
  let geocoder: GeocoderClass | null = null;
  const handle = { current: () => geocoder! };
  const asks = doorplate(
    new Proxy({} as GeocoderClass, {
      get: (_, name) =>
        (handle.current() as unknown as Record<PropertyKey, CallableFunction>)[name]!.bind(geocoder),
    }),
    set,
  );
  const turns = ['getAddress', 'lookupPostcode', 'forwardGeocode', 'reverseGeocode'].map(
    (name) => asks[name]!,
  );
  collect();
  const before = privateBytes();
  geocoder = (await library()).open(order.dataset, order.open);
  collect();
  const afterOpen = privateBytes() - before;
  for (let call = 0; call < calls; call++) turns[call & 3]!((call * 7919) % count);
  collect();
  await new Promise((resolve) => setTimeout(resolve, 200));
  collect();
  return { afterOpen, afterCalls: privateBytes() - before, calls };
}

async function runPeer(): Promise<PeerFigures> {
  const Geocoder = await library();
  const geocoder = Geocoder.open(order.dataset, order.open);
  const set = questionSet();
  const places = readPlaces(geocoder, order.peer === 'minisearch');
  collect();
  const before = privateBytes();
  const started = performance.now();
  const peer = makePeer(order.peer!, places, set);
  const readySeconds = (performance.now() - started) / 1000;
  collect();
  const grown = privateBytes() - before;
  const ours = { name: 'doorplate', ask: doorplate(geocoder, set)[peer.operation]! };
  const contestants = race([ours, peer.contestant], set.questions.length, order.rounds);
  return { operation: peer.operation, note: peer.note, contestants, readySeconds, privateBytes: grown };
}

const run = { race: runRace, allocation: runAllocation, open: runOpen, memory: runMemory, peer: runPeer };
const figures = await run[order.kind]();
process.stdout.write(JSON.stringify(figures));
