import { describe, expect, it } from 'vitest';
import { countryProfile, joinHouseNumber } from '../../src/country/index';

describe('postcodes', () => {
  it.each([
    ['NL', '1234AB', '1234AB'],
    ['NL', '1234 ab', '1234AB'],
    ['NL', 'NL-1234 AB', '1234AB'],
    ['NL', '0123AB', null],
    ['NL', '1234SS', null],
    ['NL', '1234SA', null],
    ['NL', '1234', null],
    ['NL', '12345AB', null],
    ['IS', '101', '101'],
    ['IS', 'IS-600', '600'],
    ['IS', '1010', null],
    ['US', '36104', '36104'],
    ['US', '36104-1234', '36104'],
    ['US', '361041234', '36104'],
    ['US', '36104-', '36104'],
    ['US', '3610', null],
    ['FR', '75001', '75001'],
  ])('%s: %s is %s', (code, text, canonical) => {
    expect(countryProfile(code).normalisePostcode(text)).toBe(canonical);
  });

  it('knows the first part of a Dutch postcode', () => {
    expect(countryProfile('NL').partialPostcode('9711')).toBe('9711');
    expect(countryProfile('NL').partialPostcode('971')).toBeNull();
  });
});

describe('house numbers', () => {
  it.each([
    ['NL', '12A', '12', 'A'],
    ['NL', '12-3', '12', '3'],
    ['NL', '12 bis', '12', 'bis'],
    ['NL', '12 A-2', '12', 'A-2'],
    ['IS', '12A', '12', 'A'],
    ['IS', '12-14', '12-14', ''],
    ['US', '203-06', '203-06', ''],
    ['US', '12 1/2', '12', '1/2'],
    ['US', '12', '12', ''],
  ])('%s: %s is split into %s and %s', (code, text, number, suffix) => {
    expect(countryProfile(code).splitHouseNumber(text)).toEqual({ number, suffix });
  });

  it.each([
    ['12', 'A', '12A'],
    ['12', '3', '12-3'],
    ['12', 'A-2', '12A-2'],
    ['12', 'bis', '12 bis'],
    ['12', '1/2', '12 1/2'],
    ['12', '', '12'],
    ['', '', ''],
  ])('%s and %s are joined to %s', (number, suffix, joined) => {
    expect(joinHouseNumber(number, suffix)).toBe(joined);
  });
});
