import { byNumber } from '../../geocoder';
import type { AddressQuery, Match } from '../../model/match';
import type { MatchOptions } from '../../model/options';
import type { Answering } from '../routes/answering';
import type { CompatQuestion } from './endpoint';

/** `q=0.9`: how much a language of a list is wanted. */
const WEIGHT = /^\s*q\s*=\s*([\d.]+)\s*$/i;

/**
 * The same matches in the language of a parameter, or of the header Accept-Language: of a list such as
 * `fr-BE,fr;q=0.9,en` the most wanted language in which the dataset has names. The given matches if there is none, or if
 * the main language of the country comes first: the data have their own names in it, unless they have others.
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
  const main = byNumber(geocoder).mainLanguage(matches[0]!.country);
  const language = mostWantedFirst(asked).find((code) => held.includes(code) || code === main);
  if (language === undefined || !held.includes(language)) return matches;
  const named = ask(language);
  const isPaired =
    named.length === matches.length &&
    named.every(({ latitude, longitude }, at) => {
      const own = matches[at]!;
      return own.latitude === latitude && own.longitude === longitude;
    });
  return isPaired ? named : matches;
}

/** ISO 639 codes. Those of equal weight keep their order; weight 0 means not wanted. */
function mostWantedFirst(list: readonly string[]): string[] {
  return list
    .map((one) => {
      const [tag = '', ...parameters] = one.split(';');
      const weight = parameters.map((parameter) => WEIGHT.exec(parameter)?.[1]).find((text) => text);
      return { code: languageOf(tag), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code);
}

/** `fr-BE` → `fr`. */
export function languageOf(tag: string): string {
  return tag.trim().split(/[-_;]/)[0]!.trim().toLowerCase();
}

/** The first candidate that fits by its names in the data, named in a language. Candidates have one order in all languages. */
export function fittingCandidate(
  geocoder: Answering,
  asked: AddressQuery,
  options: MatchOptions,
  fits: (match: Match) => boolean,
  language: string | undefined,
): Match | null {
  const own = geocoder.candidates(asked, options);
  const at = own.findIndex(fits);
  if (at < 0 || language === undefined) return own[at] ?? null;
  return geocoder.candidates(asked, { ...options, language })[at] ?? null;
}
