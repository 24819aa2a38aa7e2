/** The result of inspecting a file. */
export interface Inspection {
  file: string;
  bytes: number;
  /** The name of the format in a recipe; null for a file that no reader supports. */
  format: string | null;
  layers: InspectedLayer[];
  /** A draft of a recipe. */
  recipe: DraftedRecipe;
  /** What the recipe still needs, and what looks odd. */
  notes: string[];
}

export interface InspectedLayer {
  name: string;
  /** Rows or features; null if counting them would take as long as reading the file. */
  rows: number | null;
  /** True if `rows` is estimated from a part of the file. */
  rowsAreEstimated: boolean;
  /** `Point`, `MultiPolygon`, …; null without one. */
  geometry: string | null;
  /** `EPSG:28992`, WKT, …; null if the file does not say. */
  crs: string | null;
  columns: InspectedColumn[];
}

export interface InspectedColumn {
  name: string;
  /** Its name in the format; `text` for formats with only texts. */
  type: string;
  /** The first different values, at most three. */
  samples: string[];
}

/** A recipe in its JSON form. */
export interface DraftedRecipe {
  name: string;
  country?: { code: string; name: string };
  /** Instead of `country`, if there are several. */
  countries?: { code: string; name: string }[];
  areas: Record<string, unknown>[];
  addresses: Record<string, unknown>[];
}

const SAMPLES = 3;
const LONGEST_SAMPLE = 60;

/** Collects columns and samples from rows. */
export class ColumnSamples {
  readonly #columns = new Map<string, InspectedColumn>();

  /** @param type the type of the first call counts. */
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
