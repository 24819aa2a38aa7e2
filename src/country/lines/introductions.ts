import { anyOf } from './patterns/pattern-parts';

/** What people write in front of an address to say what to do with it, or that it follows. No street is called so. */
const INTRODUCTIONS: readonly string[] = [
  ...['deliver to', 'delivered to', 'delivery to', 'ship to', 'send to', 'mail to', 'consignee'],
  ...['leveres til', 'sendes til', 'levering til', 'leveringsadresse', 'besøksadresse', 'besøgsadresse'],
  ...['levereras till', 'skickas till', 'leverans till', 'leveransadress', 'besöksadress', 'postadress'],
  ...['toimitusosoite', 'postiosoite', 'käyntiosoite', 'lieferung an', 'liefern an', 'senden an'],
  ...['bezorgen op', 'bezorgen bij', 'leveren aan', 'verzenden naar', 'livrer à', 'livraison à'],
  ...['adresse de livraison', 'entregar en', 'entrega en', 'enviar a', 'vivo en', 'dirección de entrega'],
  ...[
    'entregar em',
    'entregar na',
    'entregar no',
    'entrega em',
    'enviar para',
    'moro em',
    'moro na',
    'moro no',
  ],
  ...['consegnare a', 'consegnare in', 'consegna in', 'spedire a', 'dostawa', 'adres dostawy', 'wysłać na'],
  ...['doručit na', 'doručovací adresa', 'dodací adresa', 'szállítási cím', 'levelezési cím'],
  ...['teslimat adresi', 'fatura adresi'],
];
const POLITE = '(?:please|bitte|por favor|per favore|proszę|prosím|lütfen)\\s+';
/** A number follows, so there is an address. */
const IN_FRONT = new RegExp(
  `^["“]?(?:${POLITE})?(?:${anyOf(INTRODUCTIONS)})\\s*[:–-]?\\s+(?=\\P{N}*\\d)`,
  'iu',
);

/** `Leveres til Storgata 5, 0155 Oslo`: the line without what introduces its address. */
export function withoutIntroduction(line: string): string {
  return line.replace(IN_FRONT, '');
}
