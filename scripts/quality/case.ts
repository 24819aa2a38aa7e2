import type { AddressQuery } from '../../src/model/match';
import { lineOf, writesState } from './line';
import type { Street, Truth, World } from './world';

/**
 * What the contract says is right (sections 2 and 3). `address`: the address itself. `building`: its number without a
 * unit; `street`: its street, asked without a number; `missing` where a unit was asked that is not there. `range`: the first number of one. `past`: a number after the
 * last of its street. `absent number`: one between others. `crossing`: where its street meets another. `nothing`: the
 * street is not there. `postcode`: nor is it, but the asked postcode is: that, or the address there with the number.
 */
export type Wanted =
  | 'address'
  | 'building'
  | 'street'
  | 'missing unit'
  | 'range'
  | 'past'
  | 'absent number'
  | 'crossing'
  | 'nothing'
  | 'postcode';

/** A question made from a real address. */
export interface Case {
  fields: AddressQuery;
  /** The same as one line. */
  line: string;
  wanted: Wanted;
  /** The address the question was made from. */
  truth: Truth;
  /** The other street of a crossing. */
  other?: Street;
}

export interface CaseClass {
  name: string;
  /** Makes a case of an address, or null where the address does not suit the class. */
  make(random: () => number, truth: Truth, world: World): Case | null;
}

/** Street, number and city, as most people know an address. */
export function known(truth: Truth): AddressQuery {
  const { streetname, number, suffix, city } = truth;
  return withoutEmpty({ streetname, number, suffix, city });
}

/** The address as it is known, with changes. */
export function asked(truth: Truth, changes: AddressQuery, line?: string): Case {
  return wanting('address', truth, { ...known(truth), ...changes }, line);
}

export function wanting(wanted: Wanted, truth: Truth, query: AddressQuery, line?: string): Case {
  const fields = withoutEmpty(query);
  return { fields, line: line ?? lineOf(asWritten(fields, truth), truth.country), wanted, truth };
}

/** Where a country writes its states between city and postcode, nobody leaves them out there. */
export function asWritten(fields: AddressQuery, truth: Truth): AddressQuery {
  const isParted = fields.postcode !== undefined && writesState(truth.country);
  return isParted ? { province: truth.province, ...fields } : fields;
}

/** A source may lack a city: then it is not asked for. */
export function withoutEmpty(fields: AddressQuery): AddressQuery {
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}
