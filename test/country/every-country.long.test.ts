import { describe, expect, it } from 'vitest';
import { countryProfile } from '../../src/country/index';
import { readTerritory } from '../../src/country/tables/read-territory';
import { TERRITORIES } from '../../src/country/tables/territories';

const CODES = TERRITORIES.split('\n').map((line) => line.slice(0, 2));

describe('every country', () => {
  it('has working conventions, whatever its tables contain', () => {
    expect(CODES.length).toBeGreaterThan(240);
    for (const code of CODES) {
      const profile = countryProfile(code);
      expect(profile.key('Main Street')).not.toBe('');
      expect(
        profile.label({ streetname: 'A', number: '1', suffix: 'B', postcode: '1', city: 'C', province: 'D' }),
      ).toMatch(/A/);
      expect(profile.takeExtras('Main Street 12, 3rd floor, Town').text).toMatch(/Main Street 12/);
      expect(() => profile.suffixKey('12 B 3')).not.toThrow();
    }
  });

  it('keeps its own example postcodes as written', () => {
    for (const code of CODES) {
      if (code === 'NL' || code === 'US') continue;
      for (const example of readTerritory(code).postcodeExamples) {
        // The address data has the state of Puerto Rico beside an example, and a prefix that Latvia's postcodes keep.
        if (code === 'PR' || code === 'LV' || code === 'PE' || code === 'LB') continue;
        expect(countryProfile(code).normalisePostcode(example), `${code} ${example}`).toBe(example);
      }
    }
  });

  it('works without any table', () => {
    const profile = countryProfile('ZZ');
    expect(profile.key('Rue Pasteur')).toBe('ruepasteur');
    expect(profile.normalisePostcode('whatever')).toBe('WHATEVER');
  });
});

describe('other scripts', () => {
  it.each([
    ['RU', 'улица Ленина', 'ул. Ленина'],
    ['RU', 'улица Ленина', 'ulitsa Lenina'],
    ['UA', 'вулиця Хрещатик', 'вул. Хрещатик'],
    ['GR', 'Λεωφόρος Κηφισίας', 'Λεωφ. Κηφισίας'],
    ['PL', 'ulica Świętokrzyska', 'ul. Swietokrzyska'],
    ['CZ', 'Václavské náměstí', 'Vaclavske nam.'],
    ['TR', 'Atatürk Caddesi', 'Ataturk Cad.'],
    ['PT', 'Avenida da Liberdade', 'Av. da Liberdade'],
    ['BR', 'Rua São João', 'R. Sao Joao'],
    ['SE', 'Drottninggatan', 'DROTTNINGGATAN'],
    ['NO', 'Storgata', 'storgata'],
    ['HU', 'Petőfi utca', 'Petofi u.'],
    ['RO', 'Strada Lipscani', 'Str. Lipscani'],
    ['AT', 'Mariahilfer Straße', 'Mariahilfer Str.'],
    ['CH', 'Bahnhofstrasse', 'Bahnhofstr.'],
    ['CH', 'Chemin des Labours', 'Ch. des Labours'],
    ['CA', 'Rue Sainte-Catherine', 'rue Ste-Catherine'],
    ['CA', 'King Street West', 'King St W'],
    ['IE', 'Saint Stephens Green', 'St Stephens Grn'],
    ['AU', 'George Street', 'George St'],
  ])('%s: %s = %s', (code, official, written) => {
    const profile = countryProfile(code);
    expect(profile.keysOf(written)).toContain(profile.key(official));
  });
});
