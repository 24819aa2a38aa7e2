/** Words that say that an address has no house number, in any language. Nothing else is written so. */
const ANYWHERE =
  's/n(?:[°ºo])?|s\\.?n\\.?c\\.?|z\\.\\s?n\\.|o\\.\\s?nr\\.|ohne (?:haus)?nummer|zonder (?:huis)?nummer|ongenummerd|' +
  'sans num[ée]ro|senza numero(?: civico)?|sin n[úu]mero|sem n[úu]mero|uden (?:hus)?nummer|utan (?:hus)?nummer|' +
  '[áa]n (?:h[úu]s)?n[úu]mers|no (?:house )?number|unnumbered|ong\\.';
/** Shorter ones, which could begin a name too. */
const AT_END = '[os]\\.\\s?n\\.?|sn|zn|ong';

/** The words that show that a line may have them, folded. Others have a sign: `s/n`, `z.n.`, `o. Nr.`. */
export const NO_NUMBER_WORDS: readonly string[] =
  'snc ohne zonder ongenummerd sans senza sin sem uden utan numers husnumers number unnumbered sn zn ong'.split(
    ' ',
  );

/** `Kerkstraat z.n., Assen`, `Via Roma snc Milano`, `Rue du Four s/n`: behind the name of a street; also `Via Roma 1 s.n.c.`. */
export const NO_NUMBER =
  `(?<=[\\p{IDS}\\p{N}]{2}\\.?[\\s,]+)(?:(?:${ANYWHERE})(?![\\p{IDS}\\p{N}])` +
  `|(?:${AT_END})(?=\\s*(?:[,;)\\n]|$)))|(?<=(?<!\\p{IDS})\\d[\\s,]+)(?:${ANYWHERE})(?![\\p{IDS}\\p{N}])`;

/** A field that says so: `z.n.`, `s/n`, `snc`. A house may have the number 0. */
export const MEANS_NO_NUMBER = new RegExp(`^(?:${ANYWHERE}|${AT_END})$`, 'iu');
