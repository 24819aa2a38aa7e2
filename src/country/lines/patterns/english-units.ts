import { hasLanguage, type LineWriting } from './line-writing';
import { WORD_ENDS } from './pattern-parts';

/**
 * English words before the number of a part of a house or of its grounds. They are names as often, so they count only
 * behind a street type.
 */
export const ENGLISH_UNIT_WORDS: readonly string[] =
  'slip pier hangar hngr stop dock berth ph penthouse no number'.split(' ');

/** `30 Lake St Slip 4`, `12 Main St N, No. 3`, `736 Route 100 Slip 4`, `12 Main St PH-B`; null where nobody speaks English. */
export function englishUnits({ languages, numberFirst, typesAtEnd: type }: LineWriting): string | null {
  if (!hasLanguage(languages, 'en') || !numberFirst || type === null) return null;
  const behindType = `(?<=(?<![\\p{IDS}\\p{N}])\\d\\S*\\s(?:[^,;\\n]*\\s)?(?:${type})\\.?(?:\\s(?:[nsew]{1,2}|\\d{1,3}))?(?:\\s*,\\s*|\\s+))`;
  const words = ENGLISH_UNIT_WORDS.join('|');
  const noTypeBehind = `(?!\\s+(?:${type})\\.?${WORD_ENDS})`;
  return `${behindType}(?:(?:${words})(?:\\.\\s?|\\s|(?=[\\d#]))#?\\s?\\d{1,4}\\p{IDS}?|ph[-\\s]\\p{IDS})${WORD_ENDS}${noTypeBehind}`;
}
