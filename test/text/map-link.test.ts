import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfLink } from '../../src/text/map-link';
import { withPlainBlanks } from '../../src/text/plain-blanks';
import { plainText } from '../../src/text/plain-text';

describe('the link of a map', () => {
  it.each([
    [
      'https://www.google.com/maps/place/12+Main+St,+Barre,+VT+05641/@44.19,-72.5,17z/data=!3m1',
      '12 Main St, Barre, VT 05641',
    ],
    ['https://www.google.com/maps/search/?api=1&query=12%20Main%20St%2C%20Barre', '12 Main St, Barre'],
    ['https://www.google.com/maps/dir//8+Rue+Tardieu,+Paris/', '8 Rue Tardieu, Paris'],
    ['https://www.google.com/maps/dir/?api=1&destination=Brink+1%2C+Assen', 'Brink 1, Assen'],
    ['https://maps.apple.com/?address=Brink%201,%20Assen&ll=52.9,6.5', 'Brink 1, Assen'],
    ['https://www.bing.com/maps?where1=Hauptstra%C3%9Fe%203%2C%20Essen', 'Hauptstraße 3, Essen'],
    [
      'https://www.openstreetmap.org/search?query=Rue%20de%20l%27%C3%89glise%203#map=17/48.85/2.35',
      "Rue de l'Église 3",
    ],
    ['https://maps.google.com/?q=53.2185,6.5671', '53.2185,6.5671'],
    ['https://www.openstreetmap.org/#map=17/48.85/2.35', '48.85,2.35'],
    ['https://www.google.com/maps/@44.19,-72.5,15z', '44.19,-72.5'],
    ['https://maps.example.com/?q=%E0%A4%A', '%E0%A4%A'],
  ])('%s: %s', (link, text) => {
    expect(plainText(link)).toBe(text);
  });

  it.each(['https://example.com/contact', 'Brink 1, Assen https://example.com/?q=2', 'http is a protocol'])(
    'is not in: %s',
    (text) => {
      expect(textOfLink(text)).toBeNull();
      expect(plainText(text)).toBe(text);
    },
  );

  it('stays a link if nothing was asked', () => {
    for (const blank of ['%20%20', '+', '%E2%80%8B']) {
      const text = plainText(`https://maps.example.com/?q=${blank}`);
      expect(text.startsWith('https://maps.example.com/')).toBe(true);
    }
  });

  it('gives any name that a map was asked for', () => {
    const name = fc.string({ unit: fc.constantFrom(...'aZéß9 ,-+%&?#/.'), minLength: 1 });
    fc.assert(
      fc.property(name, (text) => {
        fc.pre(text.trim() !== '');
        expect(plainText(`https://maps.example.com/?q=${encodeURIComponent(text)}`)).toBe(
          withPlainBlanks(text),
        );
      }),
    );
  });
});
