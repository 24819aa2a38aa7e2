/**
 * What the dearest requests cost: texts of 200 characters made to be hard (repeated street types, numbers, particles,
 * damaged names), and `suggest` at every prefix length. Processor time, so that a busy machine does not blur it.
 *
 *   npx tsx scripts/slowest.ts DATASET
 */
import { parseArgs } from 'node:util';
import { Geocoder, GeocoderError } from '../src/index';

const LENGTH = 200;
/** Repeated up to the length: each makes another part of the matching do what it can do at most. */
const UNITS = [
  ...['a ', 'e', '1 ', 'zzzz ', 'x1 ', 'a1b2 ', 'straat', 'nieuweweg', 'en ', 'straat 1 ', 'weg 1 laan 2 '],
  ...[
    'kerkstraat ',
    'kerkstrat 1 ',
    'laan, 1, ',
    'van 1a de 2b ',
    '1 a 2 b 3 c ',
    '12-3 bis ',
    '9711 AB 12 ',
  ],
  ...['de van der ', 'oude nieuwe lange korte ', 'noord zuid oost west ', 'kerk straat weg laan plein '],
  ...['groningen ', 'groningne ', 'middel burg ', 'dorpstraat 12 bis hs a 3 ', 'hoofdstart leeuwarden 3, '],
  ...[
    'prins hendrikstraat 12 groningen ',
    'Prisn Hednrikstraat Groningne 12 Assne ',
    'sraat laen wge pleyn ',
  ],
  // Letters that grow when they are folded: one becomes two, so that the folded text is as long as it may be.
  ...['ß', 'æ ', 'ß1', 'straße ', 'œæ ß '],
  // Signs of which one becomes a sentence: refused before any work.
  ...['\ufdfa', '\ufdfa ', '\u{1f970}', '½ ', 'ﷺstraat '],
];
const TYPED = [
  ...[
    'Kerkstraat 12 Groningen',
    'Prins Hendrikstraat 4',
    'Rozengaard 11 62',
    'de Brink 3 Assen',
    'nieuwe weg 2',
  ],
  ...[
    "'s-Gravenweg 1 Haren",
    'van der Waalsstraat 3',
    'leeuwarden kerkstraat',
    'burg. van Royen',
    '12 kerkstraat',
  ],
  ...[
    'zuiderweg 1 middelburg',
    'ijsbaan 4',
    'xzqj',
    '9711 ab 12',
    'oude dijk 3',
    'Almere stad',
    'hoofdstrata 12',
  ],
];

const { positionals } = parseArgs({ allowPositionals: true });
const [directory] = positionals;
if (directory === undefined) throw new Error('usage: npx tsx scripts/slowest.ts DATASET');
using geocoder = Geocoder.open(directory);

/** The least processor time of five runs, in milliseconds. */
function cost(run: () => void): number {
  let least = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8; round++) {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    if (round >= 3) least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

const OPERATIONS: Record<string, (text: string) => void> = {
  search: (text) => geocoder.search(text),
  suggest: (text) => geocoder.suggest(text),
  candidates: (text) =>
    geocoder.candidates({ streetname: text, number: '12', city: text, suburb: text, municipality: text }),
  forwardGeocode: (text) => geocoder.forwardGeocode({ streetname: text, number: '1', suburb: text }),
};
/** A refusal counts too: it must be the cheapest of all. */
function asked(run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!(error instanceof GeocoderError && error.code === 'INVALID_REQUEST')) throw error;
  }
}

console.log(`texts of ${LENGTH} characters, the three dearest of ${UNITS.length}:`);
for (const [name, run] of Object.entries(OPERATIONS)) {
  const costs = UNITS.map((unit) => {
    const text = unit
      .repeat(Math.ceil(LENGTH / unit.length))
      .slice(0, LENGTH)
      .trim();
    return { unit, milliseconds: cost(() => asked(() => run(text))) };
  }).sort((a, b) => b.milliseconds - a.milliseconds);
  const dearest = costs
    .slice(0, 3)
    .map(({ unit, milliseconds }) => `${milliseconds.toFixed(1)} ms ${JSON.stringify(unit)}`);
  console.log(`  ${name.padEnd(15)} ${dearest.join('  ')}`);
}
console.log('suggest while typing, by letters:');
for (let length = 1; length <= 16; length++) {
  const costs = [...new Set(TYPED.map((text) => text.slice(0, length)))]
    .map((prefix) => ({ prefix, milliseconds: cost(() => geocoder.suggest(prefix)) }))
    .sort((a, b) => b.milliseconds - a.milliseconds);
  const { prefix, milliseconds } = costs[0]!;
  const median = costs[costs.length >> 1]!.milliseconds;
  console.log(
    `  ${String(length).padStart(2)}: median ${median.toFixed(2)} ms, most ${milliseconds.toFixed(2)} ms ${JSON.stringify(prefix)}`,
  );
}
