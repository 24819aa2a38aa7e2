import { element } from './element';

const STORED = 'doorplate-key';

/** The key that this tab uses, and the dialog that asks for it. */
export class KeyDialog {
  readonly #dialog = element<HTMLDialogElement>('key');
  readonly #field = element<HTMLInputElement>('key-text');
  readonly #reason = element('key-reason');
  readonly #cancel = element<HTMLButtonElement>('key-cancel');
  /** The open question for a key: all requests that need one wait for it. */
  #asking: { readonly answered: Promise<void>; readonly resolve: () => void } | null = null;

  constructor() {
    // The key is stored at `submit`: `close` comes later, and a request in between would have no key.
    this.#dialog.querySelector('form')!.addEventListener('submit', (event) => {
      const key = this.#field.value.trim();
      if (key === '') event.preventDefault();
      else sessionStorage.setItem(STORED, key);
    });
    this.#cancel.addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('close', () => {
      // Escape closes a dialog. Without a key the page must ask again.
      if (this.current() === null) this.#dialog.showModal();
      else {
        // A browser takes the focus from a closed dialog only when it draws again.
        this.#field.blur();
        this.#asking?.resolve();
        this.#asking = null;
      }
    });
  }

  /** The key; null while nobody gave one. */
  current(): string | null {
    return sessionStorage.getItem(STORED);
  }

  /** For a service without keys: closes the dialog; any text is a key. */
  needNone(): void {
    sessionStorage.setItem(STORED, 'none');
    this.#dialog.close();
  }

  /** Forgets the key and asks for another one; resolves when there is one. */
  ask(why?: string): Promise<void> {
    sessionStorage.removeItem(STORED);
    return this.#open(why);
  }

  /**
   * Asks for another key; the present one stays until there is one.
   * @returns false if the person keeps the present key.
   */
  async replace(why: string): Promise<boolean> {
    const before = this.current();
    await this.#open(why);
    return this.current() !== before;
  }

  #open(why?: string): Promise<void> {
    this.#cancel.hidden = this.current() === null;
    if (this.#asking !== null) return this.#asking.answered;
    if (why !== undefined) this.#reason.textContent = why;
    this.#field.value = '';
    if (!this.#dialog.open) this.#dialog.showModal();
    this.#field.focus();
    let resolve = () => {};
    const answered = new Promise<void>((done) => {
      resolve = done;
    });
    this.#asking = { answered, resolve };
    return answered;
  }

  /**
   * Makes a request with a key. Waits for a key if there is none, and asks for another if it is refused.
   * When the key was replaced during the request, the new one is tried first.
   * @param refused whether an error means that the key is refused.
   */
  async with<Answer>(ask: () => Promise<Answer>, refused: (error: unknown) => boolean): Promise<Answer> {
    for (;;) {
      if (this.current() === null) await this.ask();
      const used = this.current();
      try {
        return await ask();
      } catch (error) {
        if (!refused(error)) throw error;
        if (this.current() === used) await this.ask('The service does not know this key. Enter another one.');
      }
    }
  }
}
