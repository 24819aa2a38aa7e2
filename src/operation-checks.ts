import type { TSchema } from 'typebox';
import type { Operation } from './operation';
import { OPERATIONS, type OperationName } from './operations';
import { withBeginning } from './schema/beginning';
import { compileCheck } from './schema/check';
import { addressId, candidatesRequest, lineOrFields } from './schema/requests';

type SubjectOf<Name extends OperationName> = (typeof OPERATIONS)[Name]['subject'] extends {
  schema: infer Schema extends TSchema;
}
  ? Schema
  : typeof addressId;

/**
 * The compiled validators of one operation.
 * @throws GeocoderError INVALID_REQUEST (each validator) if its argument does not fit.
 */
export function checksOf<Name extends OperationName>(name: Name) {
  const operation: Operation = OPERATIONS[name];
  const options = compileCheck(name, 'options', operation.options as (typeof OPERATIONS)[Name]['options']);
  const subject = (operation.subject?.schema ?? addressId) as SubjectOf<Name>;
  const request = compileCheck(
    name,
    operation.requestName,
    operation.request as (typeof OPERATIONS)[Name]['request'],
  );
  const subjectName = operation.subject?.name ?? 'id';
  const secondName = operation.second?.name ?? 'b';
  return {
    request:
      operation.request === candidatesRequest ? withBeginning(name, operation.requestName, request) : request,
    /** No options count as empty options. */
    options: (value: unknown) =>
      (value === undefined ? NO_OPTIONS : options(value)) as ReturnType<typeof options>,
    subject: withBeginning(name, subjectName, compileCheck(name, subjectName, subject)),
    /** The address that the subject is compared with. */
    second: withBeginning(name, secondName, compileCheck(name, secondName, lineOrFields)),
  };
}

/** The validator of the subject where a caller knows it by another name, such as `q`. */
export function subjectCheckAs(name: OperationName, place: string): (value: unknown) => unknown {
  const { subject }: Operation = OPERATIONS[name];
  return compileCheck(name, place, subject?.schema ?? addressId);
}

const NO_OPTIONS = Object.freeze({});

/** The validators of every operation. */
export const CHECK = {
  lookupStreet: checksOf('lookupStreet'),
  lookupPostcode: checksOf('lookupPostcode'),
  forwardGeocode: checksOf('forwardGeocode'),
  reverseGeocode: checksOf('reverseGeocode'),
  getAddress: checksOf('getAddress'),
  listMunicipalities: checksOf('listMunicipalities'),
  listProvinces: checksOf('listProvinces'),
  listCountries: checksOf('listCountries'),
  listSuburbs: checksOf('listSuburbs'),
  getArea: checksOf('getArea'),
  search: checksOf('search'),
  suggest: checksOf('suggest'),
  candidates: checksOf('candidates'),
  parse: checksOf('parse'),
  standardise: checksOf('standardise'),
  sameAddress: checksOf('sameAddress'),
};
