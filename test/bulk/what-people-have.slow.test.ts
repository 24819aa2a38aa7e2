import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { type BulkOptions, enrich, type PlanNotice, runBulk } from '../../src/bulk/index';
import { Geocoder } from '../../src/geocoder';
import { sampleDataset, temporaryDirectory } from '../sample';
import { csvOf, customerRows, ndjsonOf } from './rows-of';

const data = sampleDataset();
const folder = temporaryDirectory();

/** Runs bulk over a file of its own; gives the output as text. */
async function ran(
  content: string | Uint8Array,
  options: Partial<BulkOptions> & { name?: string; out?: string } = {},
) {
  const directory = mkdtempSync(path.join(folder, 'run-'));
  const { name = 'in.csv', out = 'out.csv', ...rest } = options;
  const input = path.join(directory, name);
  writeFileSync(input, content);
  const output = path.join(directory, out);
  let notice: PlanNotice | null = null;
  const report = await runBulk({
    data,
    mode: 'forward',
    threads: 1,
    ...rest,
    input,
    output,
    onPlan: (plan) => {
      notice = plan;
    },
  });
  return {
    report,
    bytes: readFileSync(output),
    text: readFileSync(output, 'utf8'),
    notice: notice! as PlanNotice,
    output,
  };
}

const parsed = (csv: string) =>
  Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true }).data;

/** A row with a suffix, and one without. */
function pair() {
  const rows = customerRows(data);
  const withSuffix = rows.find(({ suffix }) => /^[A-Za-z]/.test(suffix))!;
  return { withSuffix, plain: rows.find(({ suffix }) => suffix === '')! };
}

describe('a field that is made of several columns', () => {
  it('is joined: the letter and the addition of the Dutch register are understood without being told', async () => {
    const { withSuffix } = pair();
    const { street, housenumber, suffix, city } = withSuffix;
    const split = [suffix.slice(0, 1), suffix.slice(1)];
    const csv = `openbareruimte;huisnummer;huisletter;huisnummertoevoeging;woonplaats\n${street};${housenumber};${split.join(';')};${city}\n`;
    const { text, notice } = await ran(csv, { columns: ['level', 'suffix'] });
    expect(notice.map.filter(({ field }) => field === 'suffix').map(({ column }) => column)).toEqual([
      'huisletter',
      'huisnummertoevoeging',
    ]);
    const [row] = Papa.parse<Record<string, string>>(text, { header: true, delimiter: ';' }).data;
    expect(row).toMatchObject({ match_level: 'address', match_suffix: suffix });
  });

  it('is joined as the map says, with a plus; a plus in a name is kept', async () => {
    const { plain } = pair();
    const [first, ...rest] = plain.street.split(' ');
    const csv = `a+b,rest,n,town,note\n${first},${rest.join(' ')},${plain.housenumber},${plain.city},x\n`;
    for (const map of [
      'streetname=a\\+b+rest,number=n,city=town',
      { streetname: ['a+b', 'rest'], number: 'n', city: 'town' },
    ]) {
      const { text, notice } = await ran(csv, { map, columns: ['level', 'streetname'] });
      expect(parsed(text)[0]).toMatchObject({ match_level: 'address', match_streetname: plain.street });
      expect(notice.unused).toEqual(['note']);
    }
    const whole = `a+b,n,town\n${plain.street},${plain.housenumber},${plain.city}\n`;
    const { text } = await ran(whole, { map: 'streetname=a+b,number=n,city=town', columns: ['level'] });
    expect(parsed(text)[0]!.match_level).toBe('address');
  });

  it('is no coordinate', async () => {
    const run = ran('a,b,c\n1,2,3\n', { mode: 'reverse', map: 'latitude=a+b,longitude=c' });
    await expect(run).rejects.toThrow(/one column for "latitude"/);
  });
});

