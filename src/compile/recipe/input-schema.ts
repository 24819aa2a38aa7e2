/** The schema of the keys that address sources and area layers share. */

import * as Type from 'typebox';
import { DEFAULT_MAX_DECOMPRESSED_GIGABYTES } from '../sources/limits';
import { DEFAULT_MAX_SHRINK_SHARE } from './recipe';
import { closed, count, flag, listMap, may, name, oneOf, text, textMap } from './schema-words';

const ruleObject = closed(
  {
    columns: Type.Union([name, Type.Array(name)], {
      description: 'one column, or several whose values are joined; a dot goes into nested JSON',
      examples: [['letter', 'addition']],
    }),
    joiner: may(text('the text between the columns that have a value', ' ', { default: '-' })),
    first: may(flag('take only the first of the columns that has a value')),
    pattern: may(
      text('keep what the first group of this regular expression finds, or all of it', '^[0-9AB]{5}'),
    ),
    values: may(textMap('replaces whole texts, after `pattern`', { b: 'bis', '0': '' })),
    language: may(
      text('of other names: the language they are in (ISO 639); `name:fr` tells its own', 'fr', {
        pattern: '^[a-z]{2,3}$',
      }),
    ),
  },
  'How columns become one text.',
);
/** A column name, a list of names, or an object that says how they are joined to one text. */
export const rule = (description: string, examples: unknown[]) =>
  Type.Union([name, Type.Array(name), ruleObject], { description, examples });
export const rules = (description: string, examples: unknown[]) =>
  Type.Union([name, Type.Array(Type.Union([name, Type.Array(name), ruleObject])), ruleObject], {
    description,
    examples,
  });

export const note = may(text('a note for people; ignored', 'Written on 22 November 2026.', { default: '' }));
export const path = (example: string) =>
  text(
    'the file or files: relative to the input root, with `*`, `?` and `**`; `npm:package/file` of an installed package; or a URL (https), which `doorplate fetch` and `doorplate build` download',
    example,
  );

const download = closed(
  {
    sha256: may(
      text('SHA-256 of the file as it is downloaded', '9f86d081884c7d65…', { pattern: '^[0-9a-fA-F]{64}$' }),
    ),
    checksumFile: may(
      text(
        'URL of a file with its checksum: MD5, SHA-1, SHA-256 or SHA-512',
        'https://example.org/areas.zip.md5',
      ),
    ),
    megabytes: may(
      count('the expected size, where the server does not send it; 10^6 bytes', 0, 1e9, { examples: [850] }),
    ),
    licencePage: may(
      text(
        'a page with terms that somebody must accept first (`--accept-licences`)',
        'https://example.org/terms',
      ),
    ),
  },
  'What is known of a file that `path` names by a URL.',
);

/** The common keys of address sources and area layers. */
export const common = {
  note,
  country: may(text('whose areas or addresses these are, where the recipe has several `countries`', 'NL')),
  download: may(download),
  licence: may(text('the licence of the data; every answer can show it', 'CC0 1.0', { default: '' })),
  attribution: may(
    text('the attribution that the publisher asks for', 'Bron: Kadaster, BAG', { default: '' }),
  ),
  accuracyMeters: may(
    count('how far a point may lie from the true place, nine times in ten', 0, 1_000_000, { default: 10 }),
  ),
  maxDecompressedGigabytes: may(
    count('what may come out of one compressed file in all, 10^9 bytes', 0, 1e6, {
      default: DEFAULT_MAX_DECOMPRESSED_GIGABYTES,
    }),
  ),
  maxShrinkShare: may(
    count('a build that takes a larger share less of this than the last one is not published', 0, 1, {
      default: DEFAULT_MAX_SHRINK_SHARE,
    }),
  ),
  where: may(
    listMap('read only records that have one of these values; `""` for none', { status: ['current', ''] }),
  ),
  delimiter: may(text('delimited text: one character; found from the header when left out', ';')),
  header: may(
    Type.Array(name, {
      description: 'delimited text: the names of the columns, for a file whose first line is data',
      examples: [['street', 'number', 'lat', 'lon']],
    }),
  ),
  encoding: may(text('text: any encoding that TextDecoder knows', 'windows-1252', { default: 'utf-8' })),
  decimal: may(oneOf(['.', ','], 'text: the decimal sign of coordinates', { default: '.' })),
  crs: may(
    text(
      'reference system of the coordinates, where the file does not say it: EPSG code or PROJ text',
      'EPSG:28992',
    ),
  ),
  layers: may(
    Type.Union([name, Type.Array(name)], {
      description: 'the layers of a file that has several; those with a geometry when left out',
      examples: ['gemeentegebied'],
    }),
  ),
  geometry: may(text('the column with the geometry, as well-known text or binary', 'GEOM')),
};
