import v8 from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import type { AreaDraft } from '../../src/compile/areas/area-draft';
import { AreaTree } from '../../src/compile/areas/area-tree';
import { Placement } from '../../src/compile/areas/placement';
import type { SourceRecord } from '../../src/compile/sources/record';

const MEGABYTES = 64;

function collectGarbage(): void {
  v8.setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

/** Names as a parser gives them: slices of a megabyte of text, each of another one. */
function record(index: number): SourceRecord {
  const file = `${index} Burgemeestersveenkanaalstad`.padEnd(2 ** 20, `${index}`);
  const name = file.slice(0, 25);
  return {
    streetname: 'Kade',
    city: name,
    municipality: name,
    municipalityCode: '',
    province: name,
    provinceCode: '',
    suburb: '',
    suburbCode: '',
  } as SourceRecord;
}

describe('areas that records name', () => {
  it('do not keep the file in memory that their names are slices of', () => {
    const drafts: AreaDraft[] = [];
    const tree = new AreaTree({ code: 'NL', name: 'Nederland' }, drafts);
    const placement = new Placement(tree, () => {});
    placement.place(record(0), 52_000_000, 5_000_000);
    collectGarbage();
    const before = process.memoryUsage().heapUsed;
    for (let index = 1; index <= MEGABYTES; index++) {
      expect(placement.place(record(index), 52_000_000, 5_000_000)).not.toBeNull();
    }
    // The last record may be remembered whole.
    placement.place(record(0), 52_000_000, 5_000_000);
    collectGarbage();
    const kept = (process.memoryUsage().heapUsed - before) / 2 ** 20;
    expect(tree.areas('city').length).toBe(MEGABYTES + 1);
    expect(kept).toBeLessThan(MEGABYTES / 8);
  });
});
