import { fold } from '../../text/fold';
import { anyOf, withAnyMarks } from './patterns/pattern-parts';

/** What people write or say in front of an address, with the preposition that belongs to it. No name of a street begins so. */
const INTRODUCTIONS = [
  // Dutch
  ...[
    'ik woon',
    'wij wonen',
    'we wonen',
    'graag bezorgen',
    'graag leveren',
    'te leveren',
    'leveren',
    'bezorgen',
    'ophalen',
  ],
  ...[
    'naar',
    'we verhuizen naar',
    'verhuisd naar',
    'ons adres is',
    'mijn adres is',
    'het adres is',
    'het gaat om',
    'leveradres',
  ],
  ...['facturatieadres', 'maatschappelijke zetel', 'werfadres'],
  // French
  ...[
    "j'habite",
    'habite',
    'livrer',
    'livraison',
    'adresse de livraison',
    'adresse de facturation',
    'expédier',
  ],
  ...[
    'envoyer',
    'siège social',
    'rdv',
    'rendez-vous',
    'facturation',
    'chantier',
    'mon adresse est',
    "l'adresse est",
  ],
  // German
  ...['ich wohne', 'wir wohnen', 'wohnhaft', 'bitte liefern', 'liefern', 'rechnung', 'rechnungsadresse'],
  ...['rechnungsanschrift', 'abholung', 'baustelle', 'domizil', 'meine adresse ist', 'zustellung'],
  // Italian
  ...[
    'abito',
    'residente',
    'consegnare',
    'consegna',
    'indirizzo di consegna',
    'fatturare',
    'con sede',
    'sede legale',
  ],
  ...['destinazione', 'cantiere', 'domiciliato', 'spedire', 'ind'],
  // Danish
  ...['jeg bor', 'vi bor', 'faktura', 'leveres', 'leveringsadresse', 'sendes', 'byggeplads', 'afhentning'],
  // Icelandic
  ...['ég á heima', 'ég bý', 'bý', 'sendist', 'sent', 'afhending', 'greiðandi', 'á heima'],
];
const PREPOSITIONS = [
  ...['op', 'aan', 'bij', 'naar', 'au', 'à', 'an', 'bei', 'på', 'til', 'á', 'að', 'in', 'a'],
];
/** A preposition in front of an article begins the name of a street as often: `ich wohne An der Kirche 1`. */
const ARTICLES = ['de', 'het', 'den', 'der', 'dem', 'das', 'die', "'t", 'la', 'le', 'les', "l'"];
const any = (words: readonly string[]) => withAnyMarks(anyOf(words) ?? '');
const IN_FRONT = new RegExp(
  `^\\s*(?:${any(INTRODUCTIONS)})\\.?(?:\\s*:|(?:\\s+(?:${any(PREPOSITIONS)})(?=\\s)(?!\\s+(?:${any(ARTICLES)})(?![\\p{L}])))?(?:\\s*:)?)\\s+(?=\\p{L}.*\\d|\\d+.*\\p{L}{2}|\\p{L}{3}.*\\s\\p{L}{3})`,
  'iu',
);

/** Thanks and greetings that close a letter. Those of one word that begin or end names stand behind a comma or a full stop. */
const CLOSINGS = [
  ...[
    'alvast bedankt',
    'groetjes',
    'vriendelijke groeten',
    'met vriendelijke groet',
    'mvg',
    'm.v.g',
    'dank u',
    'dankjewel',
  ],
  ...['cordialement', 'cdt', 'merci beaucoup', 'merci bcp', "merci d'avance", 'bàv', 'bien à vous'],
  ...[
    'vielen dank',
    'mfg',
    'mit freundlichen grüßen',
    'mit freundlichen grüssen',
    'viele grüsse',
    'viele grüße',
    'lg',
  ],
  ...['grazie mille', 'cordiali saluti', 'distinti saluti', 'på forhånd tak', 'mvh', 'med venlig hilsen'],
  ...['takk fyrir', 'kær kveðja', 'kveðja', 'kind regards', 'best regards', 'thank you', 'many thanks'],
];
const CLOSINGS_APART = [
  ...[
    'bedankt',
    'dank',
    'groeten',
    'spoed',
    'merci',
    'urgent',
    'danke',
    'grüsse',
    'grüße',
    'eilt',
    'grazie',
    'urgente',
  ],
  ...['saluti', 'tak', 'haster', 'takk', 'kv', 'thanks', 'regards', 'cheers', 'svp', 'aub', 'a.u.b'],
];
const AT_END = new RegExp(
  `(?<=\\d.*\\p{L}.*|\\p{L}.*\\d.*)(?:[\\s,.;–-]+(?:${any(CLOSINGS)})|\\s*[,.;\\n]\\s*(?:${any(CLOSINGS_APART)}))[.!\\s]*$`,
  'iu',
);
const LAST_WORD = /(\p{L}+)[.!\s]*$/u;
/** The last words of the closings, folded: a line that ends in none of them has no closing, which takes less time to tell. */
const LAST_WORDS: ReadonlySet<string> = new Set(
  [...CLOSINGS, ...CLOSINGS_APART].map((closing) => fold(LAST_WORD.exec(closing)![1]!)),
);

/** `Ik woon op Brink 1 Assen`, `rdv au 12 rue Lepic`: the line without what introduces its address. */
export function withoutIntroduction(line: string): string {
  return line.replace(IN_FRONT, '');
}

/** `Brink 1, Assen, alvast bedankt`: the line without thanks or greetings at its end. */
export function withoutClosing(line: string): string {
  const [, last] = LAST_WORD.exec(line) ?? [];
  return last !== undefined && LAST_WORDS.has(fold(last)) ? line.replace(AT_END, '') : line;
}
