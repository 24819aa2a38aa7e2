import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from '../../src/text/plain-text';

describe('plainText', () => {
  it.each([
    ['a decimal reference', 'Caf&#233;straat 1', 'Caféstraat 1'],
    ['a hexadecimal reference', 'Caf&#xE9;straat 1', 'Caféstraat 1'],
    ['a letter with a mark', 'Rue de l&apos;&Eacute;glise', "Rue de l'Église"],
    ['marks of all kinds', '&ccedil;&ntilde;&Aring;&ouml;&scaron;&ecirc;', 'çñÅöšê'],
    ['letters of the north', '&thorn;&ETH;&oslash;&AElig;&szlig;', 'þÐøÆß'],
    ['a reference that is escaped twice', 'M&amp;uuml;hlenweg 3', 'Mühlenweg 3'],
    ['a reference to nothing', 'AT&T; &#9999999; &#xD800; &unknown;', 'AT&T; &#9999999; &#xD800; &unknown;'],
    ['a name that objects have', '&constructor; 1', '&constructor; 1'],
    ['an ampersand', 'Cor. Main & Elm', 'Cor. Main & Elm'],
    [
      'spaces without a width, which web pages have inside of words',
      'Br\u200bink \u200b1\u200b2, Assen',
      'Brink 12, Assen',
    ],
    ['signs that nobody sees', '\ufeffBrink\u00ad \u200e1\u2060', 'Brink 1'],
    ['control characters', 'Brink\u00001', 'Brink 1'],
    ['low lines', 'Gate_1', 'Gate_1'],
    ['tags', '<p>Brink&nbsp;1<br/>Assen</p>', '\nBrink 1\nAssen\n'],
    ['no tag', 'Brink < 1 > 2', 'Brink < 1 > 2'],
    ['wide signs', '\uff22\uff52\uff49\uff4e\uff4b　１２', 'Brink 12'],
    ['digits of other scripts', 'شارع ١٢', 'شارع 12'],
    ['percent signs of an address on the web', 'Brink%201%2C%20Caf%C3%A9', 'Brink 1, Café'],
    ['plus signs of one', 'Brink+1%2C+Assen', 'Brink+1,+Assen'],
    ['a percent sign', '100% Katoen 3', '100% Katoen 3'],
    ['escapes of programs', 'Rue de l\\u2019\\u00c9t\\xe9, M\\u{fc}hlenweg', 'Rue de l’Été, Mühlenweg'],
    ['no escape', 'C:\\users, \\ud83d, \\xg', 'C:\\users, \\ud83d, \\xg'],
    ['percent signs that are no UTF-8', 'Brink%FF1', 'Brink%FF1'],
  ])('%s', (_, text, expected) => {
    expect(plainText(text)).toBe(expected);
  });

  it('leaves text alone that has none of the signs, and no two blanks side by side', () => {
    const unit = fc.constantFrom(...'aZ09,.-/éß京;#', 'a ', 'a\n', '1\t');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 20 }), (text) => {
        expect(plainText(text)).toBe(text);
      }),
    );
  });

  it('never throws', () => {
    const unit = fc.constantFrom(...'a1 &#x;%+_\u200b\ud800', 'amp', 'uml', 'FF');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 12 }), (text) => {
        expect(typeof plainText(text)).toBe('string');
      }),
      { numRuns: 2000 },
    );
  });
});
