import { describe, expect, it } from 'vitest';
import { Matcher } from '../../src/match/matcher';
import { getArea, listCountries, listMunicipalities, listProvinces, listSuburbs } from '../../src/ops/areas';
import { Dataset } from '../../src/store/dataset';
import { DatasetWriter } from '../../src/store/write/writer';
import { temporaryDirectories } from '../store/synthetic';

const directory = temporaryDirectories()();
const writer = new DatasetWriter({ directory, name: 'areas', builtAt: '2020-01-01T00:00:00Z' });
const add = (
  level: 'country' | 'province' | 'municipality' | 'city' | 'suburb',
  parent: number | null,
  name: string,
  code = '',
  aliases: string[] = [],
) =>
  writer.addArea({
    level,
    parent,
    code,
    name,
    aliases,
    made: false,
    latitude: 52,
    longitude: 5,
    keys: [],
    parts: [],
    sourceSet: writer.sourceSets.of([]),
  });

const country = add('country', null, 'Ísland', 'IS');
const west = add('province', country, 'Vesturland', 'IS-3', ['West Iceland']);
add('province', country, 'Austurland', 'IS-7');
const names = [
  'Ölfus',
  'Akranes',
  'Árborg',
  'Borgarbyggð',
  'Þingeyjarsveit',
  'Dalabyggð',
  'Nýborg',
  'Borg',
  'Aborg',
];
const municipalities = names.map((name, index) => add('municipality', west, name, String(index)));
add('suburb', municipalities[0]!, 'Hverfi');
add('city', municipalities[0]!, 'Selfoss');
writer.finish({ sources: [] });
const dataset = Dataset.open(directory);
const matcher = new Matcher(dataset);
const [iceland] = listCountries(matcher);
const province = dataset.area(west);
const filtered = (name: string) =>
  listMunicipalities(matcher, province.uuid, { name }).map((area) => area.name);

describe('lists of areas', () => {
  it('have exactly the fields of the interface', () => {
    expect(iceland).toEqual({ id: dataset.area(country).uuid, name: 'Ísland', local_identifier: 'IS' });
    expect(listProvinces(matcher, iceland!.id.toUpperCase(), { name: 'vestur' })).toEqual([
      { id: province.uuid, country_id: iceland!.id, name: 'Vesturland', local_identifier: 'IS-3' },
    ]);
    const municipality = dataset.area(municipalities[0]!);
    expect(listSuburbs(matcher, municipality.uuid)).toEqual([
      { id: expect.any(String), municipality_id: municipality.uuid, name: 'Hverfi', local_identifier: '' },
    ]);
  });

  it('are in the alphabetical order of the country: Þ and Ö after Z', () => {
    expect(listMunicipalities(matcher, province.uuid).map((area) => area.name)).toEqual([
      'Aborg',
      'Akranes',
      'Árborg',
      'Borg',
      'Borgarbyggð',
      'Dalabyggð',
      'Nýborg',
      'Þingeyjarsveit',
      'Ölfus',
    ]);
  });

  it('filter by exact, prefix, contained and close spelling, in that order', () => {
    expect(filtered('BORG').slice(0, 5)).toEqual(['Borg', 'Borgarbyggð', 'Aborg', 'Árborg', 'Nýborg']);
    expect(filtered('olfus')).toEqual(['Ölfus']);
    expect(filtered('thingeyjar-sveit')).toEqual(['Þingeyjarsveit']);
    expect(filtered('Akrannes')).toEqual(['Akranes']);
    expect(filtered('Reykjavík')).toEqual([]);
    expect(filtered('?!')).toEqual([]);
    expect(listProvinces(matcher, iceland!.id, { name: 'west iceland' }).map((area) => area.name)).toEqual([
      'Vesturland',
    ]);
  });

  it('obey limit, offset and country', () => {
    const all = listMunicipalities(matcher, province.uuid);
    expect(listMunicipalities(matcher, province.uuid, { limit: 2, offset: 3 })).toEqual(all.slice(3, 5));
    expect(listMunicipalities(matcher, province.uuid, { offset: 100 })).toEqual([]);
    expect(listCountries(matcher, { country: 'is' })).toHaveLength(1);
    expect(listCountries(matcher, { country: 'NL' })).toEqual([]);
  });

  it('are empty for an unknown parent and for a parent of another level', () => {
    expect(listProvinces(matcher, '00000000-0000-4000-8000-000000000000')).toEqual([]);
    expect(listMunicipalities(matcher, iceland!.id)).toEqual([]);
    expect(listSuburbs(matcher, province.uuid)).toEqual([]);
  });
});

describe('an area by its id', () => {
  it('is found at any level, with its parent', () => {
    for (let id = 0; id < 14; id++) {
      const area = dataset.area(id);
      expect(getArea(matcher, area.uuid)).toEqual({
        id: area.uuid,
        level: area.level,
        name: area.name,
        local_identifier: area.code,
        parent_id: area.parent === null ? null : dataset.area(area.parent).uuid,
        latitude: 52,
        longitude: 5,
        address_count: 0,
      });
    }
    expect(getArea(matcher, '00000000-0000-4000-8000-000000000000')).toBeNull();
    expect(getArea(matcher, province.uuid, { country: 'is' })?.name).toBe('Vesturland');
    expect(getArea(matcher, province.uuid, { country: 'NL' })).toBeNull();
  });
});
