import { describe, expect, it } from 'vitest';
import { rankShortlist } from '../../src/rank/shortlist';

describe('shortlist', () => {
  const names = ['kerkstraat', 'kerkweg', 'oudekerkstraat', 'molenweg', 'kerkstrat'];

  it('is ordered by the fewest errors in any part of a name, an equal name first', () => {
    expect(
      rankShortlist('kerkstraat', names)
        .slice(0, 2)
        .map((at) => names[at]),
    ).toEqual(['kerkstraat', 'oudekerkstraat']);
    expect(rankShortlist('kerkstraat', names)).not.toContain(names.indexOf('molenweg'));
  });

  it('knows names of any length and script', () => {
    const long = 'burgemeestervandenboschvanschaffelaarplein';
    expect(rankShortlist(long, ['dam', long])).toEqual([1]);
    expect(rankShortlist('東京都', ['大阪府', '東京都'])).toEqual([1]);
  });

  it('is empty for no names', () => {
    expect(rankShortlist('kerkstraat', [])).toEqual([]);
  });
});
