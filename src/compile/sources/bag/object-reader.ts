import type { Position } from 'geojson';
import type { SaxesAttributePlain, SaxesTagPlain } from 'saxes';
import { MOST_ELEMENT_SIZE } from '../limits';
import { type BagObject, emptyObject, KINDS } from './bag-object';

type TextField = Exclude<keyof BagObject, 'kind' | 'sideAddresses' | 'point' | 'polygons'>;

/** Most names of elements that are cached; the register uses a hundred. */
const MOST_NAMES = 10_000;

/** Elements whose text becomes a field. */
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

/** Makes objects from the events of an XML parser. */
export class ObjectReader {
  readonly #onStandDate: (date: string) => void;
  /** Name as written → name without its prefix. */
  readonly #localNames = new Map<string, string>();
  #objects: BagObject[] = [];
  #object: BagObject | null = null;
  /** The element whose text is collected; `''` for none. */
  #wanted = '';
  #text = '';
  #dimensions = 2;
  #inSideAddress = false;
  #inRelatedMunicipality = false;
  #inInterior = false;

  constructor(onStandDate: (date: string) => void) {
    this.#onStandDate = onStandDate;
  }

  /** True if the text so far ends inside an object. */
  get isWithinObject(): boolean {
    return this.#object !== null && this.#objects.length === 0;
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
    if (this.#wanted === '') return;
    this.#text += text;
    if (this.#text.length > MOST_ELEMENT_SIZE) {
      throw new RangeError(`a text of more than ${MOST_ELEMENT_SIZE} characters`);
    }
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
      // An object in several buildings gets the first of them.
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
      if (this.#localNames.size >= MOST_NAMES) this.#localNames.clear();
      this.#localNames.set(name, local);
    }
    return local;
  }
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
