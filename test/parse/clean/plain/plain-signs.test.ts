import { describe, expect, it } from 'vitest';
import { withPlainSigns } from '../../../../src/parse/clean/plain/plain-signs';

describe('a line with the signs that its writer typed', () => {
  it.each([
    ['“12 Main St”, Barre', '"12 Main St", Barre'],
    ['‘12 Main St’, Barre', '12 Main St, Barre'],
    ['«12 rue du Four»', '"12 rue du Four"'],
    ['Peaceful Way.Bennington', 'Peaceful Way. Bennington'],
    ['12 Main St, www.Main.Barre.com', '12 Main St, www.Main.Barre.com'],
    ['v.d.Hoopstraat 3', 'v.d.Hoopstraat 3'],
    ['90~21 221st Pl', '90-21 221st Pl'],
    ['Via Pola *25', 'Via Pola 25'],
  ])('%s', (line, plain) => expect(withPlainSigns(line, true)).toBe(plain));

  it('a number in brackets behind a name, where numbers stand there', () => {
    expect(withPlainSigns('Dekensstraat (38), 1040 Etterbeek', false)).toBe(
      'Dekensstraat 38, 1040 Etterbeek',
    );
    expect(withPlainSigns('Rue du Four (38), Paris', true)).toBe('Rue du Four (38), Paris');
    expect(withPlainSigns('Dekensstraat 12 (38), Etterbeek', false)).toBe('Dekensstraat 12 (38), Etterbeek');
  });
});
