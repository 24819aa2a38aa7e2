/**
 * `Lieudit Le Cros`, `au lieu-dit Le Cros`, `lieu-dit "Le Cros"`, `(lieu-dit) Le Cros`, and `LD Le Cros` where no name
 * of a street may go on so.
 */
const NAMED_PLACE =
  /(?<![\p{IDS}\p{N}'’])(?:au\s+)?\(?(?:lieu[\s-]?dit\)?\s*:?|ld\.?|(?<=^|[\d,;\n(]\s*)l\.\s?d\.\)?)\s+(?=["«]?\s*\p{IDS}{2})/giu;
/** Behind a house number and the name of its street. */
const ENDS_IN_STREET = /\d\S*\s+[^,;\n]*\p{IDS}{3}\s+$/u;
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
  /(?<=^\s*\d+\s?(?:\p{IDS}|bis|ter|quater)?,?\s+\p{IDS}+\.?\s+[^,;\n]*(?!(?:des|les|aux|sur)\s)(?<![\p{IDS}])\p{IDS}[\p{IDS}'’-]{2,})\s+(?=(?:z\.?\s?[ai]\.?(?:[ce]\.?)?|zone (?:industrielle|artisanale|commerciale|d['’ ]activit[ée]s?)|parc d['’ ]activit[ée]s?|hameau|le bourg|lotissement|quartier)(?![\p{IDS}'’]))/iu;

/** A line whose street ends before the zone or the hamlet that it lies in; null if it has none. */
export function withZoneApart(line: string): string | null {
  const apart = line.replace(BEFORE_ZONE, ', ');
  return apart === line ? null : apart;
}

/** `dép. 75`, `département 2A`. */
const DEPARTMENT =
  /[\s,;|]+d[ée]p(?:artement|t)?\.?\s+(?:n[°o]\s?)?(\d{2}|2[AB]|97\d)(?=\s*(?:[,;|\n)]|$))/giu;
/** `81 rue Bobillot, 75013 Paris, 75`: the first digits of the postcode, alone at the end of the line. */
const FIRST_DIGITS_AGAIN = [
  /(?<=(?<!\d)(\d{2})\d{3}(?!\d)\D*\p{IDS}{2})\s*[,;|\n>_*•·\\-]\s*(\1)(?=[\s,;|]*(?:France)?[\s,;|]*$)/iu,
  /(?<=(?<!\d)(97\d)\d{2}(?!\d)\D*\p{IDS}{2})\s*[,;|\n>_*•·\\-]\s*(\1)(?=[\s,;|]*(?:France)?[\s,;|]*$)/iu,
];
/** `12 rue des Panoyaux, Paris, 75`: a smaller number may be that of a district. */
const BEHIND_TOWN =
  /(?<=^[^\d,]*\d{1,4}[^\d,]*(?:,[^\d,]*)?,\s*\p{IDS}[^\d,]*)\s*,\s*(2[1-9AB]|[3-9]\d|97\d)\s*$/iu;
/** A quick look: most lines have none of them. */
const MAY_HOLD_DEPARTMENT = /[,;|\s]d[ée]p|[,;|\n>_*•·\\-]\s*\d[\dab]\d?[\s,;|]*(?:France)?[\s,;|]*$/iu;

/** The line with the number of its department in brackets, as in `Paris (75)`. */
export function withDepartmentInBrackets(line: string): string {
  if (!MAY_HOLD_DEPARTMENT.test(line)) return line;
  const named = line.replace(DEPARTMENT, ' ($1)');
  return FIRST_DIGITS_AGAIN.reduce((rest, digits) => rest.replace(digits, ' ($2)'), named).replace(
    BEHIND_TOWN,
    ' ($1)',
  );
}
