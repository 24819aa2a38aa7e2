import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../src/cli/program';
import { Geocoder } from '../../src/index';
import { OPERATION_NAMES, OPERATIONS, type OperationName } from '../../src/operations';
import { sampleDataset } from '../sample';
import { invoke } from './invoke';

const directory = sampleDataset();
let geocoder: Geocoder;
beforeAll(() => {
  geocoder = Geocoder.open(directory);
});
afterAll(() => geocoder?.close());

const address = () => geocoder.search('881 main street, manchester', { limit: 1 })[0]!;

/** For each operation: what is typed, and the call that must give the same. */
const CALLS: Record<OperationName, () => [string[], unknown]> = {
  lookupStreet: () => [
    ['--streetname', 'main st', '--number', '881', '--limit', '3', '--offset', '0', '--country', 'US'],
    geocoder.lookupStreet({ streetname: 'main st', number: '881' }, { limit: 3, country: 'US' }),
  ],
  lookupPostcode: () => [
    ['--postcode', '06040', '--number', '881'],
    geocoder.lookupPostcode({ postcode: '06040', number: '881' }),
  ],
  forwardGeocode: () => [
    ['--streetname', 'Main St', '--number', '881', '--suburb', 'Manchester', '--province', 'CT', '--detail'],
    geocoder.forwardGeocode(
      { streetname: 'Main St', number: '881', suburb: 'Manchester', province: 'CT' },
      { detail: true },
    ),
  ],
  reverseGeocode: () => [
    ['--latitude', '41.7701', '--longitude', '-72.5203', '--max-distance-meters', '1000'],
    geocoder.reverseGeocode({ latitude: 41.7701, longitude: -72.5203 }, { maxDistanceMeters: 1000 }),
  ],
  getAddress: () => [[address().id!], geocoder.getAddress(address().id!)],
  listMunicipalities: () => [
    [address().province_id!, '--name', 'hart'],
    geocoder.listMunicipalities(address().province_id!, { name: 'hart' }),
  ],
  listProvinces: () => [
    [address().country_id, '--limit', '4'],
    geocoder.listProvinces(address().country_id, {}, { limit: 4 }),
  ],
  listCountries: () => [[], geocoder.listCountries()],
  listSuburbs: () => [[address().municipality_id!], geocoder.listSuburbs(address().municipality_id!)],
  getArea: () => [[address().suburb_id!], geocoder.getArea(address().suburb_id!)],
  search: () => [
    ['881', 'main street,', 'manchester', '--near', '41.77,-72.52', '--limit', '2'],
    geocoder.search('881 main street, manchester', {
      near: { latitude: 41.77, longitude: -72.52 },
      limit: 2,
    }),
  ],
  suggest: () => [
    ['main str', '--within', '41,-73,42,-72'],
    geocoder.suggest('main str', { within: { south: 41, west: -73, north: 42, east: -72 } }),
  ],
  candidates: () => [
    ['--streetname', 'Main Street', '--city', 'Manchester', '--explain', '--within', address().province_id!],
    geocoder.candidates(
      { streetname: 'Main Street', city: 'Manchester' },
      { explain: true, within: address().province_id! },
    ),
  ],
  parse: () => [
    ['881', 'main street,', 'manchester', '--country', 'US'],
    geocoder.parse('881 main street, manchester'),
  ],
  standardise: () => [
    ['{"streetname": "main street", "number": "881", "city": "manchester"}'],
    geocoder.standardise({ streetname: 'main street', number: '881', city: 'manchester' }),
  ],
  sameAddress: () => [
    ['881 main st, manchester', '{"streetname": "Main Street", "number": "881", "city": "Manchester"}'],
    geocoder.sameAddress('881 main st, manchester', {
      streetname: 'Main Street',
      number: '881',
      city: 'Manchester',
    }),
  ],
};

