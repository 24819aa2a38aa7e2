import { MOST_DEPTH, MOST_ELEMENT_SIZE } from '../limits';

/** Refuses tags, texts, comments and objects that are too long, and elements that nest too deep. */
export class XmlBudget {
  #depth = 0;
  /** Characters since the last event of the parser, and since the beginning of the object. */
  #pending = 0;
  #object = 0;
  #told = false;

  open(): void {
    this.#told = true;
    if (++this.#depth > MOST_DEPTH)
      throw new RangeError(`more than ${MOST_DEPTH} elements inside one another`);
  }

  pass(): void {
    this.#told = true;
  }

  close(): void {
    this.#told = true;
    this.#depth--;
  }

  /** Call it after each chunk of text: the parser keeps text for which it has sent no event yet. */
  wrote(length: number, isWithinObject: boolean): void {
    this.#pending = this.#told ? 0 : this.#pending + length;
    this.#object = isWithinObject ? this.#object + length : 0;
    this.#told = false;
    if (Math.max(this.#pending, this.#object) > MOST_ELEMENT_SIZE) {
      throw new RangeError(`a tag, text or object of more than ${MOST_ELEMENT_SIZE} characters`);
    }
  }
}
