import { editDistance } from '../../src/text/edit-distance';
import { pick } from './random';
import type { Truth, World } from './world';

/** Letters that a name must differ in from every name of the data to be none of them. */
const FAR = 3;
/** The same for a street of the same municipality, as a share of the letters. */
const NEIGHBOUR_SHARE = 0.4;

/** The street's name with another type, where no such street is near; null where it has no type. */
export function sisterOf(random: () => number, truth: Truth, world: World): string | null {
  const words = world.vocabulary(truth.country);
  const type = world.typeOf(truth);
  if (type === null) return null;
  const others = world.typesIn(truth.country).filter((other) => {
    const found = words.typeOf(type.grown ? `Qqqqqq${other}` : `${other} Qqqqqq`);
    return found !== null && found.grown === type.grown && found.meaning !== type.meaning;
  });
  if (others.length === 0) return null;
  const { streetname } = truth;
  const end = type.start + type.written.length;
  const other = pick(random, others);
  const written = type.grown ? other.toLowerCase() : other;
  const sister = streetname.slice(0, type.start) + written + streetname.slice(end);
  const isThere =
    world.named(sister).some(({ city }) => city === truth.city) ||
    world.heartsNear(truth.street).kinds.has(words.kindAndHeart(sister));
  return isThere ? null : sister;
}

/** Words that exclude one another, by country; by no table of the engine. */
const ENDS: Readonly<Record<string, string>> = {
  NL: 'noord zuid, oost west, hoge lage, binnen buiten, grote kleine',
  BE: 'noord zuid, oost west, hoge lage, haut bas, grand petit',
  DE: 'nord süd, ost west, ober unter, große kleine',
  FR: 'nord sud, est ouest, haut bas, grand petit',
  US: 'north south, east west, n s, e w, upper lower, old new',
  IS: 'norður suður, austur vestur, efri neðri, ytri innri',
  DK: 'øster vester, nørre sønder, gammel ny',
  IT: 'nord sud, est ovest, superiore inferiore',
};

/** The street's name with the opposite of its first or last word, where no such street is near; null where it has none. */
export function oppositeOf(random: () => number, truth: Truth, world: World): string | null {
  const pairs = (ENDS[truth.country] ?? '').split(', ').map((pair) => pair.split(' '));
  const names = pairs
    .flatMap(([one = '', other = '']) => [
      opposed(truth.streetname, one, other),
      opposed(truth.streetname, other, one),
    ])
    .filter((name) => name !== truth.streetname && !world.hasNear(truth, name));
  return names.length === 0 ? null : pick(random, names);
}

function opposed(name: string, word: string, other: string): string {
  if (word === '') return name;
  // A word of its own; longer ones also at the beginning of a compound.
  const behind = word.length < 4 ? '(?= )' : '(?= |\\p{L}{4})';
  return name.replace(new RegExp(`^${word}${behind}|(?<= )${word}$`, 'iu'), other);
}

const heartsByLength = new WeakMap<World, Map<number, string[]>>();

/** A name that no street of the data has or nearly has: halves of two names under the type of a third. */
export function inventedName(random: () => number, truth: Truth, world: World): string | null {
  const words = world.vocabulary(truth.country);
  const type = words.typeOf(truth.streetname);
  if (type === null) return null;
  const [head, tail] = [pick(random, world.streets), pick(random, world.streets)].map(({ name }) =>
    words.heart(name),
  );
  const letters = head!.slice(0, Math.ceil(head!.length / 2)).slice(0, 5) + tail!.slice(-4);
  const heart = words.heart(letters);
  if (heart.length < 6 || /\d/.test(heart)) return null;
  if (isNear(heart, world, truth.country)) return null;
  const reach = Math.floor(NEIGHBOUR_SHARE * heart.length);
  if (world.heartsNear(truth.street).hearts.some((name) => editDistance(heart, name, reach) <= reach))
    return null;
  const name = letters.charAt(0).toUpperCase() + letters.slice(1);
  if (type.grown) return name + type.written.toLowerCase();
  return type.start === 0 ? `${type.written} ${name}` : `${name} ${type.written}`;
}

/** True where some name of the data, or a word of one, is fewer letters away than makes another name. */
function isNear(heart: string, world: World, country: string): boolean {
  const lengths = heartsOf(world, country);
  for (let length = heart.length - FAR + 1; length < heart.length + FAR; length++) {
    if ((lengths.get(length) ?? []).some((name) => editDistance(heart, name, FAR - 1) < FAR)) return true;
  }
  return false;
}

/** What tells the names of the data, by how long it is: the whole of each and its words. */
function heartsOf(world: World, country: string): Map<number, string[]> {
  let lengths = heartsByLength.get(world);
  if (lengths !== undefined) return lengths;
  const hearts = new Set<string>();
  const words = world.vocabulary(country);
  for (const { name } of world.streets)
    for (const heart of [words.heart(name), ...words.core(name)]) hearts.add(heart);
  lengths = new Map();
  for (const heart of hearts) {
    const known = lengths.get(heart.length);
    if (known === undefined) lengths.set(heart.length, [heart]);
    else known.push(heart);
  }
  heartsByLength.set(world, lengths);
  return lengths;
}
