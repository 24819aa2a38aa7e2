import { NOT_IN_WORD } from './patterns/pattern-parts';

/** Words of shops and offices for a customer, an order, a bill or a file. A word for a number may be joined to them. */
const JOINED = [
  'klant(?:en)?|debiteur(?:en)?|relatie|bestel(?:ling)?|order|factuur|dossier|polis(?=-?n(?:r|ummer))|contract|lid|zaak|referentie|',
  'kunden?|bestell(?:ung)?|auftrags?|rechnungs?|vertrags?|akten?|mitglieds?|ordre|faktura|kund|medlems?',
].join('');
/** Other such words: a word for a number stands apart from them. */
const APART = [
  'r[ée]f(?:[ée]rence|erenz|erencia)?|rif(?:erimento)?|uw ref|our ref|your ref|',
  'commande|facture|client|adh[ée]rent|contrat|customer|account|acct|invoice|tracking|ticket|',
  'ordine|fattura|(?:codice )?cliente|pratica|pedido|factura|expediente',
].join('');
const NUMBER_WORD = '(?:n[°ºo]\\.?|nr\\.?|num(?:mer|ber|éro|ero)?\\.?|id|#)';
/** At least four digits: fewer may be a house number. `9401 HS` is a postcode. */
const NUMBER =
  '(?!\\d{4}\\s?\\p{Lu}{2}(?!\\p{IDS}))(?:\\p{Lu}{1,4}-?)?\\d{4,12}(?:-\\d{1,6})?(?![\\p{IDS}\\p{N}]|-\\d)';
/** What stands between such a word and its number: `klantnr. 48213`, `client n° : 68470`. */
const BEFORE_NUMBER = `\\.?\\s?${NUMBER_WORD}?\\s?[:#=]?\\s?`;

/**
 * `#48213` alone in front of an address with a house number of its own: `#48213 12 Main St`, `#48213 Brink 1`. In `#4144 Main St` and
 * `#4144 90th St` it is the house number.
 */
const SIGN_IN_FRONT = [
  // `#1204-500 King St` is suite 1204 of number 500.
  '^#\\s?\\d{4,12}(?=[\\s,:;]+\\d+(?!\\d|st|nd|rd|th))',
  '^#\\s?\\d{5,12}(?=[\\s,:;-]+\\d+(?!\\d|st|nd|rd|th))',
  '^#\\s?\\d{5,12}(?=[\\s,:;-]+\\p{IDS}\\P{N}*\\d{1,3}\\p{IDS}?(?!\\d))',
].join('|');

/** Patterns of these numbers, also with a sign alone at either end of the line. Flags `giu`. */
export const REFERENCE_NUMBERS: readonly string[] = [
  `${NOT_IN_WORD}(?:${NUMBER_WORD}\\s)?(?:${JOINED})-?(?:n(?:r|ummer|o)\\.?)?${BEFORE_NUMBER}${NUMBER}`,
  `${NOT_IN_WORD}(?:${NUMBER_WORD}\\s)?(?:${APART})${BEFORE_NUMBER}${NUMBER}`,
  // `Boise, ID 83702` is a state and its postcode.
  `${NOT_IN_WORD}id\\s?[:#=]\\s?${NUMBER}|^id\\s${NUMBER}(?=.*\\d)`,
  `${SIGN_IN_FRONT}|(?<=\\d.*[\\s,;])#\\s?\\d{5,12}\\s*$`,
];
/** A quick look, which also lets some other lines pass. Only the beginning of a word counts: `straat` holds none. */
const MAY_BE_REFERENCE =
  /(?:#|\b(?:r[eé]f|rif|klant|kund|debit|relat|bestel|ord[eri]|fa[ckt]t|fakt|dossier|polisn|contr|lid|zaak|auftr|rechn|vertr|akte|mitgl|medlem|comm|cli|adh|custom|acc|invoice|track|ticket|prati|pedido|exped|id\b))\D{0,24}\d{4}/i;
/** Fewest digits of a line with a reference: four of it, and one of the house. */
export const LEAST_DIGITS_WITH_REFERENCE = 5;

/** False for a line without a match of these patterns. */
export function mayHoldReference(line: string): boolean {
  return MAY_BE_REFERENCE.test(line);
}
