import type { NearBytes } from '../../text/near-bytes';
import type { NameKeys } from '../names/name-index';
import { ownerOf } from './parts';

/** The keys of the names of several datasets. */
export class UnitedKeys implements NameKeys {
  readonly #parts: readonly NameKeys[];
  readonly #starts: readonly number[];

  constructor(parts: readonly NameKeys[], starts: readonly number[]) {
    this.#parts = parts;
    this.#starts = starts;
  }

  get size(): number {
    return this.#parts.reduce((sum, { size }) => sum + size, 0);
  }

  find(key: string): number {
    for (let part = 0; part < this.#parts.length; part++) {
      const name = this.#parts[part]!.find(key);
      if (name >= 0) return this.#starts[part]! + name;
    }
    return -1;
  }

  key(name: number): string {
    const owner = ownerOf(this.#starts, name);
    return this.#parts[owner]!.key(name - this.#starts[owner]!);
  }

  length(name: number): number {
    const owner = ownerOf(this.#starts, name);
    return this.#parts[owner]!.length(name - this.#starts[owner]!);
  }

  isNear(name: number, asked: NearBytes, bound: number): boolean {
    const owner = ownerOf(this.#starts, name);
    return this.#parts[owner]!.isNear(name - this.#starts[owner]!, asked, bound);
  }

  probe(fragment: string): void {
    for (const part of this.#parts) part.probe(fragment);
  }

  holdsProbe(name: number): boolean {
    const owner = ownerOf(this.#starts, name);
    return this.#parts[owner]!.holdsProbe(name - this.#starts[owner]!);
  }
}
