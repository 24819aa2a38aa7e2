import { describe, expect, it } from 'vitest';
import { learnNames } from '../../src/compile/learn/learn-names';
import { RowShapes } from '../../src/compile/learn/row-shapes';
import { conventionsOf, countryProfile } from '../../src/country/index';
import type { LearnedConventions } from '../../src/model/learned';

/** Names of a register whose streets begin with one of some words. */
function namesOf(types: Record<string, number>): { name: string; aliases: string[] }[] {
  return Object.entries(types).flatMap(([type, count]) =>
    Array.from({ length: count }, (_, at) => ({ name: `${type} Nom${at}`, aliases: [] })),
  );
}

function learnedOf(country: string, streets: { name: string; aliases: string[] }[]): LearnedConventions {
  return {
    ...learnNames(countryProfile(country), streets),
    ...new RowShapes(countryProfile(country)).learned(),
  };
}

describe('what suffixes teach', () => {
  it('is which words many addresses have as their suffix', () => {
    const rows = new RowShapes(countryProfile('BE'));
    for (let at = 0; at < 150; at++) rows.add('1030', 'ETRC');
    for (let at = 0; at < 99; at++) rows.add('1030', 'Nuon');
    for (let at = 0; at < 200; at++) rows.add('1030', `b${at}`);
    const { suffixes } = rows.learned();
    expect(suffixes.words).toEqual(['etrc']);
    const learned = { ...learnNames(countryProfile('BE'), []), ...rows.learned() };
    expect(countryProfile('BE').isSuffixWord('etrc')).toBe(false);
    expect(countryProfile('BE', learned).isSuffixWord('etrc')).toBe(true);
  });
});

describe('what names teach', () => {
  const learned = learnedOf('FR', namesOf({ Rue: 300, Avenue: 50, Traboule: 40, Chemin: 110 }));

  it('is which types there are, with their share', () => {
    expect(learned.streets).toBe(500);
    expect(learned.types.first).toMatchObject({ rue: 0.6, avenue: 0.1, chemin: 0.22 });
    expect(learned.types.last).toEqual({});
  });

  it('is a type that no table has', () => {
    expect(learned.types.first.traboule).toBe(0.08);
    expect(countryProfile('FR').streetType(['traboule', 'nom7'])).toBe('');
    expect(countryProfile('FR', learned).streetType(['traboule', 'nom7'])).toBe('traboule');
  });

  it('decides between words with one abbreviation', () => {
    const chaussees = learnedOf('FR', namesOf({ Chaussée: 400, Chemin: 2 }));
    expect(countryProfile('FR').key('Ch. du Nord')).toBe('chemindunord');
    expect(countryProfile('FR', chaussees).key('Ch. du Nord')).toBe('chausseedunord');
  });

  it('is where types stand, in a country of several languages', () => {
    const german = Array.from({ length: 200 }, (_, at) => ({ name: `Dorf${at}strasse`, aliases: [] }));
    expect(conventionsOf('CH', learnedOf('CH', german)).typePlace).toBe('either');
    expect(conventionsOf('CH', learnedOf('CH', namesOf({ Rue: 150, Route: 90 }))).typePlace).toBe('first');
    expect(conventionsOf('CA', learnedOf('CA', namesOf({ Rue: 150, Chemin: 90 }))).typePlace).toBe('first');
  });

  it('is nothing where there are hardly any', () => {
    const few = learnedOf('CH', namesOf({ Rue: 20 }));
    expect(conventionsOf('CH', few).typePlace).toBe(conventionsOf('CH').typePlace);
  });

  it('is which words nearly all share, and that a street has two names', () => {
    const streets = namesOf({ Rue: 60 }).map(({ name }) => ({
      name: `${name} Quartier Nord`,
      aliases: [name],
    }));
    const { common, severalNames } = learnNames(countryProfile('FR'), streets);
    expect(common).toContain('nord');
    expect(severalNames).toBe(1);
    expect(
      learnNames(countryProfile('CH'), [{ name: 'Ackerweg / Chemin des Labours', aliases: [] }]).severalNames,
    ).toBe(1);
  });
});

describe('what rows teach', () => {
  it('is the shapes of postcodes and suffixes', () => {
    const rows = new RowShapes(countryProfile('DK'));
    for (let at = 0; at < 10; at++) rows.add('1165', at % 2 === 0 ? `${at}. tv` : '');
    rows.add('', 'A');
    const { postcodes, suffixes } = rows.learned();
    expect(postcodes).toEqual({ share: 0.909, shapes: ['9999'] });
    expect(suffixes.shapes).toEqual(['9. w', 'a']);
    expect(suffixes.floors).toBeCloseTo(5 / 6, 3);
  });

  it('makes a floor a door where suffixes name floors', () => {
    const rows = new RowShapes(countryProfile('DK'));
    for (let at = 0; at < 10; at++) rows.add('1165', 'st. tv');
    const learned = { ...learnNames(countryProfile('DK'), []), ...rows.learned() };
    expect(countryProfile('DK', learned).takeExtras('Nørregade 5, st., 1165 København').floor).toBe('st.');
    expect(countryProfile('DK').takeExtras('Nørregade 5, st., 1165 København').floor).toBeNull();
  });

  it('is the postcode of a country that no table describes', () => {
    const rows = new RowShapes(countryProfile('QA'));
    for (let at = 0; at < 10; at++) rows.add('AB-123', '');
    const learned = { ...learnNames(countryProfile('QA'), []), ...rows.learned() };
    const { pattern } = countryProfile('QA', learned).conventions.postcode;
    expect('Al Corniche 12, AB-123 Doha'.match(pattern)).toEqual(['AB-123']);
    expect(countryProfile('QA').normalisePostcode('ab-123')).toBe('AB-123');
  });
});
