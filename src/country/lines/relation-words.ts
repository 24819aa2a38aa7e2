import { Phrases } from './phrases';

/** Words that relate two parts of a line, or the meant place to the named one. */
export interface RelationWords {
  /** The meant place is beside the address: `tegenover`, `face à`, `opposite`. */
  readonly near: Phrases;
  /** The same right before a number (`Brink achter 12`): elsewhere they begin names. */
  readonly nearNumber: Phrases;
  /** A hundred of house numbers, behind the first of them: `1200 block of Main St`. */
  readonly block: Phrases;
  /** Two streets meet: `hoek`, `corner of`. */
  readonly corner: Phrases;
  /** Stands between two streets that meet, or between two numbers: `en`, `and`. */
  readonly and: Phrases;
  /** Stands between the first and the last number of a range: `t/m`, `bis`. */
  readonly upTo: Phrases;
  /** Those of `near`, `block` and `corner`: no names of streets have them, but few. */
  readonly beside: Phrases;
  /** Those and `and`: what may tell more of a line than a street and a place. */
  readonly any: Phrases;
}

type Kind = Exclude<keyof RelationWords, 'beside' | 'any'>;
type Rare = 'nearNumber' | 'block';
type Table = Readonly<Record<Exclude<Kind, Rare>, string>> & Readonly<Partial<Record<Rare, string>>>;

/**
 * By language. The tables of libpostal have few of these words, and some of them begin street names. Words that often
 * begin a street name (`bij`, `achter`, `vor`) are left out of `near`.
 */
