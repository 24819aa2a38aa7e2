import type { Match } from '../../model/match';
import type { Answering } from '../routes/answering';
import type { Parameters } from './parameters';

/**
 * The same matches in the language that a parameter asks for: of a list such as `fr-BE,fr;q=0.9,en` the first that the data
 * hold names in. The matches themselves where there is none.
 * @param ask asks again, in a language.
 */
export function inAskedLanguage(
  geocoder: Answering,
  parameters: Parameters,
  parameter: string,
  matches: readonly Match[],
  ask: (language: string) => readonly Match[],
): readonly Match[] {
  const held = geocoder.manifest.languages ?? [];
  if (held.length === 0 || matches.length === 0) return matches;
  const language = parameters
    .texts(parameter)
    .map((one) => one.split(/[-_;]/)[0]!.toLowerCase())
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
