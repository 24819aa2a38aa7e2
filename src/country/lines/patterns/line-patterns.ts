import { fold, squash } from '../../../text/fold';
import type { CountryConventions } from '../../conventions';
import type { LanguageTable } from '../../tables/read-language';
import { ENGLISH_UNIT_WORDS, englishUnits } from './english-units';
import { extraWords } from './extra-words';
import { floorPatterns } from './floor-patterns';
import { lineWriting } from './line-writing';
import { noisePatterns } from './noise-patterns';
import { postBoxOf } from './post-box';
import { unitPattern } from './unit-pattern';

type Patterns = Pick<
  CountryConventions,
  | 'lineNoise'
  | 'floors'
  | 'unit'
  | 'postBox'
  | 'unitWords'
  | 'floorWords'
  | 'unitGroups'
  | 'extraWords'
  | 'numberWords'
>;

/**
 * Patterns for the parts of a line that are not the address itself, in the words of a country's languages. Those of a
 * country take milliseconds, and most lines need none, so they are made when one does.
 * @param numberFirst true if house numbers stand before streets.
 * @param own patterns that the country states itself.
 * @param code of the country.
 */
export function linePatterns(
  languages: readonly LanguageTable[],
  numberFirst: boolean,
  own: Partial<Patterns> = {},
  code = '',
): Patterns {
  const writing = lineWriting(languages, numberFirst, code);
  const { words, units } = writing;
  const englishWords = englishUnits(writing) === null ? [] : ENGLISH_UNIT_WORDS;
  return {
    lineNoise: own.lineNoise ?? (() => noisePatterns(writing)),
    floors: own.floors ?? (() => floorPatterns(writing)),
    unit: own.unit ?? (() => unitPattern(writing)),
    postBox: own.postBox ?? (() => postBoxOf(words('postBox'), numberFirst)),
    unitWords: [...new Set([...units.map((word) => fold(word.replace('?', ''))), ...englishWords])],
    floorWords: [...new Set(words('floors').map((word) => squash(fold(word))))].filter(
      (word) => word.length > 2,
    ),
    unitGroups: unitGroups(languages),
    extraWords: [...extraWords(words), ...englishWords],
    numberWords: [...new Set(words('number').map(fold))].filter((word) => word !== ''),
  };
}

/** Words for the same side or floor. A single letter is an ordinary suffix, so it is left out. */
function unitGroups(languages: readonly LanguageTable[]): string[][] {
  return languages
    .flatMap((language) => [...language.groups('sides'), ...language.groups('grounds')])
    .map((forms) => [...new Set(forms.map((form) => squash(fold(form))))].filter((form) => form.length > 1))
    .filter((forms) => forms.length > 1);
}