const WORDS: Readonly<Record<string, Table>> = {
  nl: {
    near:
      'tegenover|schuin tegenover|recht tegenover|t/o|t.o.|ter hoogte van|t.h.v.|thv|ter plaatse van|t.p.v.|tpv|nabij|' +
      'in de nabijheid van|in de buurt van|vlak bij|vlakbij|dichtbij|naast',
    nearNumber: 'achter|bij|voor|to',
    corner:
      'hoek|hoek van|hoek met|op de hoek van|op de hoek|h/o|kruising|kruising van|kruispunt|kruispunt van',
    and: 'en|met',
    upTo: 't/m|tm|t.m.|tot|tot en met|en',
  },
  fr: {
    near:
      'face à|face au|face aux|en face|en face de|en face du|vis-à-vis|vis-à-vis de|vis-à-vis du|' +
      'en vis-à-vis|en vis-à-vis de|en vis-à-vis du|à côté de|à côté du|' +
      'près de|près du|proche de|proche du|à proximité de|à proximité du|à hauteur de|à hauteur du|à la hauteur de|' +
      'au niveau de|au niveau du|devant',
    nearNumber: 'derrière|derrière le',
    corner:
      "angle|à l'angle|à l'angle de|à l'angle du|à l'angle des|l'angle de|angle de|coin|au coin de|coin de|" +
      'croisement|au croisement de|croisement de|intersection|intersection de',
    and: 'et|avec',
    upTo: "à|au|jusqu'à|et",
  },
  de: {
    near:
      'gegenüber|gegenueber|gegenüber von|schräg gegenüber|ggü.|nahe|nahe bei|in der nähe von|in höhe|auf höhe|' +
      'auf höhe von|neben',
    nearNumber: 'hinter|bei|vor',
    corner: 'ecke|an der ecke|an der ecke von|ecke von|eck|kreuzung|kreuzung von',
    and: 'und|u.|mit',
    upTo: 'bis|und|u.',
  },
  en: {
    near:
      'opposite|opp.|opposite to|near|near to|nearby|next to|next door to|across from|across the street from|' +
      'adjacent to|close to|in front of|beside|outside',
    nearNumber: 'behind|at the rear of|rear of',
    block: 'block|block of|blk|blk of|blk.',
    corner:
      'corner|corner of|cnr|cnr of|cor|cor of|at the corner of|on the corner of|intersection|intersection of|' +
      'at the intersection of|junction of|crossing of|cross street|cross st|between|betw|btwn|bet|b/w',
    and: 'and|at|with|meets|off',
    upTo: 'to|thru|through|till|until|and',
  },
  es: {
    near: 'frente a|frente al|enfrente de|enfrente del|junto a|junto al|cerca de|cerca del|al lado de|a la altura de',
    corner:
      'esquina|esq.|esquina de|esquina con|en la esquina de|cruce|cruce de|intersección|intersección de|entre|e/',
    and: 'y|e|con',
    upTo: 'a|al|hasta|y',
  },
  it: {
    near: "di fronte|di fronte a|di fronte al|accanto a|accanto al|vicino a|vicino al|presso|nei pressi di|all'altezza di",
    corner:
      "angolo|ang.|angolo con|angolo di|all'angolo tra|all'angolo di|incrocio|incrocio con|incrocio tra",
    and: 'e|con',
    upTo: 'a|al|fino a|fino al|e',
  },
  pt: {
    near: 'em frente|em frente a|em frente ao|em frente à|perto de|perto do|perto da|junto a|junto ao|ao lado de|próximo a',
    corner:
      'esquina|esq.|esquina de|esquina com|esquina da|na esquina de|na esquina da|cruzamento|cruzamento de',
    and: 'e|com',
    upTo: 'a|ao|até|e',
  },
  da: {
    near: 'over for|overfor|ved siden af|nær|i nærheden af|tæt på|tæt ved|ud for',
    corner: 'hjørnet|hjørnet af|hjørne af|på hjørnet af|krydset',
    and: 'og',
    upTo: 'til|og',
  },
  nb: {
    near: 'overfor|ovenfor|rett overfor|nær|i nærheten av|ved siden av|vis-à-vis',
    corner: 'hjørnet|hjørnet av|på hjørnet av|hjørne|krysset',
    and: 'og',
    upTo: 'til|og',
  },
  sv: {
    near: 'mittemot|mitt emot|nära|i närheten av|bredvid|intill',
    corner: 'hörnet|hörnet av|i hörnet av|hörn|korsningen|korsning',
    and: 'och',
    upTo: 'till|och',
  },
  is: {
    near: 'á móti|andspænis|gegnt|nálægt|við hliðina á',
    corner: 'horn|á horni|á horninu á|horni',
    and: 'og',
    upTo: 'til|og',
  },
  fi: {
    near: 'vastapäätä|lähellä|vieressä',
    corner: 'kulma|kulmassa|risteys',
    and: 'ja',
    upTo: 'ja',
  },
  pl: {
    near: 'naprzeciwko|naprzeciw|obok|blisko|w pobliżu|niedaleko',
    corner: 'róg|na rogu|skrzyżowanie|u zbiegu',
    and: 'i|oraz|z',
    upTo: 'do|i',
  },
  ro: {
    near: 'vis-a-vis|vis-a-vis de|vizavi|vizavi de|lângă|în fața|în apropiere de|aproape de|peste drum de',
    corner: 'colț cu|la colț cu|la intersecția|intersecția|intersecție cu',
    and: 'și|cu',
    upTo: 'până la|la|și',
  },
  hu: {
    near: 'szemben|mellett|közelében|előtt',
    nearNumber: 'mögött',
    corner: 'sarok|sarka|sarkán|a sarkán',
    and: 'és',
    upTo: 'és',
  },
  tr: {
    near: 'karşısı|karşısında|yanı|yanında|yakını|yakınında|önü|önünde|arkası|arkasında|bitişiği|civarı',
    corner: 'köşesi|köşe',
    and: 've|ile',
    upTo: 've',
  },
  el: {
    near: 'απέναντι|απέναντι από|δίπλα|δίπλα σε|δίπλα στο|δίπλα στην|κοντά σε|κοντά στο|κοντά στην|έναντι',
    corner: 'γωνία|γων.|γωνία με|και γωνία|στη γωνία',
    and: 'και|κ.',
    upTo: 'έως|και',
  },
  cs: {
    near: 'naproti|vedle|poblíž|blízko',
    corner: 'roh|na rohu|křižovatka',
    and: 'a',
    upTo: 'až|do|a',
  },
};
/** Languages that use the words of another language. */
const SAME_AS: Readonly<Record<string, string>> = {
  no: 'nb',
  nn: 'nb',
  ca: 'es',
  gl: 'pt',
  lb: 'de',
  fy: 'nl',
  sk: 'cs',
  fo: 'da',
};
/** People use these words in every country. */
const EVERYWHERE = 'en';

/** The words of some languages (ISO 639), and the English words. */
export function relationWords(languages: readonly string[]): RelationWords {
  const tables = [...new Set([...languages, EVERYWHERE])].flatMap((language) => {
    const table = WORDS[language] ?? WORDS[SAME_AS[language] ?? ''];
    return table === undefined ? [] : [table];
  });
  const phrases = (...kinds: readonly Kind[]) =>
    new Phrases(tables.flatMap((table) => kinds.flatMap((kind) => table[kind]?.split('|') ?? [])));
  return {
    near: phrases('near'),
    nearNumber: phrases('nearNumber'),
    block: phrases('block'),
    corner: phrases('corner'),
    and: phrases('and'),
    upTo: phrases('upTo'),
    beside: phrases('near', 'block', 'corner'),
    any: phrases('near', 'block', 'corner', 'and'),
  };
}
