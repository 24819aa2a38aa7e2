import { englishUnits } from './english-units';
import { floorsWithDoor } from './floors-with-door';
import { floorsWithSide } from './floors-with-side';
import { hasLanguage, type LineWriting } from './line-writing';
import { noneOf } from './pattern-parts';
import { NUMBER_SIGN_UNIT } from './unit-number';
import { unitsAtEnd, unitsBehind, unitsBehindStreet } from './units-with-words';

/** Danish: units are a floor and a door: `1. dør 4`, `st., dør 1`. */
const WITH_DOORS = 'da';

/** A unit beside its house number: `Apt 4B`, `#12`, `2. tv`. The first way that fits counts. Null for a country without units. */
export function unitPattern(writing: LineWriting): RegExp | null {
  const { languages, words, units, numberFirst, typesAtEnd } = writing;
  const ways = [
    // `42 Tower Rd Apt 2B` has one unit, and `Tower Rd` is the street.
    ...unitsBehind(units, words('floors'), noneOf(typesAtEnd)),
    ...floorsWithSide(words, numberFirst),
  ];
  const english = englishUnits(writing);
  if (english !== null) ways.push(english);
  if (hasLanguage(languages, WITH_DOORS)) ways.unshift(...floorsWithDoor(units, words));
  ways.push(...(numberFirst ? unitsBehindStreet(units, words('particles')) : unitsAtEnd(units)));
  // The sign comes before the words, because `#APT 148` is one unit. Where the number stands last, `Reforma #222` has none yet.
  // Five digits in front are a postcode. The sign is looked for before the digit in front of it: there are few signs.
  if (units.includes('#') || words('number').includes('#'))
    ways.unshift(
      numberFirst ? NUMBER_SIGN_UNIT : `(?=#)(?<=(?<![\\d-])\\d{1,4}(?!\\d)[^#]*)${NUMBER_SIGN_UNIT}`,
    );
  return ways.length === 0 ? null : new RegExp(ways.join('|'), 'giu');
}
