import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ShortTexts } from '../../../src/store/cache/short-texts';

it('short texts are what their bytes say, however many were made before', () => {
  const texts = new ShortTexts();
  const unit = fc.constantFrom(...'aA0-é\0\u{1f3e0}');
  fc.assert(
    fc.property(fc.array(fc.string({ unit, maxLength: 5 }), { maxLength: 40 }), (written) => {
      const bytes = Buffer.from(written.join(''));
      let start = 0;
      for (const text of written) {
        const stop = start + Buffer.byteLength(text);
        expect(texts.between(bytes, start, stop)).toBe(text);
        start = stop;
      }
    }),
  );
  for (let number = 0; number < 20_000; number++) {
    const bytes = Buffer.from(number.toString(36));
    expect(texts.between(bytes, 0, bytes.length)).toBe(number.toString(36));
  }
});
