import { GeocoderError } from '../../model/errors';
import { printable, printableList, quoted } from '../../model/quote';
import { didYouMean } from './did-you-mean';
import type { RecipeKeySchema } from './recipe-schema';

/** Reads a JSON object strictly by its schema, which also has the defaults and bounds. */
export class RecipeReader {
  readonly #object: Record<string, unknown>;

  /**
   * @param where position in the recipe, for messages: `addresses[0].columns`.
   * @param schema null for an object with any keys.
   */
  constructor(
    value: unknown,
    readonly file: string,
    readonly where: string,
    readonly schema: RecipeKeySchema | null,
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
    return this.#object[key];
  }

  /** @param fallback the value if the key is absent; default that of the schema. */
  text(key: string, fallback = this.#key(key)?.default as string | undefined): string {
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

  flag(key: string, fallback = this.#key(key)?.default === true): boolean {
    const value = this.value(key) ?? fallback;
    if (typeof value !== 'boolean') this.fail(key, `expected true or false, got ${quoted(value)}`);
    return value;
  }

  number(key: string): number {
    const { default: fallback, minimum: least = 0, maximum: greatest = 0 } = this.#key(key) ?? {};
    const value = this.value(key) ?? fallback;
    if (typeof value !== 'number' || !(value >= least && value <= greatest)) {
      this.fail(key, `expected a number from ${least} to ${greatest}, got ${quoted(value)}`);
    }
    return value;
  }

  numberOrNull(key: string): number | null {
    return this.has(key) ? this.number(key) : null;
  }

  oneOf<Name extends string>(key: string, names: readonly Name[], fallback?: Name): Name {
    const value = this.value(key) ?? fallback ?? this.#key(key)?.default;
    const name = names.find((candidate) => candidate === value);
    if (name === undefined) {
      const hint = typeof value === 'string' ? didYouMean(value, names) : '';
      this.fail(key, `expected one of ${names.join(', ')}, got ${quoted(value)}${hint}`);
    }
    return name;
  }

  /** A text or a list of texts, as a list; empty if the key is absent. */
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

  /** The objects of a list; empty if the key is absent. */
  list(key: string): RecipeReader[] {
    const value = this.value(key) ?? [];
    if (!Array.isArray(value)) this.fail(key, `expected a list, got ${quoted(value)}`);
    const schema = this.#key(key)?.items ?? null;
    return value.map(
      (entry, index) => new RecipeReader(entry, this.file, `${this.#path(key)}[${index}]`, schema),
    );
  }

  object(key: string): RecipeReader {
    return new RecipeReader(this.value(key) ?? {}, this.file, this.#path(key), objectIn(this.#key(key)));
  }

  /**
   * A text, an object, or a list of these: for each one a reader and the key under which it is read. Empty if
   * absent.
   */
  entries(key: string): { parent: RecipeReader; key: string }[] {
    const value = this.value(key) ?? [];
    if (!Array.isArray(value)) return [{ parent: this, key }];
    return value.map((entry, index) => {
      const name = `${key}[${index}]`;
      const schema = { properties: { [name]: this.#key(key) ?? {} } };
      return { parent: new RecipeReader({ [name]: entry }, this.file, this.where, schema), key: name };
    });
  }

  /** An object of texts. @param mayBeEmpty whether `''` is allowed. */
  textMap(key: string, mayBeEmpty = false): Record<string, string> {
    const reader = this.object(key);
    const fallback = mayBeEmpty ? '' : undefined;
    return Object.fromEntries(reader.keys().map((name) => [name, reader.text(name, fallback)]));
  }

  /** An object of lists of texts. `''` is allowed: in a filter it means no value. */
  listMap(key: string): Record<string, string[]> {
    const reader = this.object(key);
    return Object.fromEntries(reader.keys().map((name) => [name, reader.texts(name, true)]));
  }

  /** Call it last. @throws GeocoderError RECIPE_INVALID for a key that the schema does not have. */
  finish(): void {
    const known = Object.keys(this.schema?.properties ?? {});
    for (const key of this.keys()) {
      if (known.includes(key)) continue;
      const hint = didYouMean(key, known) || `; known keys are ${printableList(known)}`;
      this.fail(key, `unknown key${hint}`);
    }
  }

  fail(key: string, message: string): never {
    throw new GeocoderError('RECIPE_INVALID', `${this.file}: ${this.#path(key) || 'recipe'}: ${message}.`);
  }

  #key(key: string): RecipeKeySchema | undefined {
    return this.schema?.properties?.[key];
  }

  #path(key: string): string {
    return [this.where, printable(key)].filter((part) => part !== '').join('.');
  }
}

/** The schema of a key's object value: the keys of all its variants, in lists too. Null for an object with any keys. */
function objectIn(schema: RecipeKeySchema | undefined): RecipeKeySchema | null {
  if (schema === undefined) return null;
  const ways = [schema, ...(schema.anyOf ?? [])].flatMap((way) => [
    way,
    way.items ?? way,
    ...(way.items?.anyOf ?? []),
  ]);
  const objects = ways.filter(({ properties }) => properties !== undefined);
  if (objects.length === 0) return null;
  return { properties: Object.assign({}, ...objects.map(({ properties }) => properties)) };
}
