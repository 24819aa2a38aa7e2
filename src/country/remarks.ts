/** Words that begin a remark for whoever delivers, in any language. Each is hardly a name behind a house number. */
const BEGINNINGS =
  'graag|gelieve|svp|s\\.v\\.p\\.|aub|a\\.u\\.b\\.|indien niet thuis|bij geen gehoor|veuillez|merci de|pri[eè]re de|sonner|' +
  'please|leave (?:at|by|in|it|with)|bitte|venligst|vinsamleg(?:a|ast)|citofonare|suonare|per favore|por favor|llamar';

/** The words that show that a line may have a remark, folded. */
export const REMARK_WORDS: readonly string[] = (
  'graag gelieve svp aub indien gehoor veuillez merci priere sonner please leave bitte venligst vinsamlega vinsamlegast ' +
  'citofonare suonare favore favor llamar'
).split(' ');

/**
 * `12 Main St, please ring twice`: up to the next comma, behind a number and the name of a street or a place. What stands
 * before it is looked at last, for that takes longest.
 */
export const REMARK = `(?<=[\\s,(])(?=(?:${BEGINNINGS})(?![\\p{L}\\p{N}]))(?<=\\d[^;\\n]*)[^,;\\n]+`;
