/** What stands around an address that was copied from a web page: opening hours, and the year of the copyright. */

const OPEN =
  'open(?:ed)?(?: now)?|closed|geopend|gesloten|ge[öo]ffnet|geschlossen|ouvert|ferm[ée]|aperto|chiuso|åbent?|lukket|opið|lokað';
const CHANGES =
  'closes|opens|sluit|opent|schlie(?:ß|ss)t|[öo]ffnet|ferme|ouvre|chiude|apre|lukker|åbner|lokar|opnar';
// `10-12 H Street`: the letter is that of an hour only right behind its digit.
const HOUR = '(?:\\s?(?:[ap]\\.?m|uhr|uur)|h)(?![\\p{IDS}\\p{N}])';
const CLOCK = `(?:[01]?\\d|2[0-4])(?:[:.h]\\d{2})?(?:${HOUR}\\.?)?`;
const DAY =
  '(?:mon|tue|wed|thu|fri|sat|sun)(?:day|s|nes|r|ur)?(?:day)?|mo|di|mi|do|fr|sa|so|ma|wo|vr|za|zo|lun(?:di|ed[iì])?|ven(?:dredi|erd[iì])?|sam(?:edi)?|sab(?:ato)?|man|fre|lør|søn';
const UNTIL = '\\s?(?:[-–—]|to|bis|t/m|tot|au|al?|til)\\s?';
const BEFORE = '(?<![\\p{IDS}\\p{N}])';
const ENDS = '(?![\\p{IDS}\\p{N}])';

/** `Open ⋅ Closes 5 PM`, `Geöffnet · Schließt um 18:00 Uhr`, `Mo-Fr 9-17 Uhr`, `ma-vr 9-17`, `9am - 5pm`; `© 2024`. Flags `giu`. */
export const PAGE_WORDS: readonly string[] = [
  `${BEFORE}(?:${OPEN})\\s?[⋅·•∙.,|–-]\\s?(?:${CHANGES})(?:\\s(?:om|um|at|à|alle(?: ore)?|kl\\.?|kl|soon))*\\s${CLOCK}(?:\\s(?:${DAY}))?${ENDS}`,
  // The days tell enough: `ma-vr 9-17`.
  `${BEFORE}(?<=\\d[^]*)(?:${DAY})\\.?${UNTIL}(?:${DAY})\\.?:?\\s${CLOCK}${UNTIL}${CLOCK}${ENDS}`,
  // `Open house Sunday 1-3 PM: 12 Main St`, `Opið hús kl. 13-14: Iðndalur 10`.
  `${BEFORE}(?<=^\\P{N}*)(?:kl\\.?\\s?)?${CLOCK}${UNTIL}(?:(?<=kl\\.?\\s?\\d[^]*)|(?=[\\d:.]{1,5}${HOUR}))${CLOCK}\\s?:(?=\\s)`,
  // `16 Rue Haute à 14h30`: behind a house number.
  `${BEFORE}(?<=\\d[^]*\\p{IDS}[^]*)(?:à|avant|après|vers|dès|kl\\.?|klokken)\\s\\d{1,2}(?:h(?:\\d{2})?|:\\d{2})${ENDS}`,
  // A house number stands before it.
  `${BEFORE}(?<=\\d[^]*\\p{IDS}[^]*)(?:(?:${DAY})\\.?${UNTIL}(?:${DAY})\\.?:?\\s)?${CLOCK}${UNTIL}(?=[\\d:.]{1,5}${HOUR}|\\d{1,2}h\\d{2})${CLOCK}${ENDS}`,
  '(?:©|\\(c\\)(?=\\s?(?:19|20)\\d{2})|(?<!\\p{IDS})copyright(?!\\p{IDS}))[\\s©]*(?:19|20)\\d{2}(?:\\s?[-–]\\s?(?:19|20)\\d{2})?(?!\\d)',
];
const TELLS_OF_PAGE =
  /[⋅©∙]|\d\s?[ap]\.?m(?!\p{IDS})|\d(?:\s?(?:uhr|uur)|h)(?!\p{IDS})|[-–]\p{IDS}{2,9}\.?:?\s\d[\d:.h]*\s?[-–]|copyright|\(c\)\s?\d|\dh\d|(?<!\p{IDS})kl\.?\s?\d/iu;

/** False for a line without a match of these patterns. */
export function mayHoldPageWords(line: string): boolean {
  return TELLS_OF_PAGE.test(line);
}