describe('headers of other countries', () => {
  it.each([
    ['nl', 'straatnaam;huisnr;toev;postcode;plaats', 'streetname number suffix postcode city'],
    ['nl', 'straat;huisnummer;huisnr_toev;woonplaats', 'streetname number suffix city'],
    ['be', 'rue;numero;bte;code_postal;commune', 'streetname number suffix postcode city'],
    ['be', 'straatnaam;huisnummer;bus;postcode;gemeente', 'streetname number suffix postcode municipality'],
    ['de', 'Straße;Hausnummer;Zusatz;PLZ;Ort', 'streetname number suffix postcode city'],
    ['de', 'strname;hsnr;hsnrzus;plz;ortsteil', 'streetname number suffix postcode suburb'],
    ['fr', 'numero;rep;nom_voie;code_postal;nom_commune', 'streetname number suffix postcode city'],
    ['fr', 'N°;Type de voie;Nom de la voie;CP;Ville', 'streetname streetname number postcode city'],
    [
      'es',
      'Tipo vía;Nombre vía;Número;Código Postal;Población;Provincia',
      'streetname streetname number postcode city province',
    ],
    ['it', 'Indirizzo;Civico;Esponente;CAP;Comune;Prov', 'streetname number suffix postcode city province'],
    ['pt', 'Arruamento;Nº porta;Código Postal;Localidade;Concelho', 'streetname postcode city municipality'],
    ['dk', 'vejnavn;husnr;etage;dør;postnr;postdistrikt', 'streetname number suffix suffix postcode city'],
    [
      'us',
      'ST_NUMBER;ST_PREFIXD;ST_NAME;ST_TYPE;UNIT;CITY;STATE;ZIP',
      'streetname streetname streetname number suffix postcode city province',
    ],
    ['nl', 'Adres;PC;Plaats', 'streetname postcode city'],
    ['no', 'gatenavn;husnr;postnr;poststed', 'streetname number postcode city'],
    ['se', 'Gatuadress;Postnr;Postort', 'streetname postcode city'],
    ['fi', 'Katuosoite;Postinumero;Kaupunki', 'streetname postcode city'],
    ['pl', 'Ulica;Nr domu;Kod pocztowy;Miasto', 'streetname number postcode city'],
    ['cz', 'Ulice;Číslo domovní;Číslo orientační;PSČ;Obec', 'streetname number suffix postcode city'],
    ['hu', 'Utca;Házszám;Irsz.;Település', 'streetname number postcode city'],
    ['us', 'Street Address;City;State;Zip', 'streetname postcode city province'],
  ])('of %s: %s', async (_country, header, fields) => {
    const { notice } = await ran(`${header}\n${header.replace(/[^;]+/g, 'x')}\n`);
    expect(notice.map.map(({ field }) => field).join(' ')).toBe(fields);
  });

  it('call an address what forward takes as the street, with its number', async () => {
    const { street, housenumber, city } = pair().plain;
    const csv = `id,address,city\n1,"${housenumber} ${street}",${city}\n`;
    const { text, notice } = await ran(csv);
    expect(notice.map.map(({ field, column }) => `${field}=${column}`)).toEqual([
      'streetname=address',
      'city=city',
    ]);
    expect(parsed(text)[0]).toMatchObject({ match_level: 'address' });
  });

  it('make a line for search: the line with its place, or the fields of an address', async () => {
    const line = await ran('name,adres,postcode,plaats\na,b,c,d\n', { mode: 'search' });
    expect(line.notice.map.map(({ column }) => column)).toEqual(['adres', 'postcode', 'plaats']);
    expect(line.notice.unused).toEqual(['name']);
    const { plain } = pair();
    const fields = await ran(csvOf([plain]), { mode: 'search', columns: ['level', 'streetname'] });
    expect(parsed(fields.text)[0]).toMatchObject({
      match_level: 'address',
      match_streetname: plain.street,
    });
  });
});

describe('rows without a number', () => {
  it('are answered at the level of their street, or of their postcode', async () => {
    const { plain } = pair();
    const csv = csvOf([{ ...plain, housenumber: '' }, { ...plain, suffix: 'A', housenumber: ' ' }, plain]);
    const forward = await ran(csv, { columns: ['level', 'streetname'] });
    expect(parsed(forward.text).map((row) => row.match_level)).toEqual(['street', 'street', 'address']);
    expect(parsed(forward.text)[0]!.match_streetname).toBe(plain.street);
    expect(forward.report.summary.rejected).toBe(0);
    const noColumn = await ran(`street,city\n${plain.street},${plain.city}\n`, { columns: ['level'] });
    expect(parsed(noColumn.text)[0]!.match_level).toBe('street');
    const postcode = await ran(`postcode,nr\n${plain.postcode},\n`, { mode: 'postcode', columns: ['level'] });
    expect(parsed(postcode.text)[0]!.match_level).toBe('postcode');
  });

  it('and without a street are answered by their postcode, or say what is missing', async () => {
    const { plain } = pair();
    const csv = csvOf([
      { ...plain, street: '' },
      { ...plain, street: '', postcode: '' },
    ]);
    const { report, output } = await ran(csv, { columns: ['level'] });
    expect(report.summary).toMatchObject({ rows: 2, matched: 1, rejected: 1 });
    expect(readFileSync(`${output}.rejects.csv`, 'utf8')).toContain('expected a street or a postcode');
  });
});

