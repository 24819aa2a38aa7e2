import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Question, questionsAbout } from '../../scripts/quality/questions';
import { build } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { GeocoderPool } from '../../src/pool/index';
import { seeded } from '../compile/seeded';
import {
  csvOf,
  municipalityName,
  recipeFor,
  type SyntheticAddress,
  writeCountry,
} from '../compile/synthetic-country';
import { temporaryDirectory } from '../sample';
import { smallNation } from './nation';

const QUESTIONS = 900;
const folder = temporaryDirectory();
const all = smallNation(11);
let whole: Geocoder;

async function built(name: string, addresses: readonly SyntheticAddress[]): Promise<string> {
  writeFileSync(path.join(folder, `${name}.csv`), csvOf(addresses));
  const out = path.join(folder, name);
  await build(recipeFor(`${name}.csv`), { inputRoot: folder, out });
  return out;
}

function questions(): Question[] {
  return questionsAbout([...whole.addresses()], seeded(3), QUESTIONS);
}

/** Those that several answer otherwise than one. */
function differences(several: Geocoder, asked: readonly Question[], of: (answer: unknown) => unknown) {
  return asked.flatMap(({ kind, text, ask }) => {
    const expected = of(ask(whole));
    const got = of(ask(several));
    return JSON.stringify(expected) === JSON.stringify(got) ? [] : [{ kind, text, expected, got }];
  });
}

beforeAll(async () => {
  writeCountry(folder, all);
  whole = Geocoder.open(await built('whole', all));
});
afterAll(() => whole.close());

describe('datasets of different municipalities', () => {
  let several: Geocoder;
  let directories: string[];

  beforeAll(async () => {
    const isNorth = ({ municipality }: SyntheticAddress) =>
      municipality === municipalityName(0) || municipality === municipalityName(1);
    directories = [
      await built('north', all.filter(isNorth)),
      await built(
        'south',
        all.filter((address) => !isNorth(address)),
      ),
    ];
    several = Geocoder.open(directories);
  });
  afterAll(() => several.close());

  it('answer every question as the one dataset of both does', () => {
    expect(differences(several, questions(), withoutTies)).toEqual([]);
  });

  it('answer so on worker threads', async () => {
    await using pool = await GeocoderPool.open(directories, { threads: 1 });
    const text = `${all[0]!.street} ${all[0]!.number}, ${all[0]!.city}`;
    expect(await pool.search(text)).toEqual(whole.search(text));
  });

  it('hold the addresses, areas and counts of both', () => {
    const ids = (geocoder: Geocoder) =>
      [...geocoder.addresses()].map(({ id, suburb_id }) => `${id} ${suburb_id}`).sort();
    expect(ids(several)).toEqual(ids(whole));
    expect(several.manifest.counts.addresses).toBe(all.length);
    expect(several.manifest.sources).toHaveLength(whole.manifest.sources.length);
  });
});

describe('datasets that hold every other address of each street', () => {
  let several: Geocoder;

  beforeAll(async () => {
    // One in ten is in both.
    const left = all.filter((_, at) => at % 2 === 0 || at % 10 === 1);
    const right = all.filter((_, at) => at % 2 === 1);
    several = Geocoder.open([await built('left', left), await built('right', right)]);
  });
  afterAll(() => several.close());

  it('answer with the same addresses', () => {
    const asked = questions().filter(({ kind }) =>
      /^(?:forward|postcode$|reverse|get|search|candidates)/.test(kind),
    );
    expect(differences(several, asked, firstOf)).toEqual([]);
  });

  it('list every address of a street once', () => {
    for (const { street } of all.slice(0, 200)) {
      const listed = (geocoder: Geocoder) =>
        geocoder
          .lookupStreet({ streetname: street }, { limit: 1000 })
          .map((row) => JSON.stringify(row))
          .sort();
      expect(listed(several)).toEqual(listed(whole));
    }
  });
});

/**
 * An answer without the order of what is equally sure: streets are numbered by where they lie, so that it is another in each
 * dataset. Of the last ones, which the limit may cut, only how sure they are.
 */
function withoutTies(answer: unknown): unknown {
  if (!Array.isArray(answer) || answer[0]?.confidence === undefined) return rounded(answer);
  const matches = (answer as Record<string, unknown>[]).map((one) => rounded(one) as Record<string, unknown>);
  const last = matches.at(-1)!.confidence;
  return matches
    .map((one) => (matches.length >= 5 && one.confidence === last ? { confidence: last } : one))
    .sort(
      (a, b) => Number(b.confidence) - Number(a.confidence) || (String(a.label) < String(b.label) ? -1 : 1),
    );
}

/** Sums in another order end in another last digit. */
function rounded(answer: unknown): unknown {
  return JSON.parse(
    JSON.stringify(answer ?? null, (key, value) =>
      key === 'confidence' ? Math.round(value * 1e6) / 1e6 : value,
    ),
  );
}

/** What stands first; of a street or an area not where: each half places it by its own addresses. */
function firstOf(answer: unknown): unknown {
  const first = [answer].flat()[0] as Record<string, unknown> | null | undefined;
  if (first?.level === undefined) return first ?? null;
  const { id, label, level, latitude, longitude } = first;
  return level === 'address' ? [label, id, latitude, longitude] : [label, level];
}
