import type { AreaLevel } from '../../model/areas';
import type { AddressField } from '../recipe/recipe';
import type { InspectedColumn, InspectedLayer } from './inspection';

/** Prefixes of field names: `SITUS_ADDR_NUM`, `SITESTREET`. */
const OWNER = '(?:situs|site|addr|prop|property)?';

/** Patterns of column names for each field, folded to letters. The first pattern that any column matches counts. */
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
  municipality: /^(?:municipality|gemeente|gemeentenaam|county|kommune|commune)$/,
  municipalityCode: /^(?:municipalitycode|gemeentecode|codeinsee|countyfips|bronhouderidentificatie)$/,
  province: /^(?:province|provincie|provincienaam|state|region|bundesland)$/,
  latitude: [/^(?:lat|latitude|breedtegraad)$/, /^(?:y|ycoord)$/],
  longitude: [/^(?:lon|lng|long|longitude|lengtegraad)$/, /^(?:x|xcoord)$/],
  identifier: [
    /^(?:nummeraanduiding|nummeraanduidingid|nummeraanduidinghoofdadresidentificatie|adressid|addressid)$/,
    /^(?:id|identifier|identificatie|objectid|hash|fid)$/,
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
  const fields: Record<string, unknown> = {};
  for (const [field, patterns] of Object.entries(COLUMN_NAMES)) {
    const found = [patterns]
      .flat()
      .map((pattern) => columns.filter(({ name }) => pattern.test(folded(name))))
      .find((fitting) => fitting.length > 0);
    if (found === undefined) continue;
    // A suffix may come in parts: letter and addition.
    fields[field] = field === 'suffix' && found.length > 1 ? found.map(({ name }) => name) : found[0]!.name;
  }
  const street = columns.find(({ name }) => name === fields.streetname);
  const parts = street === undefined ? [] : streetParts(street, columns);
  if (parts.length > 1) fields.streetname = { columns: parts, joiner: ' ' };
  return fields;
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
  const partOf = (pattern: RegExp): string[] => {
    const part = columns.find(({ name, samples }) => pattern.test(folded(name)) && samples.length > 0);
    // `CARSON ST` already contains its type.
    const isSaid = part?.samples.some((text) => street.samples.some((name) => name.endsWith(` ${text}`)));
    return part === undefined || isSaid === true ? [] : [part.name];
  };
  return [
    ...partOf(STREET_PARTS.before),
    street.name,
    ...partOf(STREET_PARTS.after),
    ...partOf(STREET_PARTS.last),
  ];
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z]/g, '');
}
