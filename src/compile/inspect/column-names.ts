import type { AreaLevel } from '../../model/areas';
import { foldName, KNOWN_NAMES, KNOWN_PARTS } from '../../model/column-names';
import type { AddressField } from '../recipe/recipe';
import type { InspectedColumn, InspectedLayer } from './inspection';

/** Prefixes of field names: `SITUS_ADDR_NUM`, `SITESTREET`. */
const OWNER = '(?:situs|site|addr|prop|property)?';

/**
 * Patterns of column names of registers for each field, folded to letters. The first pattern that any column matches
 * counts. A field without such a column has one of the names that bulk knows.
 */
const COLUMN_NAMES: Partial<Record<AddressField, RegExp | RegExp[]>> = {
  streetname: new RegExp(
    `^${OWNER}(?:street|streetname|streetnam|strname|stname|straat|straatnaam|openbareruimte|openbareruimtenaam|nomvoie|strasse|strassenname|gata|gotuheiti|streetnominative|thoroughfare|roadname|fullstreet|stnam|fename|fname|pwnamefr)$`,
  ),
  number: new RegExp(
    `^${OWNER}(?:number|housenumber|streetnum|streetnumber|stnum|addressnu|addressnum|addrnum|civicnumber|housenr|housenum|huisnummer|huisnr|hausnummer|numero|stnumber|addressnumber|hnr|nr|adrn|housenumberfull)$`,
  ),
  suffix: new RegExp(
    `^${OWNER}(?:suffix|huisletter|toevoeging|huisnummertoevoeging|unit|unitnum|unitnumber|rep|letter|addition|frac|addrnsfx)$`,
  ),
  postcode: new RegExp(
    `^${OWNER}(?:postcode|postalcode|zip|zipcode|plz|codepostal|postnumer|postnr|pzipcode|pznc)$`,
  ),
  city: new RegExp(
    `^${OWNER}(?:city|town|place|placename|plaats|woonplaats|woonplaatsnaam|locality|nomcommune|ort|postalcity|munamefr)$`,
  ),
  suburb: /^(?:suburb|neighbou?rhood)$/,
  suburbCode: /^(?:suburbcode|buurtcode|wijkcode)$/,
  municipality: /^(?:municipality|gemeente|gemeentenaam|county|kommune|commune)$/,
  municipalityCode: /^(?:municipalitycode|gemeentecode|codeinsee|countyfips|bronhouderidentificatie)$/,
  province: /^(?:province|provincie|provincienaam|state|region|bundesland)$/,
  provinceCode: /^(?:provincecode|provinciecode)$/,
  latitude: [/^(?:lat|latitude|breedtegraad)$/, /^(?:y|ycoord)$/],
  longitude: [/^(?:lon|lng|long|longitude|lengtegraad)$/, /^(?:x|xcoord)$/],
  identifier: [
    /^(?:nummeraanduiding|nummeraanduidingid|nummeraanduidinghoofdadresidentificatie|adressid|addressid)$/,
    // An export of a dataset has `id`, which is made from the `identifier` of the source.
    /^(?:identifier|identificatie)$/,
    /^(?:id|objectid|hash|fid)$/,
  ],
  building: /^(?:building|buildingid|pand|pandid|pandidentificatie)$/,
};

/**
 * Parts of a street name that some registers have in separate columns, by position: before it, after it, at the end.
 */
const STREET_PARTS = {
  before: new RegExp(`^${OWNER}(?:stprefix|streetprefix|fdpre|predir|direction|pref)$`),
  after: new RegExp(`^${OWNER}(?:sttype|streettype|streetsufx|ftype|posttype)$`),
  last: new RegExp(`^${OWNER}(?:stsuffix|fdsuf|postdir|sufdir)$`),
};

/** Suffix columns that show that the number column has no suffix. A unit column may be beside `12A`. */
const SUFFIX_OF_BARE_NUMBER = /^(?:suffix|huisletter|toevoeging|huisnummertoevoeging|rep|letter|addition)$/;

const AREA_NAME = /^(?:name|naam|nom|nafn|title|label|gemeentenaam|provincienaam|wijknaam|buurtnaam)$/;
const AREA_CODE =
  /^(?:code|id|fips|geoid|iso|isocode|gemeentecode|provinciecode|statcode|cbscode|wofid|identificatie)$/;

/** Words for the levels of areas, in names of files, layers and kinds of places. */
const LEVEL_WORDS: readonly (readonly [AreaLevel, RegExp])[] = [
  ['suburb', /neighbou?rhood|macrohood|suburb|buurt|wijk|quartier/],
  ['city', /locality|localities|woonplaats|cities|city|town/],
  ['municipality', /gemeente|municipal|count(?:y|ies)|kommun|commune/],
  ['province', /provinc|state|region|bundesl/],
];

