/**
 * Writes a made-up nation: address rows, borders and the recipe that compiles them. The same seed and size give the
 * same bytes. Nothing in it is real; its statistics are those of the Dutch register (scripts/synthesize/names.ts).
 *
 *   npx tsx scripts/synthesize.ts --addresses 10000000 --out out/nation-10m [--seed 1] [--identifiers]
 */
import { closeSync, mkdirSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type RowWriter, writeMunicipality } from './synthesize/addresses';
import type { Position } from './synthesize/lattice';
import { StreetNames } from './synthesize/names';
import { CELLS_PER_SIDE, type Nation, planNation } from './synthesize/nation';

const CHUNK_CHARACTERS = 1 << 20;
const HEADER =
  'straat;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats;gemeente;provincie;lat;lon';

/** Text that goes to a file in large pieces. */
class TextFile {
  readonly #handle: number;
  #text = '';

  constructor(file: string) {
    this.#handle = openSync(file, 'w');
  }

  write(text: string): void {
    this.#text += text;
    if (this.#text.length >= CHUNK_CHARACTERS) this.#flush();
  }

  close(): void {
    this.#flush();
    closeSync(this.#handle);
  }

  #flush(): void {
    writeSync(this.#handle, this.#text);
    this.#text = '';
  }
}

/**
 * @param addresses how many addresses to write, exactly.
 * @param identifiers adds columns with register numbers of addresses and buildings, 16 digits each.
 */
export function synthesize(
  directory: string,
  { addresses, seed, identifiers }: { addresses: number; seed: number; identifiers: boolean },
): void {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const nation = planNation(addresses, seed);
  const names = new StreetNames(seed, addresses / 31.5);
  writeBorders(nation, directory);
  let buildings = 0;
  for (const province of nation.provinces) {
    const file = new TextFile(path.join(directory, `${province.code}.csv`));
    file.write(`${HEADER}${identifiers ? ';nummeraanduiding;pand' : ''}\n`);
    for (const municipality of province.municipalities) {
      const tail = `;${municipality.name};${province.name};`;
      const register = municipality.code.slice(2).padStart(4, '0');
      let serial = 0;
      const writer: RowWriter = {
        nextBuilding: () => ++buildings,
        row(street, number, letter, addition, postcode, city, longitude, latitude, building) {
          const name = street.includes('"') ? `"${street.replaceAll('"', '""')}"` : street;
          const start = `${name};${number};${letter};${addition};${postcode};${city}`;
          let line = `${start}${tail}${latitude.toFixed(7)};${longitude.toFixed(7)}`;
          if (identifiers) {
            // Numbers are handed out in order with gaps; one in ten came later, from elsewhere in the range.
            serial += 1 + (building % 3);
            const given = building % 10 === 0 ? 5_000_000 + ((serial * 7919) % 4_000_000) : serial;
            const own = String(given).padStart(10, '0');
            line += `;${register}20${own};${register}10${String(building).padStart(10, '0')}`;
          }
          file.write(`${line}\n`);
        },
      };
      writeMunicipality(municipality, nation.lattice, names, writer);
    }
    file.close();
  }
  writeFileSync(
    path.join(directory, 'recipe.json'),
    `${JSON.stringify(recipe(addresses, seed, identifiers), null, 2)}\n`,
  );
}

function writeBorders({ lattice, provinces }: Nation, directory: string): void {
  const feature = (properties: object, ring: Position[]): string =>
    JSON.stringify({ type: 'Feature', properties, geometry: { type: 'Polygon', coordinates: [ring] } });
  const layer = (name: string): TextFile => new TextFile(path.join(directory, name));
  const provinceFile = layer('provinces.ndjson');
  const municipalityFile = layer('municipalities.ndjson');
  const neighbourhoodFile = layer('neighbourhoods.ndjson');
  for (const province of provinces) {
    const { code, name, column, row, columns, rows } = province;
    provinceFile.write(`${feature({ code, name }, lattice.ring(column, row, columns, rows))}\n`);
    for (const municipality of province.municipalities) {
      const border = lattice.ring(municipality.column, municipality.row, CELLS_PER_SIDE, CELLS_PER_SIDE);
      municipalityFile.write(
        `${feature({ code: municipality.code, name: municipality.name, province: code }, border)}\n`,
      );
      for (const part of municipality.neighbourhoods) {
        if (!part.drawn) continue;
        const properties = { code: part.code, name: part.name, municipality: municipality.code };
        neighbourhoodFile.write(`${feature(properties, lattice.ring(part.column, part.row, 1, 1))}\n`);
      }
    }
  }
  for (const file of [provinceFile, municipalityFile, neighbourhoodFile]) file.close();
}

function recipe(addresses: number, seed: number, identifiers: boolean): object {
  const provenance = { licence: 'CC0 1.0', attribution: 'Made up', accuracyMeters: 10 };
  const layer = (level: string, file: string, parent: object): object => ({
    level,
    path: file,
    name: 'name',
    code: 'code',
    ...parent,
    ...provenance,
  });
  return {
    name: `A made-up nation of ${addresses} addresses, seed ${seed}`,
    country: { code: 'NL', name: 'Nederland' },
    areas: [
      layer('province', 'provinces.ndjson', {}),
      layer('municipality', 'municipalities.ndjson', { parent: { code: 'province' } }),
      layer('suburb', 'neighbourhoods.ndjson', { parent: { code: 'municipality' } }),
    ],
    addresses: [
      {
        name: 'Register',
        path: '*.csv',
        format: 'delimited',
        delimiter: ';',
        columns: {
          streetname: 'straat',
          number: 'huisnummer',
          suffix: { columns: ['huisletter', 'huisnummertoevoeging'], joiner: '-' },
          postcode: 'postcode',
          city: 'woonplaats',
          municipality: 'gemeente',
          province: 'provincie',
          latitude: 'lat',
          longitude: 'lon',
          ...(identifiers ? { identifier: 'nummeraanduiding', building: 'pand' } : {}),
        },
        ...provenance,
      },
    ],
  };
}

const { values } = parseArgs({
  options: {
    addresses: { type: 'string', default: '1000000' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
    identifiers: { type: 'boolean', default: false },
  },
});
const addresses = Number(values.addresses);
const seed = Number(values.seed);
if (values.out === undefined || !Number.isInteger(addresses) || addresses < 1 || !Number.isInteger(seed)) {
  process.stderr.write(
    'Usage: npx tsx scripts/synthesize.ts --addresses N --out DIR [--seed N] [--identifiers]\n',
  );
  process.exit(2);
}
const started = performance.now();
synthesize(path.resolve(values.out), { addresses, seed, identifiers: values.identifiers });
process.stdout.write(
  `${addresses} addresses in ${values.out}, ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
);
