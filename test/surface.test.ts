import { describe, expect, it } from 'vitest';
import { flagName } from '../src/cli/flags';
import { createProgram } from '../src/cli/program';
import * as library from '../src/index';
import { OPERATION_NAMES, OPERATIONS, type Operation } from '../src/operations';

const commands = createProgram().commands;

/** The interface’s seven endpoints, copied from its text: method and path by operation. */
const INTERFACE = {
  lookupStreet: 'POST /lookup/street',
  forwardGeocode: 'POST /geocode/forward',
  lookupPostcode: 'POST /lookup/postcode',
  reverseGeocode: 'POST /geocode/reverse',
  getAddress: 'GET /addresses/{id}',
  listMunicipalities: 'GET /provinces/{id}/municipalities',
  listProvinces: 'GET /countries/{id}/provinces',
};

it('has the seven routes of the interface and no other without --explore', () => {
  const routes = OPERATION_NAMES.flatMap((name) => {
    const { http }: Operation = OPERATIONS[name];
    return http === null || http.explore ? [] : [[name, `${http.method} ${http.path}`]];
  });
  expect(Object.fromEntries(routes)).toEqual(INTERFACE);
});

describe.each(OPERATION_NAMES)('%s', (name) => {
  const operation: Operation = OPERATIONS[name];

  it('is a method of the class', () => {
    expect(library.Geocoder.prototype[name]).toBeTypeOf('function');
  });

  it('is a command with a flag for each field and option, none of them twice', () => {
    const command = commands.find((known) => known.name() === operation.command);
    const fields = [
      ...Object.keys(operation.request.properties),
      ...Object.keys(operation.options.properties),
    ];
    const flags = command!.options.map((option) => option.long).sort();
    const wanted = fields.map((field) => (field === 'fallback' ? '--no-fallback' : `--${flagName(field)}`));
    expect(flags).toEqual(['--data', '--format', '--overlay', ...wanted].sort());
    expect(new Set(fields).size).toBe(fields.length);
    expect(command!.registeredArguments.map((argument) => argument.name())).toEqual(
      [operation.subject, operation.second].flatMap((subject) => subject?.name ?? []),
    );
  });

  it('offers the richer answer exactly where there is the option', () => {
    expect('detail' in operation.options.properties).toBe(operation.detailAnswer !== null);
  });
});

it('has no method that the registry does not know', () => {
  const methods = Object.getOwnPropertyNames(library.Geocoder.prototype).filter(
    (name) => name !== 'constructor',
  );
  const others = methods.filter((name) => !(OPERATION_NAMES as readonly string[]).includes(name)).sort();
  expect(others).toEqual(['addresses', 'close', 'closed', 'manifest', 'overlay']);
});

it('exports these names, and changes only on purpose', () => {
  expect(Object.keys(library).sort()).toEqual([
    'ADVICES',
    'AREA_LEVELS',
    'DOUBTS',
    'ERROR_CODES',
    'Geocoder',
    'GeocoderError',
    'LiveGeocoder',
    'MATCH_FIELDS',
    'MATCH_LEVELS',
    'SAME_LEVELS',
    'VERDICTS',
    'sampleDataset',
  ]);
});
