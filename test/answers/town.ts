import { type TinyAddress, tinyGeocoder } from '../match/tiny-dataset';

/** Where the house numbers of the streets below stand: seven metres from number to number, eastward. */
export const STEP = 0.0001;
export const ODD_LATITUDE = 52.992;
export const EVEN_LATITUDE = 52.9922;
const WEST = 6.56;

/** The longitude of a house number, real or not. */
export const longitudeOf = (number: number): number => Number((WEST + number * STEP).toFixed(6));

/** Addresses of one street, the odd numbers south of it, the even ones north. */
function street(name: string, numbers: readonly string[], where: string, north = 0): TinyAddress[] {
  return numbers.map((written) => {
    const number = Number.parseInt(written, 10);
    const latitude = (number % 2 === 1 ? ODD_LATITUDE : EVEN_LATITUDE) + north;
    return `${name} ${written}; ${where}; ${latitude}, ${longitudeOf(number)}`;
  });
}

const ASSEN = 'Assen; Assen; Drenthe';
const BEILEN = 'Beilen; Midden-Drenthe; Drenthe';
const GRONINGEN = 'Groningen; Groningen; Groningen';

/**
 * Three places. Groningen lies 25 km north of Assen, Beilen 15 km south. By their addresses Groningen is the largest and
 * Beilen the smallest.
 */
const ADDRESSES: readonly TinyAddress[] = [
  ...street('Brink', ['1', '3', '5', '11', '13', '2', '4', '8', '10', '90'], `9401HS; ${ASSEN}`),
  ...street('Brinkstraat', ['1', '2', '3', '12', '12/A', '12/B', '120'], `9401HT; ${ASSEN}`, 0.002),
  ...street('Vredeveldseweg', ['75', '77/1', '77/2', '77/10', '79'], `9404BA; ${ASSEN}`, 0.004),
  ...street('Hoofdstraat', ['1', '2', '3'], `9401BA; ${ASSEN}`, 0.006),
  ...street('Oude Molenweg', ['1', '2'], `9402AA; ${ASSEN}`, 0.008),
  ...street('Molenstraat', ['1', '2', '3'], `9402AB; ${ASSEN}`, 0.01),
  ...street('Brink', ['1', '2', '3'], `9411KP; ${BEILEN}`, -0.13),
  ...street('Hoofdstraat', ['1', '2', '3', '5'], `9411AA; ${BEILEN}`, -0.132),
  ...street(
    'Hoofdstraat',
    ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12'],
    `9711AA; ${GRONINGEN}`,
    0.22,
  ),
  ...street('Hoofdweg', ['1', '2', '3', '4', '5'], `9712BB; ${GRONINGEN}`, 0.222),
  ...street('Grote Markt', ['1', '2', '3', '4', '5', '6', '7'], `9712HN; ${GRONINGEN}`, 0.224),
  ...street(
    'Herestraat',
    Array.from({ length: 40 }, (_, at) => String(at + 1)),
    `9711LC; ${GRONINGEN}`,
    0.226,
  ),
];

export const town = () => tinyGeocoder({ code: 'NL', name: 'Nederland' }, ADDRESSES);
