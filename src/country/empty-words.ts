import { NO_NUMBER_ALONE } from './no-number';

/** A number that says that there is none: `z.n.`, `s/n`, `snc`. A house may have the number 0. */
export const MEANS_NO_NUMBER = new RegExp(`^${NO_NUMBER_ALONE}$`, 'iu');

/**
 * Words with which people fill in a field that does not apply to them, in any language, and signs alone: `nvt`, `n/a`,
 * `geen`, `-`.
 */
export const MEANS_NOTHING =
  /^(?:[^\p{L}\p{N}]+|n\.?v\.?t\.?|n[./]a\.?|niet van toepassing|none|null|geen|nee|nihil|keine?|entfällt|n[ée]ant|aucune?|nessuno|ninguno|ingen)$/iu;
