/** The search line with suggestions: the combobox of the ARIA Authoring Practices. Its list covers no other element. */

import type { Match } from '../../model/match';
import { element, make } from './element';
import { levelOf } from './panel';

const DEBOUNCE_MILLISECONDS = 120;
const SHORTEST = 2;

export interface SearchBoxEvents {
  /** Completions of a line. */
  suggest(text: string): Promise<readonly Match[]>;
  /** Somebody chose a suggestion. */
  choose(match: Match): void;
  /** Somebody pressed Enter on the line itself. */
  search(text: string): void;
  /** Announces a message to screen readers. */
  tell(message: string): void;
}

export class SearchBox {
  readonly #input = element<HTMLInputElement>('line');
  readonly #list = element('options');
  readonly #clear = element<HTMLButtonElement>('clear');
  readonly #events: SearchBoxEvents;
  #matches: readonly Match[] = [];
  /** Index of the suggestion that the arrow keys chose; -1 for the line itself. */
  #active = -1;
  /** Number of the newest request: suggestions for an older text are not shown. */
  #asked = 0;
  #timer: number | undefined;

  constructor(events: SearchBoxEvents) {
    this.#events = events;
    this.#input.addEventListener('input', () => this.#typed());
    this.#input.addEventListener('keydown', (event) => this.#pressed(event));
    this.#input.addEventListener('blur', () => this.close());
    this.#clear.addEventListener('click', () => {
      this.#input.value = '';
      this.#typed();
      this.#input.focus();
    });
    // Otherwise the line would lose the focus before the click, and the list would close.
    this.#list.addEventListener('mousedown', (event) => event.preventDefault());
  }

  focus(): void {
    this.#input.focus();
  }

  /** Sets the text of the line. */
  show(text: string): void {
    this.#input.value = text;
    this.#clear.hidden = text === '';
    this.close();
  }

  /** Closes the list; suggestions that arrive later are not shown. */
  close(): void {
    this.#asked++;
    window.clearTimeout(this.#timer);
    this.#fill([]);
  }

  #typed(): void {
    window.clearTimeout(this.#timer);
    const text = this.#input.value;
    this.#clear.hidden = text === '';
    const mine = ++this.#asked;
    if (text.trim().length < SHORTEST) {
      this.#fill([]);
      return;
    }
    // Until the answer comes, the list shows suggestions for an earlier text.
    this.#list.setAttribute('aria-busy', 'true');
    this.#timer = window.setTimeout(async () => {
      const matches = await this.#events.suggest(text).catch(() => []);
      if (mine !== this.#asked) return;
      this.#fill(matches);
      const count = matches.length === 1 ? '1 suggestion' : `${matches.length} suggestions`;
      this.#events.tell(matches.length === 0 ? 'No suggestions.' : `${count}; arrow keys choose.`);
    }, DEBOUNCE_MILLISECONDS);
  }

  #pressed(event: KeyboardEvent): void {
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        if (this.#matches.length === 0) return;
        event.preventDefault();
        this.#moveTo(this.#active + (event.key === 'ArrowDown' ? 1 : -1));
        return;
      case 'Enter': {
        event.preventDefault();
        const match = this.#matches[this.#active];
        if (match !== undefined) this.#choose(match);
        else if (this.#input.value.trim() !== '') {
          this.close();
          this.#events.search(this.#input.value);
        }
        return;
      }
      case 'Escape':
        if (this.#matches.length > 0) this.close();
        else this.show('');
    }
  }

  /** Moves the choice. After the last suggestion comes the line itself; before the line comes the last suggestion. */
  #moveTo(index: number): void {
    const count = this.#matches.length;
    this.#active = index < -1 ? count - 1 : index >= count ? -1 : index;
    for (const [at, option] of [...this.#list.children].entries()) {
      option.setAttribute('aria-selected', String(at === this.#active));
      if (at === this.#active) option.scrollIntoView({ block: 'nearest' });
    }
    if (this.#active < 0) this.#input.removeAttribute('aria-activedescendant');
    else this.#input.setAttribute('aria-activedescendant', `option-${this.#active}`);
  }

  #choose(match: Match): void {
    this.show(match.label);
    this.#events.choose(match);
  }

  #fill(matches: readonly Match[]): void {
    this.#matches = matches;
    this.#active = -1;
    this.#list.setAttribute('aria-busy', 'false');
    this.#input.removeAttribute('aria-activedescendant');
    this.#input.setAttribute('aria-expanded', String(matches.length > 0));
    this.#list.hidden = matches.length === 0;
    this.#list.replaceChildren(
      ...matches.map((match, index) => {
        const option = make(
          'div',
          'option',
          make('span', '', match.label),
          make('small', '', `${levelOf(match)}, ${Math.round(match.confidence * 100)} % sure`),
        );
        option.id = `option-${index}`;
        option.setAttribute('role', 'option');
        option.setAttribute('aria-selected', 'false');
        option.addEventListener('click', () => this.#choose(match));
        return option;
      }),
    );
  }
}
