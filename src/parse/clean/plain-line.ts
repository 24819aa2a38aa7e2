import {
  withHundredsInDigits,
  withoutAddressLabel,
  withoutClosing,
  withoutIntroduction,
} from '../../country/index';
import { composed } from './plain/composed';
import { withFieldsApart } from './plain/fields-apart';
import { withGluedApart } from './plain/glued-words';
import { withHyphensApart, withSuffixAtNumber } from './plain/hyphens-apart';
import { withLabelsApart } from './plain/labels-apart';
import { withoutListMarks } from './plain/list-marks';
import { withPlainNumbers, withWholeNumbers } from './plain/plain-numbers';
import { withPlainSigns } from './plain/plain-signs';
import { withoutRowNumber } from './plain/row-number';
import { withSlashesApart } from './plain/slashes-apart';
import { withWordsOfWebAddress } from './plain/web-address-words';
import { withoutRepeats } from './without-repeats';

/** The steps to a plain line. Each one may rely on those before it. */
const STEPS: readonly ((line: string, numberFirst: boolean) => string)[] = [
  withPlainSigns,
  withFieldsApart,
  withLabelsApart,
  withWordsOfWebAddress,
  composed,
  withPlainNumbers,
  withoutListMarks,
  withoutIntroduction,
  withoutAddressLabel,
  withoutClosing,
  withoutRowNumber,
  withSuffixAtNumber,
  withWholeNumbers,
  withHyphensApart,
  withHundredsInDigits,
  withSlashesApart,
  withoutRepeats,
  withGluedApart,
];

/**
 * A line as somebody writes it who has one address and time: composed (NFC), without marks of lists and repetitions,
 * with a space where two words run together at a number.
 * @param numberFirst true if house numbers stand before streets.
 */
export function plainLine(line: string, numberFirst = false): string {
  return STEPS.reduce((plain, step) => step(plain, numberFirst), line);
}
