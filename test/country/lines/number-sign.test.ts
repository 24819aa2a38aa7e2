import { expect, it } from 'vitest';
import { withoutNumberSign } from '../../../src/country/lines/number-sign';

// `#11 High St, 2nd floor` was the postcode: the sign made a unit of the house number.
it.each([
  ['#72 Main St, Barre', '72 Main St, Barre'],
  ['#72 Main St, Barre, VT 05641, 2nd floor', '72 Main St, Barre, VT 05641, 2nd floor'],
  ['#5919 Oakland Rd Halethorpe MD 21227', '5919 Oakland Rd Halethorpe MD 21227'],
  ['21220, #12 Cove Rd, Middle River', '21220, 12 Cove Rd, Middle River'],
  ['Joe Smith, # 72 Main St', 'Joe Smith, 72 Main St'],
  ['#114 5th Ave, Barre', '114 5th Ave, Barre'],
  ['n° 12 rue Lepic', '12 rue Lepic'],
])('%s has a house number: %s', (line, without) => expect(withoutNumberSign(line)).toBe(without));

it.each([
  '#4 12 Main St, Barre',
  '#4, 12 Main St, Barre',
  '#4 Rear 12 Main St, Barre',
  '#302 Maple Towers, 45 King St, Toronto',
  '12 Main St #4, Barre',
  '12 Main St, #4 Rear, Barre',
  '#4',
])('%s has a unit', (line) => expect(withoutNumberSign(line)).toBe(line));
