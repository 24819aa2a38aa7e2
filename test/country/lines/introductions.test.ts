import { describe, expect, it } from 'vitest';
import { withoutClosing, withoutIntroduction } from '../../../src/country/index';

describe('withoutIntroduction', () => {
  it.each([
    ['Ik woon op Brink 1 Assen', 'Brink 1 Assen'],
    ['Please deliver to: 12 Main St, Barre', '12 Main St, Barre'],
    ['Leveres til Storgata 5, 0155 Oslo', 'Storgata 5, 0155 Oslo'],
    ['Ég bý á Laugavegur 5', 'Laugavegur 5'],
  ])('%s', (line, address) => expect(withoutIntroduction(line)).toBe(address));

  // The Icelandic `bý` without its mark took the first word of a road in Maryland.
  it.each([
    'By Woods Ln 1700, Lutherville Timonium',
    'By Pass Road 12, Pune',
    'Ind. Estate Road 5, Leeds',
    'Sent Lane 3, York',
    'Naarderstraat 3 Assen',
  ])('a name stays: %s', (line) => expect(withoutIntroduction(line)).toBe(line));
});

describe('withoutClosing', () => {
  it.each([
    ['Brink 1, Assen, alvast bedankt', 'Brink 1, Assen'],
    ['Brink 1, Assen. Bedankt!', 'Brink 1, Assen'],
    ['Brink 1, Assen mvg', 'Brink 1, Assen'],
  ])('%s', (line, address) => expect(withoutClosing(line)).toBe(address));

  it.each(['Rue Merci 3, Paris', 'Bedankt, Brink 1', 'Assen, bedankt', 'Mvg'])(
    'a name, and words without an address in front, stay: %s',
    (line) => expect(withoutClosing(line)).toBe(line),
  );
});
