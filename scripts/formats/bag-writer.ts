import { createReadStream, rmSync } from 'node:fs';
import { writeZip, type ZipPart } from './zip-writer';

/** One address with its object, as a BAG extract delivers it. RD metres. */
export interface BagAddress {
  street: string;
  number: string;
  letter: string;
  addition: string;
  postcode: string;
  x: number;
  y: number;
}

export interface BagOptions {
  /** How the archives lie in the outer one. */
  inner: 'stored' | 'deflated';
  place: string;
  placeCode: string;
  municipalityCode: string;
  standDate: string;
  /** Addresses to a street. */
  streetOf: (index: number) => number;
  /** Writes an ended occurrence before the current one of every n-th object. */
  historyEvery?: number;
}

const HEAD_NAMESPACES = `<sl-bag-extract:bagStand xmlns:DatatypenNEN3610="www.kadaster.nl/schemas/lvbag/imbag/datatypennen3610/v20200601" xmlns:Objecten="www.kadaster.nl/schemas/lvbag/imbag/objecten/v20200601" xmlns:gml="http://www.opengis.net/gml/3.2" xmlns:Historie="www.kadaster.nl/schemas/lvbag/imbag/historie/v20200601" xmlns:Objecten-ref="www.kadaster.nl/schemas/lvbag/imbag/objecten-ref/v20200601" xmlns:selecties-extract="http://www.kadaster.nl/schemas/lvbag/extract-selecties/v20200601" xmlns:sl-bag-extract="http://www.kadaster.nl/schemas/lvbag/extract-deelbestand-lvc/v20200601" xmlns:sl="http://www.kadaster.nl/schemas/standlevering-generiek/1.0">`;

/** Objects to an XML file, as Kadaster cuts them. */
const OBJECTS_PER_FILE = 10_000;

/** Writes a BAG 2.0 extract of the real layout: archives of XML files in one archive. */
export async function writeBagExtract(
  path: string,
  count: number,
  at: (index: number) => BagAddress,
  options: BagOptions,
): Promise<void> {
  const archives: { path: string; name: string }[] = [];
  const day = options.standDate.split('-').reverse().join('');
  const streets = new Map<number, string>();
  for (let index = 0; index < count; index++) {
    const street = options.streetOf(index);
    if (!streets.has(street)) streets.set(street, at(index).street);
  }
  const archive = async (name: string, parts: readonly ZipPart[]): Promise<void> => {
    const innerPath = `${path}.${archives.length}`;
    await writeZip(innerPath, parts);
    archives.push({ path: innerPath, name });
  };
  const objects = (type: string, total: number, one: (index: number) => string): Promise<void> => {
    const files = Math.max(1, Math.ceil(total / OBJECTS_PER_FILE));
    const parts = Array.from({ length: files }, (_, file): ZipPart => {
      const end = Math.min(total, (file + 1) * OBJECTS_PER_FILE);
      const name = `9999${type}${day}-${String(file + 1).padStart(6, '0')}.xml`;
      return { name, bytes: bagStand(type, options.standDate, file * OBJECTS_PER_FILE, end, one) };
    });
    return archive(`9999${type}${day}.zip`, parts);
  };
  await objects('WPL', 1, () => placeXml(options));
  const streetList = [...streets];
  await objects('OPR', streetList.length, (index) => streetXml(streetList[index]!, options));
  await objects('NUM', count, (index) =>
    history(index, options, (dates) => numberXml(index, at(index), options, dates)),
  );
  await objects('VBO', count, (index) =>
    history(index, options, (dates) => objectXml(index, at(index), dates)),
  );
  await archive(`GEM-WPL-RELATIE-${day}.zip`, [
    { name: `GEM-WPL-RELATIE-${day}-000001.xml`, bytes: [Buffer.from(relationXml(options))] },
  ]);
  const deflate = options.inner === 'deflated';
  await writeZip(
    path,
    archives.map((inner) => ({ name: inner.name, bytes: createReadStream(inner.path), deflate })),
  );
  for (const inner of archives) rmSync(inner.path);
}

/** Identifiers of 16 digits: municipality, type of object, number. */
export function bagIdentifier(type: '01' | '10' | '20' | '30', index: number): string {
  return `1680${type}${String(index).padStart(10, '0')}`;
}

