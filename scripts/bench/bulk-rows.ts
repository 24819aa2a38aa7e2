import { closeSync, openSync, writeSync } from 'node:fs';
import path from 'node:path';
import { Geocoder } from '../../src/index';
import { typo } from '../quality/noise';
import { mulberry32 } from '../quality/random';

/** The rows as they are, and with a slip of the fingers in the street of every fifth. */
export interface RowFiles {
  exact: string;
  typos: string;
}

const HEADER = 'customer,streetname,number,suffix,postcode,city\n';
const TYPO_EVERY = 5;
const PIECE_CHARACTERS = 1 << 20;

/**
 * Writes addresses of a dataset as CSV, in random order: nobody's customers are sorted by street. Where the dataset has
 * too few they come again, in another order.
 */
export function writeRows(data: string, folder: string, count: number, seed: number): RowFiles {
  const random = mulberry32(seed);
  const geocoder = Geocoder.open(data);
  const addresses = Array.from(geocoder.addresses(), ({ streetname, number, suffix, postcode, city }) => ({
    streetname,
    rest: `,${[number, suffix, postcode, city].map(field).join(',')}\n`,
  }));
  geocoder.close();
  const files: RowFiles = { exact: path.join(folder, 'exact.csv'), typos: path.join(folder, 'typos.csv') };
  const exact = new TextFile(files.exact);
  const typos = new TextFile(files.typos);
  for (let row = 0; row < count; row++) {
    // One step of a shuffle.
    const at = row % addresses.length;
    const other = at + Math.floor(random() * (addresses.length - at));
    [addresses[at], addresses[other]] = [addresses[other]!, addresses[at]!];
    const { streetname, rest } = addresses[at]!;
    const written = row % TYPO_EVERY === 0 ? typo(random, streetname) : streetname;
    exact.write(`${row},${field(streetname)}${rest}`);
    typos.write(`${row},${field(written)}${rest}`);
  }
  exact.end();
  typos.end();
  return files;
}

/** A text that is written in large pieces. */
class TextFile {
  readonly #file: number;
  #text = HEADER;

  constructor(file: string) {
    this.#file = openSync(file, 'w');
  }

  write(text: string): void {
    this.#text += text;
    if (this.#text.length < PIECE_CHARACTERS) return;
    writeSync(this.#file, this.#text);
    this.#text = '';
  }

  end(): void {
    writeSync(this.#file, this.#text);
    closeSync(this.#file);
  }
}

function field(value: string | null): string {
  const text = value ?? '';
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
