/** What a file holds. */
export interface Inspection {
  file: string;
  bytes: number;
  /** The recipe's name for the format; null for a file that no reader takes. */
  format: string | null;
  layers: InspectedLayer[];
  /** A recipe to begin with. */
  recipe: DraftedRecipe;
  /** What the recipe still needs, and what looks odd. */
  notes: string[];
}

export interface InspectedLayer {
  name: string;
  /** Rows or features; null where counting them would take as long as reading the file. */
  rows: number | null;
  /** True where `rows` follows from a part of the file. */
  rowsAreEstimated: boolean;
  /** `Point`, `MultiPolygon`, …; null without one. */
  geometry: string | null;
  /** `EPSG:28992`, WKT, …; null where the file does not say. */
  crs: string | null;
  columns: InspectedColumn[];
}

export interface InspectedColumn {
  name: string;
  /** As the format calls it; `text` where everything is. */
  type: string;
  /** The first different values, at most three. */
  samples: string[];
}

/** A recipe in its JSON form. */
export interface DraftedRecipe {
  name: string;
  country?: { code: string; name: string };
  /** In place of `country`, where there are several. */
  countries?: { code: string; name: string }[];
  areas: Record<string, unknown>[];
  addresses: Record<string, unknown>[];
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

/** Gathers columns from rows as they pass. */
export class ColumnSamples {
  readonly #columns = new Map<string, InspectedColumn>();

  /** @param type taken from the first mention. */
  add(name: string, type: string, value: string): void {
    let column = this.#columns.get(name);
    if (column === undefined) {
      column = { name, type, samples: [] };
      this.#columns.set(name, column);
    }
    if (value === '' || column.samples.length >= SAMPLES) return;
    const sample = value.length > LONGEST_SAMPLE ? `${value.slice(0, LONGEST_SAMPLE - 1)}…` : value;
    if (!column.samples.includes(sample)) column.samples.push(sample);
  }

  get columns(): InspectedColumn[] {
    return [...this.#columns.values()];
  }
}
