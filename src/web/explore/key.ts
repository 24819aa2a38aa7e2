import { element } from './element';

const STORED = 'doorplate-key';

/** The key that this tab uses, and the dialog that asks for it. */
export class KeyDialog {
  readonly #dialog = element<HTMLDialogElement>('key');
  readonly #field = element<HTMLInputElement>('key-text');
  readonly #reason = element('key-reason');
  readonly #cancel = element<HTMLButtonElement>('key-cancel');
  /** The question that is open: all who need a key wait for the same one. */
  #asking: { readonly answered: Promise<void>; readonly resolve: () => void } | null = null;

  constructor() {
    // At the submit itself: `close` is told later, and what a person does between would go without a key.
    this.#dialog.querySelector('form')!.addEventListener('submit', (event) => {
      const key = this.#field.value.trim();
      if (key === '') event.preventDefault();
      else sessionStorage.setItem(STORED, key);
    });
    this.#cancel.addEventListener('click', () => this.#dialog.close());
    this.#dialog.addEventListener('close', () => {
      // Escape closes a dialog; without a key there is nothing to do but ask again.
      if (this.current() === null) this.#dialog.showModal();
      else {
        this.#asking?.resolve();
        this.#asking = null;
      }
    });
  }

  /** The key; null while nobody gave one. */
  current(): string | null {
    return sessionStorage.getItem(STORED);
  }

  /** The service asks nobody for a key: any will do, and who was asked for one need not answer. */
  needNone(): void {
    sessionStorage.setItem(STORED, 'none');
    this.#dialog.close();
  }

  /** Forgets the key and asks for another one; comes back when there is one. */
  ask(why?: string): Promise<void> {
    sessionStorage.removeItem(STORED);
    return this.#open(why);
  }

  /**
   * Asks for another key; the present one stays until there is one.
   * @returns false where the person keeps the present key.
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
   * Asks the service, with a key: waits for one where there is none, and asks for another where it is refused.
   * A refusal of a key that was replaced meanwhile says nothing about the new one.
   * @param refused whether an error says that the key is no good.
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
