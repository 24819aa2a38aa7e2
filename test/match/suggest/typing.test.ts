import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Geocoder } from '../../../src/index';
import { type TinyAddress, tinyGeocoder } from '../tiny-dataset';

const ADDRESSES: Record<'NL' | 'FR', TinyAddress[]> = {
  NL: [
    'Reigerlaantje 17; 4301AA; Grootveen; Grootveen; Zeeland',
    'Reigerlaantje 18; 4301AA; Grootveen; Grootveen; Zeeland',
    'Reigerlaantje 17; 8301AA; Teruitkerk; Teruitkerk; Flevoland',
    'Reigerlaantje 4; 8301AA; Teruitkerk; Teruitkerk; Flevoland',
    'Kwikstaarthof 4; 8301AB; Teruitkerk; Teruitkerk; Flevoland',
    'Kwikstaarthof 5; 8301AB; Teruitkerk; Teruitkerk; Flevoland',
    'Kwartelhof 5; 4301AC; Grootveen; Grootveen; Zeeland',
    'Kwartelhof 5/kl; 4301AC; Grootveen; Grootveen; Zeeland',
  ],
  FR: [
    'Rue du Colvert 7; 12900; Chantebois; Chantebois; Aveyron',
    'Rue du Col 3; 12900; Chantebois; Chantebois; Aveyron',
    'Rue du Colvert 8; 13900; Merlinville; Merlinville; Aveyron',
    'Impasse des Merles 7; 13900; Merlinville; Merlinville; Aveyron',
  ],
};
const COUNTRIES = { NL: 'Nederland', FR: 'France' };

const opened = new Map<string, Geocoder>();
beforeAll(async () => {
  for (const code of ['NL', 'FR'] as const)
    opened.set(code, await tinyGeocoder({ code, name: COUNTRIES[code] }, ADDRESSES[code]));
});
afterAll(() => {
  for (const geocoder of opened.values()) geocoder.close();
});

const first = (country: string, text: string) => opened.get(country)!.suggest(text)[0]?.label;

/** From what is typed on, the wanted completion is the first, whatever is typed of the line after it. */
const TYPED: [country: string, line: string, from: string, wanted: string][] = [
  ['NL', 'Reigerlaantje 17 Grootveen', 'Reigerlaantje 17 G', 'Reigerlaantje 17, 4301AA Grootveen'],
  ['NL', 'Reigerlaantje 17, Teruitkerk', 'Reigerlaantje 17, T', 'Reigerlaantje 17, 8301AA Teruitkerk'],
  ['NL', 'Reigerlaantje 17, 8301AA Teruitkerk', 'Reigerlaantje 17, 8', 'Reigerlaantje 17, 8301AA Teruitkerk'],
  ['NL', '8301AA Reigerlaantje 17', '8301AA Reigerlaantje 1', 'Reigerlaantje 17, 8301AA Teruitkerk'],
  ['NL', '8301AB Kwikstaarthof', '8301AB K', 'Kwikstaarthof, Teruitkerk'],
  ['NL', '4 Kwikstaarthof Teruitkerk', '4 Kw', 'Kwikstaarthof 4, 8301AB Teruitkerk'],
  ['NL', 'Teruitkerk Kwikstaarthof 4', 'Teruitkerk K', 'Kwikstaarthof'],
  ['NL', 'Kwartelhof 5 kl Grootveen', 'Kwartelhof 5 kl G', 'Kwartelhof 5 kl, 4301AC Grootveen'],
  ['NL', 'Kwiktsaarthof 4 Teruitkerk', 'Kwiktsaarth', 'Kwikstaarthof'],
  ['FR', '7 Rue du Colvert Chantebois', '7 Rue du Col', '7 Rue du Colvert, 12900 Chantebois'],
  ['FR', '7 Rue du Colvert Chantebois', '7 Rue du Colvert Ch', '7 Rue du Colvert, 12900 Chantebois'],
  ['FR', 'Rue du Colvert 7 Chantebois', 'Rue du Colvert 7 Ch', '7 Rue du Colvert, 12900 Chantebois'],
  ['FR', '13900 8 Rue du Colvert', '13900 8 R', '8 Rue du Colvert, 13900 Merlinville'],
  ['FR', 'Merlinville 7 Impasse des Merles', 'Merlinville 7 ', '7 Impasse des Merles, 13900 Merlinville'],
];

describe('what is wanted stays the first while it is typed on', () => {
  it.each(TYPED)('%s: %s from %s', (country, line, from, wanted) => {
    for (let end = from.length; end <= line.length; end++) {
      const typed = line.slice(0, end);
      expect([typed, first(country, typed)]).toEqual([typed, expect.stringContaining(wanted)]);
    }
  });
});

it('the number behind a whole house number begins a postcode, not another house number', () => {
  expect(first('NL', 'Reigerlaantje 17, 4')).toBe('Reigerlaantje 17, 4301AA Grootveen');
});

it('behind a postcode stand its own streets and its own town', () => {
  const labels = (country: string, text: string) =>
    opened
      .get(country)!
      .suggest(text)
      .map(({ label }) => label);
  expect(labels('NL', '8301AB Te')).toEqual(['Teruitkerk, Flevoland']);
  expect(labels('FR', '12900 colv')).toEqual(['Rue du Colvert, Chantebois']);
  expect(labels('FR', '13900 merl')).toEqual(['Impasse des Merles, Merlinville', 'Merlinville, Aveyron']);
  expect(labels('FR', '13900 Merlinv')).toEqual(['Merlinville, Aveyron']);
});
