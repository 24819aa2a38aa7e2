import { element } from './element';

const STORED = 'doorplate-key';

const dialog = element<HTMLDialogElement>('key');
const field = element<HTMLInputElement>('key-text');
const reason = element('key-reason');

/** The key that this tab uses; null while nobody gave one. */
export function currentKey(): string | null {
  return sessionStorage.getItem(STORED);
}

/** Asks for the key, and comes back when there is one. */
export function askForKey(why?: string): Promise<void> {
  if (why !== undefined) reason.textContent = why;
  sessionStorage.removeItem(STORED);
  field.value = '';
  if (!dialog.open) dialog.showModal();
  field.focus();
  return new Promise((resolve) => {
    const closed = () => {
      const key = field.value.trim();
      if (key === '') {
        // Escape closes a dialog; without a key there is nothing to do but ask again.
        dialog.showModal();
        return;
      }
      dialog.removeEventListener('close', closed);
      sessionStorage.setItem(STORED, key);
      resolve();
    };
    dialog.addEventListener('close', closed);
  });
}
