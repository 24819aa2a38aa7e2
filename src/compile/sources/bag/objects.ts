import type { Position } from 'geojson';
import type { SaxesAttributePlain, SaxesTagPlain } from 'saxes';
import { GeocoderError } from '../../../model/errors';
import { loadPackage } from '../optional-package';
import type { ArchivedFile } from '../zip/archive';

/** The kinds of objects that make addresses, as the register's XML calls them. */
const KINDS = [
  'Nummeraanduiding',
  'Verblijfsobject',
  'Ligplaats',
  'Standplaats',
  'OpenbareRuimte',
  'Woonplaats',
  'GemeenteWoonplaatsRelatie',
] as const;
export type BagKind = (typeof KINDS)[number];

/** One occurrence (voorkomen) of an object: how it was for a while. Texts as written, `''` for what is not there. */
export interface BagObject {
  kind: BagKind;
  /** Names of the XML's elements and their texts. */
  identificatie: string;
  status: string;
  beginGeldigheid: string;
  eindGeldigheid: string;
  /** When it was made inactive, or declared no part of the register. */
  tijdstipInactief: string;
  huisnummer: string;
  huisletter: string;
  huisnummertoevoeging: string;
  postcode: string;
  naam: string;
  verkorteNaam: string;
  gebruiksdoel: string;
  oppervlakte: string;
  /** Identifiers that it refers to. */
  street: string;
  place: string;
  municipality: string;
  mainAddress: string;
  sideAddresses: string[];
  building: string;
  /** Its point, and the rings of its polygons, RD metres. */
  point: Position | null;
  polygons: Position[][][];
}

type TextField = Exclude<keyof BagObject, 'kind' | 'sideAddresses' | 'point' | 'polygons'>;

/** Elements whose text goes straight into a field. */
const TEXT_FIELDS: Record<string, TextField> = {
  identificatie: 'identificatie',
  status: 'status',
  beginGeldigheid: 'beginGeldigheid',
  eindGeldigheid: 'eindGeldigheid',
  begindatumTijdvakGeldigheid: 'beginGeldigheid',
  einddatumTijdvakGeldigheid: 'eindGeldigheid',
  tijdstipInactief: 'tijdstipInactief',
  tijdstipInactiefLV: 'tijdstipInactief',
  tijdstipNietBagLV: 'tijdstipInactief',
  huisnummer: 'huisnummer',
  huisletter: 'huisletter',
  huisnummertoevoeging: 'huisnummertoevoeging',
  postcode: 'postcode',
  naam: 'naam',
  verkorteNaam: 'verkorteNaam',
  gebruiksdoel: 'gebruiksdoel',
  oppervlakte: 'oppervlakte',
  OpenbareRuimteRef: 'street',
  WoonplaatsRef: 'place',
};

/**
 * The objects of one XML file of a BAG 2.0 extract (Kadaster, schemas lvbag v20200601), chunk by chunk.
 * @param onStandDate told the day that the file describes, before its first object.
 * @throws GeocoderError SOURCE_INVALID for XML that is not well-formed, naming the line.
 */
export async function* readBagObjects(
  file: ArchivedFile,
  onStandDate: (date: string) => void,
): AsyncGenerator<BagObject[]> {
  const { SaxesParser } = await loadPackage('saxes', 'BAG extracts', () => import('saxes'));
  const parser = new SaxesParser({ xmlns: false, fragment: false });
  const reader = new ObjectReader(onStandDate);
  let failure: Error | null = null;
  parser.on('error', (error) => {
    failure ??= error;
  });
  parser.on('opentag', (tag) => reader.open(tag));
  parser.on('text', (text) => reader.text(text));
  parser.on('closetag', (tag) => reader.close(tag.name));
  const decoder = new TextDecoder('utf-8');
  const write = (text: string | null): BagObject[] => {
    if (text === null) parser.close();
    else parser.write(text);
    if (failure !== null) {
      const message = `${file.label}: expected well-formed XML, got ${failure.message}.`;
      throw new GeocoderError('SOURCE_INVALID', message, { cause: failure });
    }
    return reader.taken();
  };
  for await (const chunk of file.bytes()) {
    const objects = write(decoder.decode(chunk, { stream: true }));
    if (objects.length > 0) yield objects;
  }
  const last = [...write(decoder.decode()), ...write(null)];
  if (last.length > 0) yield last;
}

class ObjectReader {
  readonly #onStandDate: (date: string) => void;
  /** Name as written → name without its prefix. */
  readonly #localNames = new Map<string, string>();
  #objects: BagObject[] = [];
  #object: BagObject | null = null;
  /** The element whose text is wanted; `''` for none. */
  #wanted = '';
  #text = '';
  #dimensions = 2;
  #inSideAddress = false;
  #inRelatedMunicipality = false;
  #inInterior = false;

