import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applyPatch, makePatch } from '../../src/compile/index';
import { Geocoder } from '../../src/index';
import { temporaryDirectory } from '../sample';
import { bilingual, NAMES } from './bilingual';

describe('the language of answers', () => {
  let directory: string;
  let geocoder: Geocoder;

  beforeAll(async () => {
    directory = await bilingual();
    geocoder = Geocoder.open(directory, { verify: 'checksums' });
  });
  afterAll(() => geocoder.close());

  it.each([
    'Rue de la Loi / Wetstraat 16, 1000 Bruxelles / Brussel',
    'Rue de la Loi Wetstraat 16 1000 Bruxelles',
    'Rue de la Loi/Wetstraat 16, 1000 Bruxelles',
    '16 rue de la Loi - Wetstraat, 1000 Bruxelles',
    'Rue de la Loi 16 / Wetstraat 16, 1000 Bruxelles / Brussel',
    'Wetstraat 16 / Rue de la Loi 16, 1000 Brussel',
  ])('a street that is named in both languages is one: %s', (line) => {
    const [best] = geocoder.search(line);
    expect(best).toMatchObject({ level: 'address', number: '16', advice: 'accept' });
  });

  // The index has only the key `ruejosephlekeu`: types, order and words of such a name were not compared.
  it.each([
    ['Rue Lekeu Joseph 4, 1000 Bruxelles', 'partial'],
    ['Rue Lekeu 4, 1000 Bruxelles', 'partial'],
    ['Joseph Lekeu 4, 1000 Bruxelles', 'partial'],
    ['Lekeu 4, 1000 Bruxelles', 'partial'],
    ['Rue Joseph Lekoe 4, 1000 Bruxelles', 'typo'],
    ['Rue Joseph Lekeu 4, 1000 Bruxelles', 'alias'],
  ])('a name in another language is compared by its words: %s', async (line, streetname) => {
    using other = Geocoder.open(await bilingual(['nl,fr', 'Kerkstraat,Rue Joseph Lekeu']));
    const [best] = other.search(line);
    expect(best).toMatchObject({ streetname: 'Kerkstraat', number: '4', advice: 'accept' });
    expect(best?.verdicts.streetname).toBe(streetname);
  });

  // Such a slip was accepted, because the words were compared with those of the name in Dutch.
  it('another first letter beside another slip makes a name in another language doubtful', async () => {
    using other = Geocoder.open(await bilingual(['nl,fr', 'Kerkstraat,Rue Soniusse']));
    expect(other.search('Rue Doneusse 4, Bruxelles')[0]).toMatchObject({ number: '4', advice: 'confirm' });
    expect(other.search('Rue Sonuisse 4, Bruxelles')[0]).toMatchObject({ number: '4', advice: 'accept' });
  });

  it.each([
    'Rue de la Loi Kerkstraat 4, 1000 Brussel',
    'Rue de la Loi 16 / Kerkstraat 16, 1000 Brussel',
    'Rue de la Loi 16 / Wetstraat 18, 1000 Brussel',
  ])('two addresses with names in two languages are none: %s', (line) => {
    const [best] = geocoder.search(line);
    expect(best?.advice).not.toBe('accept');
  });

  it('is listed in the manifest', () => {
    expect(geocoder.manifest.languages).toEqual(['de', 'fr']);
    expect(Geocoder.verify(directory).languages).toEqual(['de', 'fr']);
  });

  it.each([
    ['Wetstraat 16, Brussel', undefined, 'Wetstraat 16, 1000 Brussel'],
    ['Wetstraat 16, Brussel', 'fr', 'Rue de la Loi 16, 1000 Bruxelles'],
    ['16 rue de la Loi, Bruxelles', 'fr-BE', 'Rue de la Loi 16, 1000 Bruxelles'],
    ['16 rue de la Loi, Bruxelles', undefined, 'Wetstraat 16, 1000 Brussel'],
    ['Kerkstraat 4, Brussel', 'fr', 'Kerkstraat 4, 1000 Bruxelles'],
    ['Kerkstraat 4, Brussel', 'DE', 'Kirchstraße 4, 1000 Brussel'],
    ['Kerkstraat 4, Brussel', 'ja', 'Kerkstraat 4, 1000 Brussel'],
  ])('of %s in %s', (line, language, label) => {
    const [best] = geocoder.search(line, { language });
    expect(best).toMatchObject({ level: 'address', label });
  });

  it('applies to places alone, completions, standard addresses, points and ids', () => {
    const fr = { language: 'fr' };
    expect(geocoder.search('Brussel', fr)[0]!.label).toMatch(/^Bruxelles/);
    expect(geocoder.suggest('wetstr', fr)[0]).toMatchObject({
      streetname: 'Rue de la Loi',
      city: 'Bruxelles',
    });
    expect(geocoder.standardise('wetstraat 16 brussel', fr)).toMatchObject({
      label: 'Rue de la Loi 16, 1000 Bruxelles',
      lines: ['Rue de la Loi 16', '1000 Bruxelles'],
    });
    const point = { latitude: 50.846, longitude: 4.367 };
    expect(geocoder.reverseGeocode(point, fr)).toMatchObject({
      streetname: 'Rue de la Loi',
      city: 'Bruxelles',
    });
    const found = geocoder.reverseGeocode(point, { ...fr, detail: true })!;
    expect(found).toMatchObject({ municipality: 'Bruxelles' });
    expect(geocoder.getAddress(found.id!, fr)).toMatchObject({ streetname: 'Rue de la Loi' });
    expect(geocoder.getAddress(found.id!)).toMatchObject({ streetname: 'Wetstraat' });
  });

  it('changes only names', () => {
    const line = 'Wetstraat 16, Brussel';
    const {
      label: _own,
      streetname: _street,
      city: _city,
      municipality: _town,
      ...own
    } = geocoder.search(line)[0]!;
    expect(geocoder.search(line, { language: 'fr' })[0]).toMatchObject(own);
  });

  it('works with a second dataset', async () => {
    using both = Geocoder.open([directory, await bilingual()]);
    expect(both.manifest.languages).toEqual(['de', 'fr']);
    expect(both.search('Wetstraat 18, Brussel', { language: 'fr' })[0]).toMatchObject({
      label: 'Rue de la Loi 18, 1000 Bruxelles',
    });
  });

  it('comes with a patch', async () => {
    const [old, renewed] = [
      await bilingual(['nl,fr']),
      await bilingual([...NAMES, 'Kerkstraat,Rue de l’Église']),
    ];
    const folder = temporaryDirectory();
    const patch = path.join(folder, 'names.patch');
    await makePatch(old, renewed, { out: patch });
    await applyPatch(old, patch, { out: path.join(folder, 'patched') });
    using patched = Geocoder.open(path.join(folder, 'patched'), { verify: 'checksums' });
    expect(patched.manifest.datasetId).toBe(Geocoder.verify(renewed).datasetId);
    expect(patched.search('Kerkstraat 4, Brussel', { language: 'fr' })[0]).toMatchObject({
      streetname: 'Rue de l’Église',
    });
  });

  it('is refused if it is not a language', () => {
    expect(() => geocoder.search('Wetstraat 16', { language: 'French' })).toThrow(/language/);
  });
});
