/** Words of shops and offices for the number of a customer, an order, a bill or a file; a word for a number may be joined to them. */
const JOINED = [
  'klant(?:en)?|debiteur(?:en)?|relatie|bestel(?:ling)?|order|factuur|dossier|polis(?=-?n(?:r|ummer))|contract|lid|zaak|referentie|',
  'kunden?|bestell(?:ung)?|auftrags?|rechnungs?|vertrags?|akten?|mitglieds?|ordre|faktura|kund|medlems?',
].join('');
const APART = [
  'r[ée]f(?:[ée]rence|erenz|erencia)?|rif(?:erimento)?|uw ref|our ref|your ref|',
  'commande|facture|client|adh[ée]rent|contrat|customer|account|acct|invoice|tracking|ticket|',
  'ordine|fattura|(?:codice )?cliente|pratica|pedido|factura|expediente',
].join('');
const NUMBER_WORD = '(?:n[°ºo]\\.?|nr\\.?|num(?:mer|ber|éro|ero)?\\.?|id|#)';
/** At least four digits: fewer may be a house number. `9401 HS` is a postcode. */
const NUMBER =
  '(?!\\d{4}\\s?\\p{Lu}{2}(?!\\p{L}))(?:\\p{Lu}{1,4}-?)?\\d{4,12}(?:-\\d{1,6})?(?![\\p{L}\\p{N}]|-\\d)';
/** Signs and a word between the word and its number; in front of the word, too: `n° client 68470`. */
const BEFORE_NUMBER = `\\.?\\s?${NUMBER_WORD}?\\s?[:#=]?\\s?`;

/** Patterns of these numbers, also with a sign alone at an end of the line: `#48213`. Flags `giu`. */
export const REFERENCE_NUMBERS: readonly string[] = [
  `(?<![\\p{L}\\p{N}])(?:${NUMBER_WORD}\\s)?(?:${JOINED})-?(?:n(?:r|ummer|o)\\.?)?${BEFORE_NUMBER}${NUMBER}`,
  `(?<![\\p{L}\\p{N}])(?:${NUMBER_WORD}\\s)?(?:${APART})${BEFORE_NUMBER}${NUMBER}`,
  // `Boise, ID 83702` is a state and its postcode.
  `(?<![\\p{L}\\p{N}])id\\s?[:#=]\\s?${NUMBER}|^id\\s${NUMBER}(?=.*\\d)`,
  '^#\\s?\\d{4,12}(?=[\\s,:;-]+\\S)|(?<=\\d.*[\\s,;])#\\s?\\d{5,12}\\s*$',
];
/** A quick look: `straat` has none of these words at the beginning of one. */
const MAY_BE_REFERENCE =
  /(?:#|\b(?:r[eé]f|rif|klant|kund|debit|relat|bestel|ord[eri]|fa[ckt]t|fakt|dossier|polisn|contr|lid|zaak|auftr|rechn|vertr|akte|mitgl|medlem|comm|cli|adh|custom|acc|invoice|track|ticket|prati|pedido|exped|id\b))\D{0,24}\d{4}/i;
/** Of a reference and of the house. */
export const LEAST_DIGITS_WITH_REFERENCE = 5;

/** False for a line without a match of these patterns. */
export function mayHoldReference(line: string): boolean {
  return MAY_BE_REFERENCE.test(line);
}
