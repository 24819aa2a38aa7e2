/**
 * How fast, how large, how much memory: seeded, one process a trial, each figure beside its floor in the same run.
 * Run `npm run build` first: what is measured is what ships.
 *
 *   npx tsx scripts/bench.ts DATASET [--seed 1] [--questions 20000] [--rounds 30] [--only TEXT] [--memory MODE]
 *     [--no-floors] [--peers] [--build RECIPE --input-root DIR] [--json FILE]
 *     [--save-baseline FILE] [--baseline FILE --min-ratio 0.9] [--work DIR]
 *
 * `--only memory` measures opening and memory alone. The floor of the operations is "layout N"
 * (scripts/bench/layout-n.ts). It and the questions are kept in the work folder (`out/bench`). With a baseline the exit
 * status is 1 where an operation fell below the ratio: of its speed beside the floor where it has one (a busy machine
 * slows both), else of its plain speed.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Geocoder } from '../src/index';
import type { BuildFigures, BuildOrder } from './bench/build-trial';
import { buildLayoutN } from './bench/layout-n';
import { describeMachine } from './bench/machine';
import { PEERS } from './bench/peers';
import { drawQuestions } from './bench/questions';
import { buildTable, MEMORY_MODES, type Report, sizeTable, speedTable } from './bench/report';
import { sizesByPart } from './bench/sizes';
import type { Allocation } from './bench/timing';
import type { MemoryFigures, OpenFigures, PeerFigures, RaceFigures, TrialOrder } from './bench/trial';

const OPERATIONS = [
  'getAddress',
  'lookupPostcode',
  'forwardGeocode',
  'forwardGeocode, a typo',
  'reverseGeocode',
  'reverseGeocode, in spatial order',
  'lookupStreet',
  'listMunicipalities',
  'listMunicipalities, by name',
  'listProvinces',
  'search',
  'suggest',
  'candidates',
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    questions: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '30' },
    only: { type: 'string', default: '' },
    memory: { type: 'string' },
    'no-floors': { type: 'boolean', default: false },
    peers: { type: 'boolean', default: false },
    build: { type: 'string' },
    'input-root': { type: 'string' },
    json: { type: 'string' },
    'save-baseline': { type: 'string' },
    baseline: { type: 'string' },
    'min-ratio': { type: 'string', default: '0.9' },
    work: { type: 'string', default: 'out/bench' },
    library: { type: 'string', default: 'dist' },
  },
});
const root = path.resolve(import.meta.dirname, '..');
const work = path.resolve(values.work);
const library = path.resolve(values.library);

/** Runs one trial in a fresh process and reads its figures. */
function trial<T>(script: string, order: object, flags: string[] = []): T {
  const args = ['--expose-gc', '--max-old-space-size=12000', ...flags, '--import', 'tsx'];
  const file = path.join(root, 'scripts/bench', script);
  const out = execFileSync(process.execPath, [...args, file, JSON.stringify(order)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1 << 26,
  });
  return JSON.parse(out.toString()) as T;
}

function say(text: string): void {
  process.stderr.write(`${text}\n`);
}

