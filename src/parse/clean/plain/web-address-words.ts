/** A web address or a name of a file has no space, and `+` or `_` for each. */
const JOINED = /^(?=\S*\d)(?=\S*\p{IDS}{2})\S+$/u;
const JOINTS = /[+_]/g;
/** `170-Ferry-Rd,-Charlotte,-VT-05445` of a web address. Two numbers stay one, unless the second is a postcode or `226th`. */
const SLUG =
  /^(?:(?=.*\d)[\p{IDS}\d]+(?:[,.]?-{1,2}[\p{IDS}\d][\p{IDS}\d'’/]*){3,}[-.]?|\p{IDS}{3,}\.?-\d+\p{IDS}?-\p{IDS}{3,}(?:\/\p{IDS}{3,})?)$/u;
const HYPHEN_OF_SLUG =
  /(?<!\d)-|-(?!\d)|-(?=\d{4,5}(?!\d))|-(?=\d+(?:st|nd|rd|th)(?!\p{IDS}))|(?<=-\d+)-(?=\d)/gu;

/** The words of a web address or of a file's name. */
export function withWordsOfWebAddress(line: string): string {
  if (!JOINED.test(line)) return line;
  return SLUG.test(line) ? line.replace(HYPHEN_OF_SLUG, ' ') : line.replace(JOINTS, ' ');
}
