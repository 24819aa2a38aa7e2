import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parseRecipe, readRecipeFile } from '../../src/compile/recipe/parse-recipe';

const recipes = fileURLToPath(new URL('../../data/recipes', import.meta.url));

const columns = { streetname: 's', number: 'n', latitude: 'y', longitude: 'x' };
const source = { name: 'a', path: 'a.csv', columns };
const good = { name: 'Test', country: { code: 'nl', name: 'Nederland' }, addresses: [source] };

describe('recipes', () => {
  it('with a getter that throws are refused as any other', () => {
    const recipe = {
      ...good,
      get name(): string {
        throw new Error('no name today');
      },
    };
    expect(() => parseRecipe(recipe)).toThrow(
      expect.objectContaining({ code: 'RECIPE_INVALID', message: expect.stringContaining('no name today') }),
    );
  });

  it('fill in every default', () => {
    const recipe = parseRecipe(good);
    expect(recipe.countries).toEqual([{ code: 'NL', name: 'Nederland' }]);
    expect(recipe.areas).toEqual([]);
    expect(recipe.addresses[0]).toMatchObject({
      country: 'NL',
      format: 'delimited',
      delimiter: null,
      encoding: 'utf-8',
      columns: { streetname: { columns: ['s'], joiner: '-' } },
      streetAliases: [],
      numbersAreGlued: false,
      numberlessAddresses: false,
      maxRejectedShare: 0.5,
      licence: '',
    });
  });

  it('tell the format from the file name', () => {
    for (const [name, format] of Object.entries({
      'a.csv.zst': 'delimited',
      'a.TSV': 'delimited',
      'a.ndjson.gz': 'ndjson',
      'a.geojson': 'geojson',
      'a.json': 'json',
    })) {
      expect(parseRecipe({ ...good, addresses: [{ ...source, path: name }] }).addresses[0]!.format).toBe(
        format,
      );
    }
  });

  for (const [what, recipe, message] of [
    ['not an object', [], 'recipe: recipe: expected an object, got []'],
    ['no name', { ...good, name: undefined }, 'recipe: name: expected text, got nothing'],
    [
      'no country',
      { ...good, country: undefined },
      'country: expected a country with its code and name, got nothing',
    ],
    [
      'a country by its name',
      { ...good, country: { code: 'Holland', name: 'x' } },
      'country.code: expected an ISO 3166-1 alpha-2 code, got "HOLLAND"',
    ],
    [
      'the code that the European Union writes',
      { ...good, country: { code: 'UK', name: 'x' } },
      'country.code: expected an ISO 3166-1 alpha-2 code, got "UK"; did you mean "GB"?',
    ],
    [
      'two ways to say the country',
      { ...good, countries: [{ code: 'BE', name: 'België' }] },
      'countries: expected either country or countries, got both',
    ],
    ['no addresses', { ...good, addresses: [] }, 'addresses: expected an address source here or a layer in'],
    ['addresses that are no list', { ...good, addresses: source }, 'addresses: expected a list, got {'],
    ['an unknown key', { ...good, adresses: [] }, 'adresses: unknown key; did you mean "addresses"?'],
    [
      'an unknown column field',
      { ...good, addresses: [{ ...source, columns: { ...columns, huisnummer: 'n' } }] },
      'addresses[0].columns.huisnummer: unknown key',
    ],
    [
      'no latitude',
      { ...good, addresses: [{ ...source, columns: { streetname: 's', longitude: 'x' } }] },
      'addresses[0].columns.latitude: expected a column name, got nothing',
    ],
    [
      'no street',
      { ...good, addresses: [{ ...source, columns: { latitude: 'y', longitude: 'x' } }] },
      'addresses[0].columns.streetname: expected a column name here or in "line", got neither',
    ],
    [
      'an unknown format',
      { ...good, addresses: [{ ...source, format: 'cvs' }] },
      'addresses[0].format: expected one of delimited',
    ],
    [
      'a long delimiter',
      { ...good, addresses: [{ ...source, delimiter: ';;' }] },
      'addresses[0].delimiter: expected one character, got ";;"',
    ],
    [
      'an unknown encoding',
      { ...good, addresses: [{ ...source, encoding: 'utf-9' }] },
      'addresses[0].encoding: expected an encoding such as',
    ],
    [
      'a share beyond 1',
      { ...good, addresses: [{ ...source, maxRejectedShare: 2 }] },
      'addresses[0].maxRejectedShare: expected a number from 0 to 1, got 2',
    ],
    [
      'a flag that is text',
      { ...good, addresses: [{ ...source, numbersAreGlued: 'yes' }] },
      'addresses[0].numbersAreGlued: expected true or false, got "yes"',
    ],
    [
      'an unknown level',
      { ...good, areas: [{ level: 'provence', path: 'p.geojson', name: 'n' }] },
      'areas[0].level: expected one of country, province, municipality, city, suburb, got "provence"; did you mean "province"?',
    ],
    [
      'an unknown parent rule',
      { ...good, areas: [{ level: 'suburb', path: 'p.geojson', name: 'n', parent: 'near' }] },
      'areas[0].parent: expected "containment"',
    ],
    [
      'an area without name',
      { ...good, areas: [{ level: 'suburb', path: 'p.geojson' }] },
      'areas[0].name: expected text, got nothing',
    ],
    [
      'a source of another country',
      { ...good, addresses: [{ ...source, country: 'BE' }] },
      'addresses[0].country: expected one of NL, got "BE"',
    ],
  ] as [string, unknown, string][]) {
    it(`refuse ${what}`, () => {
      expect(() => parseRecipe(recipe)).toThrow(
        expect.objectContaining({ code: 'RECIPE_INVALID', message: expect.stringContaining(message) }),
      );
    });
  }

  it('ask each source for its country where there are several', () => {
    const countries = [
      { code: 'NL', name: 'Nederland' },
      { code: 'BE', name: 'België' },
    ];
    const several = { ...good, country: undefined, countries };
    expect(() => parseRecipe(several)).toThrow('addresses[0].country: expected one of NL, BE, got nothing');
    const recipe = parseRecipe({ ...several, addresses: [{ ...source, country: 'BE' }] });
    expect(recipe.addresses[0]!.country).toBe('BE');
  });

  it('of the project are all valid, and say where their data comes from', () => {
    const names = readdirSync(recipes).filter((name) => name.endsWith('.json'));
    expect(names).toEqual(expect.arrayContaining(['iceland.json', 'netherlands.json', 'sample.json']));
    for (const name of names) {
      const recipe = readRecipeFile(path.join(recipes, name));
      for (const part of [...recipe.areas, ...recipe.addresses]) {
        expect(part.licence, `${name}: ${part.path}`).not.toBe('');
        expect(part.attribution, `${name}: ${part.path}`).not.toBe('');
      }
      expect(existsSync(path.join(recipes, name))).toBe(true);
      expect(readFileSync(path.join(recipes, name), 'utf8').endsWith('}\n')).toBe(true);
    }
  });
});