function* bagStand(
  type: string,
  standDate: string,
  start: number,
  end: number,
  one: (index: number) => string,
): Generator<Buffer> {
  yield Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>
${HEAD_NAMESPACES}
  <sl-bag-extract:bagInfo><selecties-extract:LVC-Extract><selecties-extract:StandTechnischeDatum>${standDate}</selecties-extract:StandTechnischeDatum></selecties-extract:LVC-Extract></sl-bag-extract:bagInfo>
  <sl:standBestand><sl:dataset>LVBAG</sl:dataset><sl:inhoud><sl:gebied>NLD</sl:gebied><sl:objectTypen><sl:objectType>${type}</sl:objectType></sl:objectTypen></sl:inhoud>
`);
  let text = '';
  for (let index = start; index < end; index++) {
    text += one(index);
    if (text.length > 1 << 18) {
      yield Buffer.from(text);
      text = '';
    }
  }
  yield Buffer.from(`${text}  </sl:standBestand>\n</sl-bag-extract:bagStand>\n`);
}

function stand(object: string): string {
  return `    <sl:stand>\n      <sl-bag-extract:bagObject>\n${object}      </sl-bag-extract:bagObject>\n    </sl:stand>\n`;
}

interface Dates {
  occurrence: number;
  begin: string;
  end: string;
}

function history(index: number, options: BagOptions, one: (dates: Dates) => string): string {
  const every = options.historyEvery ?? 0;
  if (every === 0 || index % every !== 0) return one({ occurrence: 1, begin: '2009-01-20', end: '' });
  return (
    one({ occurrence: 1, begin: '2009-01-20', end: '2015-03-01' }) +
    one({ occurrence: 2, begin: '2015-03-01', end: '' })
  );
}

function occurrence({ occurrence: number, begin, end }: Dates): string {
  const ended = end === '' ? '' : `            <Historie:eindGeldigheid>${end}</Historie:eindGeldigheid>\n`;
  return `          <Objecten:voorkomen>
            <Historie:Voorkomen>
            <Historie:voorkomenidentificatie>${number}</Historie:voorkomenidentificatie>
            <Historie:beginGeldigheid>${begin}</Historie:beginGeldigheid>
${ended}            <Historie:tijdstipRegistratie>${begin}T11:34:46.000</Historie:tijdstipRegistratie>
            <Historie:BeschikbaarLV>
              <Historie:tijdstipRegistratieLV>${begin}T12:00:51.797</Historie:tijdstipRegistratieLV>
            </Historie:BeschikbaarLV>
            </Historie:Voorkomen>
          </Objecten:voorkomen>
`;
}

const DOCUMENT = `          <Objecten:geconstateerd>N</Objecten:geconstateerd>
          <Objecten:documentdatum>2009-01-20</Objecten:documentdatum>
          <Objecten:documentnummer>BRA/FB20080001</Objecten:documentnummer>
`;
const CURRENT: Dates = { occurrence: 1, begin: '2009-01-20', end: '' };

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function placeXml({ place, placeCode }: BagOptions): string {
  return stand(`        <Objecten:Woonplaats>
          <Objecten:identificatie domein="NL.IMBAG.Woonplaats">${placeCode}</Objecten:identificatie>
          <Objecten:naam>${escaped(place)}</Objecten:naam>
          <Objecten:geometrie><Objecten:vlak><gml:Polygon srsName="urn:ogc:def:crs:EPSG::28992" srsDimension="2"><gml:exterior><gml:LinearRing><gml:posList count="5">100000 400000 200000 400000 200000 600000 100000 600000 100000 400000</gml:posList></gml:LinearRing></gml:exterior><gml:interior><gml:LinearRing><gml:posList count="5">110000 410000 110000 411000 111000 411000 111000 410000 110000 410000</gml:posList></gml:LinearRing></gml:interior></gml:Polygon></Objecten:vlak></Objecten:geometrie>
          <Objecten:status>Woonplaats aangewezen</Objecten:status>
${DOCUMENT}${occurrence(CURRENT)}        </Objecten:Woonplaats>
`);
}

function streetXml([index, name]: [number, string], { placeCode }: BagOptions): string {
  return stand(`        <Objecten:OpenbareRuimte>
          <Objecten:identificatie domein="NL.IMBAG.Openbareruimte">${bagIdentifier('30', index)}</Objecten:identificatie>
          <Objecten:naam>${escaped(name)}</Objecten:naam>
          <Objecten:type>Weg</Objecten:type>
          <Objecten:status>Naamgeving uitgegeven</Objecten:status>
${DOCUMENT}          <Objecten:ligtIn><Objecten-ref:WoonplaatsRef domein="NL.IMBAG.Woonplaats">${placeCode}</Objecten-ref:WoonplaatsRef></Objecten:ligtIn>
${occurrence(CURRENT)}        </Objecten:OpenbareRuimte>
`);
}

function optional(name: string, text: string): string {
  return text === '' ? '' : `          <Objecten:${name}>${escaped(text)}</Objecten:${name}>\n`;
}

function numberXml(index: number, address: BagAddress, options: BagOptions, dates: Dates): string {
  const status = dates.end === '' ? 'Naamgeving uitgegeven' : 'Naamgeving uitgegeven';
  return stand(`        <Objecten:Nummeraanduiding>
          <Objecten:identificatie domein="NL.IMBAG.Nummeraanduiding">${bagIdentifier('20', index)}</Objecten:identificatie>
          <Objecten:huisnummer>${dates.end === '' ? address.number : '99999'}</Objecten:huisnummer>
${optional('huisletter', address.letter)}${optional('huisnummertoevoeging', address.addition)}${optional('postcode', address.postcode)}          <Objecten:typeAdresseerbaarObject>Verblijfsobject</Objecten:typeAdresseerbaarObject>
          <Objecten:status>${status}</Objecten:status>
${DOCUMENT}${occurrence(dates)}          <Objecten:ligtAan>
            <Objecten-ref:OpenbareRuimteRef domein="NL.IMBAG.Openbareruimte">${bagIdentifier('30', options.streetOf(index))}</Objecten-ref:OpenbareRuimteRef>
          </Objecten:ligtAan>
        </Objecten:Nummeraanduiding>
`);
}

function objectXml(index: number, { x, y }: BagAddress, dates: Dates): string {
  return stand(`        <Objecten:Verblijfsobject>
          <Objecten:heeftAlsHoofdadres>
            <Objecten-ref:NummeraanduidingRef domein="NL.IMBAG.Nummeraanduiding">${bagIdentifier('20', index)}</Objecten-ref:NummeraanduidingRef>
          </Objecten:heeftAlsHoofdadres>
${occurrence(dates)}          <Objecten:identificatie domein="NL.IMBAG.Verblijfsobject">${bagIdentifier('01', index)}</Objecten:identificatie>
          <Objecten:geometrie>
            <Objecten:punt>
              <gml:Point srsName="urn:ogc:def:crs:EPSG::28992" srsDimension="3">
                <gml:pos>${x.toFixed(3)} ${y.toFixed(3)} 0.0</gml:pos>
              </gml:Point>
            </Objecten:punt>
          </Objecten:geometrie>
          <Objecten:gebruiksdoel>woonfunctie</Objecten:gebruiksdoel>
          <Objecten:oppervlakte>106</Objecten:oppervlakte>
          <Objecten:status>Verblijfsobject in gebruik</Objecten:status>
${DOCUMENT}          <Objecten:maaktDeelUitVan>
            <Objecten-ref:PandRef domein="NL.IMBAG.Pand">${bagIdentifier('10', Math.floor(index / 2))}</Objecten-ref:PandRef>
          </Objecten:maaktDeelUitVan>
        </Objecten:Verblijfsobject>
`);
}

function relationXml({ placeCode, municipalityCode, standDate }: BagOptions): string {
  const relation = (begin: string, end: string, municipality: string): string =>
    `<gwr-product:GemeenteWoonplaatsRelatie><gwr-product:tijdvakgeldigheid><bagtypes:begindatumTijdvakGeldigheid>${begin}</bagtypes:begindatumTijdvakGeldigheid>${end === '' ? '' : `<bagtypes:einddatumTijdvakGeldigheid>${end}</bagtypes:einddatumTijdvakGeldigheid>`}</gwr-product:tijdvakgeldigheid><gwr-product:gerelateerdeWoonplaats><gwr-product:identificatie>${placeCode}</gwr-product:identificatie></gwr-product:gerelateerdeWoonplaats><gwr-product:gerelateerdeGemeente><gwr-product:identificatie>${municipality}</gwr-product:identificatie></gwr-product:gerelateerdeGemeente><gwr-product:status>definitief</gwr-product:status></gwr-product:GemeenteWoonplaatsRelatie>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<gwr-bestand:BAG-GWR-Deelbestand-LVC xmlns:gwr-bestand="www.kadaster.nl/schemas/lvbag/gem-wpl-rel/gwr-deelbestand-lvc/v20200601" xmlns:selecties-extract="http://www.kadaster.nl/schemas/lvbag/extract-selecties/v20200601" xmlns:bagtypes="www.kadaster.nl/schemas/lvbag/gem-wpl-rel/bag-types/v20200601" xmlns:gwr-product="www.kadaster.nl/schemas/lvbag/gem-wpl-rel/gwr-producten-lvc/v20200601"><gwr-bestand:SelectieGegevens><selecties-extract:StandTechnischeDatum>${standDate}</selecties-extract:StandTechnischeDatum></gwr-bestand:SelectieGegevens><gwr-bestand:Product><gwr-product:GemeenteWoonplaatsRelatieProduct>
${relation('1998-01-01', '2010-01-01', '0001')}${relation('2010-01-01', '', municipalityCode)}
</gwr-product:GemeenteWoonplaatsRelatieProduct></gwr-bestand:Product></gwr-bestand:BAG-GWR-Deelbestand-LVC>
`;
}
