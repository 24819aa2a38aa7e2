import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import manifest from '../../package.json';
import { REPOSITORY, sampleDataset, temporaryDirectory } from '../sample';
import { installPacked, run as runIn } from './installed';

const dataset = sampleDataset();
const project = temporaryDirectory();
const installed = path.join(project, 'node_modules/doorplate');
const subpaths = Object.keys(manifest.exports).filter((subpath) => !subpath.endsWith('.json'));
/** What `require` and `import` call them. */
const names = subpaths.map((subpath) => path.posix.join('doorplate', subpath));

const run = (command: string, args: readonly string[]) => runIn(command, args, project);

beforeAll(() => installPacked(project));

const QUERY = `
  const geocoder = Geocoder.open(process.argv[2]);
  const found = geocoder.forwardGeocode({ streetname: 'Main St', number: '881', suburb: 'Manchester' });
  geocoder.close();
  let refused = null;
  try { Geocoder.open('nowhere') } catch (error) { refused = error instanceof GeocoderError && error.code }
  let nested = null;
  try { await build({}, { out: 'out' }) } catch (error) { nested = error instanceof GeocoderError && error.code }
  console.log(JSON.stringify([found.postcode, refused, nested]));
`;
const ANSWER = '["06040","DATASET_NOT_FOUND","RECIPE_INVALID"]\n';

describe('the packed package', () => {
  it('holds the build, the recipes, what README leads to and the licences, and nothing else', () => {
    const carried = [...manifest.files.map((file) => file.split('/')[0]!), 'package.json'];
    expect(readdirSync(installed).sort()).toEqual([...new Set(carried)].sort());
    expect(carried).toContain('NOTICE');
    expect(readdirSync(path.join(installed, 'data'))).toEqual(['recipes']);
  });

  it('answers as an ES module, with one class of error behind every door', () => {
    const file = path.join(project, 'query.mjs');
    const head =
      "import { Geocoder, GeocoderError } from 'doorplate';\nimport { build } from 'doorplate/build';\n";
    writeFileSync(file, head + QUERY);
    expect(run(process.execPath, [file, dataset])).toBe(ANSWER);
  });

  it('answers as CommonJS, the ESM-only indexes bundled', () => {
    const file = path.join(project, 'query.cjs');
    const head =
      "const { Geocoder, GeocoderError } = require('doorplate');\nconst { build } = require('doorplate/build');\n";
    writeFileSync(file, `${head}(async () => {${QUERY}})();\n`);
    // Node 20 can be told to require ES modules; users cannot be expected to.
    expect(run(process.execPath, ['--no-experimental-require-module', file, dataset])).toBe(ANSWER);
  });

  it.each(names)('%s loads both ways and exports the same names', (name) => {
    const list = `Object.keys(loaded).filter((key) => key !== 'default' && key !== 'module.exports').sort().join()`;
    const imported = run(process.execPath, [
      ...['--input-type=module', '-e', `const loaded = await import('${name}'); console.log(${list})`],
    ]);
    const required = run(process.execPath, ['-e', `const loaded = require('${name}'); console.log(${list})`]);
    expect(required).toBe(imported);
    expect(imported.trim()).not.toBe('');
  });

  it('has a command that compiles and asks', () => {
    const cli = path.join(installed, manifest.bin.doorplate);
    expect(run(process.execPath, [cli, '--version'])).toBe(`${manifest.version}\n`);
    writeFileSync(
      path.join(project, 'town.csv'),
      'street;number;postcode;city;lat;lon\nBrink;1;9401HS;Assen;52.9927;6.5642\nBrink;3;9401HS;Assen;52.9929;6.5644\n',
    );
    const recipe = {
      name: 'Town',
      country: { code: 'NL', name: 'Nederland' },
      areas: [],
      addresses: [
        {
          name: 'town',
          path: 'town.csv',
          format: 'delimited',
          columns: {
            streetname: 'street',
            number: 'number',
            postcode: 'postcode',
            city: 'city',
            latitude: 'lat',
            longitude: 'lon',
          },
          constants: { municipality: 'Assen', province: 'Drenthe' },
          licence: 'none',
          attribution: 'test',
          accuracyMeters: 10,
        },
      ],
    };
    writeFileSync(path.join(project, 'town.json'), JSON.stringify(recipe));
    run(process.execPath, [cli, 'build', 'town.json', '--out', 'town']);
    const found = run(process.execPath, [
      cli,
      'postcode',
      '--data',
      'town',
      '--postcode',
      '9401 hs',
      '--number',
      '3',
    ]);
    expect(JSON.parse(found)).toMatchObject({ streetname: 'Brink', number: '3', city: 'Assen' });
  });
});

describe('types under nodenext, checked to the last declaration', () => {
  const source = `
    import { type ForwardAddress, Geocoder, GeocoderError, type Match } from 'doorplate';
    import { build, type BuildReport } from 'doorplate/build';
    const geocoder: Geocoder = Geocoder.open('x', { verify: 'checksums', memory: 'on-demand' });
    const plain: ForwardAddress | null = geocoder.forwardGeocode({ streetname: 'a', number: '1' });
    const rich: Match | null = geocoder.forwardGeocode({ streetname: 'a', number: '1' }, { detail: true });
    const found: Match[] = geocoder.search('a', { near: { latitude: 1, longitude: 2 } });
    // @ts-expect-error a number must be a text
    geocoder.lookupPostcode({ postcode: 'a', number: 1 });
    // @ts-expect-error an option that there is not
    geocoder.search('a', { limt: 5 });
    const report: Promise<BuildReport> = build('recipe.json', { out: 'out' });
    export const all = [plain, rich, found, report, new GeocoderError('INVALID_REQUEST', 'x').code];
  `;

  it.each(['mts', 'cts'])('as .%s', (extension) => {
    const file = path.join(project, `consumer.${extension}`);
    const everything = names.map((name, index) => `export * as all${index} from '${name}';`).join('\n');
    writeFileSync(file, `${source}\n${everything}\n`);
    const program = ts.createProgram([file], {
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      strict: true,
      exactOptionalPropertyTypes: true,
      noEmit: true,
      types: ['node'],
      typeRoots: [path.join(REPOSITORY, 'node_modules/@types')],
    });
    const complaints = ts
      .getPreEmitDiagnostics(program)
      .filter(({ file: where }) => where === undefined || !where.fileName.includes('/@types/'))
      .map(
        ({ file: where, messageText }) =>
          `${where?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
      );
    expect(complaints).toEqual([]);
  });
});
