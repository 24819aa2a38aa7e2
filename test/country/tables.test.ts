import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countryTables } from '../../scripts/country-tables';

describe('tables of countries and languages', () => {
  const tables = countryTables();

  it.each(Object.keys(tables))('%s is what the packages give: `npm run tables` writes it', (name) => {
    const committed = readFileSync(new URL(`../../src/country/tables/${name}`, import.meta.url), 'utf8');
    expect(committed).toBe(tables[name]);
  });

  it('are small', () => {
    const bytes = Object.values(tables).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    expect(bytes).toBeLessThan(200_000);
  });
});
