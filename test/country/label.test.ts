import { describe, expect, it } from 'vitest';
import { templateLines } from '../../src/country/label';

const NOTHING = { streetname: null, number: null, suffix: null, postcode: null, city: null, province: null };
const ALL = {
  streetname: 'Elm Street',
  number: '12',
  suffix: 'A',
  postcode: '1234',
  city: 'Hill',
  province: 'Coast',
};

describe('the lines of an address by a template', () => {
  it.each<[template: string, parts: object, lines: string[]]>([
    ['{N} {R}~{P} {C}', ALL, ['12A Elm Street', '1234 Hill']],
    ['{N} {R}~{P} {C}', { ...ALL, number: null, suffix: null, postcode: null }, ['Elm Street', 'Hill']],
    ['{N} {R}~{C}, {S} {P}', { ...ALL, province: null }, ['12A Elm Street', 'Hill, 1234']],
    ['{N} {R}~{C}, {S} {P}', { ...ALL, postcode: null, city: null }, ['12A Elm Street', 'Coast']],
    [
      '{R}, {N}~{C} - {P}',
      { ...NOTHING, streetname: 'Elm Street', postcode: '1234' },
      ['Elm Street', '1234'],
    ],
    ['{N} {R}~{C}~, {P}', { ...NOTHING, city: 'Hill', postcode: '1234' }, ['Hill', '1234']],
    ['{N} {R}~{P} {C}', NOTHING, []],
  ])('%s', (template, parts, lines) => {
    expect(templateLines(template, '-')({ ...NOTHING, ...parts })).toEqual(lines);
  });

  it('two numbers have the sign of the country between them', () => {
    const parts = { ...NOTHING, streetname: 'Elm Street', number: '12', suffix: '3' };
    expect(templateLines('{R} {N}', '-')(parts)).toEqual(['Elm Street 12-3']);
    expect(templateLines('{R} {N}', '/')(parts)).toEqual(['Elm Street 12/3']);
    expect(templateLines('{R} {N}', '/')({ ...parts, suffix: 'A' })).toEqual(['Elm Street 12A']);
  });

  it('a part keeps its own signs, whichever other parts are missing', () => {
    const write = templateLines('{N} {R}~{C}, {S}', '-');
    expect(write({ ...NOTHING, streetname: 'East - West  Lane', city: 'Hill, Upper' })).toEqual([
      'East - West  Lane',
      'Hill, Upper',
    ]);
  });

  it('one function writes any set of parts, in any order', () => {
    const write = templateLines('{N} {R}~{P} {C}', '-');
    const parts = [ALL, { ...ALL, number: null, suffix: null }, { ...ALL, postcode: null }];
    const first = parts.map(write);
    expect([...parts].reverse().map(write).reverse()).toEqual(first);
  });
});