describe.each(OPERATION_NAMES)('%s', (name) => {
  const { command } = OPERATIONS[name];

  it(`answers on the command line (${command}) as in process, on one line of JSON`, async () => {
    const [args, answer] = CALLS[name]();
    const { status, stdout, stderr } = await invoke([command, '--data', directory, ...args]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^[^\n]+\n$/);
    expect(JSON.parse(stdout)).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(answer).not.toBeNull();
    expect(answer).not.toEqual([]);
  });

  it('has help that names every flag and ends with an example', async () => {
    const { status, stdout, stderr } = await invoke([command, '--help']);
    expect([status, stderr]).toEqual([0, '']);
    const flags = createProgram().commands.find((known) => known.name() === command)!.options;
    for (const flag of flags) expect(stdout).toContain(flag.long);
    expect(stdout).toContain(`$ doorplate ${command} --data DIR`);
    for (const line of stdout.split('\n').filter((each) => !each.startsWith('  $'))) {
      expect(line.length).toBeLessThanOrEqual(80);
    }
  });
});

it('spreads JSON over lines for a person', async () => {
  const { stdout } = await invoke(['countries', '--data', directory], { terminal: true });
  expect(stdout.split('\n').length).toBeGreaterThan(4);
  expect(JSON.parse(stdout)).toEqual(geocoder.listCountries());
});

it('says null and [] for what is not there, which is no failure', async () => {
  const nobody = '00000000-0000-5000-8000-000000000000';
  expect(await invoke(['address', '--data', directory, nobody])).toEqual({
    status: 0,
    stdout: 'null\n',
    stderr: '',
  });
  expect(await invoke(['suburbs', '--data', directory, nobody])).toEqual({
    status: 0,
    stdout: '[]\n',
    stderr: '',
  });
  const { stdout } = await invoke([
    ...['forward', '--data', directory, '--streetname', 'Zzyzx Qqq', '--number', '1', '--no-fallback'],
  ]);
  expect(stdout).toBe('null\n');
});

it('takes the dataset from the environment too', async () => {
  process.env.DOORPLATE_DATA = directory;
  try {
    expect((await invoke(['countries'])).status).toBe(0);
  } finally {
    delete process.env.DOORPLATE_DATA;
  }
});

describe('wrong usage has exit status 2 and says what to do', () => {
  it.each<[string[], string]>([
    [['forwrd'], 'Did you mean forward?'],
    [['forward', '--streetnam', 'x', '--data', 'DIR'], 'Did you mean --streetname?'],
    [['forward', '--streetname', 'Brink', '--data', 'DIR'], 'expected the field "number"'],
    [['countries'], 'expected --data <dir>'],
    [
      ['reverse', '--data', 'DIR', '--latitude', 'north', '--longitude', '5'],
      'Expected a number, got "north"',
    ],
    [
      ['reverse', '--data', 'DIR', '--latitude', '91', '--longitude', '5'],
      'expected "latitude" to be a number from -90',
    ],
    [['search', '--data', 'DIR', '--near', '52', 'x'], 'Expected latitude,longitude, got "52"'],
    [['search', '--data', 'DIR'], "missing required argument 'text'"],
    [['search', '--data', 'DIR', '--limit', '51', 'x'], 'expected "limit" to be a whole number from 1 to 50'],
    [['address', '--data', 'DIR', 'GM0014'], 'a uuid such as'],
    [['address', '--data', 'DIR', 'a', 'b'], 'too many arguments'],
    [['same', '--data', 'DIR', 'a'], "missing required argument 'b'"],
    [['same', '--data', 'DIR', 'a', '{"streetname"'], 'expected a line or a JSON object'],
    [['standardise', '--data', 'DIR', '{"street": "a"}'], 'did you mean "streetname"?'],
    [['street', '--data', 'DIR', '--streetname', '  '], 'but got an empty text'],
  ])('%j', async (args, message) => {
    const real = args.map((arg) => (arg === 'DIR' ? directory : arg));
    const { status, stdout, stderr } = await invoke(real);
    expect(stderr).toContain(message);
    expect([status, stdout]).toEqual([2, '']);
  });

  it('also no command at all: the help then goes to stderr', async () => {
    const { status, stdout, stderr } = await invoke([]);
    expect([status, stdout]).toEqual([2, '']);
    expect(stderr).toContain('Usage: doorplate');
  });
});

it('fails with status 1 and the code where there is no dataset', async () => {
  const { status, stdout, stderr } = await invoke(['countries', '--data', `${directory}-nowhere`]);
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('DATASET_NOT_FOUND');
});
