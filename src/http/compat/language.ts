import type { Match } from '../../model/match';
import type { CompatQuestion } from './endpoint';

/**
 * The same matches in the language of a parameter, or of the header Accept-Language: of a list such as
 * `fr-BE,fr;q=0.9,en` the first language in which the dataset has names. The given matches if there is none.
 * @param ask asks the same question again in a language.
 */
export function inAskedLanguage(
  { geocoder, parameters, languages }: CompatQuestion,
  parameter: string,
  matches: readonly Match[],
  ask: (language: string) => readonly Match[],
): readonly Match[] {
  const held = geocoder.manifest.languages ?? [];
  if (held.length === 0 || matches.length === 0) return matches;
  const asked = parameters.has(parameter) ? parameters.texts(parameter) : languages.split(',');
  const language = asked
    .map((one) => one.trim().split(/[-_;]/)[0]!.toLowerCase())
    .find((code) => held.includes(code));
  if (language === undefined) return matches;
  const named = ask(language);
  const isPaired =
    named.length === matches.length &&
    named.every(({ latitude, longitude }, at) => {
      const own = matches[at]!;
      return own.latitude === latitude && own.longitude === longitude;
    });
  return isPaired ? named : matches;
}
