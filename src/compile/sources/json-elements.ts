import { MOST_DEPTH, MOST_ELEMENT_SIZE } from './limits';

/**
 * Finds the elements of one array in a JSON document while its text arrives, for FeatureCollections and similar
 * documents of any size. Elements must be objects. It checks only brackets and strings; `JSON.parse` checks each
 * element later.
 */
export class JsonElements {
  readonly #path: readonly string[];
  /** Open containers: the current key of an object, or null for an array. */
  readonly #keys: (string | null)[] = [];
  #inString = false;
  #escaped = false;
  #stringStart = -1;
  #lastString = '';
  #elementStart = -1;
  #rest = '';
  #found = false;
  #depthOfArray = -1;
  #ended = false;

  /** @param path keys that lead to the array; empty when the document is the array. */
  constructor(path: readonly string[]) {
    this.#path = path;
  }

  /** True once the array has begun. */
  get found(): boolean {
    return this.#found;
  }

  /** True when all brackets are closed. */
  get ended(): boolean {
    return this.#ended;
  }

  /**
   * The elements that this text completes.
   * @throws RangeError for a text or an element that is too long, and for containers that nest too deep.
   */
  push(chunk: string): string[] {
    const text = this.#rest + chunk;
    const elements: string[] = [];
    for (let at = this.#rest.length; at < text.length; at++) {
      const code = text.charCodeAt(at);
      if (this.#inString) {
        if (this.#escaped) this.#escaped = false;
        else if (code === 92) this.#escaped = true;
        else if (code === 34) this.#endString(text, at);
      } else if (code === 34) {
        this.#inString = true;
        this.#stringStart = at + 1;
      } else if (code === 123 || code === 91) {
        this.#open(code === 91, at);
      } else if (code === 125 || code === 93) {
        const element = this.#close(text, at);
        if (element !== null) elements.push(element);
      } else if (code === 58 && this.#elementStart < 0 && this.#keys.length > 0) {
        this.#keys[this.#keys.length - 1] = this.#lastString;
      }
    }
    this.#keepRest(text);
    return elements;
  }

  #endString(text: string, at: number): void {
    this.#inString = false;
    if (this.#elementStart < 0) this.#lastString = text.slice(this.#stringStart, at);
  }

  #open(isArray: boolean, at: number): void {
    if (isArray && !this.#found && this.#isAtPath()) {
      this.#found = true;
      this.#depthOfArray = this.#keys.length + 1;
    } else if (!isArray && this.#keys.length === this.#depthOfArray) {
      this.#elementStart = at;
    }
    this.#keys.push(isArray ? null : '');
    if (this.#keys.length > MOST_DEPTH) {
      throw new RangeError(`more than ${MOST_DEPTH} containers inside one another`);
    }
  }

  #close(text: string, at: number): string | null {
    this.#keys.pop();
    this.#ended = this.#keys.length === 0;
    if (this.#elementStart >= 0 && this.#keys.length === this.#depthOfArray) {
      const element = text.slice(this.#elementStart, at + 1);
      if (element.length > MOST_ELEMENT_SIZE) {
        throw new RangeError(`an element of more than ${MOST_ELEMENT_SIZE} characters`);
      }
      this.#elementStart = -1;
      return element;
    }
    if (this.#keys.length < this.#depthOfArray) this.#depthOfArray = -1;
    return null;
  }

  #isAtPath(): boolean {
    return (
      this.#keys.length === this.#path.length && this.#path.every((key, depth) => this.#keys[depth] === key)
    );
  }

  #keepRest(text: string): void {
    const start =
      this.#elementStart >= 0 ? this.#elementStart : this.#inString ? this.#stringStart : text.length;
    this.#rest = text.slice(start);
    if (this.#rest.length > MOST_ELEMENT_SIZE) {
      const what = this.#elementStart >= 0 ? 'an element' : 'a text';
      throw new RangeError(`${what} of more than ${MOST_ELEMENT_SIZE} characters`);
    }
    if (this.#elementStart >= 0) this.#elementStart = 0;
    this.#stringStart -= start;
  }
}
