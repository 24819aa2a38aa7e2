import type { AreaLevel } from '../../model/areas';
import type { AddressField, AddressFormat, AreaFormat } from './recipe';

/**
 * A recipe in its JSON form, for `const recipe: RecipeInput = …`. docs/recipes.md describes each key and its default;
 * the package has a JSON Schema, `doorplate/recipe.schema.json`.
 */
export interface RecipeInput {
  $schema?: string;
  note?: string;
  name: string;
  /** Give either `country` or `countries`. */
  country?: CountryInput;
  countries?: CountryInput[];
  areas?: AreaLayerInput[];
  addresses?: AddressSourceInput[];
}

export interface CountryInput {
  code: string;
  name: string;
}

/** A column's name, a list of names that are joined, or how they become one text. */
export type ColumnRuleInput =
  | string
  | string[]
  | {
      columns: string | string[];
      joiner?: string;
      first?: boolean;
      pattern?: string;
      values?: Record<string, string>;
      language?: string;
    };

export interface AddressSourceInput extends CommonInput {
  name: string;
  path: string;
  format?: AddressFormat;
  records?: string;
  columns?: Partial<Record<AddressField, ColumnRuleInput>>;
  constants?: Partial<Record<AddressField, string>>;
  streetAliases?: ColumnRulesInput;
  streetNames?: {
    path: string;
    name: string | string[];
    aliases: string | string[];
    languages?: Record<string, string>;
  };
  numbersAreGlued?: boolean;
  gluedJoiner?: string;
  numberlessAddresses?: boolean;
  streetPoints?: boolean;
  lineOrder?: 'number-first' | 'number-last';
  maxRejectedShare?: number;
}

export interface AreaLayerInput extends CommonInput {
  level: AreaLevel;
  path: string;
  format?: AreaFormat;
  object?: string;
  name: ColumnRuleInput;
  code?: string | string[];
  codes?: Record<string, string>;
  codeLength?: number;
  repeatedCodes?: 'parts' | 'first';
  countryColumn?: ColumnRuleInput;
  parent?:
    | 'containment'
    | 'addresses'
    | { code: string; length?: number; names?: Record<string, string> }
    | { name: string | string[] };
  corrections?: Record<string, string>;
  aliases?: Record<string, string | string[]>;
  aliasColumns?: ColumnRulesInput;
  latitude?: string;
  longitude?: string;
}

/** Keys of both kinds of input. */
interface CommonInput {
  note?: string;
  country?: string;
  download?: { sha256?: string; checksumFile?: string; megabytes?: number; licencePage?: string };
  licence?: string;
  attribution?: string;
  accuracyMeters?: number;
  maxDecompressedGigabytes?: number;
  maxShrinkShare?: number;
  where?: Record<string, string | string[]>;
  delimiter?: string;
  header?: string[];
  encoding?: string;
  decimal?: '.' | ',';
  crs?: string;
  layers?: string | string[];
  geometry?: string;
}

/** Several texts, each from a column or a rule. */
type ColumnRulesInput = ColumnRuleInput | ColumnRuleInput[];
