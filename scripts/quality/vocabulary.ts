import { editDistance } from '../../src/text/edit-distance';
import { fold, squash } from '../../src/text/fold';
import { dictionary, type Forms, languagesOf } from './dictionaries';

/** The street type of a name, and where in the name it stands. */
export interface FoundType {
  /** As it is written in the name. */
  written: string;
  start: number;
  /** Grown onto the word before it (`Kerkstraat`). */
  grown: boolean;
  place: 'first' | 'last' | 'grown';
  /** Its long form, folded. */
  meaning: string;
}

/** One place in a name where something can be written in another way. */
interface Rewriting {
  start: number;
  end: number;
  forms: string[];
}

/** Words of one meaning: types in the order of the dictionary. */
interface Meaning {
  kind: 'type' | 'title' | 'direction';
  forms: Forms;
}

const WORD = /[\p{L}\p{N}]+\.?/gu;
const LONGEST_PHRASE = 3;

/**
 * Short and long ways to write names in a country, from libpostal's dictionaries: read here again, apart from the tables
 * that the engine was built with, so that the noise does not know them.
 */
export class Vocabulary {
  readonly languages: readonly string[];
  readonly #meanings = new Map<string, Meaning[]>();
  readonly #endings: Forms[];
  readonly #small: ReadonlySet<string>;
  readonly #unitWords: string[];

