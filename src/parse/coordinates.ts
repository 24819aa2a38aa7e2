/** A point on the earth: degrees, WGS 84. */
export interface Coordinates {
  /** −90…90. */
  readonly latitude: number;
  /** −180…180. */
  readonly longitude: number;
}

type Axis = 'latitude' | 'longitude';

/** One of the two numbers. */
interface Angle {
  readonly degrees: number;
  /** Which of the two it is, if a hemisphere or a name tells. */
  readonly axis: Axis | null;
  readonly hasDecimalComma: boolean;
}

/**
 * RFC 5870: `geo:53.2185,6.5671;u=35`, with a height at most as the third number. Android adds
 * `?q=53.2185,6.5671(Martini)`.
 */
const GEO_URI = /^geo:([^,;?]+),([^,;?]+)(?:,[^,;?]*)?((?:;[^?]*)?)(?:\?(?:.*&)?q=([^,&]+),([^,&(]+)|\?|$)/i;
const BEGINS_URI = /^\s*geo:/i;
const OTHER_REFERENCE = /;crs=(?!wgs84(?:;|$))/i;
/** Well-known text has longitude first. */
const POINT = /^point\s*\(\s*([^\s()]+)\s+([^\s()]+)\s*\)$/i;
const DECIMAL = /^[-+]?\d{1,3}(?:\.\d{1,20})?$/;

/** A word that no line of coordinates has: told at once, for hardly any line is one. */
const OTHER_WORD =
  /(?<!\p{IDS})(?!(?:geo|point|gps|wgs|coord(?:inate)?s?|co[oö]rdinaten|koordinaten|coordonnées|coordenadas|lat(?:itude)?|lon(?:gitude)?|lng|long|north|south|east|west|deg(?:rees)?|min|sec)(?!\p{IDS}))\p{IDS}{3}/iu;
const INTRODUCTION =
  /^(?:gps|wgs\s?84|coord(?:inate)?s|co[oö]rdinaten|koordinaten|coordonnées|coordenadas)\s*:?\s*/iu;
const BRACKETS = /^[([](.*)[)\]]$/s;
const AXIS_NAMES = '(?:(lat(?:itude)?|lon(?:gitude)?|lng|long)\\.?\\s*[:=]?\\s*)?';
const HEMISPHERE = '(north|south|east|west|[nsew])\\.?';
const NUMBER_UNDER_60 = '[0-5]?\\d(?:[.,]\\d{1,20})?';
/** Sign, degrees, their mark, minutes, seconds. */
const DEGREES =
  '([-+]?)(\\d{1,3}(?:[.,]\\d{1,20})?)(?:\\s*(°|deg(?:rees)?|d(?![a-z])))?' +
  `(?:(?:(?<=[°a-z])\\s*|\\s+)(${NUMBER_UNDER_60})(?:\\s*(?:'|m(?:in)?(?![a-z])))?` +
  `(?:(?:(?<=['a-z])\\s*|\\s+)(${NUMBER_UNDER_60})(?:\\s*(?:"|s(?:ec)?(?![a-z])))?)?)?`;
const SEPARATOR = '(\\s*[,;|/&]\\s*|\\s+|(?<=["\'°a-z]))';
const ANGLES = [
  `${AXIS_NAMES}${HEMISPHERE}\\s*${DEGREES}()`,
  `${AXIS_NAMES}()${DEGREES}\\s*${HEMISPHERE}`,
  `${AXIS_NAMES}()${DEGREES}()`,
];
/** The hemispheres of both in front, of both behind, or of none. */
const PAIRS = ANGLES.map((angle) => new RegExp(`^${angle}${SEPARATOR}${angle}$`, 'i'));
const GROUPS_OF_ANGLE = 8;

/**
 * The coordinates that a line consists of, or null for any other line: decimal degrees (`53.2185, 6.5671`), degrees
 * with minutes and seconds (`53°13'06.6"N 6°34'01.6"E`), `geo:` URIs, `POINT(6.5671 53.2185)`. Latitude comes first
 * unless hemispheres or names say otherwise: a swapped order is not guessed. A decimal comma is read where it cannot be
 * the comma between the two. Integers alone are no coordinates: they may be house numbers.
 */
export function readCoordinates(line: string): Coordinates | null {
  if (OTHER_WORD.test(line) && !BEGINS_URI.test(line)) return null;
  const text = plainSigns(line.trim());
  const uri = GEO_URI.exec(text);
  if (uri !== null) return ofUri(uri);
  const point = POINT.exec(text);
  if (point !== null) return ofDecimals(point[2]!, point[1]!);
  const bare = text.replace(INTRODUCTION, '').replace(BRACKETS, '$1').trim();
  for (const pattern of PAIRS) {
    const found = pattern.exec(bare);
    if (found !== null) return ofPair(found);
  }
  return null;
}

/** Typographic signs as the plain ones that stand for them. */
function plainSigns(text: string): string {
  return text
    .replace(/[−–]/gu, '-')
    .replace(/[º˚]/gu, '°')
    .replace(/[′’‘´`]/gu, "'")
    .replace(/''|[″”“]/gu, '"');
}

function ofUri([, latitude, longitude, parameters, askedLatitude, askedLongitude]: RegExpExecArray) {
  if (OTHER_REFERENCE.test(parameters!)) return null;
  const asked = ofDecimals(askedLatitude ?? '', askedLongitude ?? '');
  return asked ?? ofDecimals(latitude!, longitude!);
}

function ofDecimals(latitude: string, longitude: string): Coordinates | null {
  if (!DECIMAL.test(latitude.trim()) || !DECIMAL.test(longitude.trim())) return null;
  return inRange(Number(latitude), Number(longitude));
}

function ofPair(found: RegExpExecArray): Coordinates | null {
  const separator = found[GROUPS_OF_ANGLE + 1]!;
  const first = readAngle(found.slice(1, GROUPS_OF_ANGLE + 1));
  const second = readAngle(found.slice(GROUPS_OF_ANGLE + 2));
  if (first === null || second === null) return null;
  // `53,2,6`: nothing tells which comma parts the two.
  if (separator === ',' && first.hasDecimalComma !== second.hasDecimalComma) return null;
  if (first.axis !== null && first.axis === second.axis) return null;
  const isSwapped = first.axis === 'longitude' || second.axis === 'latitude';
  return isSwapped ? inRange(second.degrees, first.degrees) : inRange(first.degrees, second.degrees);
}

/** An angle of its groups; null if they contradict one another, or if it may be a house number. */
function readAngle(groups: readonly (string | undefined)[]): Angle | null {
  const [name = '', before = '', sign = '', whole = '', mark = '', minutes = '', seconds = '', after = ''] =
    groups;
  const hemisphere = (before + after).charAt(0).toLowerCase();
  const axis = axisOf(name, hemisphere);
  if (axis === undefined || (hemisphere !== '' && sign !== '')) return null;
  const parts = [whole, minutes, seconds].filter((part) => part !== '');
  // Only the last part may have a fraction.
  if (parts.slice(0, -1).some(hasFraction)) return null;
  const isMarked = mark !== '' || axis !== null;
  if (!isMarked && (parts.length > 1 || !hasFraction(whole))) return null;
  const [degrees = 0, sixtieths = 0, others = 0] = parts.map((part) => Number(part.replace(',', '.')));
  const size = degrees + sixtieths / 60 + others / 3600;
  const isNegative = sign === '-' || hemisphere === 's' || hemisphere === 'w';
  return {
    degrees: isNegative ? -size : size,
    axis,
    hasDecimalComma: parts.some((part) => part.includes(',')),
  };
}

function hasFraction(number: string): boolean {
  return /[.,]/.test(number);
}

/** Null if nothing tells, undefined if the name says another than the hemisphere. */
function axisOf(name: string, hemisphere: string): Axis | null | undefined {
  const named = name === '' ? null : name.toLowerCase().startsWith('la') ? 'latitude' : 'longitude';
  const lying = hemisphere === '' ? null : 'ns'.includes(hemisphere) ? 'latitude' : 'longitude';
  return named !== null && lying !== null && named !== lying ? undefined : (named ?? lying);
}

function inRange(latitude: number, longitude: number): Coordinates | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
