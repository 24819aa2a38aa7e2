import pc from 'picocolors';
import type { BuildReport, SourceReport, TallyEntry } from '../../compile/index';
import { bytes, colours, columns, count, duration } from './output';

const EXAMPLES_SHOWN = 2;
const AREAS_SHOWN = 5;
/** From this share of addresses outside the country on, the columns or the reference system are probably wrong. */
const MUCH_OUTSIDE = 0.1;

/** A build report as text for a person. */
export function buildSummary(report: BuildReport, stream: NodeJS.WriteStream): string {
  const paint = pc.createColors(colours(stream));
  const { counts } = report.manifest;
  let text = `${paint.green('✓')} ${paint.bold(report.manifest.name)}: ${count(counts.addresses)} addresses in ${report.directory}\n`;
  const phases = Object.entries(report.seconds).filter(([phase]) => phase !== 'total');
  text += columns([
    ['streets', count(counts.streets)],
    ['postcodes', count(counts.postcodes)],
    ...Object.entries(counts.areas).map(([level, number]) => [`areas: ${level}`, count(number)] as const),
    ['bounding box', boundingBox(report)],
    ['size', `${bytes(report.bytes)}, ${report.bytesPerAddress.toFixed(1)} B an address`],
    [
      'time',
      `${duration(report.seconds.total)} (${phases.map(([phase, seconds]) => `${phase} ${duration(seconds)}`).join(', ')})`,
    ],
    ['peak memory', bytes(report.peakMemoryBytes)],
    ['dataset id', report.manifest.datasetId],
  ]);
  for (const source of report.sources) {
    const rejected = total(source.rejected);
    text += `\n${paint.bold(source.name)} (${source.country}): ${count(source.read)} read, ${count(source.accepted)} accepted, `;
    text += `${count(source.duplicates)} duplicates merged, ${count(rejected)} rejected\n`;
    if (source.streetPoints > 0) text += `  points of streets: ${count(source.streetPoints)}\n`;
    if (source.conflated > 0)
      text += `  the same as an address of an earlier source: ${count(source.conflated)}\n`;
    if (source.outsideCountry > source.accepted * MUCH_OUTSIDE)
      text += `  ${paint.yellow(`warning: ${count(source.outsideCountry)} addresses lie outside ${source.country}`)}: are latitude, longitude, crs and decimal right?\n`;
    if (!isCountry(source.country))
      text += `  ${paint.yellow(`warning: ${source.country} is no country`)}: its addresses are read by the rules of none\n`;
    text += coverage(source);
    text += tally(source.rejected, 'rejected', paint.yellow);
    text += tally(source.notes, 'noted', paint.cyan);
  }
  for (const layer of report.layers) {
    text += tally(layer.leftOut, `${layer.level} left out`, paint.yellow);
  }
  text += tally(report.areasLeftOut, 'area left out', paint.yellow);
  for (const [level, names] of Object.entries(report.areasWithoutAddresses)) {
    const shown = names.slice(0, AREAS_SHOWN).join(', ');
    const more = names.length > AREAS_SHOWN ? ` and ${count(names.length - AREAS_SHOWN)} more` : '';
    if (names.length > 0) text += `  ${level} without addresses: ${count(names.length)} (${shown}${more})\n`;
  }
  for (const { addresses, latitude, longitude, sources, examples } of report.clusters) {
    text += `  ${paint.yellow(`suspicious: ${count(addresses)} addresses on one point`)} ${latitude}, ${longitude} (${sources.join(', ')})\n`;
    text += `      ${examples.slice(0, EXAMPLES_SHOWN).join(', ')} …\n`;
  }
  const { shrunk, notCompared } = report.lastBuild;
  for (const { what, before, now } of shrunk)
    text += `  ${paint.yellow('shrank')} ${what}: ${count(now)} instead of ${count(before)}\n`;
  if (notCompared !== null) text += `  not compared with the last build: ${notCompared}\n`;
  if (report.repeatedKeys > 0) {
    text += `  ${count(report.repeatedKeys)} addresses share street, number, suffix and postcode with another elsewhere\n`;
  }
  if (report.repeatedIdentifiers > 0) {
    text += `  ${count(report.repeatedIdentifiers)} addresses have an identifier that an earlier one has\n`;
  }
  return text;
}

/** Whether a code is one of ISO 3166-1. ZZ, the placeholder of a draft, has a name too. */
function isCountry(code: string): boolean {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  return code !== 'ZZ' && names.of(code) !== undefined;
}

/** `latitude 50.75 to 53.55, longitude 3.36 to 7.23`. */
function boundingBox({ manifest }: BuildReport): string {
  if (manifest.boundingBox === null) return 'none';
  const [west, south, east, north] = manifest.boundingBox;
  return `latitude ${south} to ${north}, longitude ${west} to ${east}`;
}

/** In how many areas a source has addresses, and how many of them lie in none. */
function coverage({ coverage }: SourceReport): string {
  const levels = Object.entries(coverage).map(([level, { areas, addressesWithout }]) => {
    const without = addressesWithout > 0 ? ` (${count(addressesWithout)} addresses without)` : '';
    return `${level} ${count(areas)}${without}`;
  });
  return `  areas reached: ${levels.join(', ')}\n`;
}

function total(entries: Record<string, TallyEntry>): number {
  return Object.values(entries).reduce((sum, entry) => sum + entry.count, 0);
}

function tally(entries: Record<string, TallyEntry>, what: string, paint: (text: string) => string): string {
  let text = '';
  for (const [reason, entry] of Object.entries(entries)) {
    text += `  ${paint(`${what}: ${count(entry.count)}`)} ${reason}\n`;
    for (const example of entry.examples.slice(0, EXAMPLES_SHOWN)) text += `      ${example}\n`;
  }
  return text;
}
