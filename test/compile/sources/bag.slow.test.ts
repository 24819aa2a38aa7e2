import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeZip } from '../../../scripts/formats/zip-writer';
import { parseRecipe } from '../../../src/compile/recipe/parse-recipe';
import { AREA_READERS } from '../../../src/compile/sources/index';
import type { SourceRecord } from '../../../src/compile/sources/record';
import { describeFile, readAll, sourceOf } from './contract-binary';
import { temporaryFolder } from './fixtures';

const folder = temporaryFolder();
const file = path.join(folder, 'extract.zip');
const STAND_DATE = '2026-11-08';

/** An element with what is in it: texts, or more elements. */
function element(name: string, inner: string): string {
  return `<Objecten:${name}>${inner}</Objecten:${name}>`;
}

interface Life {
  status?: string;
  begin?: string;
  end?: string;
  more?: string;
}

function life(usual: string, { status = usual, begin = '2010-01-01', end = '', more = '' }: Life): string {
  const ended = end === '' ? '' : element('eindGeldigheid', end);
  return element('status', status) + element('voorkomen', element('beginGeldigheid', begin) + ended) + more;
}

function number(id: string, digits: string, how: Life = {}, street = STREET): string {
  return element(
    'Nummeraanduiding',
    element('identificatie', id) +
      element('huisnummer', digits) +
      life('Naamgeving uitgegeven', how) +
      element('ligtAan', element('OpenbareRuimteRef', street)),
  );
}

function home(id: string, main: string, how: Life = {}, side: string[] = []): string {
  const refs = side.map((other) => element('NummeraanduidingRef', other)).join('');
  return element(
    'Verblijfsobject',
    element('heeftAlsHoofdadres', element('NummeraanduidingRef', main)) +
      (refs === '' ? '' : element('heeftAlsNevenadres', refs)) +
      element('identificatie', id) +
      '<Objecten:geometrie><gml:Point srsDimension="3"><gml:pos>155000 463000 0</gml:pos></gml:Point></Objecten:geometrie>' +
      life('Verblijfsobject in gebruik', how) +
      element('maaktDeelUitVan', element('PandRef', BUILDING)),
  );
}

const STREET = '0221300000000001';
const BUILDING = '0221100000000009';
const [FIRST, SECOND, THIRD] = ['0221200000000001', '0221200000000002', '0221200000000003'];
const street = element(
  'OpenbareRuimte',
  element('identificatie', STREET) +
    element('naam', 'Kosterstraat') +
    life('Naamgeving uitgegeven', {}) +
    element('ligtIn', element('WoonplaatsRef', '2142')),
);
const ring =
  '<gml:Polygon srsDimension="2"><gml:exterior><gml:LinearRing><gml:posList>155000 463000 155100 463000 155100 463100 155000 463100 155000 463000</gml:posList></gml:LinearRing></gml:exterior></gml:Polygon>';
const place = element(
  'Woonplaats',
  element('identificatie', '2142') +
    element('naam', 'Doesburg') +
    element('geometrie', ring) +
    life('Woonplaats aangewezen', {}),
);

function relation(municipality: string, begin: string, end = ''): string {
  const ended = end === '' ? '' : element('einddatumTijdvakGeldigheid', end);
  return element(
    'GemeenteWoonplaatsRelatie',
    element('tijdvakgeldigheid', element('begindatumTijdvakGeldigheid', begin) + ended) +
      element('gerelateerdeWoonplaats', element('identificatie', '2142')) +
      element('gerelateerdeGemeente', element('identificatie', municipality)) +
      element('status', 'definitief'),
  );
}

/** Writes an extract: kinds of files with their objects. */
function write(objects: Record<string, string>): Promise<void> {
  const all = {
    WPL: place,
    OPR: street,
    'GEM-WPL-RELATIE': relation('0999', '2000-01-01', '2005-01-01') + relation('0221', '2005-01-01'),
    ...objects,
  };
  const parts = Object.entries(all).map(([kind, inner]) => {
    const name = kind.length === 3 ? `9999${kind}08112026-000001.xml` : `${kind}-08112026-000001.xml`;
    const xml = `<bagStand xmlns:Objecten="o" xmlns:gml="g"><StandTechnischeDatum>${STAND_DATE}</StandTechnischeDatum>${inner}</bagStand>`;
    return { name, bytes: [Buffer.from(xml)] };
  });
  return writeZip(file, parts);
}

async function read(objects: Record<string, string>): Promise<SourceRecord[]> {
  await write(objects);
  return readAll(sourceOf({ format: 'bag-extract' }, file), describeFile(file));
}

function accepted(records: readonly SourceRecord[]): string[] {
  return records.filter(({ flaw }) => flaw === null).map((record) => record.number);
}

