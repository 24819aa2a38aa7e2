import type { OperationName } from '../operations';

/**
 * Example arguments, to be typed after `doorplate COMMAND --data DIR`. The ids are those of the sample dataset of the
 * package. Every example has an answer there; `doorplate demo` asks the first one of each operation.
 */
export const EXAMPLES: Record<OperationName, readonly string[]> = {
  lookupStreet: ['--streetname "main st"', '--streetname "Oak Street" --number 175 --limit 5'],
  lookupPostcode: ['--postcode 06040 --number 881'],
  forwardGeocode: [
    '--streetname "Old Sewrad Hwy" --number 4516',
    '--streetname "Main Street" --number 881 --suburb Manchester --province CT --detail',
  ],
  reverseGeocode: [
    '--latitude 41.7701 --longitude -72.5203',
    '--latitude 41.7701 --longitude -72.5203 --max-distance-meters 1000 --detail',
  ],
  getAddress: ['58b617e1-75eb-5d64-b2c0-e5ab9ebd2b94'],
  listMunicipalities: ['ade0f7d6-c9b7-5a90-af24-8de5c55309b8 --name hart'],
  listProvinces: ['17655d9d-0ae5-5a6d-bbb8-51076837bf5f'],
  listCountries: [''],
  listSuburbs: ['6b23be05-a9d7-5ea7-b69f-85431152e986'],
  getArea: ['6b23be05-a9d7-5ea7-b69f-85431152e986'],
  search: ['881 main street, manchester', '--near 41.77,-72.52 --limit 3 "main st"'],
  suggest: ['"main str"'],
  candidates: ['--streetname "Main Street" --city Manchester --limit 3'],
  parse: ['881 main street, manchester ct'],
  standardise: ['881 main str manchester'],
  sameAddress: ['"881 Main Street, Manchester" "881 main st, manchester ct"'],
};

/** Splits an example into words as a shell does: quoted text is one word. */
export function wordsOf(example: string): string[] {
  return [...example.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare!);
}