/** The columns of a layer that look like fields of an address, as a recipe's `columns`. */
export function fieldColumns({ columns }: InspectedLayer): Record<string, unknown> {
  const found: Record<string, InspectedColumn[]> = {};
  for (const [field, patterns] of Object.entries(COLUMN_NAMES))
    found[field] = fittingColumns([patterns].flat(), columns);
  // Names of other files count only where no register's name is there: `commune` is a municipality before it is a city.
  for (const [field, names] of Object.entries(KNOWN_NAMES)) {
    const taken = Object.values(found).flat();
    if (found[field]?.length === 0)
      found[field] = namedColumn(
        names,
        columns.filter((column) => !taken.includes(column)),
      );
  }
  found.suffix = suffixParts(found.suffix ?? [], columns);
  const fields: Record<string, unknown> = {};
  for (const [field, [first, ...others]] of Object.entries(found)) {
    if (first === undefined) continue;
    // A suffix may come in parts: letter and addition.
    const isParts = field === 'suffix' && others.length > 0;
    fields[field] = isParts ? [first, ...others].map(({ name }) => name) : first.name;
  }
  const street = columns.find(({ name }) => name === fields.streetname);
  const parts = street === undefined ? [] : streetParts(street, columns);
  if (parts.length > 1) fields.streetname = { columns: parts, joiner: ' ' };
  return fields;
}

/** The columns that drafted fields are read from. */
export function usedColumns(fields: Record<string, unknown>): Set<string> {
  const rules = Object.values(fields).flat() as (string | { columns: string[] })[];
  return new Set(rules.flatMap((rule) => (typeof rule === 'string' ? rule : rule.columns)));
}

/** The columns of the first pattern that fits any. */
function fittingColumns(patterns: readonly RegExp[], columns: readonly InspectedColumn[]): InspectedColumn[] {
  return (
    patterns
      .map((pattern) => columns.filter(({ name }) => pattern.test(folded(name))))
      .find((fitting) => fitting.length > 0) ?? []
  );
}

/** The first column of the best name, in a list of one; empty if there is none. */
function namedColumn(names: readonly string[], columns: readonly InspectedColumn[]): InspectedColumn[] {
  for (const known of names) {
    const column = columns.find(({ name }) => foldName(name) === known);
    if (column !== undefined) return [column];
  }
  return [];
}

/** The columns of a suffix in reading order: the letter, the suffix itself, the floor, the door. */
function suffixParts(
  own: readonly InspectedColumn[],
  columns: readonly InspectedColumn[],
): InspectedColumn[] {
  const { before, after } = KNOWN_PARTS.suffix!;
  const partOf = (names: readonly string[]) => namedColumn(names, columns);
  return [...new Set([...before.flatMap(partOf), ...own, ...after.flatMap(partOf)])];
}

/** True if the numbers of drafted columns may hold their suffix: `12A`. */
export function mayBeGlued(fields: Record<string, unknown>): boolean {
  const suffix = fields.suffix === undefined ? [] : [fields.suffix].flat();
  return !suffix.some((name) => SUFFIX_OF_BARE_NUMBER.test(folded(String(name))));
}

/** The columns with the name and the codes of areas; null if none looks like a name. */
export function areaColumns({ columns }: InspectedLayer): { name: string; code: string[] } | null {
  const name = columns.find((column) => AREA_NAME.test(folded(column.name)))?.name;
  if (name === undefined) return null;
  const codes = columns.filter((column) => AREA_CODE.test(folded(column.name)));
  return { name, code: codes.map((column) => column.name) };
}

/** The level of a layer by its kinds of places, else by its name; null if neither shows it. */
export function levelOf({ name, columns }: InspectedLayer): AreaLevel | null {
  const kinds = columns.find((column) => column.name === 'placetype')?.samples ?? [];
  const fileName = name.slice(name.lastIndexOf('/') + 1);
  for (const text of [kinds.join(' '), fileName.toLowerCase()]) {
    const told = LEVEL_WORDS.find(([, words]) => words.test(text));
    if (told !== undefined) return told[0];
  }
  return null;
}

/** The column of the street with the columns of its parts, in reading order. */
function streetParts(street: InspectedColumn, columns: readonly InspectedColumn[]): string[] {
  const [directions, types] = KNOWN_PARTS.streetname!.before;
  const [typesBehind, directionsBehind] = KNOWN_PARTS.streetname!.after;
  const partOf = (pattern: RegExp | null, names: readonly string[] = []): string[] => {
    const filled = columns.filter(({ samples }) => samples.length > 0);
    const [part] = pattern === null ? [] : fittingColumns([pattern], filled);
    const found = part ?? namedColumn(names, filled)[0];
    // `CARSON ST` already contains its type.
    const isSaid = found?.samples.some((text) =>
      street.samples.some((name) => name.endsWith(` ${text}`) || name.startsWith(`${text} `)),
    );
    return found === undefined || isSaid === true ? [] : [found.name];
  };
  return [
    ...partOf(STREET_PARTS.before, directions),
    ...partOf(null, types),
    street.name,
    ...partOf(STREET_PARTS.after, typesBehind),
    ...partOf(STREET_PARTS.last, directionsBehind),
  ];
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
