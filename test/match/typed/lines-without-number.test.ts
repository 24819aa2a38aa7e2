/** Lines that ask for a street: names, floors and words for no number are no part of it. */

import { beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { tinyGeocoder } from '../tiny-dataset';

let dutch: Geocoder;
let french: Geocoder;
let italian: Geocoder;
let american: Geocoder;
let belgian: Geocoder;
beforeAll(async () => {
  dutch = await tinyGeocoder({ code: 'NL', name: 'Nederland' }, [
    'Vismarkt 12; 9711LJ; Groningen; Groningen; Groningen',
    'Stationsplein 3; 9401AA; Assen; Assen; Drenthe',
    'Heide 4; 9401AB; Assen; Assen; Drenthe',
    'Jansenstraat 1; 9401AC; Assen; Assen; Drenthe',
  ]);
  french = await tinyGeocoder({ code: 'FR', name: 'France' }, [
    'Rue du Four 8; 75006; Paris; Paris; Paris',
    'Place de la Bourse 1; 75002; Paris; Paris; Paris',
  ]);
  italian = await tinyGeocoder({ code: 'IT', name: 'Italia' }, [
    'Via Roma 12; 20100; Milano; Milano; Lombardia',
  ]);
  american = await tinyGeocoder({ code: 'US', name: 'United States' }, [
    'Main St 2; 05602; Montpelier; Montpelier; Vermont',
    'Hill St 3; 05641; Barre; Barre; Vermont',
    'Road 5; 05641; Barre; Barre; Vermont',
  ]);
  belgian = await tinyGeocoder({ code: 'BE', name: 'Belgique' }, [
    'Rue Haute 2; 1000; Bruxelles; Bruxelles; Bruxelles',
  ]);
});

describe('a name beside a street', () => {
  it.each([
    ['Hotel De Post, Vismarkt, Groningen', 'Vismarkt, Groningen'],
    ['Stadsherberg, Vismarkt, Groningen', 'Vismarkt, Groningen'],
    ['Hotel De Post, Vismarkt Groningen', 'Vismarkt, Groningen'],
    ['Hotel De Post Vismarkt, Groningen', 'Vismarkt, Groningen'],
    ['Vismarkt, Hotel De Post, Groningen', 'Vismarkt, Groningen'],
    ['Vismarkt, Groningen, Hotel De Post', 'Vismarkt, Groningen'],
    ['Station Assen, Stationsplein, Assen', 'Stationsplein, Assen'],
    ['Hotel De Post, Jasenstraat, Assen', 'Jansenstraat, Assen'],
  ])('%s', (line, label) =>
    expect(dutch.search(line)[0]).toMatchObject({ level: 'street', label, advice: 'accept' }),
  );

  it('begins before the street type, where types come first', () =>
    expect(french.search('Café Central Place de la Bourse Paris')[0]).toMatchObject({
      level: 'street',
      label: 'Place de la Bourse, Paris',
      advice: 'accept',
    }));

  it.each([
    ['may be the beginning of another street', () => dutch.search('Pieter Jansenstraat, Assen')],
    ['may be a longer street', () => american.search('Severance Hill St, Barre')],
    [
      'may be a street that the data lack, and the known one a quarter',
      () => dutch.search('Kerkstraat, Heide, Assen'),
    ],
    ['is no name of a street `Road`', () => american.search('Autumn Road, Barre')],
  ])('%s, which nobody should accept', (_, ask) => {
    const [best] = ask();
    expect(best?.level === 'street' && best.advice === 'accept').toBe(false);
  });
});

describe('a line says that there is no number', () => {
  it.each(['z.n.', 'zn', 'ong.', 'ongenummerd', 'zonder nummer', 's/n'])('in Dutch: %s', (words) => {
    const vismarkt = { level: 'street', label: 'Vismarkt, Groningen', advice: 'accept' };
    expect(dutch.search(`Vismarkt ${words}, Groningen`)[0]).toMatchObject(vismarkt);
    expect(dutch.search(`Vismarkt ${words}, 9711LJ Groningen`)[0]).toMatchObject(vismarkt);
  });

  it.each(['snc', 's.n.c.', 's/n', 'senza numero civico'])('in Italian, also before the town: %s', (words) =>
    expect(italian.search(`Via Roma ${words} Milano`)[0]).toMatchObject({
      level: 'street',
      label: 'Via Roma, Milano',
      advice: 'accept',
    }),
  );

  it('but not inside the name of a street', () =>
    expect(french.search('Rue S.N. du Four 8, Paris')[0]?.label).toBe('8 Rue du Four, 75006 Paris'));
});

describe('a floor is no house number', () => {
  it.each([
    ['Main St, Fl 2, Montpelier', () => american, 'Main St, Montpelier, Vermont'],
    ['Rue Haute, 2e étage, Bruxelles', () => belgian, 'Rue Haute, Bruxelles'],
    ['Rue Haute, rdc, Bruxelles', () => belgian, 'Rue Haute, Bruxelles'],
  ])('%s', (line, geocoder, label) =>
    expect(geocoder().search(line)[0]).toMatchObject({ level: 'street', label, advice: 'accept' }),
  );
});
