import { GeocoderError } from '../../model/errors';
import { printable, printableList, quoted } from '../../model/quote';
import { didYouMean } from './did-you-mean';

/** A JSON object being read strictly: every key is asked for once, and one that nobody asked for is an error. */
export class RecipeReader {
  readonly #object: Record<string, unknown>;
  readonly #asked = new Set<string>();

  /** @param where the place in the recipe, for messages: `addresses[0].columns`. */
  constructor(
    value: unknown,
    readonly file: string,
    readonly where: string,
  ) {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      this.fail('', `expected an object, got ${quoted(value)}`);
    }
    this.#object = value as Record<string, unknown>;
  }

  has(key: string): boolean {
    return this.#object[key] !== undefined;
  }

  keys(): string[] {
    return Object.keys(this.#object);
  }

  value(key: string): unknown {
    this.#asked.add(key);
    return this.#object[key];
  }

  text(key: string, fallback?: string): string {
    const value = this.value(key);
    if (value === undefined && fallback !== undefined) return fallback;
    if (typeof value !== 'string' || (value.trim() === '' && fallback === undefined)) {
      this.fail(key, `expected text, got ${quoted(value)}`);
    }
    return value;
  }

  textOrNull(key: string): string | null {
    return this.value(key) === undefined ? null : this.text(key);
  }

  flag(key: string, fallback: boolean): boolean {
    const value = this.value(key) ?? fallback;
    if (typeof value !== 'boolean') this.fail(key, `expected true or false, got ${quoted(value)}`);
    return value;
  }

  number(key: string, fallback: number, least: number, greatest: number): number {
    const value = this.value(key) ?? fallback;
    if (typeof value !== 'number' || !(value >= least && value <= greatest)) {
      this.fail(key, `expected a number from ${least} to ${greatest}, got ${quoted(value)}`);
    }
    return value;
  }

  oneOf<Name extends string>(key: string, names: readonly Name[], fallback?: Name): Name {
    const value = this.value(key) ?? fallback;
    const name = names.find((candidate) => candidate === value);
    if (name === undefined) {
      const hint = typeof value === 'string' ? didYouMean(value, names) : '';
      this.fail(key, `expected one of ${names.join(', ')}, got ${quoted(value)}${hint}`);
    }
    return name;
  }

  /** A text or a list of texts, as a list; empty when left out. */
  texts(key: string, mayBeEmpty = false): string[] {
    const value = this.value(key) ?? [];
    const list: unknown[] = Array.isArray(value) ? value : [value];
    return list.map((text) => {
      if (typeof text !== 'string' || (text === '' && !mayBeEmpty)) {
        this.fail(key, `expected text or a list of texts, got ${quoted(text)}`);
      }
      return text;
    });
  }

  /** The objects of a list; empty when left out. */
  list(key: string): RecipeReader[] {
    const value = this.value(key) ?? [];
    if (!Array.isArray(value)) this.fail(key, `expected a list, got ${quoted(value)}`);
    return value.map((entry, index) => new RecipeReader(entry, this.file, `${this.#path(key)}[${index}]`));
  }

  object(key: string): RecipeReader {
    return new RecipeReader(this.value(key) ?? {}, this.file, this.#path(key));
  }

  /** A text, an object, or a list of either: each as what to ask for which key of. Empty when left out. */
  entries(key: string): { parent: RecipeReader; key: string }[] {
    const value = this.value(key) ?? [];
    if (!Array.isArray(value)) return [{ parent: this, key }];
    return value.map((entry, index) => {
      const name = `${key}[${index}]`;
      return { parent: new RecipeReader({ [name]: entry }, this.file, this.where), key: name };
    });
  }

  /** An object of texts. @param mayBeEmpty `''` has a meaning: no text. */
  textMap(key: string, mayBeEmpty = false): Record<string, string> {
    const reader = this.object(key);
    const fallback = mayBeEmpty ? '' : undefined;
    return Object.fromEntries(reader.keys().map((name) => [name, reader.text(name, fallback)]));
  }

  /** An object of lists of texts, where `''` has a meaning: a filter for what has no value. */
  listMap(key: string): Record<string, string[]> {
    const reader = this.object(key);
    return Object.fromEntries(reader.keys().map((name) => [name, reader.texts(name, true)]));
  }

  /** To be called when everything known was asked for. @throws RECIPE_INVALID for a key that nobody knows. */
  finish(): void {
    for (const key of this.keys()) {
      if (this.#asked.has(key)) continue;
      const known = [...this.#asked];
      const hint = didYouMean(key, known) || `; known keys are ${printableList(known)}`;
      this.fail(key, `unknown key${hint}`);
    }
  }

  fail(key: string, message: string): never {
    throw new GeocoderError('RECIPE_INVALID', `${this.file}: ${this.#path(key) || 'recipe'}: ${message}.`);
  }

  #path(key: string): string {
    return [this.where, printable(key)].filter((part) => part !== '').join('.');
  }
}
