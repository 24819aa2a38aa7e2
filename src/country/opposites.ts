/**
 * Folded words that exclude one another, by language. Two names that differ in such words are two streets: `East Liberty Rd` and
 * `West Liberty Rd`, `Oosterkade` and `Westerkade`. Dutch has the Frisian words, too.
 */
const OPPOSITES: Readonly<Record<string, string>> = {
  ca: 'nord sud est oest; vell nou; vella nova; alt baix; alta baixa; gran petit; superior inferior',
  cs: 'severni jizni vychodni zapadni; stara nova; stary novy; horni dolni; velka mala; velky maly',
  da: 'nord syd ost vest; norre sonder oster vester; nordre sondre ostre vestre; gammel ny; gamle nye; store lille; ovre nedre',
  de: 'nord sud ost west; alt neu; alte neue; alter neuer; altes neues; ober unter; gross klein; vorder hinter; obere untere; oberer unterer; oberes unteres; grosse kleine; grosser kleiner; vordere hintere; innere aussere; lange kurze',
  en: 'north south east west northeast northwest southeast southwest; northern southern eastern western; old new; upper lower; inner outer; big little; great little',
  es: 'norte sur este oeste; oriente poniente; viejo nuevo; vieja nueva; alto bajo; alta baja; grande chico; superior inferior; mayor menor',
  et: 'pohja louna ida laane; vana uus; suur vaike',
  fi: 'pohjois etela ita lansi; pohjoinen etelainen itainen lantinen; vanha uusi; iso pieni; yla ala',
  fr: 'nord sud est ouest; haut bas; hauts bas; haute basse; hautes basses; vieux nouveau neuf; vieille nouvelle neuve; grand petit; grande petite; grands petits; superieur inferieur; superieure inferieure',
  hr: 'sjeverna juzna istocna zapadna; stara nova; gornja donja; velika mala',
  hu: 'eszaki deli keleti nyugati; also felso; regi uj; nagy kis',
  is: 'nordur sudur austur vestur; nyrdri sydri eystri vestri; nyrdra sydra eystra vestra; efri nedri; efra nedra; stori litli; stora litla; minni meiri; ytri innri; ytra innra; gamla nyja; gamli nyi',
  it: 'nord sud est ovest; vecchio nuovo; vecchia nuova; alto basso; alta bassa; grande piccola; superiore inferiore; destra sinistra; destro sinistro',
  lt: 'siaures pietu rytu vakaru; senoji naujoji; didzioji mazoji',
  lv: 'ziemelu dienvidu austrumu rietumu; veca jauna; liela maza',
  nl: 'noord zuid oost west; oud nieuw; groot klein; grote kleine; hoog laag; hoge lage; lange korte; oude nieuwe; binnen buiten; boven beneden; voor achter; noard sud east west; ald nij; alde nije; grutte lytse; hege lege; bute binne',
  no: 'nord sor ost vest; nordre sondre ostre vestre; gammel ny; gamle nye; store lille; ovre nedre; ytre indre',
  pl: 'polnocna poludniowa wschodnia zachodnia; stara nowa; stary nowy; gorna dolna; wielka mala; duza mala; wielki maly',
  pt: 'norte sul leste oeste; velho novo; velha nova; alto baixo; alta baixa; superior inferior; direito esquerdo; direita esquerda',
  ro: 'nord sud est vest; veche noua; vechi nou; mare mica; superior inferior',
  sk: 'severna juzna vychodna zapadna; stara nova; stary novy; horna dolna; velka mala; velky maly',
  sl: 'severna juzna vzhodna zahodna; stara nova; gornja spodnja; velika mala',
  sv: 'norra sodra ostra vastra; norr soder oster vaster; gamla nya; stora lilla; ovre nedre; inre yttre',
};

/** A shorter word is not looked for at the beginning of longer ones. */
const LEAST_BEGINNING = 3;
/** The same for what follows it there. */
const LEAST_REST = 2;
const NONE: readonly string[] = [];

/** Knows for each word of a name the words that would make it the name of another street. */
export class OppositeWords {
  readonly #groups: readonly (readonly string[])[];
  readonly #token: (word: string) => string;

  /** @param languages ISO 639 codes. @param token gives the token of a word. */
  constructor(languages: readonly string[], token: (word: string) => string) {
    this.#groups = languages.flatMap(
      (language) => OPPOSITES[language]?.split('; ').map((group) => group.split(' ')) ?? [],
    );
    this.#token = token;
  }

  /** The tokens that exclude this token, as a word (`north`) or by their beginning (`ooster…`). */
  of(token: string): readonly string[] {
    const found = this.#groups.flatMap((group) => this.#inGroup(group, token));
    return found.length === 0 ? NONE : found;
  }

  #inGroup(group: readonly string[], token: string): readonly string[] {
    const word = group.find((one) => this.#token(one) === token);
    if (word !== undefined) return group.filter((one) => one !== word).map(this.#token);
    const start = group.find((one) => isBeginning(one, token));
    if (start === undefined) return NONE;
    const rest = token.slice(start.length);
    return group.filter((one) => one !== start).map((one) => one + rest);
  }
}

function isBeginning(word: string, token: string): boolean {
  return word.length >= LEAST_BEGINNING && token.length >= word.length + LEAST_REST && token.startsWith(word);
}
