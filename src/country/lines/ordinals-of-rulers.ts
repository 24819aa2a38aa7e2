import { romanOf } from '../names/roman';

const RULERS =
  'l[ée]opold|albert|baudouin|philippe|charles|louis|fran[çc]ois|henri|napol[ée]on|guillaume|fr[ée]d[ée]ric|victor[ -]emmanuel';
/** Another number follows, which is that of the house or the postcode. */
const ORDINAL_OF_RULER = new RegExp(
  `(?<=(?<!\\p{IDS})(?:${RULERS})\\s+)(\\d{1,2})\\s?(?:er|re|i?[eè](?:me)?|[°º])(?=[\\s,]+\\d)`,
  'giu',
);
const FIRST = '1';

/** `Rue Léopold 1er 280` as registers write it, `Rue Léopold Ier 280`: where house numbers stand behind, 1er would be one. */
export function withRomanRulers(line: string): string {
  return line.replace(ORDINAL_OF_RULER, (_, number: string) =>
    number === FIRST ? 'Ier' : romanOf(Number(number)),
  );
}
