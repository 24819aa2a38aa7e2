import type { LineWord } from '../words/line-word';

/** `Street:`, `Nr.:`. */
const LABEL = /^\p{IDS}[\p{IDS}.]*:$/u;

/** The words without the labels of a form: `Straße: Mühlenweg Hausnummer: 35 Ort: Essen`. */
export function withoutLabels(words: readonly LineWord[]): readonly LineWord[] {
  const kept = words.filter(({ raw }) => !LABEL.test(raw));
  return kept.length === 0 ? words : kept;
}