  constructor(country: string) {
    this.languages = languagesOf(country);
    const all = (name: string): Forms[] => this.languages.flatMap((language) => dictionary(language, name));
    for (const [kind, name] of [
      ['type', 'street_types'],
      ['title', 'personal_titles'],
      ['direction', 'directionals'],
    ] as const) {
      for (const forms of all(name)) {
        for (const form of forms) {
          const known = this.#meanings.get(fold(form)) ?? [];
          this.#meanings.set(fold(form), [...known, { kind, forms }]);
        }
      }
    }
    this.#endings = all('concatenated_suffixes_separable');
    this.#small = new Set([...all('stopwords'), ...all('elisions')].flat().map(fold));
    this.#unitWords = all('unit_types_numbered').flatMap(([long, short]) =>
      short === undefined || short.length < 2 ? [long!] : [long!, short],
    );
  }

  /** Words before the number of a flat: `appartement`, `apt`; none where no language of the country has any. */
  get unitWords(): readonly string[] {
    return this.#unitWords.filter((word) =>
      /^(?:app|apt|appt|apartment|unit|bus|bte|boîte|suite)/.test(word),
    );
  }

  /** True for an article, a preposition and the like. */
  isSmall(word: string): boolean {
    return this.#small.has(fold(word));
  }

  /** The name with one word or ending written short for long or long for short; null where nothing can be. */
  rewritten(random: () => number, name: string): string | null {
    const found = this.#rewritings(name);
    if (found.length === 0) return null;
    const { start, end, forms } = found[Math.floor(random() * found.length)]!;
    const form = forms[Math.floor(random() * forms.length)]!;
    return name.slice(0, start) + likeCase(form, name.slice(start, end)) + name.slice(end);
  }

  /** The street type of a name; null where it has none that the dictionaries know. */
  typeOf(name: string): FoundType | null {
    return this.typesOf(name)[0] ?? null;
  }

  /** Every word and ending of a name that may be its street type: `Bay Front Rd` has two. */
  typesOf(name: string): readonly FoundType[] {
    const words = [...name.matchAll(WORD)];
    const apart = words.length > 1 ? [words[0]!, words.at(-1)!] : [];
    const found = apart.flatMap((word, at): FoundType[] => {
      const meaning = this.#meanings.get(fold(word[0]))?.find(({ kind }) => kind === 'type');
      if (meaning === undefined) return [];
      const place = at === 0 ? 'first' : 'last';
      return [{ written: word[0], start: word.index, grown: false, place, meaning: fold(meaning.forms[0]!) }];
    });
    const grown = this.#grownType(name, words);
    return grown === null ? found : [...found, grown];
  }

  #grownType(name: string, words: readonly RegExpMatchArray[]): FoundType | null {
    const last = words.at(-1)?.[0] ?? '';
    const end = (words.at(-1)?.index ?? 0) + last.length;
    const endings = this.#endings
      .flatMap((forms) => forms.map((form) => ({ form, meaning: fold(forms[0]!) })))
      .filter(({ form }) => last.length > form.length + 2 && last.toLowerCase().endsWith(form))
      .sort((a, b) => b.form.length - a.form.length);
    const [ending] = endings;
    if (ending === undefined) return null;
    const start = end - ending.form.length;
    return { written: name.slice(start, end), start, grown: true, place: 'grown', meaning: ending.meaning };
  }

  /** True where nothing but a kind of street is left: `Drive`. */
  saysOnlyKind(name: string): boolean {
    return fold(name)
      .split(' ')
      .every((word) => this.#small.has(word) || this.#meanings.has(word));
  }

  /** Words as they are compared: long forms, without small words and, where something remains, without types. */
  core(name: string): string[] {
    const tokens = fold(name)
      .split(' ')
      .filter((word) => !this.#small.has(word));
    const rest = tokens.filter((word) => !this.#meanings.get(word)?.some(({ kind }) => kind !== 'direction'));
    return rest.length > 0 ? rest : tokens;
  }

  /** `Beatrixstraat` where there is a `Prinses Beatrixstraat`: whoever writes it may mean that one. A slip of a letter, too. */
  mayMean(asked: string, name: string): boolean {
    const left = this.core(asked);
    const right = this.core(name);
    return (
      left.every((word) => right.includes(word)) ||
      right.every((word) => left.includes(word)) ||
      left.at(-1) === right.at(-1) ||
      editDistance(squash(left.join('')), squash(right.join('')), 2) <= 2
    );
  }

  /** What tells a name from others of its kind: without its type, without small words, in one. */
  heart(name: string): string {
    const type = this.typeOf(name);
    return this.core(type === null ? name : name.replace(type.written, '')).join('');
  }

  /** The same for two names that are one, but for the way words are written. */
  kindAndHeart(name: string): string {
    return `${this.typeOf(name)?.meaning ?? ''} ${this.heart(name)}`;
  }

  #rewritings(name: string): Rewriting[] {
    const words = [...name.matchAll(WORD)];
    const found: Rewriting[] = [];
    for (const [at, word] of words.entries()) {
      for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count--) {
        const end = words[at + count - 1]!.index + words[at + count - 1]![0].length;
        const written = name.slice(word.index, end);
        const meaning = this.#meaningAt(written, at, words.length - count);
        if (meaning === undefined) continue;
        const forms = otherForms(meaning, written);
        if (forms.length > 0) found.push({ start: word.index, end, forms });
        break;
      }
    }
    return [...found, ...this.#endingRewritings(words.at(-1))];
  }

  /** Types and directions stand first or last; of titles before a name. */
  #meaningAt(written: string, at: number, last: number): Meaning | undefined {
    const outside = at === 0 || at === last;
    return this.#meanings
      .get(fold(written))
      ?.find(({ kind }) => (kind === 'title' ? at < last : outside) && written.length > 0);
  }

  #endingRewritings(last: RegExpMatchArray | undefined): Rewriting[] {
    if (last === undefined) return [];
    const end = last.index! + last[0].length;
    for (const forms of this.#endings) {
      for (const form of [...forms].sort((a, b) => b.length - a.length)) {
        if (last[0].length < form.length + 3 || !last[0].toLowerCase().endsWith(form)) continue;
        const others = forms.filter((other) => fold(other) !== fold(form));
        if (others.length === 0) continue;
        return [{ start: end - form.length, end, forms: others }];
      }
    }
    return [];
  }
}

/** At most the three best known ways that differ from the one written; of one letter only the best known. */
function otherForms({ forms, kind }: Meaning, written: string): string[] {
  const others = forms.filter((form) => fold(form) !== fold(written) && !/[\s/]/.test(form));
  return others
    .filter((form, index) => form.length > 1 || kind === 'direction' || index === 0)
    .slice(0, 3)
    .flatMap((form) => (form.length < 5 && !form.endsWith('.') ? [form, `${form}.`] : [form]));
}

function likeCase(form: string, written: string): string {
  const letters = written.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase()) return form.toUpperCase();
  return /^\p{Lu}/u.test(written) ? form.charAt(0).toUpperCase() + form.slice(1) : form;
}

const vocabularies = new Map<string, Vocabulary>();

export function vocabularyOf(country: string): Vocabulary {
  let vocabulary = vocabularies.get(country);
  if (vocabulary === undefined) {
    vocabulary = new Vocabulary(country);
    vocabularies.set(country, vocabulary);
  }
  return vocabulary;
}
