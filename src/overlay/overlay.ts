import { GeocoderError } from '../model/errors';
import {
  OVERLAY_FORMATS,
  type OverlayAddress,
  type OverlayChanges,
  type OverlayEntry,
  type OverlayFormat,
  type OverlayImport,
  type OverlayReview,
  type OverlayState,
} from '../model/overlay';
import type { OverlayStore } from '../store/overlay/overlay-store';
import type { StoredEntry } from '../store/overlay/stored-entry';
import {
  checkAddress,
  checkedChanges,
  checkId,
  checkListOptions,
  checkReviewOptions,
  checkText,
  checkWord,
  importedRow,
} from './checked';
import { added, corrected, fieldsBelow, gone, restored, shown, withdrawn } from './entries';
import { readRows, writeRows } from './overlay-rows';
import { findingOn } from './review';

/** Which entries are listed. */
export interface OverlayListOptions {
  state?: OverlayState;
  /** Default: all. */
  limit?: number;
  offset?: number;
}

/**
 * An application's own additions, corrections, withdrawals and named places over a dataset. A change is durable when
 * its method returns. Every operation of this geocoder sees it at once, other processes within a second.
 *
 * Every method throws GeocoderError: INVALID_REQUEST for a wrong argument and if no overlay was opened,
 * OVERLAY_INVALID if the file cannot be read or written, GEOCODER_CLOSED after the geocoder was closed.
 */
export class Overlay {
  readonly #directory: string;
  readonly #opened: () => OverlayStore | null;

  /** @param opened returns the open overlay, null if there is none; throws if the geocoder is closed. */
  constructor(directory: string, opened: () => OverlayStore | null) {
    this.#directory = directory;
    this.#opened = opened;
  }

  /** Path of the file. */
  get path(): string {
    return this.#store().path;
  }

  /** How many entries there are. */
  get size(): number {
    return this.#fresh().size;
  }

  /**
   * Adds an address (`streetname` and `number`), a named place (`name`), or a place with its address. With the `id`
   * of an existing entry, it replaces that entry.
   * @returns the id.
   */
  put(address: OverlayAddress): string {
    const asked = checkAddress(address);
    return this.#change((store) =>
      added(asked, asked.id === undefined ? null : fieldsBelow(store.base, asked.id)),
    )!;
  }

  /**
   * Changes fields or the point of an address of the dataset or of an entry; `''` empties a field.
   * @returns false for an unknown id.
   */
  correct(id: string, changes: OverlayChanges): boolean {
    const asked = checkId(id).toLowerCase();
    const checked = checkedChanges(changes);
    return (
      this.#change((store) =>
        corrected(asked, store.entry(asked), fieldsBelow(store.base, asked), checked, (written) =>
          store.houseNumber(asked, written),
        ),
      ) !== null
    );
  }

  /** Hides an address of the dataset or an entry: no question finds it. @returns false for an unknown id. */
  withdraw(id: string): boolean {
    const asked = checkId(id).toLowerCase();
    return (
      this.#change((store) => withdrawn(asked, store.entry(asked), fieldsBelow(store.base, asked))) !== null
    );
  }

  /**
   * Brings back a withdrawn address or entry; else removes a correction, so that the dataset's own address is answered
   * again.
   * @returns false if nothing with this id was withdrawn or corrected.
   */
  restore(id: string): boolean {
    const asked = checkId(id).toLowerCase();
    return this.#change((store) => restored(store.entry(asked))) !== null;
  }

  /** The entry with an id; null if the overlay has none. */
  get(id: string): OverlayEntry | null {
    const entry = this.#fresh().entry(checkId(id).toLowerCase());
    return entry === null ? null : shown(entry);
  }

  /** The entries, in the order of their last change. */
  list(options: OverlayListOptions = {}): OverlayEntry[] {
    const { state, limit, offset = 0 } = checkListOptions(options);
    const entries = [...this.#fresh().entries()].map(shown);
    const chosen = state === undefined ? entries : entries.filter((entry) => entry.state === state);
    return chosen.slice(offset, limit === undefined ? undefined : offset + limit);
  }

  /** All entries as the text of a file: `csv`, `ndjson` (default) or `geojson`. */
  export(format: OverlayFormat = 'ndjson'): string {
    checkWord('format', format, OVERLAY_FORMATS);
    return writeRows(this.list(), format);
  }

  /**
   * Imports the rows of a file, as `export` writes them; a row without `state` is an addition. Valid rows are written
   * in one transaction; the others are reported as `rejected`.
   * @throws GeocoderError INVALID_REQUEST if the text is not of that format: then nothing is written.
   */
  import(text: string, format: OverlayFormat = 'ndjson'): OverlayImport {
    checkText(text);
    checkWord('format', format, OVERLAY_FORMATS);
    const report: OverlayImport = { added: 0, corrected: 0, withdrawn: 0, rejected: [] };
    const rows = readRows(text, format);
    this.#store().write(() => {
      const store = this.#store();
      const entries = new Map<string, StoredEntry>();
      for (const [at, { where, fields }] of rows.entries()) {
        try {
          const { entry, state } = importedRow(store, fields, entries);
          store.checkPlace(entry);
          entries.set(entry.id, entry);
          report[state]++;
        } catch (error) {
          if (!(error instanceof GeocoderError)) throw error;
          report.rejected.push({ row: at + 1, reason: `${where}: ${error.message}` });
        }
      }
      return [...entries.values()];
    });
    return report;
  }

  /**
   * Compares all entries with the dataset below, which may be newer than they are. Finds entries that the dataset now
   * has itself (`learned`) and entries that conflict with it.
   * @param options `drop` removes the learned entries. Those that conflict are kept.
   */
  review(options: { drop?: boolean } = {}): OverlayReview {
    const { drop = false } = checkReviewOptions(options);
    const store = this.#fresh();
    const entries = [...store.entries()];
    const findings = entries.flatMap((entry) => findingOn(store, entry) ?? []);
    const learned = findings.filter(({ finding }) => finding === 'learned');
    if (drop && learned.length > 0)
      store.write(() => learned.flatMap(({ entry }) => store.entry(entry.id) ?? []).map(gone));
    return {
      entries: entries.length,
      standing: entries.length - findings.length,
      learned: learned.length,
      conflicts: findings.length - learned.length,
      dropped: drop ? learned.length : 0,
      findings,
    };
  }

  #store(): OverlayStore {
    const store = this.#opened();
    if (store !== null) return store;
    throw new GeocoderError(
      'INVALID_REQUEST',
      `expected a geocoder that was opened with "overlay", but the one for ${this.#directory} was opened without`,
    );
  }

  #fresh(): OverlayStore {
    const store = this.#store();
    store.refresh();
    return store;
  }

  /** Writes the entry that a change makes; returns its id, null if there is nothing to change. */
  #change(make: (store: OverlayStore) => StoredEntry | null): string | null {
    const store = this.#store();
    let id: string | null = null;
    store.write(() => {
      const entry = make(store);
      id = entry?.id ?? null;
      return entry === null ? [] : [entry];
    });
    return id;
  }
}
