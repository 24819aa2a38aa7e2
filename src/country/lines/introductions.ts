import { anyOf, withAnyMarks } from './patterns/pattern-parts';

type Words = Readonly<Record<string, string>>;

/**
 * By language (ISO 639): what people write or say in front of an address, to tell what to do with it or that it follows. No name of
 * a street begins so.
 */
const INTRODUCTIONS: Words = {
  cs: 'doručit na|doručovací adresa|dodací adresa',
  da: 'jeg bor|vi bor|bopæl|boende|bosat|beliggende|faktura|leveres|leveres til|levering til|leveringsadresse|sendes|sendes til|besøgsadresse|byggeplads|afhentning',
  de:
    'ich wohne|wir wohnen|wohnhaft|bitte liefern|liefern|lieferung an|senden an|rechnung|rechnungsadresse|rechnungsanschrift|' +
    'adresse ist|an die bewohner|zu vermieten|zu verkaufen|abholung|baustelle|domizil|meine adresse ist|zustellung',
  en: 'deliver to|delivered to|delivery to|ship to|send to|mail to|consignee',
  es: 'entregar en|entrega en|enviar a|vivo en|dirección de entrega',
  fi: 'toimitusosoite|postiosoite|käyntiosoite',
  fr:
    "j'habite|habite|livrer|livraison|adresse de livraison|adresse de facturation|expédier|envoyer|siège social|rdv|rendez-vous|" +
    "facturation|chantier|mon adresse est|l'adresse est|aux occupants du|à louer|à vendre",
  hu: 'szállítási cím|levelezési cím',
  is: 'ég á heima|til heimilis|ég bý|bý á|sendist|sent á|afhending|greiðandi|á heima',
  it:
    'abito|residente|consegnare|consegna|indirizzo di consegna|fatturare|con sede|sede legale|destinazione|cantiere|domiciliato|' +
    'spedire',
  nl:
    'ik woon|wij wonen|we wonen|graag bezorgen|graag leveren|te leveren|leveren|bezorgen|verzenden|ophalen|naar|we verhuizen naar|' +
    'verhuisd naar|ons adres is|adres is|aan de bewoners van|aan de bewoner van|aan de bewoners van het pand|mijn adres is|het adres is|het gaat om|leveradres|facturatieadres|maatschappelijke zetel|werfadres',
  no: 'leveringsadresse|besøksadresse',
  pl: 'dostawa|adres dostawy|wysłać na',
  pt: 'entregar em|entregar na|entregar no|entrega em|enviar para|moro em|moro na|moro no',
  sv: 'levereras till|skickas till|leverans till|leveransadress|besöksadress|postadress',
  tr: 'teslimat adresi|fatura adresi',
};
const POLITE = 'please|graag|hallo|hoi|bitte|por favor|per favore|proszę|prosím|lütfen';
const PREPOSITIONS = 'op|aan|bij|naar|au|à|an|bei|på|til|á|að|in|a';
/** A preposition in front of an article begins the name of a street as often: `ich wohne An der Kirche 1`. */
const ARTICLES = "de|het|den|der|dem|das|die|'t|la|le|les|l'";

/** Thanks and greetings that close a letter. */
const CLOSINGS: Words = {
  da: 'på forhånd tak|mvh|med venlig hilsen',
  de: 'vielen dank|mfg|mit freundlichen grüßen|mit freundlichen grüssen|viele grüsse|viele grüße|lg',
  en: 'kind regards|best regards|thank you|many thanks',
  fr: "cordialement|cdt|merci beaucoup|merci bcp|merci d'avance|bàv|bien à vous",
  is: 'takk fyrir|kær kveðja|kveðja',
  it: 'grazie mille|cordiali saluti|distinti saluti',
  nl: 'alvast bedankt|groetjes|vriendelijke groeten|met vriendelijke groet|mvg|m.v.g|dank u|dankjewel',
};
/** Those of one word that begin or end names stand behind a comma or a full stop. */
const CLOSINGS_APART: Words = {
  da: 'tak|haster',
  de: 'danke|grüsse|grüße|eilt',
  en: 'thanks|regards|cheers',
  fr: 'merci|urgent|svp',
  is: 'takk|kv',
  it: 'grazie|urgente|saluti',
  nl: 'bedankt|dank|groeten|spoed|aub|a.u.b',
};

const any = (...lists: readonly string[]) =>
  `(?:${withAnyMarks(anyOf(lists.flatMap((list) => list.split('|'))) ?? '')})`;
const ofAll = (words: Words) => any(...Object.values(words));

const IN_FRONT = new RegExp(
  `^\\s*["“]?(?:${any(POLITE)}[,!]?\\s+)?${ofAll(INTRODUCTIONS)}\\.?(?:\\s*[:–-])?` +
    `(?:\\s+${any(PREPOSITIONS)}(?=\\s)(?!\\s+${any(ARTICLES)}(?![\\p{IDS}])))?(?:\\s*:)?\\s+` +
    '(?=\\p{IDS}.*\\d|\\P{L}*\\d+.*\\p{IDS}{2}|\\p{IDS}{3}.*\\s\\p{IDS}{3})',
  'iu',
);
/** `ASBL Les Amis, siège social : rue Haute 12`: behind a name, a colon tells that the address follows. */
const BEHIND_NAME = new RegExp(`(?<=[,;\\n]\\s*)${ofAll(INTRODUCTIONS)}\\s*:\\s*(?=[\\p{IDS}\\d])`, 'giu');
const AT_END = new RegExp(
  `(?:[\\s,.;–-]+${ofAll(CLOSINGS)}|\\s*[,.;\\n]\\s*${ofAll(CLOSINGS_APART)})[.!\\s]*$`,
  'iu',
);
const MAY_CLOSE = /\p{IDS}[.!\s]*$/u;
const HAS_LETTER = /\p{IDS}/u;
const HAS_DIGIT = /\d/;

/** `Ik woon op Brink 1 Assen`, `Leveres til Storgata 5, 0155 Oslo`: the line without what introduces its address. */
export function withoutIntroduction(line: string): string {
  const address = line.replace(IN_FRONT, '');
  return address.includes(':') ? address.replace(BEHIND_NAME, '') : address;
}

/** `Brink 1, Assen, alvast bedankt`: the line without thanks or greetings at its end. */
export function withoutClosing(line: string): string {
  const closing = MAY_CLOSE.test(line) ? AT_END.exec(line) : null;
  if (closing === null) return line;
  const address = line.slice(0, closing.index);
  return HAS_LETTER.test(address) && HAS_DIGIT.test(address) ? address : line;
}