describe('other encodings', () => {
  const csv = () => csvOf([{ ...pair().plain, note: 'café “ok” – Þ' }]);

  it.each([
    [
      'windows-1252',
      'none',
      (text: string) =>
        Buffer.from(text.replaceAll('“', '\x93').replaceAll('”', '\x94').replaceAll('–', '\x96'), 'latin1'),
    ],
    ['latin1', /[“”–]/g, (text: string) => Buffer.from(text, 'latin1')],
    ['utf-16le', 'none', (text: string) => Buffer.from(text, 'utf16le')],
  ])('are read when they are named: %s', async (encoding, signs, encode) => {
    const source = csv().replaceAll(signs, '-');
    const { text } = await ran(encode(source), { encoding, columns: ['level'] });
    expect(text).toBe(source.replace('note\n', 'note,match_level\n').replace(/\n$/, ',address\n'));
  });

  it('UTF-16 is told by its mark, and a wrong name is refused', async () => {
    const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(csv(), 'utf16le')]);
    const { text } = await ran(bytes, { columns: ['level'] });
    expect(text).toContain('café “ok” – Þ,address');
    await expect(ran(csv(), { encoding: 'klingon' })).rejects.toThrow(/windows-1252/);
    await expect(ran(Buffer.from([0x41, 0x2c, 0xd8]), { encoding: 'utf-16le' })).rejects.toMatchObject({
      code: 'BULK_INPUT',
    });
  });

  it('bytes of another encoding say how to name it', async () => {
    const bytes = Buffer.from(csv().replaceAll(/[“”–]/g, '-'), 'latin1');
    const { output } = await ran(bytes.subarray(), { map: 'streetname=note' });
    expect(readFileSync(`${output}.rejects.csv`, 'latin1')).toContain('--encoding windows-1252');
  });
});

describe('JSON and GeoJSON', () => {
  const rows = () =>
    customerRows(data, 211).map((row, index) => ({ ...row, note: { deep: ['a\n]', index] } }));

  it('an array is read, and written as one, whatever stands between its elements', async () => {
    const lines = await ran(ndjsonOf(rows()), { name: 'in.ndjson', out: 'out.ndjson' });
    const expected = lines.text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    for (const text of [
      JSON.stringify(rows()),
      JSON.stringify(rows(), null, 3),
      `\uFEFF ${JSON.stringify(rows(), null, '\r\n\t')}\n`,
    ]) {
      const { text: out, notice } = await ran(text, {
        name: 'in.json',
        out: 'out.json',
        chunkBytes: 900,
        threads: 2,
      });
      expect(notice).toMatchObject({ inputFormat: 'json', outputFormat: 'json' });
      expect(JSON.parse(out)).toEqual(expected);
    }
    const none = await ran('[]', { name: 'in.json', out: 'out.json', map: 'streetname=a' });
    expect(JSON.parse(none.text)).toEqual([]);
  });

  it.each(['[{"street":"a"}', '[{"street":"a"}] x', '[', '[{"street":"a","number":"1"}],'])(
    'an array that is torn is refused: %s',
    async (text) => {
      await expect(
        ran(text, { name: 'in.json', out: 'out.json', map: 'streetname=street' }),
      ).rejects.toMatchObject({
        code: 'BULK_INPUT',
      });
    },
  );

  it('an array that was stopped goes on, and ends in the same bytes', async () => {
    const text = JSON.stringify(rows(), null, 1);
    const options = { name: 'in.json', out: 'out.geojson.gz', chunkBytes: 900 };
    const whole = await ran(text, options);
    const directory = mkdtempSync(path.join(folder, 'run-'));
    const [input, output] = [path.join(directory, 'in.json'), path.join(directory, 'out.geojson.gz')];
    writeFileSync(input, text);
    const stop = new AbortController();
    const run = { data, mode: 'forward' as const, threads: 1, chunkBytes: 900, input, output };
    await expect(
      runBulk({ ...run, signal: stop.signal, onProgress: () => stop.abort(new Error('enough')) }),
    ).rejects.toThrow('enough');
    const report = await runBulk({ ...run, resume: true });
    expect(report.freshRows).toBeLessThan(report.summary.rows);
    expect(gunzipSync(readFileSync(output)).toString()).toBe(gunzipSync(whole.bytes).toString());
  });

  it('GeoJSON has a feature for each row, with the point that was found', async () => {
    const [first, second] = rows();
    const csv = csvOf(
      [first!, { ...second!, street: 'Xyzzyqwx', city: 'Nowhere', postcode: '' }].map(
        ({ note: _, ...row }) => row,
      ),
    );
    const { text } = await ran(csv, { out: 'out.geojson', columns: ['level'] });
    const collection = JSON.parse(text) as {
      type: string;
      features: { type: string; geometry: { coordinates: number[] } | null; properties: object }[];
    };
    expect(collection.type).toBe('FeatureCollection');
    using geocoder = Geocoder.open(data);
    const [match] = geocoder.candidates({
      streetname: first!.street,
      number: first!.housenumber,
      city: first!.city,
      postcode: first!.postcode,
    });
    const [found, missed] = collection.features;
    expect(found).toMatchObject({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [match!.longitude, match!.latitude] },
      properties: { street: first!.street, match_level: 'address' },
    });
    expect(missed).toMatchObject({ type: 'Feature', geometry: null, properties: { match_level: null } });
  });

  it('a feature a line, from lines: their values are kept', async () => {
    const { text } = await ran(ndjsonOf(rows()), {
      name: 'in.ndjson',
      out: 'out.geojsonl',
      columns: ['level'],
    });
    const features = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { properties: { note: object } });
    expect(features.map(({ properties }) => properties.note)).toEqual(rows().map(({ note }) => note));
  });
});