  constructor(onStandDate: (date: string) => void) {
    this.#onStandDate = onStandDate;
  }

  taken(): BagObject[] {
    const objects = this.#objects;
    this.#objects = [];
    return objects;
  }

  open(tag: SaxesTagPlain): void {
    const name = this.#localName(tag.name);
    this.#wanted = '';
    this.#text = '';
    if (this.#object === null) {
      const kind = KINDS.find((known) => known === name);
      if (kind !== undefined) this.#object = emptyObject(kind);
      else if (name === 'StandTechnischeDatum') this.#wanted = name;
      return;
    }
    switch (name) {
      case 'Polygon':
        this.#dimensions = dimensionsOf(tag.attributes, 2);
        this.#object.polygons.push([]);
        break;
      case 'interior':
        this.#inInterior = true;
        break;
      case 'exterior':
        this.#inInterior = false;
        break;
      case 'heeftAlsNevenadres':
        this.#inSideAddress = true;
        break;
      case 'gerelateerdeGemeente':
        this.#inRelatedMunicipality = true;
        break;
      case 'posList':
        this.#dimensions = dimensionsOf(tag.attributes, this.#dimensions);
        this.#wanted = name;
        break;
      case 'pos':
      case 'NummeraanduidingRef':
      case 'PandRef':
        this.#wanted = name;
        break;
      default:
        if (TEXT_FIELDS[name] !== undefined) this.#wanted = name;
    }
  }

  text(text: string): void {
    if (this.#wanted !== '') this.#text += text;
  }

  close(tagName: string): void {
    const name = this.#localName(tagName);
    const object = this.#object;
    if (object === null) {
      if (name === this.#wanted) this.#onStandDate(this.#text.trim());
    } else if (name === object.kind) {
      this.#objects.push(object);
      this.#object = null;
    } else if (name === 'heeftAlsNevenadres') {
      this.#inSideAddress = false;
    } else if (name === 'gerelateerdeGemeente') {
      this.#inRelatedMunicipality = false;
    } else if (name === this.#wanted) {
      this.#take(object, name, this.#text.trim());
    }
    this.#wanted = '';
  }

  #take(object: BagObject, name: string, text: string): void {
    if (name === 'pos') {
      object.point ??= positionsOf(text, 3)[0] ?? null;
    } else if (name === 'posList') {
      const ring = positionsOf(text, this.#dimensions);
      const polygon = object.polygons.at(-1);
      if (polygon === undefined || (polygon.length === 0) === this.#inInterior) object.polygons.push([ring]);
      else polygon.push(ring);
    } else if (name === 'NummeraanduidingRef') {
      if (this.#inSideAddress) object.sideAddresses.push(text);
      else object.mainAddress = text;
    } else if (name === 'PandRef') {
      // An object in several buildings is told by the first of them.
      if (object.building === '') object.building = text;
    } else if (name === 'identificatie' && this.#inRelatedMunicipality) {
      object.municipality = text;
    } else {
      const field = TEXT_FIELDS[name]!;
      object[field] = field === 'gebruiksdoel' && object[field] !== '' ? `${object[field]},${text}` : text;
    }
  }

  #localName(name: string): string {
    let local = this.#localNames.get(name);
    if (local === undefined) {
      local = name.slice(name.indexOf(':') + 1);
      this.#localNames.set(name, local);
    }
    return local;
  }
}

function emptyObject(kind: BagKind): BagObject {
  return {
    kind,
    identificatie: '',
    status: '',
    beginGeldigheid: '',
    eindGeldigheid: '',
    tijdstipInactief: '',
    huisnummer: '',
    huisletter: '',
    huisnummertoevoeging: '',
    postcode: '',
    naam: '',
    verkorteNaam: '',
    gebruiksdoel: '',
    oppervlakte: '',
    street: '',
    place: '',
    municipality: '',
    mainAddress: '',
    sideAddresses: [],
    building: '',
    point: null,
    polygons: [],
  };
}

function dimensionsOf(attributes: Record<string, SaxesAttributePlain | string>, fallback: number): number {
  const written = attributes.srsDimension;
  return written === '3' ? 3 : written === '2' ? 2 : fallback;
}

/** Coordinates of a gml:pos or gml:posList; heights are left out. */
function positionsOf(text: string, dimensions: number): Position[] {
  const numbers = text.split(/\s+/).map(Number);
  const positions: Position[] = [];
  for (let at = 0; at + 1 < numbers.length; at += dimensions)
    positions.push([numbers[at]!, numbers[at + 1]!]);
  return positions;
}
