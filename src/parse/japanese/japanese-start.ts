import { DIRECTIONS_BEFORE_TOWN } from '../../country/countries/japanese-writing';
import type { FoundTown, TownFinder } from './japanese-town';

/** The towns of a line, and what stands around them. */
export interface LineOfTown {
  /** The line from where its address begins. */
  readonly text: string;
  /** What stands before that. */
  readonly front: readonly string[];
  /** The longest first. */
  readonly towns: readonly FoundTown[];
  /** The one among them that is a municipality. */
  readonly municipality: FoundTown | undefined;
  /** More of a name follows the longest. */
  readonly isFollowed: boolean;
}

const NOTHING_LEFT_OUT: readonly string[] = [];
const BEGINS_IN_NAME = /^\(?\p{IDS}/u;
const BREAK = /[\s,、:(]+/gu;
const COMMA = /\s*[,、]\s*/u;
const COUNTRY = /^日本国?$/u;
/** Most places of a line that are tried. */
const MAX_STARTS = 16;
/** A town in its municipality with nothing behind it that belongs to a name: no other reading is better. */
const SURE = 4;

/**
 * The town of a line. The address may begin anywhere: behind a company (`株式会社青葉 新宿区歌舞伎町1-4-1`), behind a label, or at
 * a municipality without a space before it. It may be written from small to large (`歌舞伎町1-4-1, 新宿区, 東京都`), or twice.
 */
export function findTown(finder: TownFinder, line: string): LineOfTown {
  let best = readAt(finder, line, 0);
  const tryAlso = (text: string, start: number) => {
    if (rank(best) === SURE) return;
    const other = readAt(finder, text, start);
    if (rank(other) > rank(best)) best = other;
  };
  if (rank(best) === SURE) return best;
  for (const start of startsOf(finder, line)) tryAlso(line, start);
  for (const parting of [COMMA, BREAK]) tryAlso(fromLargeToSmall(line, parting), 0);
  return best;
}

/**
 * True if a province or a municipality begins before the address and is none of the town: `泉佐野市` is not `佐野市`, and
 * `京都市北区` no ward of another city.
 */
export function isOfOtherPlace(finder: TownFinder, town: string, front: string, text: string): boolean {
  const line = front + text;
  for (let at = 0; at < front.length; at++)
    if (finder.municipalitiesAt(line, at).some((name) => !town.includes(name))) return true;
  return false;
}

/** How much of an address was found: 0 for nothing of use. */
function rank({ towns, municipality, isFollowed }: LineOfTown): number {
  const [first] = towns;
  if (first === undefined) return 0;
  if (first === municipality) return 1;
  if (municipality === undefined) return isFollowed ? 0 : 2;
  return isFollowed ? 3 : SURE;
}

function readAt(finder: TownFinder, line: string, start: number): LineOfTown {
  const text = withoutDirections(finder, line.slice(start));
  const before = line.slice(0, start).trim();
  const front = before === '' ? [] : [before];
  const found = townIn(finder, text, finder.find(text, NOTHING_LEFT_OUT));
  const { towns, municipality, isFollowed } =
    found.isFollowed || found.towns[0] === found.municipality
      ? townIn(finder, text, finder.find(text))
      : found;
  return { text, front, towns, municipality, isFollowed };
}

function townIn(finder: TownFinder, text: string, towns: readonly FoundTown[]) {
  const municipality = towns.find(({ name }) => finder.isMunicipality(name));
  const end = towns[0]?.end ?? 0;
  return { towns, municipality, isFollowed: BEGINS_IN_NAME.test(text.slice(end).trimStart()) };
}

/** Where an address may begin, from left to right: behind a break, and at the name of a province or a municipality. */
function startsOf(finder: TownFinder, line: string): readonly number[] {
  const starts = new Set<number>();
  for (const found of line.matchAll(BREAK)) starts.add(found.index + found[0].length);
  for (let at = 1; at < line.length; at++) if (finder.municipalitiesAt(line, at).length > 0) starts.add(at);
  return [...starts].sort((a, b) => a - b).slice(0, MAX_STARTS);
}

/** `歌舞伎町1-4-1, 新宿区, 東京都, 日本` in the usual order. */
function fromLargeToSmall(line: string, parting: RegExp): string {
  return line
    .split(parting)
    .filter((part) => !COUNTRY.test(part))
    .reverse()
    .join(' ');
}

/** `寺町通御池上る上本能寺前町488` without the streets, if a town follows them. */
function withoutDirections(finder: TownFinder, text: string): string {
  const directions = DIRECTIONS_BEFORE_TOWN.exec(text);
  if (directions === null) return text;
  const without = text.replace(DIRECTIONS_BEFORE_TOWN, '');
  const [town] = finder.find(without);
  return town !== undefined && town.end > directions.index ? without : text;
}