describe('cells that a spreadsheet would run', () => {
  const csv = () => {
    const { plain } = pair();
    return csvOf([
      { ...plain, '=head': '=1+1', note: '-5.3', more: '@SUM(A1)', text: '\t=2', phone: '+1 617 555' },
    ]);
  };

  it('get an apostrophe with safeCells; numbers do not', async () => {
    const { text } = await ran(csv(), { safeCells: true, columns: ['level', 'longitude'] });
    const [row] = parsed(text);
    expect(row).toMatchObject({
      "'=head": "'=1+1",
      note: '-5.3',
      more: "'@SUM(A1)",
      text: "'\t=2",
      phone: '+1 617 555',
    });
    expect(Number(row!.match_longitude)).toBeLessThan(0);
    const plain = await ran(csv(), { columns: ['level'] });
    expect(plain.text.startsWith(csv().slice(0, 20))).toBe(true);
    await expect(ran(csv(), { safeCells: true, out: 'out.ndjson' })).rejects.toMatchObject({
      code: 'INVALID_REQUEST',
    });
  });
});

describe('texts that are longer than an operation takes', () => {
  it('are rejected, or cut at the end of a word', async () => {
    const { plain } = pair();
    const line = `${plain.street} ${plain.housenumber}, ${plain.city}, ${'remark '.repeat(40)}`;
    const csv = `line\n"${line}"\n`;
    const rejected = await ran(csv, { mode: 'search' });
    expect(rejected.report.summary.rejected).toBe(1);
    const cut = await ran(csv, { mode: 'search', longTexts: 'cut', columns: ['streetname'] });
    expect(cut.report.summary).toMatchObject({ rejected: 0, matched: 1 });
    expect(cut.text).toContain(line);
  });
});

describe('the types of enriched rows', () => {
  it('say what each appended column holds', async () => {
    const { plain } = pair();
    const rows = enrich([plain], {
      data,
      mode: 'forward',
      threads: 1,
      columns: ['level', 'latitude', 'label'],
    });
    for await (const row of rows) {
      const latitude: number | null = row.match_latitude;
      const label: string | null = row.match_label;
      const level: 'address' | string | null = row.match_level;
      const error: string | null = row.match_error;
      expect([typeof latitude, typeof label, level, error]).toEqual(['number', 'string', 'address', null]);
      // @ts-expect-error: the column was not asked.
      expect(row.match_id).toBeUndefined();
    }
  });
});
