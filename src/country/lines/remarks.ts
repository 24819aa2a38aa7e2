/**
 * Words that begin a remark for whoever delivers, in any language, or another name of the address. Each is hardly a
 * name behind a house number.
 */
const BEGINNINGS =
  '[1-3] ?(?:x|×|mal|keer|fois|maal) (?:aan)?(?:bellen|klingeln|läuten|sonner)|2x ring|ring (?:the )?(?:door)?bell|a/k/a|a\\.k\\.a|aka(?=\\s+\\d)|graag|gelieve|svp|s\\.v\\.p\\.|aub|a\\.u\\.b\\.|indien niet thuis|bij geen gehoor|veuillez|merci de|pri[eè]re de|sonner|' +
  'please|leave (?:at|by|in|it|with)|bitte|venligst|vinsamleg(?:a|ast)|citofonare|suonare|per favore|por favor|llamar';

/** The words that show that a line may have a remark, folded. */
export const REMARK_WORDS: readonly string[] = (
  'bellen aanbellen klingeln lauten bell aka graag gelieve svp aub indien gehoor veuillez merci priere sonner please leave bitte venligst vinsamlega vinsamlegast ' +
  'citofonare suonare favore favor llamar code digicode codice turcode deurcode'
).split(' ');

/** `21128`, `8312 PV`, `1050 Elsene`; behind `code` stands that of a door. */
const POSTCODE_BEGINS =
  '(?<!code) (?:\\d{5}(?!\\p{N})|\\d{4} ?\\p{IDS}{2}(?!\\p{IDS})|[1-9]\\d{3} \\p{Lu}\\p{IDS}{2})';

/**
 * `12 Main St, please ring twice`: up to the next comma, dash or postcode, behind a number and the name of a street or a place. What stands
 * before it is looked at last, for that takes longest.
 */
export const REMARK = `(?<=[\\s,(])(?=(?:${BEGINNINGS})(?![\\p{IDS}\\p{N}]))(?<=\\d[^;\\n]*)(?:(?! [-–—] |${POSTCODE_BEGINS})[^,;\\n])+`;

const IS_REMARK = new RegExp(`^(?:${BEGINNINGS})(?![\\p{IDS}\\p{N}])`, 'iu');

/** True for a text that begins as a remark does. */
export function isRemark(text: string): boolean {
  return IS_REMARK.test(text);
}

/** Words that a code of a door follows. `code` alone may be that of the post. */
const CODE_WORDS =
  'digicode|(?:gate|door|entry|access|lobby|buzzer|lock)[ -]?code|code (?:de )?(?:la )?(?:porte|portail|immeuble|hall|entr[eé]e|acc[eè]s)|' +
  "code d['’ ](?:entr[eé]e|acc[eè]s|immeuble)|t[uü]rcode|deurcode|codice (?:portone|cancello)";
const CODE_BEGINS = '(?:\\s+(?:is|est|n[°o]))?\\s*:?\\s*';
const CODE_ENDS = '(?![\\p{IDS}\\p{N}])[#*]*';

/** `digicode : 23A58`, `gate code 4411#`, `code 12B45`: with a digit, and behind `code` alone with a letter or a sign as well. */
export const DOOR_CODE = [
  `(?<![\\p{IDS}\\p{N}])(?:${CODE_WORDS})${CODE_BEGINS}[#*]*(?=\\p{IDS}*\\d)[\\p{IDS}\\d]{2,8}${CODE_ENDS}`,
  `(?<![\\p{IDS}\\p{N}])code\\s*:?\\s*(?:(?=\\d+\\p{IDS}|\\p{IDS}+\\d)[\\p{IDS}\\d]{4,8}${CODE_ENDS}|[\\p{IDS}\\d]{3,8}[#*]+)`,
].join('|');
