/**
 * Words with which people fill in a field that does not apply to them, in any language, and signs alone: `nvt`, `n/a`,
 * `geen`, `-`.
 */
export const MEANS_NOTHING =
  /^(?:[^\p{IDS}\p{N}]+|n\.?v\.?t\.?|#?n[./]a\.?|#n\/b|[(<]?null[)>]?|nan|xxx+|niet van toepassing|none|geen|nee|nihil|keine?|entfällt|n[ée]ant|aucune?|nessuno|ninguno|ingen|sans|engi[nr]n?|ekkert)$/iu;
/** Words of a line, none of them a name, that say that something is unknown or does not apply: `onbekend`, `n/a`. */
export const MEANS_UNKNOWN =
  /^(?:n\.?v\.?t\.?|#?n[./]a\.?|none|\(?null\)?|onbekend|unknown|inconnue?|unbekannt|ukendt|ukjent|okänd|óþekkt|sconosciuto|desconocido|nieznany)$/iu;