function measureDataset(directory: string, report: Report): void {
  const geocoder = Geocoder.open(directory);
  const { datasetId, counts, name } = geocoder.manifest;
  const layout = path.join(work, `${datasetId}.layout-n.sqlite`);
  report.dataset = { name, datasetId, addresses: counts.addresses, layoutNSeconds: null, layoutNBytes: 0 };
  if (!values['no-floors']) {
    if (!existsSync(layout)) say('making layout N');
    report.dataset.layoutNSeconds = buildLayoutN(geocoder, layout);
    report.dataset.layoutNBytes = statSync(layout).size;
  }
  geocoder.close();
  report.parts = sizesByPart(directory);
  const questions = path.join(work, `${datasetId}.questions-${values.seed}.json`);
  writeFileSync(
    questions,
    JSON.stringify(drawQuestions(directory, Number(values.questions), Number(values.seed))),
  );
  const order: TrialOrder = {
    kind: 'race',
    library: path.join(library, 'index.js'),
    dataset: directory,
    questions,
    layoutN: values['no-floors'] ? null : layout,
    operation: '',
    peer: null,
    rounds: Number(values.rounds),
    open: values.memory === undefined ? {} : { memory: values.memory as 'resident' | 'on-demand' },
  };
  for (const operation of OPERATIONS.filter((known) => known.includes(values.only))) {
    say(operation);
    const races = trial<RaceFigures>('trial.ts', { ...order, operation });
    const bytes = trial<Allocation>('trial.ts', { ...order, kind: 'allocation', operation }, [
      '--max-semi-space-size=256',
      '--min-semi-space-size=256',
    ]);
    report.operations.push({ operation, ...races, ...bytes });
  }
  if (values.only === '' || values.only === 'memory') {
    say('open and memory');
    for (const mode of MEMORY_MODES) {
      const open = mode === 'default' ? {} : { memory: mode };
      report.open[mode] = trial<OpenFigures>('trial.ts', { ...order, kind: 'open', open });
      report.memory[mode] = trial<MemoryFigures>('trial.ts', { ...order, kind: 'memory', open });
    }
  }
  for (const peer of values.peers ? PEERS : []) {
    say(peer);
    report.peers.push({ peer, ...trial<PeerFigures>('trial.ts', { ...order, kind: 'peer', peer }) });
  }
}

function measureBuild(recipe: string, report: Report): void {
  say('build');
  const order: BuildOrder = {
    library: path.join(library, 'build.js'),
    recipe: path.resolve(recipe),
    inputRoot: path.resolve(values['input-root'] ?? path.dirname(recipe)),
    out: path.join(work, 'built'),
    kind: 'build',
  };
  const built = trial<BuildFigures>('build-trial.ts', order);
  const parsed = trial<BuildFigures>('build-trial.ts', { ...order, kind: 'parse' });
  rmSync(order.out, { recursive: true, force: true });
  report.build = { ...built, bareParserSeconds: parsed.seconds.total!, bareParserRows: parsed.rows };
}

/** Lines for what fell below the baseline. */
function regressions(report: Report, baseline: Report, least: number): string[] {
  const lines: string[] = [];
  for (const now of report.operations) {
    const then = baseline.operations.find(({ operation }) => operation === now.operation);
    if (then === undefined) continue;
    const speed = ({ contestants }: typeof now): number =>
      contestants.length > 1 ? 1 / contestants[1]!.ofFirst : contestants[0]!.perSecond;
    const ratio = speed(now) / speed(then);
    if (ratio < least) lines.push(`${now.operation}: ${ratio.toFixed(2)} of the baseline, expected ${least}`);
  }
  return lines;
}

const [directory] = positionals;
if (directory === undefined && values.build === undefined) {
  say('Usage: npx tsx scripts/bench.ts DATASET [options]; the head of scripts/bench.ts lists them');
  process.exit(2);
}
if (!existsSync(path.join(library, 'index.js'))) {
  say(`expected the built library in ${library}: run npm run build first`);
  process.exit(1);
}
mkdirSync(work, { recursive: true });
const report: Report = {
  machine: describeMachine(),
  seed: Number(values.seed),
  dataset: null,
  operations: [],
  open: {},
  memory: {},
  parts: [],
  peers: [],
  build: null,
};
if (directory !== undefined) measureDataset(path.resolve(directory), report);
if (values.build !== undefined) measureBuild(values.build, report);
process.stdout.write(`${speedTable(report)}\n${sizeTable(report)}\n${buildTable(report)}`);
const json = `${JSON.stringify(report, null, 2)}\n`;
if (values.json !== undefined) writeFileSync(values.json, json);
if (values['save-baseline'] !== undefined) writeFileSync(values['save-baseline'], json);
if (values.baseline !== undefined) {
  const before = JSON.parse(readFileSync(values.baseline, 'utf8')) as Report;
  const lines = regressions(report, before, Number(values['min-ratio']));
  for (const line of lines) process.stdout.write(`slower: ${line}\n`);
  if (lines.length > 0) process.exitCode = 1;
}
