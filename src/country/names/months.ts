import { fold } from '../../text/fold';

const YEAR = /^(?:1[5-9]|20)\d{2}$/;
const MONTHS_OF_YEAR = 12;

/** Knows the years behind months in names of streets: the 1945 of `Rue du 8 Mai 1945`. People and registers leave it out. */
export class YearsOfDays {
  readonly #languages: readonly string[];
  /** Folded. Made when first asked. */
  #months: ReadonlySet<string> | null = null;

  /** @param languages ISO 639 codes. */
  constructor(languages: readonly string[]) {
    this.#languages = languages;
  }

  /** True if the last of the folded words is a year behind a month. */
  endsInYear(words: readonly string[]): boolean {
    if (words.length < 2 || !YEAR.test(words[words.length - 1]!)) return false;
    this.#months ??= new Set(this.#languages.flatMap(monthsOf));
    return this.#months.has(words[words.length - 2]!);
  }
}

/** The months as they stand behind a day: `listopadu`; none of a language that Node does not know. */
function monthsOf(language: string): string[] {
  // Another language would be that of the machine, and a dataset has the same bytes wherever it is built.
  if (Intl.DateTimeFormat.supportedLocalesOf(language).length === 0) return [];
  const format = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  return Array.from({ length: MONTHS_OF_YEAR }, (_, month) => {
    const parts = format.formatToParts(Date.UTC(2000, month, 15));
    return fold(parts.find(({ type }) => type === 'month')?.value ?? '');
  });
}
