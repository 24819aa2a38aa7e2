import { editDistance } from '../../text/edit-distance';

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
  is: 'nordur sudur austur vestur; nyrdri sydri eystri vestri; nyrdra sydra eystra vestra; efri nedri; efra nedra; efsta nedsta; stori litli; stora litla; minni meiri; ytri innri; ytra innra; gamla nyja; gamli nyi',
  it: 'nord sud est ovest; vecchio nuovo; vecchia nuova; alto basso; alta bassa; grande piccola; superiore inferiore; destra sinistra; destro sinistro',
  lt: 'siaures pietu rytu vakaru; senoji naujoji; didzioji mazoji',
  lv: 'ziemelu dienvidu austrumu rietumu; veca jauna; liela maza',
  nl: 'noord zuid oost west; oud nieuw; groot klein; grote kleine; hoog laag; hoge lage; lange korte; oude nieuwe; binnen buiten; boven beneden; voor achter; prins prinses; noard sud east west; ald nij; alde nije; grutte lytse; hege lege; bute binne',
  no: 'nord sor ost vest; nordre sondre ostre vestre; gammel ny; gamle nye; store lille; ovre nedre; ytre indre',
  pl: 'polnocna poludniowa wschodnia zachodnia; stara nowa; stary nowy; gorna dolna; wielka mala; duza mala; wielki maly',
  pt: 'norte sul leste oeste; velho novo; velha nova; alto baixo; alta baixa; superior inferior; direito esquerdo; direita esquerda',
  ro: 'nord sud est vest; veche noua; vechi nou; mare mica; superior inferior',
  sk: 'severna juzna vychodna zapadna; stara nova; stary novy; horna dolna; velka mala; velky maly',
  sl: 'severna juzna vzhodna zahodna; stara nova; gornja spodnja; velika mala',
  sv: 'norra sodra ostra vastra; norr soder oster vaster; gamla nya; stora lilla; ovre nedre; inre yttre',
};

/** Short forms of some of them that the tables of abbreviations lack, each before its long form. */
const SHORT_FORMS: Readonly<Record<string, string>> = {
  de: 'ob obere; unt untere',
  en: 'upr upper; upp upper; lwr lower; lt little; ltl little; gt great; nth north; sth south',
};

/** A shorter word is not looked for at the beginning of longer ones, */
const LEAST_BEGINNING = 3;
/** nor one behind which less follows. */
const LEAST_REST = 2;
/** A shorter word is one letter from another by chance: `Post` from `oost`. */
const LEAST_SLIPPED = 5;
const NONE: readonly string[] = [];

/** Knows for each word of a name the words that would make it the name of another street. */
export class OppositeWords {
  readonly #languages: readonly string[];
  readonly #token: (word: string) => string;
  /**
   * The tokens of the words, and the words that longer ones begin with, each with those that exclude it. Made when
   * first asked.
   */
  #tokens: ReadonlyMap<string, readonly string[]> | null = null;
  #beginnings: ReadonlyMap<string, readonly string[]> | null = null;

  /** @param languages ISO 639 codes. @param token gives the token of a word. */
  constructor(languages: readonly string[], token: (word: string) => string) {
    this.#languages = languages;
    this.#token = token;
  }

  /** True for a long word that is one letter from one of them: `sowth`. */
  hasLike(word: string): boolean {
    if (word.length < LEAST_SLIPPED) return false;
    for (const other of this.#words().tokens.keys())
      if (other.length >= LEAST_SLIPPED && editDistance(word, other, 1) <= 1) return true;
    return false;
  }

  /** The tokens that exclude this token, as a word (`north`) or by their beginning (`ooster…`). */
  of(token: string): readonly string[] {
    const { tokens, beginnings } = this.#words();
    const whole = tokens.get(token);
    if (whole !== undefined) return whole;
    const found: string[] = [];
    for (let end = LEAST_BEGINNING; end <= token.length - LEAST_REST; end++)
      for (const other of beginnings.get(token.slice(0, end)) ?? NONE) found.push(other + token.slice(end));
    return found;
  }

  /** True for a whole word that others exclude. */
  has(token: string): boolean {
    return this.#words().tokens.has(token);
  }

  #words() {
    if (this.#tokens === null || this.#beginnings === null) {
      const excluding = this.#languages.flatMap((language) => excludingIn(OPPOSITES[language] ?? ''));
      this.#beginnings = grouped(excluding);
      const short = this.#languages.flatMap((language) => shortFormsIn(language, excluding));
      this.#tokens = grouped(
        [...excluding, ...short].map(([word, others]) => [
          this.#token(word),
          others.map((other) => this.#token(other)),
        ]),
      );
    }
    return { tokens: this.#tokens, beginnings: this.#beginnings };
  }
}

/** Each word of some groups with the others of its group. */
function excludingIn(groups: string): [word: string, others: readonly string[]][] {
  return groups
    .split('; ')
    .filter((group) => group !== '')
    .flatMap((group) => {
      const words = group.split(' ');
      return words.map((word): [string, string[]] => [word, words.filter((other) => other !== word)]);
    });
}

/** The short forms of a language with the words that exclude their long forms. */
function shortFormsIn(
  language: string,
  excluding: readonly [word: string, others: readonly string[]][],
): [word: string, others: readonly string[]][] {
  const forms = (SHORT_FORMS[language] ?? '').split('; ').filter((form) => form !== '');
  return forms.flatMap((form) => {
    const [short = '', long] = form.split(' ');
    return excluding
      .filter(([word]) => word === long)
      .map(([, others]): [string, readonly string[]] => [short, others]);
  });
}

function grouped(
  entries: readonly [word: string, others: readonly string[]][],
): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const [word, others] of entries) found.set(word, [...(found.get(word) ?? NONE), ...others]);
  return found;
}
