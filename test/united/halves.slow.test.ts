import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Question, questionsAbout } from '../../scripts/quality/questions';
import { Geocoder } from '../../src/index';
import { GeocoderPool } from '../../src/pool/index';
import { seeded } from '../compile/seeded';
import { municipalityName, type SyntheticAddress, writeCountry } from '../compile/synthetic-country';
import { temporaryDirectory } from '../sample';
import { built, everyOther, expectSameLists, firstOf, hasOneFirst } from './compared';
import { smallNation } from './nation';

const QUESTIONS = 900;
const folder = temporaryDirectory();
const all = smallNation(11);
let whole: Geocoder;

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
  whole = Geocoder.open(await built(folder, 'whole', all));
});
afterAll(() => whole.close());

describe('datasets of different municipalities', () => {
  let several: Geocoder;
  let directories: string[];

  beforeAll(async () => {
    const isNorth = ({ municipality }: SyntheticAddress) =>
      municipality === municipalityName(0) || municipality === municipalityName(1);
    directories = [
      await built(folder, 'north', all.filter(isNorth)),
      await built(
        folder,
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
    const [left, right] = everyOther(all);
    several = Geocoder.open([await built(folder, 'left', left), await built(folder, 'right', right)]);
  });
  afterAll(() => several.close());

  it('answer with the same addresses', () => {
    const asked = questions().filter(hasOneFirst);
    expect(differences(several, asked, firstOf)).toEqual([]);
  });

  it('list every address of a street once', () => {
    expectSameLists(several, whole, all.slice(0, 200));
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
