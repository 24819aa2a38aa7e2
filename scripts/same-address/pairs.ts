import { type CaseClass, known, wanting } from '../quality/case';
import { CLASSES, LINE_CLASSES } from '../quality/classes';
import { inventedName } from '../quality/invented-names';
import * as noise from '../quality/noise';
import { pick } from '../quality/random';
import { type Truth, truthOf, type World } from '../quality/world';

export interface Pair {
  readonly a: string;
  readonly b: string;
  readonly isSame: boolean;
  /** What was done to them. */
  readonly kind: string;
}

/** A line of an address, and what was done to it. */
interface Line {
  readonly text: string;
  readonly noise: string;
}

const NOISES: readonly CaseClass[] = [...CLASSES, ...LINE_CLASSES];
/** One pair in so many is of a street that the data do not have. */
const OUTSIDE = 10;
/** A noise that does not suit an address gives way to another, so often. */
const ATTEMPTS = 40;

/** Pairs of lines, half of one address and half of two. */
export function* pairsOf(
  world: World,
  truths: Iterator<Truth, never>,
  random: () => number,
  count: number,
): Generator<Pair, void> {
  for (let made = 0; made < count; ) {
    const truth = truths.next().value;
    const isSame = made % 2 === 0;
    const pair =
      made % OUTSIDE < 2 ? outside(world, random, truth, isSame) : inside(world, random, truth, isSame);
    if (pair === null) continue;
    made++;
    yield pair;
  }
}

function inside(world: World, random: () => number, truth: Truth, isSame: boolean): Pair | null {
  const other = isSame ? { truth, kind: 'one address' } : anotherOf(world, random, truth);
  if (other === null) return null;
  const a = lineOfTruth(world, random, truth);
  const b = lineOfTruth(world, random, other.truth);
  if (a === null || b === null || (!isSame && a.text === b.text)) return null;
  // Of both lines the more telling noise names the pair.
  const noises = isSame ? `: ${[a.noise, b.noise].filter((name) => name !== 'clean').at(-1) ?? 'clean'}` : '';
  return { a: a.text, b: b.text, isSame, kind: other.kind + noises };
}

/** A line of an address; null where no noise suits it. */
function lineOfTruth(world: World, random: () => number, truth: Truth): Line | null {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { name, make } = pick(random, NOISES);
    const question = make(random, truth, world);
    if (question?.wanted === 'address') return { text: question.line, noise: name };
  }
  return null;
}

/** Another address that has much in common; null where there is none of the kind drawn. */
function anotherOf(world: World, random: () => number, truth: Truth): { truth: Truth; kind: string } | null {
  const { street, number, suffix } = truth;
  const kind = pick(random, ['number', 'unit', 'namesake', 'street', 'anywhere']);
  switch (kind) {
    case 'number': {
      const others = street.doors.filter((door) => door.number !== number && door.number !== '');
      return others.length === 0
        ? null
        : { truth: truthOf(street, pick(random, others)), kind: 'another number' };
    }
    case 'unit': {
      const others = world.doorsOf(street, number).filter((door) => door.suffix !== suffix);
      return others.length === 0
        ? null
        : { truth: truthOf(street, pick(random, others)), kind: 'another unit' };
    }
    case 'namesake': {
      const others = world.named(street.name).filter((other) => other.city !== street.city);
      return withNumber(world, random, others, truth, 'a street of that name elsewhere');
    }
    case 'street': {
      const others = world.near(street).filter((other) => other !== street && other.name !== street.name);
      return withNumber(world, random, others, truth, 'another street near');
    }
    default: {
      const other = pick(random, world.streets);
      return other === street ? null : { truth: truthOf(other, pick(random, other.doors)), kind: 'anywhere' };
    }
  }
}

/** The same number in another street, where one drawn has it. */
function withNumber(
  world: World,
  random: () => number,
  streets: readonly Truth['street'][],
  { number }: Truth,
  kind: string,
): { truth: Truth; kind: string } | null {
  for (let attempt = 0; attempt < ATTEMPTS && streets.length > 0; attempt++) {
    const street = pick(random, streets);
    const doors = world.doorsOf(street, number);
    if (doors.length > 0) return { truth: truthOf(street, pick(random, doors)), kind };
  }
  return null;
}

/** Two lines of a street that is not in the data: written alike but for a slip and the marks, or of two numbers. */
function outside(world: World, random: () => number, truth: Truth, isSame: boolean): Pair | null {
  const streetname = inventedName(random, truth, world);
  if (streetname === null || streetname.length < 6 || !/^\d+$/.test(truth.number) || truth.city === '')
    return null;
  const fields = { ...known(truth), streetname, postcode: truth.postcode };
  const number = isSame ? truth.number : String(Number(truth.number) + 1 + Math.floor(random() * 20));
  const damaged = pick(random, [noise.typo, noise.marksLost])(random, streetname);
  const a = wanting('nothing', truth, fields).line;
  const b = wanting('nothing', truth, { ...fields, streetname: damaged, number }).line;
  return { a, b, isSame, kind: `outside the data${isSame ? '' : ', another number'}` };
}
