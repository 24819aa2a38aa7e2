import { printableList } from '../../model/quote';
import type { InputFile } from '../intake/input-files';
import { isZip } from '../sources/openaddresses';
import { readText } from '../sources/read-text';
import { Archive } from '../sources/zip/archive';

const TO_GEOPACKAGE = 'ogr2ogr -f GPKG makes a GeoPackage of it';
const NAMES_SHOWN = 5;

/** Archives that no reader supports, by the names of their files, with advice. */
const ARCHIVES: readonly (readonly [RegExp, string])[] = [
  [/\.gdb\//i, `a File Geodatabase (${TO_GEOPACKAGE})`],
  [/\.gml$/i, `GML (${TO_GEOPACKAGE})`],
  [/\d{4}(?:PND|LIG|STA)\d{8}/, 'a part of a BAG extract without its addresses (NUM, VBO, OPR, WPL)'],
  [/\.csv$/i, 'a ZIP archive of tables that are not those of OpenAddresses (unzip them first)'],
];

/** The same for texts, by their beginning. */
const TEXTS: readonly (readonly [RegExp, string])[] = [
  [/<osm[\s>]/, 'OpenStreetMap as XML (osmium cat FILE -o FILE.osm.pbf makes a PBF of it)'],
  [
    /<[\w-]+:(?:bagStand|BAG)|bag-extract/i,
    'one XML file of a BAG extract (its delivered ZIP is read as it is)',
  ],
  [/opengis\.net\/gml/, `GML (${TO_GEOPACKAGE})`],
  [/^\s*</, 'XML'],
];

/** Describes a file that no reader supports. */
export async function whyUnknown(file: InputFile): Promise<string> {
  if (isZip(file)) {
    const names = (await Archive.open(file, null)).names();
    const told = ARCHIVES.find(([sign]) => names.some((name) => sign.test(name)))?.[1] ?? 'a ZIP archive';
    const more = names.length > NAMES_SHOWN ? ` and ${names.length - NAMES_SHOWN} more` : '';
    return `${told}: ${printableList(names.slice(0, NAMES_SHOWN))}${more}`;
  }
  for await (const text of readText(file, 'utf-8', { bytes: 0 })) {
    const told = TEXTS.find(([sign]) => sign.test(text))?.[1];
    if (told !== undefined) return told;
    break;
  }
  return 'bytes that none of them begins with';
}
