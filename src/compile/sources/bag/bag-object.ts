import type { Position } from 'geojson';

/** The kinds of objects that make addresses, as the register's XML calls them. */
export const KINDS = [
  'Nummeraanduiding',
  'Verblijfsobject',
  'Ligplaats',
  'Standplaats',
  'OpenbareRuimte',
  'Woonplaats',
  'GemeenteWoonplaatsRelatie',
] as const;
export type BagKind = (typeof KINDS)[number];

/** One occurrence (voorkomen) of an object: its state for a period. Texts as written, `''` for missing ones. */
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

export function emptyObject(kind: BagKind): BagObject {
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
