import { withAnyMarks } from './patterns/pattern-parts';

/** Words that forms and letters write before an address, folded. No name of a street begins with one. */
export const ADDRESS_LABELS: readonly string[] = [
  ...['adres', 'bezoekadres', 'woonadres', 'postadres', 'bezorgadres', 'afleveradres', 'factuuradres'],
  ...['adresse', 'lieferadresse', 'anschrift', 'lieferanschrift', 'postanschrift', 'wohnanschrift'],
  ...['address', 'addr', 'indirizzo', 'direccion', 'endereco', 'heimilisfang', 'adresa', 'osoite', 'e-?911'],
  // The heading of a page.
  ...['contact', 'kontakt', 'contatti', 'contatto'],
];
const LABEL_IN_FRONT = new RegExp(
  `^(?:${withAnyMarks(ADDRESS_LABELS.join('|'))})\\s+(?=\\p{IDS}.*\\d|\\d+.*\\p{IDS}{2})`,
  'iu',
);

/** `Bezoekadres Brink 1 Assen`, `Lieferadresse Gartenweg 9`: the line without the label of a field, which lacks its colon. */
export function withoutAddressLabel(line: string): string {
  return line.replace(LABEL_IN_FRONT, '');
}