describe('BAG extracts', () => {
  it('join street, place, municipality and building', async () => {
    const [record] = await read({ NUM: number(FIRST!, '4'), VBO: home('0221010000000001', FIRST!) });
    expect(record).toMatchObject({
      streetname: 'Kosterstraat',
      number: '4',
      city: 'Doesburg',
      // The municipality of today, not the one before it.
      municipalityCode: 'GM0221',
      identifier: FIRST,
      building: BUILDING,
      flaw: null,
    });
    expect(Number(record!.latitude)).toBeCloseTo(52.15517, 5);
    expect(Number(record!.longitude)).toBeCloseTo(5.387204, 5);
  });

  it('give the occurrence that holds on the day of the extract', async () => {
    const NUM =
      number(FIRST!, '1', { end: '2015-03-01' }) +
      number(FIRST!, '2', { begin: '2015-03-01', end: '2027-01-01' }) +
      number(FIRST!, '3', { begin: '2027-01-01' });
    expect(accepted(await read({ NUM, VBO: home('0221010000000001', FIRST!) }))).toEqual(['2']);
  });

  it.each([
    ['a number withdrawn', { status: 'Naamgeving ingetrokken' }, {}],
    ['an object withdrawn', {}, { status: 'Verblijfsobject ingetrokken' }],
    ['an object never made', {}, { status: 'Niet gerealiseerd verblijfsobject' }],
    ['an object by mistake', {}, { status: 'Verblijfsobject ten onrechte opgevoerd' }],
    ['an object that ended', {}, { end: '2020-01-01' }],
    ['an object that ends today', {}, { end: STAND_DATE }],
    ['one made inactive', {}, { more: element('tijdstipInactiefLV', '2020-01-01T12:00:00') }],
    ['one declared no part of it', {}, { more: element('tijdstipNietBagLV', '2020-01-01T12:00:00') }],
  ])('leave out %s, and count the other half of the address', async (_, ofNumber: Life, ofHome: Life) => {
    const records = await read({
      NUM: number(FIRST!, '1', ofNumber) + number(SECOND!, '2'),
      VBO: home('0221010000000001', FIRST!, ofHome) + home('0221010000000002', SECOND!),
    });
    expect(accepted(records)).toEqual(['2']);
    expect(records.length).toBe(2);
    expect(records.find(({ flaw }) => flaw !== null)!.reason).toMatch(
      /^number (?:not in the extract|of no located object)$/,
    );
  });

  it.each([
    'Verblijfsobject gevormd',
    'Verblijfsobject in gebruik (niet ingemeten)',
    'Verblijfsobject buiten gebruik',
    'Verbouwing verblijfsobject',
  ])('keep an object that is there: %s', async (status) => {
    const records = await read({
      NUM: number(FIRST!, '1'),
      VBO: home('0221010000000001', FIRST!, { status }),
    });
    expect(accepted(records)).toEqual(['1']);
  });

  it('keep secondary addresses, each with its own identifier at the place of its object', async () => {
    const records = await read({
      NUM: number(FIRST!, '1') + number(SECOND!, '2') + number(THIRD!, '3'),
      VBO: home('0221010000000001', FIRST!, {}, [SECOND!, THIRD!]),
    });
    expect(records.map(({ identifier, building }) => [identifier, building])).toEqual(
      [FIRST, SECOND, THIRD].map((id) => [id, BUILDING]),
    );
    expect(new Set(records.map(({ latitude }) => latitude)).size).toBe(1);
  });

  it('have berths and pitches that stand inside their shapes', async () => {
    const berth = element(
      'Ligplaats',
      element('heeftAlsHoofdadres', element('NummeraanduidingRef', FIRST!)) +
        element('identificatie', '0221020000000001') +
        element('geometrie', ring) +
        life('Plaats aangewezen', {}),
    );
    const [record] = await read({ NUM: number(FIRST!, '1'), VBO: '', LIG: berth });
    expect(record).toMatchObject({ number: '1', building: '', flaw: null });
    expect(Number(record!.latitude)).toBeGreaterThan(52.1551);
    expect(Number(record!.latitude)).toBeLessThan(52.1562);
  });

  it('are refused where a whole kind is missing, or the XML is not well-formed', async () => {
    await expect(read({ VBO: '' })).rejects.toThrow(/expected a BAG 2\.0 extract with …NUM….xml, got /);
    await expect(read({ NUM: '<Objecten:Nummeraanduiding>', VBO: '' })).rejects.toThrow(
      /9999NUM08112026-000001\.xml: expected well-formed XML/,
    );
  });

  it('give their places as areas, in degrees, with the code of the municipality', async () => {
    await write({ NUM: '', VBO: '' });
    const layer = parseRecipe({
      name: 'test',
      country: { code: 'NL', name: 'Nederland' },
      areas: [{ level: 'city', path: file, format: 'bag-extract', name: 'naam', code: 'identificatie' }],
      addresses: [{ name: 'a', path: file, format: 'bag-extract' }],
    }).areas[0]!;
    for await (const { properties, geometry } of AREA_READERS['bag-extract'](layer, describeFile(file), {
      bytes: 0,
    })) {
      expect(properties).toMatchObject({ naam: 'Doesburg', gemeente_code: 'GM0221' });
      const [[longitude, latitude]] = (geometry as { coordinates: number[][][][] }).coordinates[0]![0]! as [
        [number, number],
      ];
      expect([longitude.toFixed(4), latitude.toFixed(4)]).toEqual(['5.3872', '52.1552']);
    }
  });

  const delivered = path.resolve(
    import.meta.dirname,
    '../../../../shared/data/nl-bag-xml-samples/bag2/data/lv/BAGNLDL-15092020-small.zip',
  );
  it.skipIf(!existsSync(delivered))('of Kadaster: the ten addresses of the small delivery', async () => {
    const records = await readAll(sourceOf({ format: 'bag-extract' }, delivered), describeFile(delivered));
    expect(records.map(({ identifier, building, flaw }) => [identifier, building, flaw])).toEqual([
      ['0221200000330227', '0221100000312938', null],
      ['0221200000330229', '0221100000311191', null],
      ['0221200000330998', '0221100000311191', null],
      ['0221200000330999', '0221100000311191', null],
      ['0221200000330151', '', null],
      ['0221200000330153', '', null],
      ['0221200000330171', '', null],
      ['0221200000330173', '', null],
      ['0221200000330998', '', null],
      ['0221200000330999', '', null],
    ]);
  });
});
