/**
 * `Lieudit Le Cros`, `au lieu-dit Le Cros`, `lieu-dit "Le Cros"`, `(lieu-dit) Le Cros`, and `LD Le Cros` where no name
 * of a street may go on so.
 */
const NAMED_PLACE =
  /(?<![\p{L}\p{N}'’])(?:au\s+)?\(?(?:lieu[\s-]?dit\)?\s*:?|ld\.?|(?<=^|[\d,;\n(]\s*)l\.\s?d\.\)?)\s+(?=["«]?\s*\p{L}{2})/giu;
/** Behind a house number and the name of its street. */
const ENDS_IN_STREET = /\d\S*\s+[^,;\n]*\p{L}{3}\s+$/u;
const QUOTES = /["«»]/g;

/** A line without the word for a named place, which most registers leave out. One behind a street is a part of its own. */
export function withoutPlaceWords(line: string): string {
  const bare = line.replace(NAMED_PLACE, (_, at: number) =>
    ENDS_IN_STREET.test(line.slice(0, at)) ? ', ' : '',
  );
  return bare === line ? line : bare.replace(QUOTES, '');
}

/**
 * `12 Rue Basse ZA de la Gare`, `12 Rue Basse Parc d'activités Nord`: behind a name of at least two words, the last one
 * no article.
 */
const BEFORE_ZONE =
  /(?<=^\s*\d+\s?(?:\p{L}|bis|ter|quater)?,?\s+\p{L}+\.?\s+[^,;\n]*(?!(?:des|les|aux|sur)\s)(?<![\p{L}])\p{L}[\p{L}'’-]{2,})\s+(?=(?:z\.?\s?[ai]\.?(?:[ce]\.?)?|zone (?:industrielle|artisanale|commerciale|d['’ ]activit[ée]s?)|parc d['’ ]activit[ée]s?|hameau|le bourg|lotissement|quartier)(?![\p{L}'’]))/iu;

/** A line whose street ends before the zone or the hamlet that it lies in; null if it has none. */
export function withZoneApart(line: string): string | null {
  const apart = line.replace(BEFORE_ZONE, ', ');
  return apart === line ? null : apart;
}
